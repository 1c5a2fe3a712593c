import json
import re
from pathlib import Path
from unicodedata import normalize
from urllib.parse import unquote

from markupsafe import Markup

SITENAME = "Rain Gauge"
SITESUBTITLE = "Notes on a weather station that two people built on one roof."
PATH = "content"
THEME = "theme"
TIMEZONE = "UTC"
FEED_ALL_ATOM = CATEGORY_FEED_ATOM = TRANSLATION_FEED_ATOM = AUTHOR_FEED_ATOM = AUTHOR_FEED_RSS = None
ARTICLE_URL, ARTICLE_SAVE_AS = "{slug}/", "{slug}/index.html"
TAG_URL, TAG_SAVE_AS = "tags/{slug}/", "tags/{slug}/index.html"
CATEGORY_URL, CATEGORY_SAVE_AS = "categories/{slug}/", "categories/{slug}/index.html"
TAGS_SAVE_AS, CATEGORIES_SAVE_AS = "tags/index.html", "categories/index.html"
AUTHOR_SAVE_AS = AUTHORS_SAVE_AS = ARCHIVES_SAVE_AS = ""


def slugs_of(cloud):
    """What names are to be in addresses, as Pelican's substitutions: what the links of the cloud say."""
    file = Path(__file__).parent / "theme/templates/clouds" / cloud
    tags = json.loads(file.read_text("utf-8"))["tags"] if file.exists() else []
    return [
        ("^" + re.escape(normalize("NFKC", Markup(tag["text"]).striptags())) + "$", unquote(tag["link"].split("/")[-2]))
        for tag in tags
    ]


# Names that are not in the cloud, such as those of drafts; slugs of the cloud have none of these signs.
OTHER_NAMES = [(r"[!-,./:-@\[-`{-~]", ""), (r"\A\s+|\s+\Z", ""), (r"[-\s]+", "-")]
SLUGIFY_USE_UNICODE = True
TAG_REGEX_SUBSTITUTIONS = slugs_of("tags.json") + OTHER_NAMES
CATEGORY_REGEX_SUBSTITUTIONS = slugs_of("categories.json") + OTHER_NAMES
