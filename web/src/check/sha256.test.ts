import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hex } from "./hex";
import { bytes, keepsPromise, sha256 } from "./sha256";

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("SHA-256", () => {
  it("agrees with the examples of FIPS 180-4", () => {
    expect(hex(sha256(utf8("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hex(sha256(utf8("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")))).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
    expect(hex(sha256(utf8("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });

  it("agrees with Node's for every length about the block's edge", () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    }
  });

  it("tells a kept promise from a broken one", () => {
    const secret = "00ff10";
    const promise = `sha256:${createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex")}`;
    expect(keepsPromise(secret, promise)).toBe(true);
    expect(keepsPromise("00ff11", promise)).toBe(false);
    expect(keepsPromise("no hex", promise)).toBe(false);
    expect(bytes("0g")).toBeNull();
  });
});
