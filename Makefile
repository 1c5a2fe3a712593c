# What is built stands in .build, the command in .build/stratus, what a build or a run said in .build/logs. `make help`
# lists the targets: of each the words behind ##.
#
# Everything is compiled once, with one set of flags: optimised, and open to the tests. Only what has other flags by its
# nature is compiled again: without the libraries that are optional, for the fuzzer, for WebAssembly, for the benchmarks.

PREFIX ?= /usr/local
SWIFT ?= swift
export SWIFT
export SWIFTC ?= swiftc
CC := $(shell command -v cc || command -v clang)
# Fonts, stems and dictionaries, whose libraries are optional: `make TRAIT=` builds without them.
export TRAIT ?= Full
TRAITS = $(if $(TRAIT),--traits $(TRAIT))
BUILD = $(SWIFT) build -c release $(TRAITS) -Xswiftc -enable-testing
BUILT = .build/release
STRATUS = .build/stratus
LOGS = .build/logs
SAYING = Tools/build.sh $(LOGS)
# What the command is made of: where nothing of it is newer, nothing is asked of SwiftPM. That a file is gone, or that the
# flags are others, is seen by FLAGS, which is written anew then.
SOURCES = $(shell find Sources Templates -type f -not -name '.*') NOTICE Package.swift Makefile Tools/link.sh Tools/lazy.c
FLAGS = .build/flags
TESTS = $(BUILT)/stratusPackageTests.xctest

.DEFAULT_GOAL = all
.PHONY: all build help demo test check soak nu lint format foundation bench texts accuracy stress fuzz edits faults attack \
  spark embedded plain server pictures options gallery site install sizes tables tests

all build: $(STRATUS) ## build the command, .build/stratus
	@echo "The command is $(STRATUS). Try: $(STRATUS) render Samples/languages.md -o cloud.html"
	@echo "make demo makes the samples, sudo make install copies the command to $(PREFIX)/bin, make help lists the rest."

help: ## list the targets
	@sed -nE 's/^all [a-z]*:/make:/; s/\$$\$$/$$/; s/^([a-z-]+):.*## (.*)/\1\t\2/p' Makefile | expand -t 12

# Under sudo nothing is built: it would leave files of root's behind.
OWNED = [ -z "$$SUDO_USER$$DOAS_USER" ] || [ "$$(stat -c %u .)" = 0 ] \
  || { echo "$(STRATUS) is missing, or older than the sources: run make first, without sudo"; exit 1; }
STATE = $(SWIFT) $(TRAIT) $(words $(SOURCES)) $(shell echo '$(SOURCES)' | cksum)

.PHONY: always
$(FLAGS): always
	@[ "$$(cat $@ 2>/dev/null)" = "$(STATE)" ] || { $(OWNED); mkdir -p .build; echo "$(STATE)" >$@; }

# As old as its sources were when they were read: what is changed meanwhile is newer.
$(STRATUS): $(SOURCES) $(FLAGS)
	@$(OWNED)
	@touch .build/begun
	@Tools/packages.sh build
	@$(SAYING)/build.log "building the command: four to eight minutes on two cores, the first time" $(BUILD) --product stratus
	@Tools/link.sh $(BUILT) $@
	@touch -r .build/begun $@

demo: $(STRATUS) ## make the sample clouds and the sample site, in .build/demo
	@$(STRATUS) render --quiet Samples/languages.md --format text
	@mkdir -p .build/demo/boxes
	@for name in languages scripts typography populations chips cards; do \
	  $(STRATUS) render --quiet Samples/$$name.md -o .build/demo/$$name.svg && \
	  $(STRATUS) render --quiet Samples/$$name.md -o .build/demo/$$name.html || exit 1; \
	done
	@for name in hugo jekyll zola eleventy pelican; do \
	  $(STRATUS) render --quiet Samples/Posts/$$name --from posts -o .build/demo/$$name.html || exit 1; \
	done
	@$(STRATUS) render --quiet Samples/elements.csv --columns name=element,weight=ppm,group=kind --scale log --order groups,weight \
	  -o .build/demo/elements.html
	@$(STRATUS) render --quiet Samples/feed.atom Samples/feed.rss -o .build/demo/feeds.html
	@$(STRATUS) render --quiet Samples/weather.txt -o .build/demo/weather.html
	@$(STRATUS) build --quiet Samples/Blog -o .build/demo/blog --state .build/demo/.stratus --base-url https://example.org/ --now 2026-11-22
	@echo "Open $(CURDIR)/.build/demo/languages.html in a browser; the other samples stand beside it."
	@echo "The sample site: python3 -m http.server --directory $(CURDIR)/.build/demo/blog, and then http://localhost:8000/"
	@$(SAYING)/demonstrations.log "building the demonstrations of views" $(BUILD) --product demonstrations
	@$(BUILT)/demonstrations .build/demo/boxes
	@echo "What views make stands in .build/demo/boxes."

export RUN
tests: $(STRATUS)
	@Tools/packages.sh build test
	@$(SAYING)/tests.log "building the tests" $(BUILD) --build-tests

test: tests ## install what the tests need, and run all of them; RUN=REGEX for some
	@STRATUS_STRICT=1 Tests/run.py $(TESTS) $(if $(RUN),--filter "$$RUN")
	@$(if $(RUN),true,$(MAKE) --no-print-directory foundation)

# The tests of one room, and nothing that only others need: with the command where they start it.
CHECKED = $(if $(filter StratusCommand,$(ROOM)),Command,$(if $(filter Box%,$(ROOM)),BoxLayout,$(ROOM)))
check: $(if $(filter Command Browser,$(CHECKED)),$(STRATUS)) ## build and test one room: make check ROOM=FlowSolving, or another folder of Sources
	@[ -d Tests/$(CHECKED)Tests ] && [ -n "$(ROOM)" ] || { echo "there are no tests of '$(ROOM)': ROOM is one of" $(patsubst Tests/%Tests,%,$(wildcard Tests/*Tests)); exit 64; }
	@Tools/packages.sh build python3=python3
	@STRATUS_ROOM=$(CHECKED) $(SAYING)/check.log "building $(ROOM) and its tests" $(BUILD) --product stratusPackageTests
	@Tests/run.py $(TESTS) --room $(CHECKED)

nu: tests ## hold pages, fragments and lists against the Nu checker, and look at them with axe
	@STRATUS_STRICT=1 Tests/run.py $(TESTS) --filter 'MarkupCheckerTests|AccessibilityInABrowserTests'

# What searches for long, at random or by trying all, and the whole of the long searches. In CI each has a short run, of a seed.
soak: ## the long searches: edits, fuzzing, faults, attacks, big inputs; some hours
	$(MAKE) edits SEQUENCES=10000
	$(MAKE) fuzz SECONDS=3600
	$(MAKE) faults
	$(MAKE) attack SECONDS=3600
	$(MAKE) stress

lint: ## check the format of the sources, and that no file lies about at the top
	@$(SWIFT) format lint --strict -r -p Package.swift Sources Tests
	@stray=$$(git ls-files | grep -vE '/|^\.|^(CHANGELOG\.md|CONTRIBUTING\.md|LICENSE|Makefile|NOTICE|Package\.swift|README\.md)$$'); \
	  [ -z "$$stray" ] || { echo "at the top of the project, where it does not belong:" $$stray; exit 1; }

format: ## mend the format of the sources
	@$(SWIFT) format --in-place -r -p Package.swift Sources Tests

# A plan that was made before a file was added does not know it.
bench: $(STRATUS) ## measure the stages, and counting beside a C program (make texts installs what that counts); PART=sites for sites alone
	rm -rf Tests/Benchmarks/.build
	$(SWIFT) build -c release $(TRAITS) --package-path Tests/Benchmarks
	Tests/Benchmarks/.build/release/benchmarks $(STRATUS) $(PART)

texts: ## install the King James Bible, whose words bench counts
	@Tools/packages.sh bible=bible-kjv

accuracy: ## compare predicted widths with HarfBuzz's
	@Tools/packages.sh build
	@$(SAYING)/accuracy.log "building accuracy" $(BUILD) --product accuracy
	@$(BUILT)/accuracy

stress: $(STRATUS) ## the big inputs: a million tags, texts of 10 GB; STRESS=short takes a tenth
	@Tools/packages.sh python3=python3
	Tests/stress.sh $(STRATUS)

SECONDS ?= 60
fuzz: ## look for inputs that break the readers, guided by coverage: SECONDS=60, or RUNS=100000 of them
	@Tools/packages.sh build
	RUNS=$(RUNS) Tests/Fuzz/run.sh $(SECONDS) $(TRAITS)

SEQUENCES ?= 300
FIRST ?= 1
# As many at once as there are cores, in memory where there is a folder of it. Other sequences: FIRST=20000.
edits: ## edit sites at random, and hold each incremental build against a clean one: SEQUENCES=10000
	@Tools/packages.sh build
	@$(SAYING)/edits.log "building site-edits" $(BUILD) --product site-edits
	@[ ! -w /dev/shm ] || export TMPDIR=/dev/shm; \
	  jobs=$$(nproc); each=$$(( ($(SEQUENCES) + jobs - 1) / jobs )); \
	  seq 0 $$((jobs - 1)) | xargs -P $$jobs -I{} sh -c "$(BUILT)/site-edits \$$(( {} * $$each + $(FIRST) )) $$each"

SEED ?= 1
SAMPLE ?= 0
FAULTS = $(BUILT)/faults '$(CURDIR)/$(STRATUS)' '$(CURDIR)/.build/libfault.so'
# In memory, and as many at once as there are cores.
faults: $(STRATUS) ## let each call of the command to the system fail, and look what is left: all, or SAMPLE=500 of them by SEED=1
	@$(SAYING)/faults.log "building faults" $(BUILD) --product faults
	@$(CC) -shared -fPIC -O2 -Wall -o .build/libfault.so Tests/Faults/Preload/fault.c -ldl
	@[ ! -w /dev/shm ] || export TMPDIR=/dev/shm; \
	  seq 0 $$(($$(nproc) - 1)) | xargs -P $$(nproc) -I{} sh -c \
	  "$(FAULTS) $(if $(filter 0,$(SAMPLE)),all,sample $(SEED) $(SAMPLE)) {} $$(nproc)"

# The same seed and runs are the same inputs, on every machine. Some of it only: DOORS="lists csv".
attack: $(STRATUS) ## attack the built command with mutated inputs: SECONDS=60, SEED=1 (an hour: SECONDS=3600), or RUNS=1500
	@$(SAYING)/attack.log "building attack" $(BUILD) --product attack
	STRATUS_BINARY='$(CURDIR)/$(STRATUS)' $(BUILT)/attack $(SEED) $(if $(RUNS),$(RUNS),$(SECONDS)s) $(DOORS)

CLOUDS ?= 10000
spark: $(STRATUS) ## count a folder of texts and make CLOUDS=10000 clouds with Apache Spark, and compare with one machine
	@Tools/packages.sh java=default-jre-headless python3=python3
	@python3 -c 'import venv, ensurepip' 2>/dev/null || Tools/packages.sh python3-venv=python3-venv
	@[ -x .build/spark/bin/spark-submit ] || { python3 -m venv .build/spark && .build/spark/bin/pip install --quiet 'pyspark>=3.5,<4'; }
	PYTHONDONTWRITEBYTECODE=1 .build/spark/bin/python Samples/Spark/compare.py --stratus $(STRATUS) Samples/Spark/texts
	PYTHONDONTWRITEBYTECODE=1 .build/spark/bin/python Samples/Spark/compare_clouds.py --stratus $(STRATUS) --clouds $(CLOUDS)

# What swift build alone gives needs no library for fonts and words. With the sample server's build, which has no trait either.
PLAIN = Samples/Server/.build/debug/stratus
plain: ## build without fonts, stems and preview, as swift build does, and try that it says so
	@TRAIT= Tools/packages.sh build
	@$(SAYING)/plain.log "building without fonts and stems" $(SWIFT) build --package-path Samples/Server --product stratus
	$(PLAIN) measure --font-file Tests/Fixtures/fonts/plain.ttf a 2>&1 | grep -q 'reads no font files'
	$(PLAIN) render Samples/languages.md | cmp - Tests/Golden/languages.svg
	$(PLAIN) render Samples/languages.md -o .build/plain.png 2>&1 | grep -q 'draws no pictures'
	$(PLAIN) count --stems full Samples/weather.txt 2>&1 | grep -q 'has no stems'
	$(PLAIN) count --format tsv --quiet Samples/weather.txt | grep -q "^cloud	"
	$(PLAIN) build Samples/Blog --quiet -o .build/plain-blog --state .build/plain-state --base-url https://example.org/ --now 2026-11-22
	$(PLAIN) serve Samples/Blog 2>&1 | grep -q 'has no preview'
	! $(SWIFT) package --package-path Tests/Client show-dependencies | grep -iE 'flying|argument'
	echo 东京大学 | $(PLAIN) count --language zh --quiet 2>&1 | grep -q '东'

server: ## build the sample server, a package of its own, and look what it answers to curl
	@Tools/packages.sh build curl=curl
	Samples/Server/test.sh

# A plan that was made before a file was added does not know it.
foundation: ## compile a client whose files import BoxLayout and Foundation, with the trait for it
	@Tools/packages.sh build
	rm -rf Tests/BesideFoundation/.build
	$(SWIFT) run --package-path Tests/BesideFoundation beside-foundation
	$(SWIFT) run --package-path Tests/BesideFoundation isolated

# The solver is to run in a browser one day.
embedded: ## compile the flow solver as Embedded Swift: without a runtime, Foundation or an operating system
	@mkdir -p .build
	$(SWIFTC) -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -parse-as-library \
	  -swift-version 6 -warnings-as-errors -c Sources/Typesetting/FlowSolving/*.swift -o .build/FlowSolving.wasm.o

# The page has the commands; a test holds the pictures to them. Samples/Gallery/site.png, which README shows, is the home
# page of Samples/Blog in Chromium, 1,200 pixels wide, in 16 colours.
pictures: $(STRATUS) ## draw the pictures of the documentation again
	grep -hE '^stratus render .* -o [a-z-]+\.svg$$' Sources/Stratus/Stratus.docc/HowItWorks.md Sources/Stratus/Stratus.docc/Gallery.md \
	  | sed 's|^stratus|$(STRATUS)|; s|-o |--quiet -o Sources/Stratus/Stratus.docc/|' | sh -e

# Addresses are those of the host that shows it: make site BASE=https://example.org/stratus/
BASE ?=
site: $(STRATUS) ## build the documentation as a site, in .build/site/public
	@Tools/packages.sh python3=python3
	@Tools/site.py $(STRATUS) .build/site $(if $(BASE),--base-url $(BASE))

# A test holds the page to what the command prints.
OPTIONS = Sources/Stratus/Stratus.docc/Options.md
options: $(STRATUS) ## write the tables of options into the documentation again
	@$(STRATUS) options >.build/options.md
	@sed -i '/^## Which tags/,$$d' $(OPTIONS) && cat .build/options.md >>$(OPTIONS)

# A page that a test holds to what the program draws.
gallery: ## make the gallery again: Samples/Gallery/index.html
	@Tools/packages.sh build
	@$(SAYING)/demonstrations.log "building the demonstrations" $(BUILD) --product demonstrations
	$(BUILT)/demonstrations --gallery Samples Samples/Gallery

INSTALLED = $(DESTDIR)$(PREFIX)/bin/stratus
install: $(STRATUS) ## copy the command, stripped, to /usr/local/bin; elsewhere with PREFIX=$$HOME/.local
	@install -s -D $(STRATUS) "$(INSTALLED)"
	@echo "$(INSTALLED): $$(($$(stat -c %s "$(INSTALLED)") / 1000000)) MB; make sizes says of what"

sizes: $(STRATUS) ## say what the installed command's size is made of
	@Tools/packages.sh python3=python3
	@Tools/sizes.py $(BUILT)

# From Debian's font packages, the same bytes each time; and the names of characters in HTML. For maintainers, not for the
# build.
tables: ## make the generated tables of the sources again
	python3 Tools/words/make_scalar_properties.py
	python3 Tools/references/make_character_references.py
	python3 Tools/fonts/make_line_breaks.py
	python3 Tools/fonts/make_tables.py
	python3 Tools/fonts/make_reference.py
	rm -rf Tools/fonts/__pycache__
