/** Tables and seats before a game, after one, and to who comes with a link. These words come with what says them. */

import { enLobby } from "./en-lobby";
import { localized } from "./words";

export const lobbyWords = localized("lobby", enLobby);
