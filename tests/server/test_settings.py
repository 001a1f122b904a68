"""Settings of a host: options before environment before defaults, and one line about what cannot be."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from quarriors.engine.errors import QuarriorsError
from quarriors.server.settings import SettingError, Settings, variable

POSTGRES = "postgresql://quinn:hush@db.example/games"

#: For every setting a value that is not the default, and how a variable says it.
OTHERS: dict[str, tuple[object, str]] = {
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": (9000, "9000"),
    "db": (POSTGRES, POSTGRES),
    "workers": (3, "3"),
    "base_path": ("/games/quarriors", "/games/quarriors"),
    "proxy": (("10.0.0.7", "fd00::/8"), "10.0.0.7, fd00::/8"),
    "hosts": (("games.example", ".club.example"), "games.example,.club.example"),
    "origins": (("https://games.example", "http://localhost:5173"), "https://games.example http://localhost:5173"),
    "log_level": ("debug", "debug"),
    "bot_processes": (2, "2"),
    "bot_seconds": (2.5, "2.5"),
    "bot_modules": (("my_bots.quick",), "my_bots.quick"),
    "idle_seconds": (60.0, "60"),
    "alone_seconds": (5.0, "5"),
    "shutdown_seconds": (3.0, "3"),
    "body_limit": (4096, "4096"),
    "connections": (500, "500"),
    "connections_each": (50, "50"),
    "limits": (0.0, "0"),
    "chat": (True, "on"),
    "page": (str(Path(__file__).parent), str(Path(__file__).parent)),
    "metrics_from": (("10.1.0.0/16",), "10.1.0.0/16"),
}


def test_an_empty_environment_gives_the_defaults() -> None:
    assert Settings.from_environment({}) == Settings()
    assert (Settings().host, Settings().port, Settings().workers) == ("127.0.0.1", 8000, 1)


def test_games_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("QUARRIORS_HOME", str(tmp_path))
    assert Settings().is_sqlite
    assert str(tmp_path) in Settings().db


def test_every_setting_can_be_set_by_environment() -> None:
    assert set(OTHERS) == {one.name for one in fields(Settings)}
    environ = {variable(name): text for name, (_, text) in OTHERS.items()}
    settings = Settings.from_environment(environ)
    assert {name: getattr(settings, name) for name in OTHERS} == {name: value for name, (value, _) in OTHERS.items()}
    assert settings != Settings()


def test_workers_get_the_same_settings() -> None:
    settings = Settings.from_environment({variable(name): text for name, (_, text) in OTHERS.items()})
    assert Settings.from_environment(settings.to_environment()) == settings
    assert Settings.from_environment(Settings().to_environment()) == Settings()
    nobody = Settings(metrics_from=())
    assert Settings.from_environment(nobody.to_environment()) == nobody


def test_options_go_before_the_environment() -> None:
    environ = {"QUARRIORS_PORT": "9000", "QUARRIORS_WORKERS": "2", "QUARRIORS_HOST": " "}
    settings = Settings.from_environment(environ, {"port": 9001, "db": POSTGRES, "host": None})
    assert (settings.port, settings.workers, settings.host) == (9001, 2, "127.0.0.1")


def test_a_variable_that_an_option_replaces_need_not_be_right() -> None:
    assert Settings.from_environment({"QUARRIORS_PORT": "web"}, {"port": 9001}).port == 9001


WRONG = [
    ({"QUARRIORS_PORT": "web"}, "whole number .QUARRIORS_PORT"),
    ({"QUARRIORS_CHAT": "maybe"}, "neither on nor off .QUARRIORS_CHAT"),
    ({"QUARRIORS_PORT": "65536"}, "0 to 65535"),
    ({"QUARRIORS_PORT": "-1"}, "0 to 65535"),
    ({"QUARRIORS_HOST": "http://localhost"}, "127.0.0.1, 0.0.0.0 or ::"),
    ({"QUARRIORS_DB": "mysql://root@localhost/games"}, "postgresql://"),
    ({"QUARRIORS_DB": "sqlite://"}, "sqlite:///FILE"),
    ({"QUARRIORS_WORKERS": "0"}, "1 is the least"),
    ({"QUARRIORS_BASE_PATH": "quarriors/"}, "like /quarriors"),
    ({"QUARRIORS_PROXY": "nginx"}, "10.0.0.0/8"),
    ({"QUARRIORS_PROXY": "*, 10.0.0.7"}, "10.0.0.0/8"),
    ({"QUARRIORS_ORIGINS": "https://games.example/"}, "without a path"),
    ({"QUARRIORS_ORIGINS": "*"}, "https://games.example"),
    ({"QUARRIORS_HOSTS": "https://games.example"}, "like games.example"),
    ({"QUARRIORS_HOSTS": "games.example:443"}, "without a port"),
    ({"QUARRIORS_CONNECTIONS": "9"}, "10 is the least"),
    ({"QUARRIORS_CONNECTIONS_EACH": "0"}, "1 is the least"),
    ({"QUARRIORS_LOG_LEVEL": "loud"}, "debug, info, warning, error"),
    ({"QUARRIORS_BOT_PROCESSES": "0"}, "1 is the least"),
    ({"QUARRIORS_BOT_SECONDS": "0"}, "above 0"),
    ({"QUARRIORS_BOT_SECONDS": "nan"}, "above 0"),
    ({"QUARRIORS_BOT_SECONDS": "soon"}, "no number"),
    ({"QUARRIORS_BOT_MODULES": "my-bots"}, "like my_bots.quick"),
    ({"QUARRIORS_IDLE_SECONDS": "-5"}, "above 0"),
    ({"QUARRIORS_SHUTDOWN_SECONDS": "inf"}, "above 0"),
    ({"QUARRIORS_BODY_LIMIT": "10"}, "1024 is the least"),
    ({"QUARRIORS_LIMITS": "-1"}, "0 no limits"),
    ({"QUARRIORS_PAGE": "no/such/folder"}, "such as web/dist"),
    ({"QUARRIORS_METRICS_FROM": "everybody"}, "10.0.0.0/8"),
]


@pytest.mark.parametrize(("wrong", "right"), WRONG)
def test_what_cannot_be_is_refused_with_what_would_be_right(wrong: dict[str, str], right: str) -> None:
    with pytest.raises(SettingError, match=right) as refusal:
        Settings.from_environment(wrong)
    (name,) = wrong
    assert str(refusal.value).startswith(name.removeprefix("QUARRIORS_").lower() + ": ")
    assert "\n" not in str(refusal.value)
    assert isinstance(refusal.value, QuarriorsError)


@pytest.mark.parametrize(
    ("name", "value", "option"),
    [
        ("port", 70000, "--port"),
        ("hosts", ("a:1",), "--allowed-host"),
        ("origins", ("*",), "--origin"),
        ("workers", 2, "--workers"),
        ("base_path", "x/", "--base-path"),
    ],
)
def test_what_cannot_be_is_called_as_it_was_written(name: str, value: object, option: str) -> None:
    with pytest.raises(SettingError) as refusal:
        Settings.from_environment({}, {name: value, "page": None})
    assert refusal.value.slots["name"] == option
    text = ",".join(value) if isinstance(value, tuple) else str(value)
    with pytest.raises(SettingError) as refusal:
        Settings.from_environment({variable(name): text}, {"log_level": "info", name: None})
    assert refusal.value.slots["name"] == variable(name)


def test_several_workers_on_sqlite_are_refused_with_the_reason() -> None:
    with pytest.raises(SettingError, match="one process writes; take --workers 1, or PostgreSQL"):
        Settings(workers=2)
    assert Settings(workers=2, db=POSTGRES).workers == 2


@pytest.mark.parametrize("url", [POSTGRES, "postgresql://quinn@db.example/games?password=hush"])
def test_the_password_is_never_shown(url: str) -> None:
    settings = Settings(db=url)
    assert "hush" not in repr(settings) + str(settings) + settings.shown_db
    assert "db.example/games" in settings.shown_db


def test_nor_is_it_in_an_error() -> None:
    for url in (POSTGRES.replace("postgresql", "mysql"), "postgresql://quinn:hush@db.example:port/games"):
        with pytest.raises(SettingError) as refusal:
            Settings(db=url)
        assert "hush" not in str(refusal.value)


def test_every_setting_is_on_the_page_for_hosts() -> None:
    page = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(QUARRIORS_\w+)`", page, re.MULTILINE)) == {variable(name) for name in OTHERS}
