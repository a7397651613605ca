// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { onlyHere } from "./SharedLink";

describe("a link for friends", () => {
  it.each(["localhost", "cards.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])(
    "to %s leads everybody to their own computer",
    (host) => expect(onlyHere(host)).toBe(true),
  );

  it.each(["192.168.1.7", "living-room", "cards.example.org", "localhost.example.org", "[2001:db8::1]"])(
    "to %s leads friends here",
    (host) => expect(onlyHere(host)).toBe(false),
  );
});
