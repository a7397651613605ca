/** Games whose cards have abilities, in Dutch: the board, the cards, and what players are asked. */

import type { DeepPartial } from "./dictionary";
import type { Words } from "./en";
import type { Range } from "./en-abilities";
import { assets, cards, list, turns } from "./dutch";

function many(range: Range, one: string, several: string): string {
  const { least, most } = range;
  if (most === 1) return one;
  return least === most ? `${most} ${several}` : `hoogstens ${most} ${several}`;
}

const someAssets = (range: Range) => many(range, "een bezitting", "bezittingen");

export const nlAbilities: DeepPartial<Words["abilities"]> = {
  types: { asset: "bezitting", event: "gebeurtenis" },
  typeTitles: { asset: "Bezitting", event: "Gebeurtenis" },
  card: (name: string, hues: string[], rank: string, types: string[]) =>
    `${name}, ${list.format(hues)} ${rank}, ${types.join(" of ")}`,
  requirementTitle: "Voorwaarde",
  needs: "heeft een voorwaarde",
  play: "Spelen",
  playSide: (name: string) => `${name} spelen`,
  discard: "Afleggen",
  discardAs: (colour: string) => `Afleggen en ${colour} noemen`,
  choose: "Deze kaart kiezen",
  useIt: "Het effect gebruiken",
  forget: "Vergeten",
  draw: "De kaart trekken die nog moet",
  hand: (n: number) => `Je hand: ${cards(n)}`,
  handHelp:
    "Pijltjestoetsen gaan van kaart naar kaart, Enter toont de kaart en wat je ermee kunt, n gaat naar de " +
    "volgende die je kunt gebruiken.",
  usable: "nu te gebruiken",
  unusable: "nu niet te gebruiken",
  target: "kan gekozen worden",
  picked: (n: number) => `gekozen als nummer ${n}`,
  order: "je moet deze spelen of afleggen",
  assetsOf: (w, n) => `${w.you ? "Jouw bezittingen" : `Bezittingen van ${w.name}`}: ${n}`,
  handOf: (n: number) => `De hand bekijken: ${cards(n)}`,
  noAssets: "geen bezittingen",
  stock: (n: number) => `Stapel: ${cards(n)}`,
  discardPile: (n: number) => `Aflegstapel: ${cards(n)}`,
  top: (card: string) => `Bovenop ligt: ${card}`,
  topFirst: "De bovenste kaart staat eerst. Een tik op een kaart laat zien wat die doet.",
  named: (colour: string) => `Genoemd: ${colour}`,
  emptyPile: "De aflegstapel is leeg.",
  sorts: { suit: "op kleur", rank: "op waarde", dealt: "zoals gedeeld" },
  limbo: "Wordt gebruikt",
  looking: "Alleen jij ziet",
  details: (card: string) => `${card} lezen`,
  phases: {
    begin: "Begin",
    draw: "Trekken",
    main: "Hoofddeel",
    end: "Einde",
  },
  team: (n: string) => `team ${n}`,
  teamWon: (others: string[], you: boolean) =>
    `${list.format(you ? ["Jij", ...others] : others)} hebben als team gewonnen`,
  left: (plays: number, discards: number) => `nog ${plays} keer spelen, ${discards} keer afleggen`,
  done: "klaar",
  lost: "heeft verloren",
  skips: (n: string) => (n === "1" ? "slaat een beurt over" : `slaat ${turns(Number(n))} over`),
  again: (n: string) => (n === "1" ? "extra beurt" : `${n} extra beurten`),
  owed: (n: string) => `moet nog ${n} keer trekken`,
  inPlay: (names: string) => `bezittingen: ${names}`,
  limboFact: (names: string) => `wordt gebruikt: ${names}`,
  phaseFact: (phase: string) => `deel van de beurt: ${phase.toLowerCase()}`,
  obliged: (w, card) =>
    w.you
      ? `Je moet in je beurt ${card} spelen of afleggen, als dat kan`
      : `${w.name} moet in de volgende beurt ${card} spelen of afleggen, als dat kan`,
  main: (plays: number, discards: number) => {
    const parts = [...(plays > 0 ? [`speel ${plays}`] : []), ...(discards > 0 ? [`leg ${discards} af`] : [])];
    return parts.length === 0
      ? "er is niets meer te doen, dus beëindig je beurt"
      : `${parts.join(", ")}, of beëindig je beurt`;
  },
  deciding: (w, card) => (card === null ? `${w.name} moet beslissen` : `${w.name} moet beslissen: ${card}`),
  mayPlay: (names: string) => `Je kunt spelen: ${names}.`,
  mayDiscard: (names: string) => `Je kunt afleggen: ${names}.`,

  ask: {
    players: (r) => `kies ${many(r, "een speler", "spelers")}`,
    assets: (r) => `kies ${someAssets(r)}`,
    destroy: (r) => `kies ${someAssets(r)} om te vernietigen`,
    take: (r) => `kies ${someAssets(r)} om over te nemen`,
    give: (r) => `kies ${someAssets(r)} van jezelf om weg te geven`,
    cards: (r) => `kies ${many(r, "een kaart", "kaarten")}`,
    color: () => "noem een kleur",
    side: () => "kies de kant die gebruikt wordt",
    order: () => "kies wiens effect eerst komt",
    orderCards: () => "kies de volgorde: de eerste kaart komt bovenop te liggen",
    may: "dit effect gebruiken?",
    insteadOfDraw: (n: number) => `je zou ${cards(n)} trekken. In plaats daarvan dit effect gebruiken?`,
    insteadOfDestroy: (card: string) =>
      `${card} zou vernietigd worden. In plaats daarvan dit effect gebruiken?`,
    insteadOfLosing: "je zou verliezen. In plaats daarvan dit effect gebruiken?",
    insteadOfSkipping: "je zou een beurt moeten overslaan. In plaats daarvan dit effect gebruiken?",
    skipDraw: "de eerste keer trekken overslaan?",
    redo: "mag de beurt opnieuw gespeeld worden?",
    remember: (card: string) => `${card} wacht: nu gebruiken, of vergeten?`,
    must: (r) =>
      r.most === 1
        ? "Je moet kiezen."
        : `Je moet er ${r.least === r.most ? r.most : `minstens ${r.least}`} kiezen.`,
    mayChoose: (r) => `Je mag er ${r.most === 1 ? "één of geen" : `hoogstens ${r.most}`} kiezen.`,
    mayUse: "Het mag.",
    inOrder: "Je moet, één voor één.",
    soFar: (n: number) => `Tot nu toe ${n} gekozen.`,
    yes: "Ja",
    no: "Nee",
    none: "Geen kiezen",
    enough: "Klaar",
    holds: (held: number, owned: number) => `${cards(held)}, ${assets(owned)}`,
    options: (names: string) => `Te kiezen: ${names}.`,
  },

  text: {
    card: (label: string, lines: string) => `${label}. ${lines}`,
    side: (name: string, type: string, text: string) => `${name} (${type}): ${text}`,
    unknown: (typed: string) => `Een kaart ${typed} is er hier niet.`,
    question: (what: string) => `De vraag aan jou: ${what}`,
    noQuestion: "Er wordt nu niemand iets gevraagd.",
    help: [
      "Acties hier: play NAME (spelen) · discard NAME (afleggen) · discard NAME as red · end · choose " +
        "NAME (kiezen) · choose - (geen) · pick NAME.",
      "card NAME vertelt wat een kaart doet; question herhaalt wat je gevraagd wordt.",
    ],
  },
};
