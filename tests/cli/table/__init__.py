"""The table with windows, played at by keys and mouse."""
