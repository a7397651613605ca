/** Games whose cards have abilities, in French: the board, the cards, and what players are asked. */

import type { DeepPartial } from "./dictionary";
import type { Words } from "./en";
import type { Range } from "./en-abilities";
import { cards, count, list } from "./french";

function many(range: Range, one: string, several: string): string {
  const { least, most } = range;
  if (most === 1) return one;
  return least === most ? `${most} ${several}` : `jusqu’à ${most} ${several}`;
}

const assets = (n: number) => count(n, "bien", "biens");

export const frAbilities: DeepPartial<Words["abilities"]> = {
  types: { asset: "bien", event: "événement" },
  typeTitles: { asset: "Bien", event: "Événement" },
  card: (name: string, hues: string[], rank: string, types: string[]) =>
    `${name}, ${list.format(hues)} ${rank}, ${types.join(" ou ")}`,
  requirementTitle: "Condition",
  needs: "avec une condition",
  play: "Jouer",
  playSide: (name: string) => `Jouer ${name}`,
  discard: "Défausser",
  discardAs: (colour: string) => `Défausser et nommer ${colour}`,
  choose: "Choisir cette carte",
  useIt: "Utiliser son pouvoir",
  forget: "Oublier",
  draw: "Piocher la carte due",
  hand: (n: number) => `Ta main : ${cards(n)}`,
  handHelp:
    "Les flèches vont de carte en carte, Entrée montre la carte et ce qu’on peut en faire, n va à la " +
    "prochaine carte utilisable.",
  usable: "utilisable maintenant",
  unusable: "pas utilisable maintenant",
  target: "au choix",
  picked: (n: number) => `choix numéro ${n}`,
  order: "tu dois jouer ou défausser cette carte",
  assetsOf: (w, n) => (w.you ? `Tes biens : ${n}` : `${w.name}, biens : ${n}`),
  handOf: (n: number) => `Voir la main : ${cards(n)}`,
  noAssets: "aucun bien",
  stock: (n: number) => `Pioche : ${cards(n)}`,
  discardPile: (n: number) => `Défausse : ${cards(n)}`,
  top: (card: string) => `Dessus : ${card}`,
  topFirst: "La carte du dessus vient d’abord. Touche une carte pour voir ce qu’elle fait.",
  named: (colour: string) => `Couleur nommée : ${colour}`,
  emptyPile: "La défausse est vide.",
  sorts: { suit: "par couleur", rank: "par valeur", dealt: "comme distribué" },
  limbo: "En cours d’usage",
  looking: "Pour toi uniquement",
  details: (card: string) => `Lire ${card}`,
  phases: {
    begin: "Début",
    draw: "Pioche",
    main: "Phase principale",
    end: "Fin",
  },
  team: (n: string) => `équipe ${n}`,
  teamWon: (others: string[], you: boolean) =>
    you
      ? `${list.format(["Toi", ...others])} avez gagné en équipe`
      : `Victoire en équipe pour ${list.format(others)}`,
  left: (plays: number, discards: number) => `encore ${plays} à jouer, ${discards} à défausser`,
  done: "a fini",
  lost: "a perdu",
  skips: (n: string) => `saute ${count(Number(n), "tour", "tours")}`,
  again: (n: string) => `${count(Number(n), "tour", "tours")} de plus`,
  owed: (n: string) => `doit piocher ${n} fois`,
  inPlay: (names: string) => `biens : ${names}`,
  limboFact: (names: string) => `en cours d’usage : ${names}`,
  phaseFact: (phase: string) => `étape : ${phase.toLowerCase()}`,
  obliged: (w, card) =>
    w.you
      ? `Tu dois, si possible, jouer ou défausser ${card} à ton tour`
      : `${w.name} doit, si possible, jouer ou défausser ${card} au prochain tour`,
  main: (plays: number, discards: number) => {
    const parts = [
      ...(plays > 0 ? [`${plays} à jouer`] : []),
      ...(discards > 0 ? [`${discards} à défausser`] : []),
    ];
    return parts.length === 0 ? "il ne reste rien à faire, finis-le" : `${parts.join(", ")}, ou finis-le`;
  },
  deciding: (w, card) => (card === null ? `À ${w.name} de décider` : `À ${w.name} de décider : ${card}`),
  mayPlay: (names: string) => `Tu peux jouer : ${names}.`,
  mayDiscard: (names: string) => `Tu peux défausser : ${names}.`,

  ask: {
    players: (r) => `choisis ${many(r, "quelqu’un", "joueurs")}`,
    assets: (r) => `choisis ${many(r, "un bien", "biens")}`,
    destroy: (r) => `choisis ${many(r, "un bien", "biens")} à détruire`,
    take: (r) => `choisis ${many(r, "un bien", "biens")} à prendre`,
    give: (r) => `choisis ${many(r, "un de tes biens", "de tes biens")} à donner`,
    cards: (r) => `choisis ${many(r, "une carte", "cartes")}`,
    color: () => "nomme une couleur",
    side: () => "choisis le côté utilisé",
    order: () => "choisis le pouvoir qui vient d’abord",
    orderCards: () => "choisis l’ordre : la première carte sera sur le dessus",
    may: "utiliser ce pouvoir ?",
    insteadOfDraw: (n: number) => `tu piocherais ${cards(n)}. Utiliser plutôt ce pouvoir ?`,
    insteadOfDestroy: (card: string) => `la carte ${card} serait détruite. Utiliser plutôt ce pouvoir ?`,
    insteadOfLosing: "tu perdrais. Utiliser plutôt ce pouvoir ?",
    insteadOfSkipping: "tu devrais sauter un tour. Utiliser plutôt ce pouvoir ?",
    skipDraw: "sauter ta première pioche ?",
    redo: "le tour peut-il être rejoué ?",
    remember: (card: string) => `${card} attend : l’utiliser maintenant, ou l’oublier ?`,
    must: (r) =>
      r.most === 1
        ? "Tu dois choisir."
        : `Tu dois en choisir ${r.least === r.most ? "" : "au moins "}${r.least}.`,
    mayChoose: (r) => (r.most === 1 ? "Tu peux choisir, ou non." : `Tu peux en choisir jusqu’à ${r.most}.`),
    mayUse: "Tu peux.",
    inOrder: "Tu dois, l’une après l’autre.",
    soFar: (n: number) => `Jusqu’ici : ${n}.`,
    yes: "Oui",
    no: "Non",
    none: "Ne rien choisir",
    enough: "Terminé",
    holds: (held: number, owned: number) => `${cards(held)}, ${assets(owned)}`,
    options: (names: string) => `Au choix : ${names}.`,
  },

  text: {
    card: (label: string, lines: string) => `${label}. ${lines}`,
    side: (name: string, type: string, text: string) => `${name} (${type}) : ${text}`,
    unknown: (typed: string) => `Il n’y a pas ici de carte appelée ${typed}.`,
    question: (what: string) => `On te demande : ${what}`,
    noQuestion: "On ne demande rien à personne en ce moment.",
    help: [
      "Coups ici : play NOM (jouer) · discard NOM (défausser) · discard NOM as red · end (finir) · " +
        "choose NOM (choisir) · choose - (rien) · pick NOM.",
      "card NOM dit ce que fait une carte ; question répète ce qu’on te demande.",
    ],
  },
};
