"""Selects the language: from the argument, otherwise from the environment."""

from collections.abc import Mapping
from typing import Final

from saucer.kernel.errors import BadOption
from saucer.kernel.events import Phrase
from saucer.locales import LANGUAGES

VARIABLES: Final = ("SAUCER_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # in order of precedence


def pick_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """One of LANGUAGES. An unsupported argument raises BadOption; an unsupported environment means English."""
    if wanted is not None:
        language = _language(wanted)
        if language is None:
            args = {"given": repr(wanted[:20]), "languages": ", ".join(LANGUAGES)}
            raise BadOption(Phrase("error-language", args))
        return language
    locale = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return _language(locale) or LANGUAGES[0]


def _language(tag: str) -> str | None:
    """The language of a tag like `pl`, `pl_PL.UTF-8` or `fr-CA`."""
    language = tag.replace("-", "_").split("_")[0].split(".")[0].strip().lower()
    return language if language in LANGUAGES else None
