"""The shelf: every box that can be found. Ours, those that are installed, and the files in the user's own folder."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from quarriors.engine.box import Box
from quarriors.engine.dealing import misfit
from quarriors.engine.errors import QuarriorsError, WildsError
from quarriors.homes import boxes_folder

#: Entry points of this group are boxes of others.
GROUP = "quarriors.sets"
#: Our own boxes; each is imported when it is first asked for.
OURS = ("base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos")

_loaded: dict[str, Box] = {}
#: Installed boxes that cannot be loaded, and why.
_broken: dict[str, WildsError] = {}


class Fault:
    """A box or a bot that cannot be used, by its file or its name; everything else goes on without it."""

    def __init__(self, what: Path | str, cause: QuarriorsError, name: str = "") -> None:
        self.what = what
        self.cause = cause
        self.reason = str(cause)
        #: Its bare name, if it goes by one.
        self.name = name

    def __str__(self) -> str:
        return f"{self.what} is left out: {self.reason}"


class _OwnBoxes:
    """The boxes in the user's folder, by id, with the file of each and what is wrong with the others."""

    def __init__(self, folder: Path, named: tuple[str | None, str | None]) -> None:
        #: The variables that name the folder.
        self.named = named
        self.boxes: dict[str, Box] = {}
        self.files: dict[str, Path] = {}
        self.faults: list[Fault] = []
        try:
            found = sorted(folder.glob("[!_.]*.py"))
        except OSError:
            found = []
        for file in found:
            self._add(file)

    def _add(self, file: Path) -> None:
        try:
            box = box_in(file)
        except WildsError as error:
            self.faults.append(Fault(file, error))
            return
        if box.id in OURS or box.id in self.boxes:
            same = WildsError(f"there is another box with the id {box.id!r}").worded("box-same-id", id=box.id)
            self.faults.append(Fault(file, same))
            return
        self.boxes[box.id] = box
        self.files[box.id] = file

    def drop(self, box: Box, reason: WildsError) -> None:
        self.faults.append(Fault(self.files[box.id], reason))
        del self.boxes[box.id]


_own: list[_OwnBoxes] = []


def own_boxes() -> _OwnBoxes:
    """What lies in the user's folder; read once, and again if another is named."""
    named = (os.environ.get("QUARRIORS_BOXES"), os.environ.get("QUARRIORS_HOME"))
    if not _own or _own[-1].named != named:
        _own[:] = [_OwnBoxes(boxes_folder(), named)]
    return _own[-1]


def faults() -> list[Fault]:
    """Boxes that were left out so far, and why."""
    own = _own[-1].faults if _own else []
    return [*own, *(Fault(f"the box {name!r}", reason, name) for name, reason in _broken.items())]


def loadable() -> list[Box]:
    """Every box that can be loaded, ours first; the others are faults."""
    boxes: list[Box] = []
    for name in (*OURS, *(id for id in ids() if id not in OURS)):
        try:
            found = find(name)
        except WildsError as error:
            _broken[name] = error
            continue
        if found is not None:
            boxes.append(found)
    return boxes


def box_in(file: Path) -> Box:
    """The box that a Python file declares as BOX."""
    file = file.absolute()
    name = f"quarriors_own_{file.stem}"
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise WildsError(f"{file} is no Python file").worded("box-no-python", file=str(file))
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[name]
        if not isinstance(error, (Exception, SystemExit)):
            raise
        raise _stumbled(error, file) from error
    box = getattr(module, "BOX", None)
    if not isinstance(box, Box):
        raise WildsError("it declares no BOX = Box(…)").worded("box-undeclared")
    return box


def _stumbled(error: BaseException, file: Path) -> WildsError:
    """What went wrong in a file, with the line if it was in that file itself."""
    line = error.lineno if isinstance(error, SyntaxError) else None
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == str(file):
            line = trace.tb_lineno
        trace = trace.tb_next
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    where = f"line {line}: " if line else ""
    python = f"{type(error).__name__}: {said}"
    return WildsError(f"{where}{python}").worded("box-stumbled", line=line or 0, python=python)


def ids() -> list[str]:
    """Ids of every box that can be played with."""
    names = {*OURS, *_loaded, *own_boxes().boxes}
    names.update(point.name for point in entry_points(group=GROUP))
    return sorted(names)


def find(name: str) -> Box | None:
    """The box of that id, or None."""
    found = _loaded.get(name)
    if found is not None:
        return found
    if name in OURS:
        found = import_module(f"quarriors.sets.{name}").BOX
        assert isinstance(found, Box)
    else:
        own = own_boxes().boxes.get(name)
        if own is not None:
            return own
        found = _installed(name)
    if found is not None:
        _loaded[name] = found
    return found


def lend(box: Box) -> None:
    """Lays a box on the shelf for as long as the program runs."""
    _loaded[box.id] = box


def _installed(name: str) -> Box | None:
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                loaded = point.load()
            except Exception as error:  # whatever a third party's module stumbles over
                reason = f"{type(error).__name__}: {error}"
                said = f"the box {name!r} cannot be loaded: {reason}"
                raise WildsError(said).worded("box-broken", name=name, python=reason) from error
            if not isinstance(loaded, Box) or loaded.id != name:
                said = f"the entry point {name!r} does not hold a Box with that id"
                raise WildsError(said).worded("box-entry-point", name=name)
            return loaded
    return None


def corrections(boxes: list[Box]) -> list[Box]:
    """The user's own boxes that put a card of these right. One that cannot is left out, and is a fault."""
    own = own_boxes()
    if not own.boxes:
        return []
    found: list[Box] = []
    taken = {target for box in boxes for target in box.overrides}
    for box in list(own.boxes.values()):
        if box in boxes:
            continue
        concerned = [(target, card, other) for target, card in box.overrides.items() for other in boxes
                     if card.home == other.id]  # fmt: skip
        reasons = [
            WildsError(f"it overrides {target!r}: {wrong}").worded(
                "box-overrides", box=box.id, card=target, reason=wrong
            )
            for target, card, other in concerned
            if (wrong := misfit(target, card, other)) is not None
        ]
        reasons += [
            WildsError(f"{target!r} is overridden already").worded("box-overridden", card=target)
            for target, _, _ in concerned
            if target in taken
        ]
        if reasons:
            own.drop(box, reasons[0])
        elif concerned:
            found.append(box)
            taken.update(target for target, _, _ in concerned)
    return found
