"""Where the instructions of a decision go: how `benchmarks.shares` reads what valgrind wrote, and files it."""

from __future__ import annotations

from pathlib import Path

from benchmarks.shares import Counted, by_kind, by_part

#: The loop calls the door, the door a menu, the menu a list, and the list asks for memory.
_WRITTEN = """# callgrind format
events: Ir
fl=(1) ???
fn=(1) _PyEval_EvalFrameDefault'2
16 100
cfn=(2) CPyDef_game___Game___take
calls=1 0
16 1000

fn=(2)
0 50
cfn=(3) CPyDef_menus___pool_menu
calls=1 0
0 950

fn=(3)
0 300
+3 400
cfn=(4) PyList_Append
calls=2 0
* 250

fn=(4)
0 200
cfn=(5) realloc
calls=1 0
0 50

fn=(5)
0 50
"""


def _counted(folder: Path) -> Counted:
    (folder / "out").write_text(_WRITTEN)
    return Counted(folder / "out")


def test_a_part_is_its_own_code_and_what_it_asks_of_python(tmp_path: Path) -> None:
    assert by_part(_counted(tmp_path)) == {
        "the loop that plays": 100,
        "the door: decisions made, options taken": 50,
        "menus, and what can be cast": 950,
    }


def test_a_kind_of_work_is_the_same_whoever_asked_for_it(tmp_path: Path) -> None:
    assert by_kind(_counted(tmp_path)) == {
        "Python: the loop that plays, calls through the door": 100,
        "the engine's own code": 750,
        "lists: made, filled, read, let go": 200,
        "memory for all of it": 50,
    }


def test_what_setting_the_tables_costs_is_taken_off(tmp_path: Path) -> None:
    counted = _counted(tmp_path)
    counted.less(_counted(tmp_path))
    assert counted.own.total() == 0
    assert not any(by_part(counted).values())
