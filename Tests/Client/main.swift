import Stratus

let tags = [try Tag("Swift", weight: 42, link: "https://www.swift.org"), try Tag("Rust", weight: 30)]
try render(tags).writeToStandardOutput()
