// @vitest-environment happy-dom
/** What is chosen in the settings stands on the document, where the style sheets find it. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applySettings, settings } from "./settings";

describe("settings", () => {
  let asked: ((event: unknown) => void) | undefined;
  const device = {
    matches: false,
    addEventListener: (_: string, listener: (event: unknown) => void) => (asked = listener),
  };

  beforeEach(() => {
    device.matches = false;
    vi.stubGlobal("matchMedia", () => device);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    settings.largeIndices.value = false;
    settings.back.value = "teal";
    settings.contrast.value = "auto";
  });

  it("shows large corners and another back as soon as they are chosen", () => {
    applySettings();
    const { dataset } = document.documentElement;
    expect(dataset["indices"]).toBe("usual");
    settings.largeIndices.value = true;
    settings.back.value = "red";
    expect(dataset["indices"]).toBe("large");
    expect(dataset["back"]).toBe("red");
  });

  it("has strong contrast where the device or the player wants it", () => {
    applySettings();
    const { dataset } = document.documentElement;
    expect(dataset["contrast"]).toBe("usual");
    settings.contrast.value = "more";
    expect(dataset["contrast"]).toBe("more");
    settings.contrast.value = "auto";
    expect(dataset["contrast"]).toBe("usual");
    device.matches = true;
    asked?.({});
    expect(dataset["contrast"]).toBe("more");
  });
});
