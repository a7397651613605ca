import { describe, expect, it } from "vitest";
import { NO_LINK, TableLink, type Hearer, type Socket, type Surroundings } from "./link";
import { snapshot } from "./samples";

/** A line that does nothing by itself: the test opens, answers, cuts and lets time pass. */
class Wire implements Socket {
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  readonly sent: { id: number; method: string; params: Record<string, unknown> }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  /** The page lets go of it; on a dead line nothing comes of that for minutes. */
  close(): void {
    this.closed = true;
  }

  /** The line breaks, and the browser notices. */
  breaks(): void {
    this.onclose?.({} as never);
  }

  open(): void {
    this.onopen?.({} as never);
  }

  says(message: object | string): void {
    this.onmessage?.({
      data: typeof message === "string" ? message : JSON.stringify({ jsonrpc: "2.0", ...message }),
    } as never);
  }

  welcomes(): void {
    this.open();
    this.says({ id: 0, result: { seat: 0, snapshot: snapshot(), chat: [], resumed: true } });
  }
}

class World implements Surroundings {
  readonly wires: Wire[] = [];
  readonly timers: { at: number; action: () => void }[] = [];
  time = 0;

  connect(): Socket {
    this.wires.push(new Wire());
    return this.wires[this.wires.length - 1]!;
  }

  later(action: () => void, millis: number): unknown {
    const timer = { at: this.time + millis, action };
    this.timers.push(timer);
    return timer;
  }

  forget(timer: unknown): void {
    const at = this.timers.indexOf(timer as (typeof this.timers)[number]);
    if (at >= 0) this.timers.splice(at, 1);
  }

  chance(): number {
    return 0.5;
  }

  now(): number {
    return this.time;
  }

  pass(millis: number): void {
    const until = this.time + millis;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.forget(due);
      this.time = Math.max(this.time, due.at);
      due.action();
    }
    this.time = until;
  }

  /** Time in which the server says no more than it must, something every seven seconds. */
  passBeating(millis: number): void {
    for (let left = millis; left > 0; left -= 7000) {
      this.pass(Math.min(7000, left));
      this.wire.says({ method: "ping", params: {} });
    }
  }

  get wire(): Wire {
    return this.wires[this.wires.length - 1]!;
  }
}

function join() {
  const heard: string[] = [];
  const world = new World();
  const hearer: Hearer = {
    welcomed: () => heard.push("welcomed"),
    table: (shown) => heard.push(`table ${shown.number}`),
    chat: (line) => heard.push(`chat ${line.text}`),
    rewritten: (log, chat) => heard.push(`rewritten ${log.length} ${chat.length}`),
    gone: (reason) => heard.push(`gone ${reason}`),
    lost: () => heard.push("lost"),
    refused: (words) => heard.push(`refused ${words}`),
    lastEvent: () => 10,
  };
  const link = new TableLink("t1", "key", hearer, world);
  link.start();
  return { heard, world, link };
}

describe("the line to a table", () => {
  it("says hello with its key and the last event it knows", () => {
    const { world, heard } = join();
    world.wire.welcomes();
    expect(world.wire.sent[0]).toMatchObject({
      id: 0,
      method: "hello",
      params: { table: "t1", token: "key", since: 10, version: 2, language: "en" },
    });
    expect(heard).toEqual(["welcomed"]);
  });

  it("an act that was under way when the line broke is sent again with the same command", async () => {
    const { world, link, heard } = join();
    world.wire.welcomes();
    const outcome = link.act(5, "play 7H", false);
    const first = world.wire.sent[1]!;
    world.wire.breaks();
    expect(heard).toContain("lost");
    world.pass(1000);
    world.wire.welcomes();
    const second = world.wire.sent[1]!;
    expect(world.wires).toHaveLength(2);
    expect(second.params).toEqual(first.params);
    world.wire.says({ id: second.id, result: {} });
    expect(await outcome).toEqual({ ok: true });
  });

  it("whatever was under way when the line broke is sent again with the same command, each with its own", async () => {
    const { world, link } = join();
    world.wire.welcomes();
    const outcomes = [link.ask("start", { fill: true }), link.ask("chat", { text: "hm" })];
    const first = world.wire.sent.slice(1);
    expect(new Set(first.map((request) => request.params.command)).size).toBe(2);
    world.wire.breaks();
    world.pass(1000);
    world.wire.welcomes();
    const second = world.wire.sent.slice(1);
    expect(second.map((request) => request.params)).toEqual(first.map((request) => request.params));
    for (const request of second) world.wire.says({ id: request.id, result: {} });
    expect(await Promise.all(outcomes)).toEqual([{ ok: true }, { ok: true }]);
  });

  it("what is asked for on a broken line fails at once, lest it be done later", async () => {
    const { world, link } = join();
    world.wire.welcomes();
    world.wire.breaks();
    expect(await link.ask("next", {})).toMatchObject({ ok: false, code: NO_LINK });
  });

  it("who has left and lost the answer finds the key dead, and has left", async () => {
    const { world, link, heard } = join();
    world.wire.welcomes();
    const outcome = link.ask("leave", {});
    world.wire.breaks();
    world.pass(1000);
    world.wire.open();
    world.wire.says({ id: 0, error: { code: -32002, message: "that token opens no seat" } });
    expect(await outcome).toEqual({ ok: true });
    expect(heard.filter((one) => one.startsWith("refused"))).toEqual([]);
  });

  it("a page that the server does not speak with any more says so and stays away", () => {
    const { world, heard } = join();
    world.wire.open();
    world.wire.says({ id: 0, error: { code: -32008, message: "load the page again" } });
    world.pass(60000);
    expect(heard).toEqual(["refused load the page again"]);
    expect(world.wires).toHaveLength(1);
  });

  it("a refusal comes back with its code and words", async () => {
    const { world, link } = join();
    world.wire.welcomes();
    const outcome = link.act(5, "play 9C", false);
    world.wire.says({ id: world.wire.sent[1]!.id, error: { code: 907, message: "It does not follow." } });
    expect(await outcome).toEqual({ ok: false, code: 907, words: "It does not follow." });
  });

  it("too fast: waits a little and sends the act again", async () => {
    const { world, link } = join();
    world.wire.welcomes();
    const outcome = link.act(5, "draw", false);
    const { id } = world.wire.sent[1]!;
    world.wire.says({ id, error: { code: -32004, message: "slow down" } });
    expect(world.wire.sent).toHaveLength(2);
    world.pass(600);
    expect(world.wire.sent[2]).toEqual(world.wire.sent[1]);
    world.wire.says({ id, result: {} });
    expect(await outcome).toEqual({ ok: true });
  });

  it("a line that swallows an act is given up for a new one, which sends it again", () => {
    const { world, link, heard } = join();
    world.wire.welcomes();
    void link.act(5, "draw", false);
    const swallowed = world.wire.sent[1]!;
    world.pass(5900);
    expect(world.wires).toHaveLength(1);
    world.pass(1000);
    expect(world.wires[0]!.closed).toBe(true);
    expect(heard).toEqual(["welcomed", "lost"]);
    expect(world.wires).toHaveLength(2);
    world.wire.welcomes();
    expect(world.wire.sent[1]!.params).toEqual(swallowed.params);
  });

  it("a line over which the server says nothing for eleven seconds is lost, and nobody waits for it to close", () => {
    const { world, heard } = join();
    world.wire.welcomes();
    world.passBeating(60000);
    expect(heard).toEqual(["welcomed"]);
    world.pass(10900);
    expect(heard).toEqual(["welcomed"]);
    world.pass(200);
    expect(heard).toEqual(["welcomed", "lost"]);
    world.pass(1000);
    expect(world.wires).toHaveLength(2);
    // what the dead line says later is nobody's affair
    world.wires[0]!.says({ method: "chat", params: { seat: 1, name: "Bob", text: "late", number: 1 } });
    world.wires[0]!.breaks();
    expect(heard).toEqual(["welcomed", "lost"]);
  });

  it("each beat is answered at once", () => {
    const { world } = join();
    world.wire.welcomes();
    world.wire.says({ method: "ping", params: {} });
    expect(world.wire.sent[1]).toMatchObject({ method: "pong" });
    // nobody answers it
    expect(world.wire.sent[1]!.id).toBeUndefined();
  });

  it("a connection that hangs is tried for five seconds, then another", () => {
    const { world, heard } = join();
    world.pass(4900);
    expect(world.wires).toHaveLength(1);
    world.pass(600);
    expect(world.wires).toHaveLength(2);
    expect(world.wires[0]!.closed).toBe(true);
    // one that opens and then says nothing is no better
    world.wire.open();
    world.pass(6000);
    expect(world.wires).toHaveLength(3);
    world.wire.welcomes();
    expect(heard).toEqual(["lost", "lost", "welcomed"]);
  });

  it("takes a new line without a word when the page comes into sight, unless the old one has just been heard", () => {
    const { world, link, heard } = join();
    world.wire.welcomes();
    world.pass(500);
    link.refresh();
    expect(world.wires).toHaveLength(1);
    world.pass(3000);
    link.refresh();
    expect(world.wires).toHaveLength(2);
    expect(world.wires[0]!.closed).toBe(true);
    world.wire.welcomes();
    expect(heard).toEqual(["welcomed", "welcomed"]);
  });

  it("an act under way when the page takes a new line goes over that one", async () => {
    const { world, link } = join();
    world.wire.welcomes();
    world.pass(2000);
    const outcome = link.act(5, "play 7H", false);
    const first = world.wire.sent[1]!;
    link.refresh();
    world.wire.welcomes();
    expect(world.wire.sent[1]!.params).toEqual(first.params);
    world.wire.says({ id: world.wire.sent[1]!.id, result: {} });
    expect(await outcome).toEqual({ ok: true });
  });

  it("a clock that is put back does not make a line deaf", () => {
    const { world, heard } = join();
    world.wire.welcomes();
    world.time -= 3_600_000;
    for (const timer of world.timers) timer.at -= 3_600_000;
    world.pass(12000);
    world.pass(12000);
    expect(heard).toContain("lost");
  });

  it("a server that is too busy to welcome is asked again, and is no refusal", () => {
    const { world, heard } = join();
    world.wire.open();
    world.wire.says({ id: 0, error: { code: -32000, message: "the table is too busy" } });
    expect(heard).toEqual(["lost"]);
    world.pass(1000);
    world.wire.welcomes();
    expect(heard).toEqual(["lost", "welcomed"]);
  });

  it("what an act would cost comes with its refusal; sent as meant it says so", async () => {
    const { world, link } = join();
    world.wire.welcomes();
    const first = link.act(5, "call", false);
    expect(world.wire.sent[1]!.params).not.toHaveProperty("meant");
    world.wire.says({
      id: world.wire.sent[1]!.id,
      error: { code: -32006, message: "it would cost you 5 cards", data: { costs: 5 } },
    });
    expect(await first).toEqual({ ok: false, code: -32006, words: "it would cost you 5 cards", costs: 5 });
    void link.act(5, "call", true);
    expect(world.wire.sent[2]!.params).toMatchObject({ line: "call", meant: true });
  });

  it("tries again ever more slowly, and at once when the device is online again", () => {
    const { world, link } = join();
    world.wire.breaks();
    world.pass(399);
    expect(world.wires).toHaveLength(1);
    world.pass(1);
    expect(world.wires).toHaveLength(2);
    world.wire.breaks();
    world.pass(799);
    expect(world.wires).toHaveLength(2);
    link.refresh();
    expect(world.wires).toHaveLength(3);
    world.wire.welcomes();
    world.passBeating(60000);
    expect(world.wires).toHaveLength(3);
  });

  it("who has said something a while ago on a line that stays broken is not heard with it later", async () => {
    const { world, link } = join();
    world.wire.welcomes();
    const said = link.ask("chat", { text: "hello" });
    world.wire.breaks();
    world.pass(45000);
    expect(await said).toMatchObject({ ok: false, code: NO_LINK });
    link.refresh();
    world.wire.welcomes();
    expect(world.wire.sent.map((one) => one.method)).toEqual(["hello"]);
  });

  it("who is quicker than the first welcome waits for it: a seat just taken is given up at once", async () => {
    const { world, link } = join();
    const left = link.ask("leave", {});
    world.wire.welcomes();
    const sent = world.wire.sent[1]!;
    expect(sent.method).toBe("leave");
    world.wire.says({ id: sent.id, result: {} });
    expect(await left).toEqual({ ok: true });
  });

  it("what waits for a first welcome that does not come is not kept for later", async () => {
    const { world, link } = join();
    const left = link.ask("leave", {});
    world.wire.breaks();
    expect(await left).toMatchObject({ ok: false, code: NO_LINK });
    world.pass(1000);
    world.wire.welcomes();
    expect(world.wire.sent.map((one) => one.method)).toEqual(["hello"]);
  });

  it("after a takeover it does not come back by itself", () => {
    const { world, heard } = join();
    world.wire.welcomes();
    world.wire.says({ method: "gone", params: { reason: "taken over" } });
    world.pass(60000);
    expect(heard).toEqual(["welcomed", "gone taken over"]);
    expect(world.wires).toHaveLength(1);
  });

  it("after a restart of the server it does", () => {
    const { world, heard } = join();
    world.wire.welcomes();
    world.wire.says({ method: "gone", params: { reason: "restarting" } });
    world.pass(1000);
    expect(world.wires).toHaveLength(2);
    world.wire.welcomes();
    expect(heard).toEqual(["welcomed", "lost", "welcomed"]);
  });

  it("a wrong key is told once, and noise is passed over", () => {
    const { world, heard } = join();
    world.wire.open();
    world.wire.says("this is no JSON");
    world.wire.says({ method: "weather", params: {} });
    world.wire.says({ id: 77, result: {} });
    world.wire.says({ id: 0, error: { code: -32002, message: "not your seat" } });
    world.pass(60000);
    expect(heard).toEqual(["refused not your seat"]);
    expect(world.wires).toHaveLength(1);
  });

  it("asks for changes and puts the table together from them", () => {
    const { world, heard } = join();
    world.wire.welcomes();
    expect(world.wire.sent[0]).toMatchObject({ method: "hello", params: { form: "changes" } });
    world.wire.says({ method: "change", params: { changed: { number: 11 }, events: [] } });
    world.wire.says({ method: "change", params: { changed: { number: 12 }, events: [] } });
    expect(heard).toEqual(["welcomed", "table 11", "table 12"]);
  });

  it("passes on tables and chat", () => {
    const { world, heard } = join();
    world.wire.welcomes();
    world.wire.says({ method: "table", params: { snapshot: snapshot({ number: 11 }), events: [] } });
    world.wire.says({ method: "chat", params: { seat: 1, name: "Bob", text: "hi", number: 1 } });
    expect(heard).toEqual(["welcomed", "table 11", "chat hi"]);
  });
});
