"""The side panel of the table: question, input line, list of options, log."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.message import Message
from textual.suggester import SuggestFromList
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from saucer.terminal.screen.widgets import LogView


class Side(Container):
    """The panel beside the board in wide windows, below it in narrow ones."""

    class Typed(Message):
        """A move in words."""

        def __init__(self, words: str) -> None:
            self.words = words
            super().__init__()

    class Clicked(Message):
        """An option of the list."""

        def __init__(self, place: int) -> None:
            self.place = place
            super().__init__()

    def __init__(self) -> None:
        super().__init__(id="side")
        self._lines: Sequence[tuple[str, str]] = ()

    def compose(self) -> ComposeResult:
        """From the question to the log."""
        yield Static(id="prompt")
        yield Static(id="note")
        yield Input(id="words")
        with Container(id="lists"):
            choices = OptionList(id="choices")
            choices.can_focus = False
            yield choices
            yield LogView()

    @property
    def _words(self) -> Input:
        return self.query_one("#words", Input)

    def ask(self, text: str, manner: str = "", note: str = "") -> None:
        """Show a question or a notice (`wrong` or `advice` are styles of it), and a note below."""
        prompt = self.query_one("#prompt", Static)
        prompt.update(Content(text))
        prompt.set_classes(manner)
        self.query_one("#note", Static).update(Content(note))

    def offer(self, lines: Sequence[tuple[str, str]], cursor: int) -> None:
        """Show the options with their keys."""
        choices = self.query_one("#choices", OptionList)
        if lines != self._lines:
            self._lines = lines
            choices.clear_options()
            choices.add_options(Option(Content.assemble((f"{key:>1} ", "bold $accent"), text)) for key, text in lines)
        choices.highlighted = cursor if lines else None

    def tell(self, turns: Sequence[tuple[int, Sequence[str]]]) -> None:
        """The log."""
        self.query_one(LogView).tell(turns)

    def open_words(self, placeholder: str, suggestions: Sequence[str]) -> None:
        """Open the input line for a move, with completion."""
        self._words.add_class("open")
        self._words.placeholder = placeholder
        self._words.suggester = SuggestFromList(suggestions, case_sensitive=False)
        self._words.focus()

    def close_words(self) -> None:
        """Close the input line."""
        self._words.value = ""
        self._words.remove_class("open")
        self.screen.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Submit the input; an empty line closes it."""
        if event.value.strip():
            self.post_message(self.Typed(event.value.strip()))
        else:
            self.close_words()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option was clicked."""
        self.post_message(self.Clicked(event.option_index))
