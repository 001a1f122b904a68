"""A box in a package that need not be installed: found by what its pyproject.toml says."""

from __future__ import annotations

import importlib
import sys
import tomllib
from pathlib import Path

from quarriors.engine.box import Box
from quarriors.engine.errors import WildsError

from .shelf import GROUP


def box_in_package(folder: Path) -> Box:
    """The box of the package in that folder: the first entry point of its pyproject.toml."""
    id, module, attribute = _entry(folder)
    places = [str(place) for place in (folder / "src", folder) if place.is_dir()]
    sys.path[:0] = places
    try:
        found = importlib.import_module(module)
    except Exception as error:  # whatever a third party's module stumbles over
        reason = f"{type(error).__name__}: {error}"
        fault = WildsError(f"the module {module} cannot be loaded: {reason}")
        raise fault.worded("box-broken", name=module, python=reason) from error
    finally:
        for place in places:
            sys.path.remove(place)
    box = getattr(found, attribute, None)
    if not isinstance(box, Box) or box.id != id:
        fault = WildsError(f"{module}:{attribute} is not a Box with the id {id!r}")
        raise fault.worded("box-not-one", name=f"{module}:{attribute}", id=id)
    return box


def _entry(folder: Path) -> tuple[str, str, str]:
    """Id, module and attribute as the entry point says them."""
    project = folder / "pyproject.toml"
    try:
        said = tomllib.loads(project.read_text("utf-8"))
    except FileNotFoundError:
        fault = WildsError("no pyproject.toml there: quarriors box new makes a package")
        raise fault.worded("box-no-project") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise WildsError(f"pyproject.toml cannot be read: {error}").worded("box-project", python=str(error)) from None
    points = said.get("project", {}).get("entry-points", {}).get(GROUP, {})
    for id, value in points.items():
        module, colon, attribute = str(value).partition(":")
        if colon:
            return id, module, attribute
    fault = WildsError(f'pyproject.toml has no [project.entry-points."{GROUP}"] such as swamps = "swamps:BOX"')
    raise fault.worded("box-no-point", section=f'[project.entry-points."{GROUP}"]', example='swamps = "swamps:BOX"')
