"""A bot from outside: sits down at a table and plays at random. Needs only `pip install websockets`.

python outside_bot.py http://127.0.0.1:8000 TABLE TOKEN   (TOKEN: made on your page in the browser)
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def sit_down(url: str, table: str, token: str) -> None:
    """Takes any open seat of the table."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{url}/api/tables/{table}/sit", b"{}", headers)
    urllib.request.urlopen(request).close()


def play(url: str, table: str, token: str) -> dict:
    """Answers every question that is put to the seat; the result of the match."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        answered = None
        for text in socket:
            message = json.loads(text)
            if message.get("result"):
                return message["result"]
            seen = message.get("seen") or {}
            question = (seen.get("moment"), seen.get("own", 0))
            if seen.get("offers") and question != answered:
                answered = question
                answer = {"type": "act", "moment": question[0], "own": question[1]}
                answer["action"] = random.choice(seen["offers"])["action"]
                socket.send(json.dumps(answer))
    raise SystemExit("the server went away; start me again to go on")


if __name__ == "__main__":
    sit_down(*sys.argv[1:4])
    print(play(*sys.argv[1:4]))
