"""One module for each command. A module is imported when its command is called or asked for help: what takes long to
import is imported where it is used."""
