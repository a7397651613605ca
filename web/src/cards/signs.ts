/** With which suit signs cards are drawn and named now: those of the game at the table. */

import { signal } from "@preact/signals";
import type { SuitSigns } from "../wire/types";

export const signs = signal<SuitSigns>("french");
