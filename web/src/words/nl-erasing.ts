/** What the page says in Dutch of deleting one's name and talk at a table, and of reports. */

import type { DeepPartial } from "./dictionary";
import type { enErasing } from "./en-erasing";

export const nlErasing: DeepPartial<typeof enErasing> = {
  title: "Mijn naam en wat ik hier gezegd heb",
  act: "Mijn naam en wat ik hier gezegd heb wissen",
  sure: "Ja, voor iedereen wissen",
  note:
    "Anderen zien dan in plaats van je naam het nummer van je plaats, nu en in de verslagen van deze tafel. " +
    "Wat je gespeeld hebt, blijft; wat anderen hebben opgeslagen ook.",
  reporting: {
    act: "Melden",
    title: (name: string) => `${name} melden`,
    what: "Waar gaat het om?",
    name: (name: string) => `De naam “${name}”`,
    why: "Waarom (als je wilt)",
    note:
      "Het gaat naar wie deze server beheert. Niemand aan tafel krijgt het te horen, " +
      "en je ziet niet meer wat deze speler zegt.",
    send: "Melding versturen",
    sent: (name: string) => `Gemeld. Je ziet niet meer wat ${name} zegt.`,
  },
  everything: {
    act: "Alles over mij wissen",
    sure: "Ja, aan alle tafels wissen",
    note:
      "Je naam en wat je gezegd hebt, worden gewist aan alle tafels van deze server waaraan je met deze " +
      "browser hebt gezeten, en je plaatsen worden hier vergeten. Wat anderen hebben opgeslagen, blijft bij hen.",
    done: "Alles wat van jou was, is gewist.",
  },
};
