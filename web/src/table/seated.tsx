/** Sitting at a pretended table, for tests of the page. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { settings } from "../app/settings";
import { Visit } from "../visit/Visit";
import type { Socket, Surroundings } from "../wire/link";
import type { Snapshot, TableEvent } from "../wire/types";
import { loadParts } from "./parts";
import { FINAL_PLAY_MILLIS, TableScreen } from "./TableScreen";

/** A server of a few lines: it welcomes, notes what is sent and answers as it is told. */
class Pretended implements Surroundings {
  sent: { id: number; method: string; params: { line?: string } }[] = [];
  private socket: Socket | null = null;
  constructor(private readonly first: Snapshot) {}
  connect(): Socket {
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.sent.push(JSON.parse(text) as (typeof this.sent)[number]),
      close: () => undefined,
    };
    this.socket = socket;
    return socket;
  }
  open(): void {
    this.socket?.onopen?.({} as never);
    this.says({ id: 0, result: { seat: 0, snapshot: this.first, chat: [], resumed: false } });
  }
  says(message: object): void {
    this.socket?.onmessage?.({ data: JSON.stringify({ jsonrpc: "2.0", ...message }) } as never);
  }
  private due: { action: () => void; millis: number }[] = [];
  later(action: () => void, millis: number): unknown {
    const timer = { action, millis };
    this.due.push(timer);
    return timer;
  }
  /** All that the page wanted to do after this time is due. */
  passes(millis: number): void {
    const now = this.due.filter((one) => one.millis === millis);
    this.due = this.due.filter((one) => one.millis !== millis);
    now.forEach((one) => one.action());
  }
  forget(timer: unknown): void {
    this.due = this.due.filter((one) => one !== timer);
  }
  time = 0;
  now(): number {
    return this.time;
  }
  chance(): number {
    return 0.1;
  }
  /** Answers the last request: it is done, or refused. */
  answers(error?: { code: number; message: string; data?: object }): void {
    const { id } = this.sent[this.sent.length - 1]!;
    this.says(error === undefined ? { id, result: {} } : { id, error });
  }
  get lines(): (string | undefined)[] {
    return this.sent.filter((one) => one.method === "act").map((one) => one.params.line);
  }
}

function Shown({ visit }: { visit: Visit }) {
  const shown = visit.snapshot.value!;
  return <TableScreen visit={visit} snapshot={shown} view={shown.view!} sheet="# Rules" />;
}

let rootElement: HTMLElement;
let server: Pretended;
let visiting: Visit;
let spoken: string[];

/** Sits down in the first seat of this table. */
export async function sit(table: Snapshot): Promise<void> {
  // as at a table that has stood for a while, of a game that is known
  settings.introduces.value = false;
  await loadParts();
  server = new Pretended(table);
  visiting = new Visit("t1", "key", server, () => undefined);
  spoken = [];
  visiting.said.subscribe(({ text }) => spoken.push(text));
  server.open();
  await act(() => render(<Shown visit={visiting} />, rootElement));
}

/** Presses a key, and lets the page settle. */
export async function press(
  key: string,
  target: EventTarget = document.activeElement ?? document.body,
): Promise<void> {
  await act(() => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  await act(() => new Promise((done) => setTimeout(done, 30)));
}

export function root(): HTMLElement {
  return rootElement;
}

export function visit(): Visit {
  return visiting;
}

/** The acts that the page has sent. */
export function sent(): (string | undefined)[] {
  return server.lines;
}

/** What has been read out last. */
export function said(): string {
  return visiting.said.value.text;
}

/** All that has been read out since the viewer sat down. */
export function allSaid(): string {
  return spoken.join(" ");
}

/** The server of the table sat down at last. */
export function host(): Pretended {
  return server;
}

export function button(name: string): HTMLElement | undefined {
  return [...rootElement.querySelectorAll<HTMLElement>("button")].find((one) =>
    one.textContent?.startsWith(name),
  );
}

export async function tap(target: HTMLElement | undefined): Promise<void> {
  await act(() => target!.click());
}

/** The table changes to this, by these events. */
export async function hears(table: Snapshot, events: TableEvent[] = []): Promise<void> {
  await act(() => server.says({ method: "table", params: { snapshot: table, events } }));
}

/** The last card of a deal has lain there long enough to be seen. */
export async function finalPlaySeen(): Promise<void> {
  await act(() => new Promise((done) => setTimeout(done, FINAL_PLAY_MILLIS + 50)));
}

/** The server answers what was sent last. */
export async function answered(error?: { code: number; message: string; data?: object }): Promise<void> {
  await act(async () => {
    server.answers(error);
    await Promise.resolve();
  });
}

/** Types into a text field. */
export async function type(field: HTMLInputElement, text: string): Promise<void> {
  await act(() => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

export function open(): void {
  rootElement = document.createElement("div");
  document.body.append(rootElement);
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: 900 });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, value: 700 });
}

export async function close(): Promise<void> {
  await act(() => render(null, rootElement));
  visiting.stop();
  rootElement.remove();
  settings.confirm.value = false;
  settings.letterKeys.value = true;
  settings.drawsOn.value = true;
  settings.introduces.value = true;
}
