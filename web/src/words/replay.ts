/** Looking back at what was played. These words come with what says them. */

import { enReplay } from "./en-replay";
import { localized } from "./words";

export const replayWords = localized("replay", enReplay);
