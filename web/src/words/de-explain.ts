/** Was Karten, Zeichen und Knöpfe bedeuten. */

export const deExplain = {
  plain: "Eine gewöhnliche Karte: sie bewirkt nichts.",
  points: (n: number) =>
    n === 1
      ? "Bleibt sie am Ende auf der Hand, zählt sie einen Punkt."
      : `Bleibt sie am Ende auf der Hand, zählt sie ${n} Punkte.`,
  playable: "Du kannst sie jetzt spielen.",
  notNow: "Warum jetzt nicht",
  pile: "Die Karte auf der Ablage",
  rules: "Aus den Regeln",
  now: "Was jetzt am Tisch gilt",
  past: {
    playable: "Sie konnte in diesem Moment gespielt werden.",
    notNow: "Warum in diesem Moment nicht",
    now: "Was in diesem Moment am Tisch galt",
  },
  clockwise: "Es geht im Uhrzeigersinn: von jedem zum nächsten links.",
  counterclockwise: "Es geht gegen den Uhrzeigersinn: von jedem zum nächsten rechts.",
  penalty: (n: number) =>
    `Es sind Karten zu ziehen: ${n}. Wer als Nächster dran ist, zieht sie oder spielt eine Karte, die antwortet.`,
  declared: (what: string) =>
    `Gewünscht ist: ${what}. Die nächste Karte muss das sein, oder eine, die immer geht.`,
  skip: "Der Nächste setzt aus oder spielt eine Karte, die antwortet.",
  facts: {
    partner: "Die beiden sind Partner: sie gewinnen und verlieren zusammen.",
    wild: "Für diesen Spieler allein geht dieser Wert auf jede Karte.",
    missed: "So oft setzt dieser Spieler aus.",
    waits: "So viele Karten sind hier noch zu ziehen.",
    grabbed: "Dieser Spieler hat schon zugegriffen.",
    "let-be": "Dieser Spieler lässt die anderen zugreifen.",
    out: "Dieser Spieler hat keine Karte mehr und ist nicht mehr dran.",
    rules: "Welche Regeln gerade gelten: sie sagen, was passt.",
    ruling: "Zu dieser Karte muss es passen, nicht zur obersten.",
    words: "Hier ist etwas zu sagen, bevor der Nächste handelt.",
    silence: "Niemand darf sprechen: jedes Wort kostet Karten.",
    speech: "Alle dürfen sprechen.",
    owes: "Nur noch eine Karte und nicht angesagt: wer es sieht, darf diesen Spieler erwischen.",
    called: "Die letzte Karte ist angesagt.",
    "to-act": "Der Tisch wartet auf diesen Spieler.",
    away: "Dieser Spieler ist weg. Ein Bot spielt so lange, bis er wiederkommt.",
    points: "Punkte in dieser Partie bisher.",
    won: "Gewinnt diese Runde.",
  } as Record<string, string>,
  buttons: {
    draw: "Nimmt eine Karte vom Stapel, oder alle, die du ziehen musst.",
    pass: "Überlässt diesen Zug dem Nächsten.",
    end: "Beendet deinen Zug; du legst nichts mehr.",
    call: "Sagt an, dass du nur noch eine Karte haben wirst.",
    catch: "Beschuldigt jemanden, der nicht angesagt hat. Stimmt es nicht, kann es dich Karten kosten.",
    lay: "Hält deinen Zug offen für weitere Karten.",
    sort: "Ordnet deine Hand anders; im Spiel geschieht nichts.",
    trade: "Gibt deinem Partner eine Karte.",
    speak: "Sagt etwas, das im Spiel zählt.",
    other: "Etwas, das die Regeln dir jetzt erlauben.",
  } as Record<string, string>,
};
