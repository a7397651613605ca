/** What the page says in French of deleting one's name and talk at a table, and of reports. */

import type { DeepPartial } from "./dictionary";
import type { enErasing } from "./en-erasing";

export const frErasing: DeepPartial<typeof enErasing> = {
  title: "Mon nom et ce que j’ai dit ici",
  act: "Supprimer mon nom et ce que j’ai dit ici",
  sure: "Oui, supprimer pour tout le monde",
  note:
    "Les autres verront le numéro de ta place au lieu de ton nom, maintenant et dans les enregistrements de cette " +
    "table. Ce que tu as joué reste ; ce que d’autres ont sauvegardé aussi.",
  reporting: {
    act: "Signaler",
    title: (name: string) => `Signaler ${name}`,
    what: "De quoi s’agit-il ?",
    name: (name: string) => `Le nom « ${name} »`,
    why: "Pourquoi (si tu veux)",
    note:
      "Cela va aux responsables de ce serveur. Personne à la table ne l’apprend, " +
      "et tu ne vois plus ce que dit ce joueur.",
    send: "Envoyer",
    sent: (name: string) => `C’est signalé. Tu ne vois plus ce que dit ${name}.`,
  },
  everything: {
    act: "Supprimer tout ce qui me concerne",
    sure: "Oui, supprimer à toutes les tables",
    note:
      "Ton nom et ce que tu as dit sont supprimés à toutes les tables de ce serveur où tu as joué avec ce " +
      "navigateur, et tes places sont oubliées ici. Ce que d’autres ont sauvegardé leur reste.",
    done: "Tout ce qui était à toi est supprimé.",
  },
};
