"""Tournaments of bots: many matches, who won how often, how strong each is, how long each thinks.

    tournament.py   what is played: who sits where in which deal, by the number of a match
    contenders.py   bots by name: ours, and Python classes from outside
    playing.py      one match, every bot asked without being shown a secret
    running.py      all matches: here, in processes, or on a Ray cluster
    ledger.py       the file that results are appended to, so that a tournament can go on
    report.py       win rates with intervals, ratings, times
    page.py         the report as an HTML page
    charts.py       its drawings

A match is known by its number: whoever plays it, and wherever, gets the same result, as long as the
bots think in iterations and not in seconds.
"""
