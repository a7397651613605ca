/** Games whose cards have abilities, in Hungarian: the board, the cards, and what players are asked. */

import type { DeepPartial } from "./dictionary";
import type { Words } from "./en";
import type { Range } from "./en-abilities";
import { assets, cards, list, turns } from "./hungarian";

function many(range: Range, what: string): string {
  const { least, most } = range;
  if (most === 1) return `egy ${what}`;
  return least === most ? `${most} ${what}` : `legfeljebb ${most} ${what}`;
}

export const huAbilities: DeepPartial<Words["abilities"]> = {
  types: { asset: "birtok", event: "esemény" },
  typeTitles: { asset: "Birtok", event: "Esemény" },
  card: (name: string, hues: string[], rank: string, types: string[]) =>
    `${name}, ${list.format(hues)} ${rank}, ${types.join(" vagy ")}`,
  requirementTitle: "Feltétel",
  needs: "feltétele van",
  play: "Kijátszás",
  playSide: (name: string) => `Kijátszás: ${name}`,
  discard: "Eldobás",
  discardAs: (colour: string) => `Eldobás, szín: ${colour}`,
  choose: "Ezt a lapot választom",
  useIt: "Használom a képességét",
  forget: "Elfelejtem",
  draw: "Az elmaradt lap húzása",
  hand: (n: number) => `A kezedben: ${cards(n)}`,
  handHelp:
    "A nyilak léptetnek, az Enter megmutatja a lapot, és hogy mit lehet vele tenni, az n a következő " +
    "használható lapra ugrik.",
  usable: "most használható",
  unusable: "most nem használható",
  target: "választható",
  picked: (n: number) => `${n}. választás`,
  order: "ezt kell kijátszanod vagy eldobnod",
  assetsOf: (w, n) => `${w.you ? "Birtokaid" : `${w.name} birtokai`}: ${n}`,
  handOf: (n: number) => `A kéz megtekintése: ${cards(n)}`,
  noAssets: "nincs birtok",
  stock: (n: number) => `Talon: ${cards(n)}`,
  discardPile: (n: number) => `Dobópakli: ${cards(n)}`,
  top: (card: string) => `Felül: ${card}`,
  topFirst: "A legfelső lap áll elöl. Egy lapra koppintva látszik, mit tesz.",
  named: (colour: string) => `Kért: ${colour}`,
  emptyPile: "A dobópakli üres.",
  sorts: { suit: "szín szerint", rank: "érték szerint", dealt: "ahogy jött" },
  limbo: "Használatban",
  looking: "Csak te látod",
  details: (card: string) => `Elolvasom: ${card}`,
  phases: {
    begin: "Kezdet",
    draw: "Húzás",
    main: "Fő szakasz",
    end: "Zárás",
  },
  team: (n: string) => `${n}. csapat`,
  teamWon: (others: string[], you: boolean) =>
    you
      ? `${list.format(["Te", ...others])} csapatként nyertetek`
      : `Csapatként nyert: ${list.format(others)}`,
  left: (plays: number, discards: number) => `maradt: ${plays} kijátszás, ${discards} eldobás`,
  done: "kész",
  lost: "vesztett",
  skips: (n: string) => `kimarad: ${turns(Number(n))}`,
  again: (n: string) => (n === "1" ? "plusz kör" : `${n} plusz kör`),
  owed: (n: string) => `${n} húzás hátravan`,
  inPlay: (names: string) => `birtokok: ${names}`,
  limboFact: (names: string) => `használatban: ${names}`,
  phaseFact: (phase: string) => `szakasz: ${phase.toLowerCase()}`,
  obliged: (w, card) =>
    w.you
      ? `A körödben, ha lehet, ki kell játszanod vagy el kell dobnod: ${card}`
      : `${w.name} a következő körében, ha lehet, kijátssza vagy eldobja: ${card}`,
  main: (plays: number, discards: number) => {
    const parts = [
      ...(plays > 0 ? [`játssz ki ${plays} lapot`] : []),
      ...(discards > 0 ? [`dobj el ${discards} lapot`] : []),
    ];
    return parts.length === 0 ? "nincs több tennivaló, fejezd be" : `${parts.join(", ")}, vagy fejezd be`;
  },
  deciding: (w, card) => (card === null ? `${w.name} dönt` : `${w.name} dönt: ${card}`),
  mayPlay: (names: string) => `Kijátszhatod: ${names}.`,
  mayDiscard: (names: string) => `Eldobhatod: ${names}.`,

  ask: {
    players: (r) => `válassz: ${many(r, "játékos")}`,
    assets: (r) => `válassz: ${many(r, "birtok")}`,
    destroy: (r) => `válaszd ki, mi pusztuljon el: ${many(r, "birtok")}`,
    take: (r) => `válaszd ki, mit veszel át: ${many(r, "birtok")}`,
    give: (r) => `válaszd ki, mit adsz a tieidből: ${many(r, "birtok")}`,
    cards: (r) => `válassz: ${many(r, "lap")}`,
    color: () => "mondj egy színt",
    side: () => "válaszd ki a használt oldalt",
    order: () => "válaszd ki, kinek a képessége jön előbb",
    orderCards: () => "válaszd ki a sorrendet: az első lap kerül felülre",
    may: "használod ezt a képességet?",
    insteadOfDraw: (n: number) => `húznál ${n} lapot. Inkább ezt a képességet használod?`,
    insteadOfDestroy: (card: string) => `Elpusztulna: ${card}. Inkább ezt a képességet használod?`,
    insteadOfLosing: "vesztenél. Inkább ezt a képességet használod?",
    insteadOfSkipping: "kimaradnál egy körből. Inkább ezt a képességet használod?",
    skipDraw: "kihagyod az első húzásod?",
    redo: "újra lehet játszani a kört?",
    remember: (card: string) => `${card} vár: most használod, vagy el van felejtve?`,
    must: (r) =>
      r.most === 1
        ? "Választanod kell."
        : `Ennyit kell választanod: ${r.least === r.most ? r.most : `legalább ${r.least}`}.`,
    mayChoose: (r) =>
      r.most === 1 ? "Választhatsz egyet, vagy egyet sem." : `Legfeljebb ${r.most} választható.`,
    mayUse: "Ha szeretnéd.",
    inOrder: "Kell, egyiket a másik után.",
    soFar: (n: number) => `Eddig ${n} kiválasztva.`,
    yes: "Igen",
    no: "Nem",
    none: "Egyiket sem",
    enough: "Kész",
    holds: (held: number, owned: number) => `${cards(held)}, ${assets(owned)}`,
    options: (names: string) => `Választható: ${names}.`,
  },

  text: {
    card: (label: string, lines: string) => `${label}. ${lines}`,
    side: (name: string, type: string, text: string) => `${name} (${type}): ${text}`,
    unknown: (typed: string) => `Itt nincs ilyen nevű lap: ${typed}.`,
    question: (what: string) => `A kérdés hozzád: ${what}`,
    noQuestion: "Most senkitől sem kérdeznek semmit.",
    help: [
      "Lépések itt: play NÉV (kijátszás) · discard NÉV (eldobás) · discard NÉV as red · end · choose NÉV " +
        "(választás) · choose - (egyik sem) · pick NÉV.",
      "A card NÉV megmondja, mit tesz egy lap; a question megismétli a kérdést.",
    ],
  },
};
