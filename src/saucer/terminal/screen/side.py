"""The side of the table: the question, the line to type in, the list of what can be chosen, the log."""

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
    """Beside the board where there is room, else below it."""

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
        """The question, or what must be said instead (`wrong` or `advice` are manners of it), and a note below."""
        prompt = self.query_one("#prompt", Static)
        prompt.update(Content(text))
        prompt.set_classes(manner)
        self.query_one("#note", Static).update(Content(note))

    def offer(self, lines: Sequence[tuple[str, str]], cursor: int) -> None:
        """Keys and what they choose."""
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
        """A line to type a move in; known moves are completed."""
        self._words.add_class("open")
        self._words.placeholder = placeholder
        self._words.suggester = SuggestFromList(suggestions, case_sensitive=False)
        self._words.focus()

    def close_words(self) -> None:
        """Put the line away."""
        self._words.value = ""
        self._words.remove_class("open")
        self.screen.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Something was typed; nothing at all puts the line away."""
        if event.value.strip():
            self.post_message(self.Typed(event.value.strip()))
        else:
            self.close_words()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Somebody clicked."""
        self.post_message(self.Clicked(event.option_index))
