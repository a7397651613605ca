/** What the text mode says. These words come with what says them. */

import { enText } from "./en-text";
import { inForce } from "./words";

export const textWords = inForce("text", enText);
