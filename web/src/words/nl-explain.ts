/** Wat kaarten, tekens en knoppen betekenen. */

export const nlExplain = {
  plain: "Een gewone kaart: hij doet niets.",
  points: (n: number) =>
    n === 1
      ? "Blijft hij aan het eind in de hand, dan telt hij één punt."
      : `Blijft hij aan het eind in de hand, dan telt hij ${n} punten.`,
  playable: "Je kunt hem nu spelen.",
  notNow: "Waarom nu niet",
  pile: "De kaart op de aflegstapel",
  rules: "Uit de regels",
  now: "Wat nu aan tafel geldt",
  past: {
    playable: "Hij kon toen gespeeld worden.",
    notNow: "Waarom toen niet",
    now: "Wat toen aan tafel gold",
  },
  clockwise: "Het gaat met de klok mee: van ieder naar de volgende links.",
  counterclockwise: "Het gaat tegen de klok in: van ieder naar de volgende rechts.",
  penalty: (n: number) =>
    `Te trekken kaarten: ${n}. Wie nu aan de beurt komt trekt ze, of speelt een kaart die antwoordt.`,
  declared: (what: string) => `Gevraagd: ${what}. De volgende kaart moet dat zijn, of een die altijd mag.`,
  skip: "De volgende slaat over, of speelt een kaart die antwoordt.",
  facts: {
    partner: "De twee zijn partners: ze winnen en verliezen samen.",
    wild: "Alleen voor deze speler mag deze waarde op elke kaart.",
    missed: "Zo vaak slaat deze speler over.",
    waits: "Zo veel kaarten zijn hier nog te trekken.",
    grabbed: "Deze speler heeft al gegrepen.",
    "let-be": "Deze speler laat de anderen grijpen.",
    out: "Deze speler heeft geen kaart meer en komt niet meer aan de beurt.",
    rules: "Welke regels nu gelden: die zeggen wat past.",
    ruling: "Bij deze kaart moet het passen, niet bij de bovenste.",
    words: "Hier moet iets gezegd worden voordat de volgende iets doet.",
    silence: "Niemand mag spreken: elk woord kost kaarten.",
    speech: "Iedereen mag spreken.",
    owes: "Nog één kaart en niet geroepen: wie het ziet mag deze speler betrappen.",
    called: "De laatste kaart is geroepen.",
    "to-act": "De tafel wacht op deze speler.",
    away: "Deze speler is weg. Een bot kan zo lang spelen, tot de speler terug is.",
    points: "Punten in deze partij tot nu toe.",
    won: "Wint deze ronde.",
  } as Record<string, string>,
  buttons: {
    draw: "Trekt een kaart van de stapel, of alle die je moet trekken.",
    pass: "Laat deze beurt aan de volgende.",
    end: "Beëindigt je beurt; je legt niets meer.",
    call: "Roept dat je nog maar één kaart zult hebben.",
    catch: "Beschuldigt wie vergat te roepen. Klopt het niet, dan kan het je kaarten kosten.",
    lay: "Houdt je beurt open voor meer kaarten.",
    sort: "Sorteert je hand anders; in het spel gebeurt niets.",
    trade: "Geeft je partner een kaart.",
    speak: "Zegt iets dat in het spel telt.",
    other: "Iets wat je nu volgens de regels mag doen.",
  } as Record<string, string>,
};
