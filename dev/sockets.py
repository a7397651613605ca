"""What a WebSocket costs the server while it is idle: memory, bytes, processor time.

    python3 dev/sockets.py PORT PID SOCKETS [OFFER]

PID is the server's. jcmd of the server's JDK has to be on the
path; the server should give back what it does not use (EIGHTFOLD_JVM="-XX:+UseSerialGC
-XX:MinHeapFreeRatio=5 -XX:MaxHeapFreeRatio=10"). OFFER is what is sent as Sec-WebSocket-Extensions, as a browser's
`permessage-deflate; client_max_window_bits`; without it nothing is compressed. The other headers are a browser's, too:
what a server remembers of them counts. All sockets watch
one table of eights at which bots play, SOCKETS / 50 tables for 50 watchers each. The server needs
--connections and --connections-per-address above SOCKETS. Figures are printed one a line.
"""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request

PORT, PID, COUNT = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
OFFER = sys.argv[4] if len(sys.argv) > 4 else ""
WATCHERS = 50
BROWSER = (
    "Pragma: no-cache\r\nCache-Control: no-cache\r\n"
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36\r\n"
    "Accept-Encoding: gzip, deflate, br, zstd\r\nAccept-Language: en-GB,en;q=0.9,de;q=0.8\r\n"
)


def resident():
    """Without the garbage that nobody has collected yet."""
    for _ in range(2):
        subprocess.run(["jcmd", str(PID), "GC.run"], check=True, stdout=subprocess.DEVNULL)
        time.sleep(1)
    with open(f"/proc/{PID}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def seconds():
    with open(f"/proc/{PID}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def opened():
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    wish = {"game": "eights", "name": "Ann", "seats": seats}
    request = urllib.request.Request(
        f"http://127.0.0.1:{PORT}/api/tables",
        json.dumps(wish).encode(),
        {"Content-Type": "application/json"},
    )
    while True:
        try:
            return json.load(urllib.request.urlopen(request))["table"]
        except urllib.error.HTTPError as refused:
            time.sleep(int(refused.headers.get("Retry-After", "1")))


def frame(text):
    body = text.encode()
    head = bytes([0x81, 0x80 | len(body)]) if len(body) < 126 else bytes([0x81, 0xFE]) + len(body).to_bytes(2, "big")
    return head + bytes(4) + body


def watcher(table, number):
    # from many addresses of this machine: one of them has only its share
    line = socket.create_connection(("127.0.0.1", PORT), source_address=(f"127.0.1.{number % 250 + 1}", 0))
    extensions = f"Sec-WebSocket-Extensions: {OFFER}\r\n" if OFFER else ""
    line.sendall(
        (
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{BROWSER}{extensions}\r\n"
        ).encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    hello = {"table": table, "form": "changes"}
    line.sendall(frame(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "hello", "params": hello})))
    line.setblocking(False)
    return line


def drained(lines):
    total = 0
    for line in lines:
        try:
            while True:
                data = line.recv(1 << 16)
                if not data:
                    break
                total += len(data)
        except BlockingIOError:
            pass
    return total


tables = [opened() for _ in range(max(1, COUNT // WATCHERS))]
warm = [watcher(tables[i % len(tables)], i) for i in range(200)]
time.sleep(5)
drained(warm)
before, cpu = resident(), seconds()
lines, welcomes = [], 0
for i in range(COUNT):
    lines.append(watcher(tables[i % len(tables)], i))
    if i % 100 == 99:
        welcomes += drained(lines)
        time.sleep(0.5)
time.sleep(2)
welcomes += drained(lines)
opening = seconds() - cpu
cpu, quiet = seconds(), 0
for _ in range(30):
    time.sleep(1)
    quiet += drained(lines)
print(f"memory a socket: {(resident() - before) / COUNT:.1f} kB (resident, {before} kB before)")
print(f"a welcome: {welcomes / COUNT:.0f} bytes on the wire")
print(f"30 s of beats a socket: {quiet / COUNT:.0f} bytes")
print(f"processor time: {1000 * opening / COUNT:.2f} ms to open one, {1000 * (seconds() - cpu) / COUNT:.2f} ms in 30 s")
