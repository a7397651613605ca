/** What the page says of players who come from another network. These words come with what says them. */

import { enDoor } from "./en-door";
import { localized } from "./words";

export const doorWords = localized("door", enDoor);
