#!/usr/bin/env python3
"""Restarts two servers behind HAProxy, one after the other, under load, and expects no failed request and no lost write.

    rolling_restart.py --binary target/dist/seatwright --database postgresql://... [--drain 5] [--seconds 30]

Needs HAProxy and an empty PostgreSQL database. HAProxy runs with the `haproxy.cfg` of this folder, without TLS.
"""

import argparse
import contextlib
import http.client
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).parent
PERSON = {"email": "ann@example.org", "password": "correct horse", "name": "Ann"}
WRITERS, READERS, STREAMS = 4, 4, 2
PAUSE = 0.01
# What a person with a browser and HAProxy notice: much longer means that a request hangs.
SLOW = 5.0


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def until(what, condition, seconds=90):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise SystemExit(f"{what} took longer than {seconds} s")
        time.sleep(0.05)


class Server:
    """One server with its own data folder, on one port for all its lives."""

    def __init__(self, name, options, folder):
        self.name, self.options, self.folder = name, options, folder / name
        self.port, self.process = free_port(), None

    def start(self):
        words = [self.options.binary, "serve", "--data", self.folder, "--listen", f"127.0.0.1:{self.port}"]
        words += ["--database", self.options.database, "--rate-limits", "off", "--backups", "off"]
        words += ["--trusted-proxy", "127.0.0.1"]
        if self.options.drain:
            words += ["--drain", str(self.options.drain)]
        secrets = dict(os.environ, SEATWRIGHT_SECRET_KEY="7" * 64)
        self.process = subprocess.Popen(words, env=secrets, stdout=subprocess.DEVNULL)
        until(f"the start of server {self.name}", self.is_ready)

    def is_ready(self):
        if self.process.poll() is not None:
            raise SystemExit(f"server {self.name} ended with {self.process.returncode}")
        try:
            return ask(http.client.HTTPConnection("127.0.0.1", self.port, timeout=5), "GET", "/readyz")[0] == 200
        except OSError:
            return False

    def stop(self):
        """Returns how long it took, in seconds."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=60)
        if code != 0:
            raise SystemExit(f"server {self.name} ended with {code}")
        return time.monotonic() - began


def ask(connection, method, path, body=None, cookie=None):
    headers = {"Content-Type": "application/json"}
    if cookie:
        headers["Cookie"] = cookie
    connection.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = connection.getresponse()
    return answer.status, answer.read(), answer


class Load:
    """Readers, writers and open streams, and what they saw."""

    def __init__(self, port):
        self.port, self.stopping = port, threading.Event()
        self.lock, self.requests, self.failures = threading.Lock(), 0, []
        self.written, self.slowest, self.byes = [], 0.0, 0
        status, body, answer = ask(self.connection(), "POST", "/api/auth/sign-up", PERSON)
        assert status < 300, body
        cookies = [cookie.split(";")[0] for cookie in answer.headers.get_all("Set-Cookie")]
        self.cookie = "; ".join(cookies)
        status, body, _ = self.ask("POST", "/api/events", {"name": "Gala", "date": "2027-06-12T15:00"})
        assert status == 201, body
        self.guests = f"/api/events/{json.loads(body)['id']}/guests"
        self.threads = []

    def connection(self):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)

    def ask(self, *words):
        return ask(self.connection(), *words, cookie=self.cookie)

    def start(self):
        jobs = [(self.write, n) for n in range(WRITERS)] + [(self.read, n) for n in range(READERS)]
        jobs += [(self.listen, n) for n in range(STREAMS)]
        self.threads = [threading.Thread(target=job, args=(n,)) for job, n in jobs]
        for thread in self.threads:
            thread.start()

    def stop(self):
        self.stopping.set()
        for thread in self.threads:
            thread.join()

    def once(self, connection, *words):
        """Makes one request on a kept connection. Returns whether it succeeded."""
        began = time.monotonic()
        try:
            status, body, _ = ask(connection, *words, cookie=self.cookie)
            failure = None if status < 400 else f"{status} {body[:120]}"
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            failure = repr(error)
        took = time.monotonic() - began
        with self.lock:
            self.requests += 1
            self.slowest = max(self.slowest, took)
            if failure:
                self.failures.append(f"{time.strftime('%X')} {words[0]} {words[1]}: {failure}")
        time.sleep(PAUSE)
        return failure is None

    def write(self, writer):
        connection, number = self.connection(), 0
        while not self.stopping.is_set():
            name, number = f"W{writer}-{number}", number + 1
            if self.once(connection, "POST", self.guests, {"firstName": name, "lastName": "Guest"}):
                with self.lock:
                    self.written.append(name)

    def read(self, reader):
        connection = self.connection()
        while not self.stopping.is_set():
            for path in ("/", "/api/events", "/api/site", self.guests.removesuffix("/guests")):
                self.once(connection, "GET", path)

    def listen(self, _):
        """Follows the changes as a browser does: a stream that says goodbye is opened again."""
        while not self.stopping.is_set():
            connection = self.connection()
            with contextlib.suppress(OSError, http.client.HTTPException):
                connection.request("GET", "/api/live", headers={"Cookie": self.cookie})
                stream = connection.getresponse()
                if stream.status != 200:
                    with self.lock:
                        self.failures.append(f"GET /api/live: {stream.status}")
                while line := stream.readline():
                    if line.startswith(b"event: bye"):
                        self.byes += 1
                    if self.stopping.is_set():
                        break
            connection.close()
            time.sleep(0.1)

    def lost(self):
        """Returns what was acknowledged and is not there, and what is there twice."""
        status, body, _ = self.ask("GET", self.guests)
        assert status == 200, body
        rows = json.loads(body)
        rows = rows if isinstance(rows, list) else rows.get("guests") or rows.get("items")
        names = [row["firstName"] for row in rows]
        twice = len(names) - len(set(names))
        return sorted(set(self.written) - set(names)), twice


@contextlib.contextmanager
def balancer(servers, folder):
    """Runs HAProxy with the configuration of this folder, on free ports and without TLS."""
    port, lines = free_port(), []
    for line in (HERE / "haproxy.cfg").read_text().splitlines():
        words = line.split()
        if words[:1] == ["bind"]:
            line = f"    bind 127.0.0.1:{port}" if words[1] == ":80" else ""
        elif words[:2] == ["http-request", "redirect"]:
            line = ""
        elif words[:1] in (["user"], ["group"]):
            line = ""
        elif words == ["maxconn", "20000"]:
            # More than a machine for tests may open.
            line = "    maxconn 2000"
        elif words[:1] == ["server"]:
            server = next(server for server in servers if server.name == words[1])
            line = f"    server {server.name} 127.0.0.1:{server.port}"
        lines.append(line)
    config = folder / "haproxy.cfg"
    config.write_text("\n".join(lines) + "\n")
    process = subprocess.Popen(["haproxy", "-db", "-f", config], stdout=subprocess.DEVNULL)
    try:
        def is_up():
            if process.poll() is not None:
                raise SystemExit("HAProxy does not start")
            with contextlib.suppress(OSError, http.client.HTTPException):
                return ask(http.client.HTTPConnection("127.0.0.1", port, timeout=5), "GET", "/readyz")[0] == 200
            return False

        until("the start of HAProxy", is_up)
        # Both servers pass two checks.
        time.sleep(3)
        yield port
    finally:
        process.kill()
        process.wait()


def run(options, folder):
    servers = [Server(name, options, folder) for name in ("a", "b")]
    try:
        for server in servers:
            server.start()
        with balancer(servers, folder) as port:
            load = Load(port)
            load.start()
            time.sleep(options.seconds / 3)
            for server in servers:
                stopped = server.stop()
                started = time.monotonic()
                server.start()
                print(f"server {server.name}: stopped in {stopped:.1f} s, ready in {time.monotonic() - started:.1f} s")
                time.sleep(options.seconds / 3)
            load.stop()
            lost, twice = load.lost()
    finally:
        for server in servers:
            if server.process and server.process.poll() is None:
                server.process.kill()
                server.process.wait()
    print(f"{load.requests} requests, {len(load.written)} writes, {load.byes} streams ended with a goodbye")
    print(f"{len(load.failures)} failed, {len(lost)} writes lost, {twice} twice; slowest {load.slowest:.2f} s")
    for line in load.failures[:10] + lost[:10]:
        print(f"  {line}")
    return not load.failures and not lost and not twice and load.slowest < SLOW


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--drain", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=30)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="seatwright-rolling-") as folder:
        os.chmod(folder, 0o700)
        sys.exit(0 if run(options, pathlib.Path(folder)) else 1)


if __name__ == "__main__":
    main()
