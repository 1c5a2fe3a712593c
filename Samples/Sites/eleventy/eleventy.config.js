import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const clouds = "src/_includes/clouds";

// Files that are the same are not written again, so that --serve has nothing to build for them.
function makeClouds() {
  execFileSync(process.env.STRATUS ?? "stratus", [
    "embed", "--clouds-from", "src/posts", "--into", clouds, "--key", "tags", "--merge", "exact", "--quiet",
    "--link", "/tags/{slug}/", "--unit", "posts", "--width", "672", "--padding", "0",
  ], { stdio: "inherit" });
}

export default function (eleventyConfig) {
  // Now, since data may be read before the first event, and before every later build.
  makeClouds();
  eleventyConfig.on("eleventy.before", makeClouds);
  eleventyConfig.addGlobalData("tagCloud", () => JSON.parse(readFileSync(`${clouds}/tags.json`, "utf8")));
  // The address of a term's page as the name of its folder.
  eleventyConfig.addFilter("decode", (address) => decodeURI(address));
  eleventyConfig.addFilter("day", (date) => date.toISOString().slice(0, 10));
  eleventyConfig.addFilter("longDate", (date) =>
    date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }));
  eleventyConfig.addCollection("posts", (collections) => collections.getFilteredByGlob("src/posts/*.md"));
  eleventyConfig.addPassthroughCopy("src/site.css");
  return { dir: { input: "src" }, htmlTemplateEngine: "njk", markdownTemplateEngine: "njk" };
}
