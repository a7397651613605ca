/** What text mode says in French. The acts that are typed are those of the notation, in every language. */

import type { DeepPartial, Parts } from "./dictionary";
import { a, cards, qui } from "./french";

export const frText: DeepPartial<Parts["text"]> = {
  title: "Mode texte",
  intro: "Tape ce que tu veux faire ou savoir, puis Entrée. « help » donne les mots.",
  input: "Tape un coup ou une question",
  go: "OK",
  help: [
    "Coups : play 7H (jouer) · lay 9C (poser) · draw (piocher) · pass (passer) · end (finir) · suit S (couleur) · " +
      "rank 7 (valeur) · call (annoncer) · catch Ann (pincer) · give 4C Ann (donner) · target Ann (viser).",
    "Aussi : play 7H 7H (deux à la fois) · grab (attraper) · challenge (contester) · take (prendre) · " +
      "say MOTS (dire).",
    "Entre les manches : next (suivante) · rematch (rejouer). À tout moment : suspend (suspendre) ; " +
      "puis ready (c’est bon).",
    "Seul : undo (reprendre) · repeat (depuis le début).",
    "Une carte seule la joue. « play 8H =D » joue et demande. Couleurs : C trèfle, D carreau, H cœur, " +
      "S pique ; J valet, Q dame, K roi ; jokers : RJ rouge, BJ noir.",
    "Questions : all (tout) · hand (ta main) · legal (ce qui est permis) · why 7H (pourquoi pas) · " +
      "pile (défausse) · seats (places) · turn (à qui) · scores · facts (le reste) · log (journal).",
  ],
  hand: (n: number, names: string) => (n === 0 ? "Tu n’as aucune carte." : `Tu as ${cards(n)} : ${names}.`),
  noHand: "Tu n’as pas de main : tu regardes.",
  legal: (acts: string) => `Tu peux : ${acts}.`,
  upcard: (name: string) => `Carte du dessus : ${name}.`,
  noUpcard: "La défausse est vide.",
  declared: (what: string) => `Demande : ${what}.`,
  stock: (n: number) => `Dans la pioche : ${cards(n)}.`,
  pile: (n: number, names: string) => `Dans la défausse : ${cards(n)}, celle du dessus d’abord : ${names}.`,
  direction: (clockwise: boolean) => `On joue dans le sens ${clockwise ? "horaire" : "antihoraire"}.`,
  penalty: (n: number) => `Une pénalité attend : piocher ${n}.`,
  skip: (n: number) => (n === 1 ? "Il y a un tour à sauter." : `Il y a ${n} tours à sauter.`),
  seatLine: (w, held) => `${qui(w)} ${a(w)} ${cards(held)}`,
  openCards: (names: string) => `visibles : ${names}`,
  deal: (n, dealer) => `Manche ${n} ; ${dealer.you ? "tu as" : `${dealer.name} a`} donné.`,
  score: (w, points) => `${w.you ? "toi" : w.name} ${points}`,
  scores: (lines: string) => `Points : ${lines}.`,
  fact: (of: string | null, what: string) => (of === null ? `${what}.` : `${of} : ${what}.`),
  columns: (n: string, lines: string) => `Colonne ${n} : ${lines}.`,
  noFacts: "Il n’y a rien d’autre à voir.",
  why: (card: string, words: string) => `${card} : ${words}`,
  whyLegal: (card: string) => `${card} : tu peux jouer cette carte.`,
  whyUnknown: (card: string) => `${card} : tu n’as pas cette carte, ou on n’en sait rien.`,
  sent: (line: string) => `Fait : ${line}.`,
  refused: (words: string) => `Pas fait. ${words}`,
  empty: "Tape d’abord quelque chose ; « help » donne les mots.",
};
