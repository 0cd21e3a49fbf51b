"""Helpers for tests of lessons in the browser: the current step, the language."""

from playwright.sync_api import Page, expect

NAMES = {"en": "English", "pl": "Polski", "fr": "Français"}


def waiting(page: Page) -> str | None:
    """The current step, after all earlier animations."""
    text = page.locator("[data-waits=true]")
    text.wait_for()
    return text.get_attribute("data-step")


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings."""
    page.locator("header nav button").click()
    page.get_by_text(NAMES[language]).click()
    page.locator(f"html[lang={language}]").wait_for()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.keyboard.press("Escape")
