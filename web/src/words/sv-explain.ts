/** Vad kort, märken och knappar betyder. */

export const svExplain = {
  plain: "Ett vanligt kort: det gör ingenting.",
  points: (n: number) =>
    n === 1
      ? "Kvar på handen vid slutet räknas det som en poäng."
      : `Kvar på handen vid slutet räknas det som ${n} poäng.`,
  playable: "Du kan spela det nu.",
  notNow: "Varför inte nu",
  pile: "Kortet på kasthögen",
  rules: "Ur reglerna",
  now: "Vad som gäller vid bordet nu",
  past: {
    playable: "Det gick att spela då.",
    notNow: "Varför inte då",
    now: "Vad som gällde vid bordet då",
  },
  clockwise: "Det går medsols: från var och en till nästa åt vänster.",
  counterclockwise: "Det går motsols: från var och en till nästa åt höger.",
  penalty: (n: number) =>
    `Kort att dra: ${n}. Den som står på tur drar dem, eller spelar ett kort som svarar.`,
  declared: (what: string) => `Valt: ${what}. Nästa kort måste vara det, eller ett som alltid får spelas.`,
  skip: "Nästa spelare står över, eller spelar ett kort som svarar.",
  facts: {
    partner: "De två är partner: de vinner och förlorar ihop.",
    wild: "Bara för den här spelaren går valören på varje kort.",
    missed: "Så många gånger står spelaren över.",
    waits: "Så många kort är kvar att dra här.",
    grabbed: "Den här spelaren har redan gripit.",
    "let-be": "Den här spelaren låter de andra gripa.",
    out: "Den här spelaren har inga kort kvar och är inte mer på tur.",
    rules: "Vilka regler som gäller nu: de säger vad som passar.",
    ruling: "Det är det här kortet som ska följas, inte det översta.",
    words: "Här måste något sägas innan nästa handlar.",
    silence: "Ingen får tala: varje ord kostar kort.",
    speech: "Alla får tala.",
    owes: "Ett kort kvar och inget rop: den som ser det får avslöja spelaren.",
    called: "Det sista kortet är ropat.",
    "to-act": "Bordet väntar på den här spelaren.",
    away: "Spelaren är borta. En bot kan spela så länge, tills spelaren är tillbaka.",
    points: "Poäng i partiet hittills.",
    won: "Vinner den här given.",
  } as Record<string, string>,
  buttons: {
    draw: "Tar ett kort från talongen, eller alla som du måste dra.",
    pass: "Lämnar turen till nästa.",
    end: "Avslutar din tur; du lägger inget mer.",
    call: "Ropar att du är nere på ditt sista kort.",
    catch: "Anklagar den som glömde att ropa. Är det fel kan det kosta dig kort.",
    lay: "Håller din tur öppen för fler kort.",
    sort: "Ordnar handen på annat sätt; i spelet händer ingenting.",
    trade: "Ger din partner ett kort.",
    speak: "Säger något som räknas i spelet.",
    other: "Något som reglerna låter dig göra nu.",
  } as Record<string, string>,
};
