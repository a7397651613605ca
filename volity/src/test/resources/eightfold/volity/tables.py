"""Plays at the tables of a real server: python3 tables.py HOST:PORT DOMAIN USER:PASSWORD…

Whole games with two and seven seats, every mistake and its code, coming back, suspending, ending, watching,
and two games by the general calls; with --short not all of that. It says what it has seen; anything else ends it with an error."""

import asyncio
import random
import sys
import xmlrpc.client

from table import Client

SHORT = "--short" in sys.argv and sys.argv.remove("--short") is None
HOST, PORT = sys.argv[1].split(":")
DOMAIN = sys.argv[2]
PEOPLE = [one.split(":") for one in sys.argv[3:]]
OK = ["volity.ok"]


def same(what, got, wanted):
    if got != wanted:
        raise AssertionError(f"{what}: {got}, not {wanted}")


class Player:
    """Somebody at a table, who knows it from calls alone."""

    def __init__(self, client, nick):
        self.client, self.nick = client, nick
        self.hand, self.top, self.suit, self.turn = [], "", "", ""
        self.counts, self.scores, self.over, self.seen = {}, None, False, 0

    async def call(self, method, *arguments):
        return await self.client.call(self.client.referee, method, *arguments)

    async def code(self, method, *arguments):
        try:
            return await self.call(method, *arguments)
        except xmlrpc.client.Fault as fault:
            return fault.faultCode

    def look(self):
        for method, arguments in self.client.calls:
            self.seen += 1
            name = method.split(".")[1]
            if name == "receive_hand":
                self.hand, self.over, self.scores = list(arguments[0]), False, None
            elif name == "draw_card":
                self.hand.append(arguments[0])
            elif name == "set_player_hand_size":
                self.counts[arguments[0]] = arguments[1]
            elif name == "player_drew_card":
                self.counts[arguments[0]] += 1
            elif name == "player_played_card":
                self.top, self.suit = arguments[1], ""
                self.counts[arguments[0]] -= 1
                if arguments[0] == self.nick:
                    self.hand.remove(arguments[1])
            elif name == "starter_card":
                self.top, self.suit = arguments[0], ""
            elif name == "player_chose_suit":
                self.suit = arguments[1]
            elif name in ("start_turn", "set_current_player"):
                self.turn = arguments[0]
            elif name == "scores":
                self.scores = arguments[0]
            elif name == "end_game":
                self.over, self.turn = True, ""
        self.client.calls.clear()

    def playable(self):
        suit = self.suit or self.top[-1]
        return [c for c in self.hand if c[0] == "8" or c[-1] == suit or (not self.suit and c[:-1] == self.top[:-1])]

    async def play(self):
        """One act, or a little while of waiting."""
        self.look()
        if self.over or self.turn != self.nick:
            self.client.news.clear()
            try:
                await asyncio.wait_for(self.client.news.wait(), 0.5)
            except asyncio.TimeoutError:
                pass
            return
        cards = self.playable()
        if not cards:
            same("draw", await self.call("game.draw_card"), OK)
        else:
            card = random.choice(cards)
            same(f"play {card}", await self.call("game.play_card", card), OK)
            self.look()
            if card[0] == "8" and self.hand and not self.over:
                same("suit", await self.call("game.choose_suit", random.choice("CDHS")), OK)
        await asyncio.sleep(0.11)


async def connect(number):
    client = Client(f"{PEOPLE[number][0]}@{DOMAIN}/py{number}", PEOPLE[number][1])
    await client.start(HOST, int(PORT))
    return client


async def table(client, game, nick):
    answer = await client.call(f"{game}@volity.{DOMAIN}/volity", "volity.new_table")
    same("new_table", answer[0], "volity.ok")
    await join(client, answer[1], nick)
    return answer[1]


async def state(client):
    """The answer of a referee that has come to its table: one that is still on its way says so, and is asked again."""
    for _ in range(100):
        answer = await client.call(client.referee, "volity.send_state")
        if answer != ["volity.referee_not_ready"]:
            return answer
        await asyncio.sleep(0.1)
    return answer


async def join(client, room, nick):
    await client.enter(room, nick)
    same("send_state", await state(client), OK)
    await client.told("volity.state_sent")


async def sit(player):
    answer = await player.call("volity.sit", str(player.client.boundjid))
    same("sit", answer[0], "volity.ok")


async def game_of(seats, ann, bob, cy):
    room = await table(ann, "volity-eights", "Ann")
    await join(bob, room, "Bob")
    await join(cy, room, "Cy")
    players = [Player(ann, "Ann"), Player(bob, "Bob")]
    watcher = Player(cy, "Cy")
    for player in players:
        await sit(player)
    for _ in range(seats - 2):
        bot = (await players[0].call("volity.add_bot"))[1]
        same("bot", (await players[1].call("volity.sit", bot))[0], "volity.ok")
    for player in players:
        same("ready", await player.call("volity.ready"), OK)
    while not all(player.over for player in players):
        await asyncio.gather(*(player.play() for player in players))
        watcher.look()
    await asyncio.sleep(0.3)
    watcher.look()
    same("hand of who watches", watcher.hand, [])
    same("scores", len(players[0].scores), seats)
    same("scores of all", [players[0].scores, players[0].scores], [players[1].scores, watcher.scores])
    same("cards left", min(players[0].scores.values()), 0)
    print(f"a game with {seats} seats: {players[0].seen} calls to Ann, scores {players[0].scores}")
    for client, nick in ((ann, "Ann"), (bob, "Bob"), (cy, "Cy")):
        client.plugin["xep_0045"].leave_muc(room, nick)
    await asyncio.sleep(0.2)


async def mistakes(ann, bob, cy):
    room = await table(ann, "volity-eights", "Ann")
    await join(bob, room, "Bob")
    a, b, watcher = Player(ann, "Ann"), Player(bob, "Bob"), Player(cy, "Cy")
    cy.referee = ann.referee
    same("a stranger", await watcher.code("game.draw_card"), 607)
    await join(cy, room, "Cy")
    same("before", await a.code("game.draw_card"), ["volity.game_not_in_progress"])
    same("unready", await a.code("volity.ready"), ["volity.not_seated"])
    same("no call", await a.code("volity.dance"), 603)
    same("too few", await a.code("volity.sit"), 604)
    same("a type", await a.code("volity.sit", 1), 605)
    same("no seat", await a.code("volity.sit", str(ann.boundjid), "player_9"), 606)
    same("somebody else", await a.code("volity.sit", str(bob.boundjid)), 607)
    await sit(a)
    same("empty", await a.code("volity.ready"), ["volity.empty_seats"])
    await sit(b)
    same("ready", await a.code("volity.ready"), OK)
    same("ready", await b.code("volity.ready"), OK)
    same("who watches", await watcher.code("game.draw_card"), ["volity.not_seated"])
    await asyncio.sleep(0.3)
    a.look()
    b.look()
    on, off = (a, b) if a.turn == "Ann" else (b, a)
    codes = {
        901: await off.code("game.draw_card"),
        903: await on.code("game.play_card", "11X"),
        905: await on.code("game.choose_suit", "H"),
        906: await on.code("game.choose_suit", "moons"),
        902: await on.code("game.play_card", next(c for c in ("2C", "3C", "4C", "5C", "6C", "7C", "9C", "10C") if c not in on.hand)),
    }
    wrong = [card for card in on.hand if card not in on.playable()]
    if wrong:
        codes[907] = await on.code("game.play_card", wrong[0])
    for wanted, got in codes.items():
        same(f"fault {wanted}", got, wanted)
    print(f"mistakes: faults {sorted(codes)} and 603 to 607 came as they should")
    return room, a, b, on, off


async def comings_and_goings(room, a, b):
    """Bob drops his line and comes back by another resource; Ann suspends; they go on, and end it."""
    hand = sorted(b.hand)
    b.client.abort()
    same("away", (await a.client.told("volity.game_activity"))[0], "disrupted")
    again = Client(f"{PEOPLE[1][0]}@{DOMAIN}/phone", PEOPLE[1][1])
    await again.start(HOST, int(PORT))
    await again.enter(room, "Bob")
    bob = Player(again, "Bob")
    same("send_state", await bob.call("volity.send_state"), OK)
    await asyncio.sleep(0.5)
    bob.look()
    same("the hand of who is back", sorted(bob.hand), hand)
    same("suspend", await a.call("volity.suspend_game"), OK)
    await again.told("volity.suspend_game")
    same("acts meanwhile", await bob.code("game.draw_card"), ["volity.game_not_in_progress"])
    same("ready", await a.call("volity.ready"), OK)
    same("ready", await bob.call("volity.ready"), OK)
    await again.told("volity.resume_game")
    same("suspend", await bob.call("volity.suspend_game"), OK)
    same("kill", await bob.call("volity.kill_game", True), OK)
    same("ready", await a.call("volity.ready"), OK)
    same("ready", await bob.call("volity.ready"), OK)
    await again.told("volity.end_game")
    print("Bob came back by another resource with his hand; suspended, resumed, suspended, ended")
    again.disconnect()


async def administration(a, cy):
    """Cy is an administrator, and Ann is none."""
    parlor = f"volity-eights@volity.{DOMAIN}/volity"
    for method in ("admin.status", "admin.shutdown", "admin.players"):
        same(f"{method} by a player", await a.code(method), 607)
    try:
        await a.client.call(parlor, "admin.shutdown")
        raise AssertionError("a player shuts a parlor down")
    except xmlrpc.client.Fault as fault:
        same("a player at the parlor", fault.faultCode, 607)
    status = (await cy.call(parlor, "admin.status"))[1]
    same("online", status["online"], True)
    tables = (await cy.call(parlor, "admin.list_tables"))[1]
    same("tables", len(tables), status["tables_running"])
    same("our table", a.client.referee in tables, True)
    same("seats", (await cy.call(a.client.referee, "admin.seats"))[1]["reqseats"], ["player_1", "player_2"])
    same("offline", await cy.call(parlor, "admin.online", False), ["volity.ok", "parlor now offline for new table requests"])
    same("new_table", await a.client.call(parlor, "volity.new_table"), ["volity.offline"])
    same("online", await cy.call(parlor, "admin.online", True), ["volity.ok", "parlor now online for new table requests"])
    same("announce", await cy.call(parlor, "admin.announce", "Tea is ready."), ["volity.ok", f"sent to {len(tables)} tables"])
    await a.client.hears("administrator announcement: Tea is ready.")
    same("shutdown", await cy.call(a.client.referee, "admin.shutdown"), ["volity.ok", "stopping referee"])
    await a.client.hears("This room closes.")
    await asyncio.sleep(1.5)
    same("the table is gone", a.client.referee in (await cy.call(parlor, "admin.list_tables"))[1], False)
    print(f"an administrator looked at {len(tables)} tables, closed the parlor and opened it, spoke to all, and shut one down")


async def general(ann, game):
    await table(ann, game, "Ann")
    player = Player(ann, "Ann")
    await sit(player)
    for _ in range(2):
        bot = (await player.call("volity.add_bot"))[1]
        await player.call("volity.sit", bot)
    same("ready", await player.call("volity.ready"), OK)
    acts = 0
    while acts < 15:
        answer = await player.call("game.legal")
        if answer == ["volity.game_not_in_progress"]:
            break
        legal = answer[1]
        if legal:
            answer = await player.code("game.act", random.choice(legal))
            acts += answer == OK
        tables = [arguments[0] for method, arguments in ann.calls if method == "game.table"]
        if tables and tables[-1]["view"]["standings"]["dealOver"]:
            break
        await asyncio.sleep(0.25)
    print(f"{game}: {acts} acts by the general calls")
    ann.plugin["xep_0045"].leave_muc(ann.room, "Ann")


async def round_trips(ann, times):
    await table(ann, "volity-eights", "Ann")
    took = []
    for _ in range(times):
        began = asyncio.get_event_loop().time()
        await ann.call(ann.referee, "game.options")
        took.append(asyncio.get_event_loop().time() - began)
        await asyncio.sleep(0.1)
    took.sort()
    print(f"a call's round trip over {times}: median {took[times // 2] * 1000:.1f} ms, p99 {took[times * 99 // 100] * 1000:.1f} ms")


async def main():
    random.seed(7)
    ann, bob, cy = [await connect(number) for number in range(3)]
    if len(PEOPLE) > 3:
        await round_trips(ann, int(PEOPLE[3][0]))
        return
    if not SHORT:
        await game_of(2, ann, bob, cy)
    await game_of(7, ann, bob, cy)
    room, a, b, on, off = await mistakes(ann, bob, cy)
    await comings_and_goings(room, a, b)
    await administration(a, cy)
    if not SHORT:
        await general(ann, "pesten")
    await general(ann, "crazier-eights")
    print("all as it should be")
    for client in (ann, cy):
        client.disconnect()


asyncio.get_event_loop().run_until_complete(asyncio.wait_for(main(), 240))
