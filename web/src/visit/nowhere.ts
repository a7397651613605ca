/** Surroundings of a table that no line leads to: what is over, and what is only shown. No time runs there. */

import type { Surroundings } from "../wire/link";

export const NOWHERE: Surroundings = {
  connect: () => ({ onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} }),
  later: () => null,
  forget: () => {},
  now: () => 0,
  chance: () => 0,
};
