# Writes the clouds before the site is read, also when jekyll serve builds it again.
Jekyll::Hooks.register :site, :after_reset do |site|
  stratus = ENV.fetch("STRATUS", "stratus")
  system(stratus, "embed", "--clouds-from", "_posts", "--into", "_data/clouds", "--merge", "exact", "--quiet",
         "--link", '/tags/#{slug}', "--unit", "posts", "--width", "672", "--padding", "0",
         chdir: site.source, exception: true)
end
