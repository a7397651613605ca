/** What the page says in Swedish of deleting one's name and talk at a table, and of reports. */

import type { DeepPartial } from "./dictionary";
import type { enErasing } from "./en-erasing";

export const svErasing: DeepPartial<typeof enErasing> = {
  title: "Mitt namn och vad jag sagt här",
  act: "Radera mitt namn och vad jag sagt här",
  sure: "Ja, radera för alla",
  note:
    "Andra ser numret på din plats i stället för ditt namn, nu och i bordets protokoll. " +
    "Det du har spelat står kvar, och så gör det som andra har sparat.",
  reporting: {
    act: "Anmäl",
    title: (name: string) => `Anmäl ${name}`,
    what: "Vad gäller det?",
    name: (name: string) => `Namnet ”${name}”`,
    why: "Varför (om du vill)",
    note:
      "Anmälan går till den som sköter servern. Ingen vid bordet får veta något, " +
      "och du ser inte längre vad den här spelaren säger.",
    send: "Skicka anmälan",
    sent: (name: string) => `Anmält. Du ser inte längre vad ${name} säger.`,
  },
  everything: {
    act: "Radera allt om mig",
    sure: "Ja, radera vid alla bord",
    note:
      "Ditt namn och det du har sagt raderas vid alla bord på den här servern där du har suttit med den här " +
      "webbläsaren, och dina platser glöms här. Det som andra har sparat har de kvar.",
    done: "Allt som var ditt är raderat.",
  },
};
