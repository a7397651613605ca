/** Seats that go along or on to somebody. These words come with what says them. */

import { enTickets } from "./en-tickets";
import { localized } from "./words";

export const ticketWords = localized("tickets", enTickets);
