/** The card that is being read; empty: none. */

import { signal } from "@preact/signals";

export const looked = signal("");
