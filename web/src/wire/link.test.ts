import { describe, expect, it } from "vitest";
import { snapshot } from "../table/samples";
import { NO_LINK, TableLink, type Hearer, type Socket, type Surroundings } from "./link";

/** A line that does nothing by itself: the test opens, answers, cuts and lets time pass. */
class Wire implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  readonly sent: { id: number; method: string; params: Record<string, unknown> }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  close(): void {
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
  now = 0;

  connect(): Socket {
    this.wires.push(new Wire());
    return this.wires[this.wires.length - 1]!;
  }

  later(action: () => void, millis: number): unknown {
    const timer = { at: this.now + millis, action };
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

  pass(millis: number): void {
    this.now += millis;
    const due = this.timers.filter((timer) => timer.at <= this.now);
    for (const timer of due) this.forget(timer);
    for (const timer of due) timer.action();
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
      params: { table: "t1", token: "key", since: 10 },
    });
    expect(heard).toEqual(["welcomed"]);
  });

  it("an act that was under way when the line broke is sent again with the same command", async () => {
    const { world, link, heard } = join();
    world.wire.welcomes();
    const outcome = link.act(5, "play 7H");
    const first = world.wire.sent[1]!;
    world.wire.close();
    expect(heard).toContain("lost");
    world.pass(1000);
    world.wire.welcomes();
    const second = world.wire.sent[1]!;
    expect(world.wires).toHaveLength(2);
    expect(second.params).toEqual(first.params);
    world.wire.says({ id: second.id, result: {} });
    expect(await outcome).toEqual({ ok: true });
  });

  it("a refusal comes back with its code and words", async () => {
    const { world, link } = join();
    world.wire.welcomes();
    const outcome = link.act(5, "play 9C");
    world.wire.says({ id: world.wire.sent[1]!.id, error: { code: 907, message: "It does not follow." } });
    expect(await outcome).toEqual({ ok: false, code: 907, words: "It does not follow." });
  });

  it("too fast: waits a little and sends the act again", async () => {
    const { world, link } = join();
    world.wire.welcomes();
    const outcome = link.act(5, "draw");
    const { id } = world.wire.sent[1]!;
    world.wire.says({ id, error: { code: -32004, message: "slow down" } });
    expect(world.wire.sent).toHaveLength(2);
    world.pass(600);
    expect(world.wire.sent[2]).toEqual(world.wire.sent[1]);
    world.wire.says({ id, result: {} });
    expect(await outcome).toEqual({ ok: true });
  });

  it("a line that swallows an act is given up for a new one, not before ten seconds", () => {
    const { world, link } = join();
    world.wire.welcomes();
    void link.act(5, "draw");
    world.pass(9900);
    expect(world.wires).toHaveLength(1);
    world.pass(200);
    world.pass(1000);
    expect(world.wires).toHaveLength(2);
    world.wire.welcomes();
    expect(world.wire.sent[1]).toMatchObject({ method: "act" });
  });

  it("tries again ever more slowly, and at once when the device is online again", () => {
    const { world, link } = join();
    world.wire.close();
    world.pass(399);
    expect(world.wires).toHaveLength(1);
    world.pass(1);
    expect(world.wires).toHaveLength(2);
    world.wire.close();
    world.pass(799);
    expect(world.wires).toHaveLength(2);
    link.hurry();
    expect(world.wires).toHaveLength(3);
    world.pass(60000);
    expect(world.wires).toHaveLength(3);
  });

  it("chat is not repeated after a break, nor taken without a line", async () => {
    const { world, link } = join();
    expect(await link.ask("chat", { text: "early" })).toMatchObject({ ok: false, code: NO_LINK });
    world.wire.welcomes();
    const said = link.ask("chat", { text: "hello" });
    world.wire.close();
    expect(await said).toMatchObject({ ok: false, code: NO_LINK });
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
    world.wire.onclose?.({} as never);
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

  it("passes on tables and chat", () => {
    const { world, heard } = join();
    world.wire.welcomes();
    world.wire.says({ method: "table", params: { snapshot: snapshot({ number: 11 }), events: [] } });
    world.wire.says({ method: "chat", params: { seat: 1, name: "Bob", text: "hi", number: 1 } });
    expect(heard).toEqual(["welcomed", "table 11", "chat hi"]);
  });
});
