/**
 * The court cards: busts in flat shapes, drawn once and repeated on their head. The middle of the card is 0,
 * 0; a half
 * reaches from -54 up to 0. Suits differ in robe, crown and what is held, so that they are told apart without colour.
 */

import { SUIT_PATHS } from "./Pips";
import type { Suit } from "./suits";

export type Court = "J" | "Q" | "K";
export const COURTS: readonly Court[] = ["J", "Q", "K"];

function Robe({ court, suit }: { court: Court; suit: Suit }) {
  const shoulders = court === "K" ? 27 : court === "Q" ? 23 : 25;
  const robe = `M-29 2V-6C-28-13-${shoulders}-17-17-20L-6-24H6L17-20C${shoulders}-17 28-13 29-6V2Z`;
  return (
    <g>
      <path class={`ef-suit-${suit}`} d={robe} />
      <path class="ef-robe" fill={`url(#ef-robe-${suit})`} d={robe} />
      <path class="ef-line" d={robe} fill="none" />
      <Front court={court} suit={suit} />
    </g>
  );
}

/** The front of the robe: kings wear ermine, queens lace, jacks a buttoned coat. */
function Front({ court, suit }: { court: Court; suit: Suit }) {
  switch (court) {
    case "K":
      return (
        <g>
          <path class="ef-white ef-line" d="M-15-21C-10-15-6-6-6 2H6C6-6 10-15 15-21L7-25H-7Z" />
          <path
            class="ef-ink"
            d="M-9-17l1.6 3.4-3-.6ZM9-17l-1.6 3.4 3-.6ZM-5-9l1 3.6-2.2-1.4ZM5-9l-1 3.6 2.2-1.4Z"
          />
          <path class="ef-gold ef-line" d="M-3.5-14H3.5V2H-3.5Z" />
          <path class={`ef-suit-${suit}`} d={SUIT_PATHS[suit]} transform="translate(0 -9) scale(.26)" />
        </g>
      );
    case "Q":
      return (
        <g>
          <path class="ef-white ef-line" d="M-13-21.5C-9-13-4-10 0-8 4-10 9-13 13-21.5L5-24.5H-5Z" />
          <path class="ef-skin" d="M-7-24C-5-17-2-15 0-14 2-15 5-17 7-24Z" />
          <path class="ef-gold ef-line" d="M-4-8.5C-2-7.5 2-7.5 4-8.5L6 2H-6Z" />
          <circle class="ef-white" cx="0" cy="-4" r="1.3" />
          <circle class="ef-white" cx="0" cy=".2" r="1.3" />
          <circle class="ef-gold ef-line" cx="0" cy="-13" r="1.9" />
        </g>
      );
    case "J":
      return (
        <g>
          <path class="ef-gold ef-line" d="M-8-23.5L0-16 8-23.5 11-20 3-9V2H-3V-9L-11-20Z" />
          <path class="ef-white ef-line" d="M-7-24.5L0-17.5 7-24.5 5-26H-5Z" />
          <circle class="ef-ink" cx="0" cy="-8" r="1.1" />
          <circle class="ef-ink" cx="0" cy="-3.5" r="1.1" />
          <circle class="ef-ink" cx="0" cy="1" r="1.1" />
        </g>
      );
  }
}

function Hair({ court, suit }: { court: Court; suit: Suit }) {
  const shade = `ef-hair-${suit} ef-line`;
  switch (court) {
    case "K":
      return (
        <path
          class={shade}
          d="M-10-41C-13-35-13-28-11-23-8-21-7-24-7-27L7-27C7-24 8-21 11-23 13-28 13-35 10-41Z"
        />
      );
    case "Q":
      return (
        <path
          class={shade}
          d="M0-46C-10-46-12-38-11.5-31-11-25-14-20-15-17-11-15-7-18-6-24H6C7-18 11-15 15-17 14-20
             11-25 11.5-31 12-38 10-46 0-46Z"
        />
      );
    case "J":
      return (
        <path
          class={shade}
          d="M-9.5-41C-12-36-12-30-12.5-26-10-23.5-7-25-7-28H7C7-25 10-23.5 12.5-26 12-30 12-36 9.5-41Z"
        />
      );
  }
}

export function Head({ court, suit }: { court: Court; suit: Suit }) {
  return (
    <g>
      <path class="ef-skin" d="M-4-29H4V-22C2-20-2-20-4-22Z" />
      <path class="ef-skin ef-line" d="M-8-39C-8.6-31-6-24.5 0-24.5S8.6-31 8-39C7-43-7-43-8-39Z" />
      <path
        class="ef-feature"
        d="M-5.6-36.6C-4.6-37.6-2.8-37.6-2-36.9M2-36.9C2.8-37.6 4.6-37.6 5.6-36.6M.2-35.5C.9-33.5 1.2-32.3.2-31.8"
      />
      <ellipse class="ef-ink" cx="-3.7" cy="-34.6" rx="1" ry=".9" />
      <ellipse class="ef-ink" cx="3.7" cy="-34.6" rx="1" ry=".9" />
      {court === "K" ? (
        <g>
          <path
            class={`ef-hair-${suit} ef-line`}
            d="M-8.3-33C-9-26-5-19-.5-17.5 5-19 9-26 8.3-33 6-30.5 3-31.2 0-30.6-3-31.2-6-30.5-8.3-33Z"
          />
          <path class="ef-lip" d="M-2.2-28.3C-1-29 1-29 2.2-28.3 1-27.4-1-27.4-2.2-28.3Z" />
          <path class="ef-feature" d="M-3-24C-2-22-1-21-.5-20M3-24C2-22 1-21 .5-20" />
        </g>
      ) : (
        <g>
          <path
            class="ef-lip"
            d="M-2.2-28.5C-1-29.4-.5-28.9 0-28.9S1-29.4 2.2-28.5C1-27.3-1-27.3-2.2-28.5Z"
          />
          {court === "Q" && (
            <path
              class="ef-blush"
              d="M-6.5-31.6a1.5 1 0 1 0 3 0 1.5 1 0 1 0-3 0M3.5-31.6a1.5 1 0 1 0 3 0 1.5 1 0 1 0-3 0"
            />
          )}
        </g>
      )}
    </g>
  );
}

/** A crown for each suit; jacks wear a cap with a feather, a leaf or a jewel. */
function Crown({ court, suit }: { court: Court; suit: Suit }) {
  if (court === "J") return <Cap suit={suit} />;
  const king: Record<Suit, string> = {
    S: "M-10-40L-12.5-52-6-46 0-54 6-46 12.5-52 10-40Z",
    H: "M-10-40L-12-50C-9-46-6-46-5-51-3-46 3-46 5-51 6-46 9-46 12-50L10-40Z",
    D: "M-10-40V-47L-7-52-4-47 0-53 4-47 7-52 10-47V-40Z",
    C: "M-10-40L-12-48C-8-53-3-52 0-47 3-52 8-53 12-48L10-40Z",
  };
  const queen: Record<Suit, string> = {
    S: "M-9-42C-10-47-9-49-10-51L-4-47.5 0-53 4-47.5 10-51C9-49 10-47 9-42 4-44-4-44-9-42Z",
    H:
      "M-9-42C-11-47-10-50-8-51-6-51-5-49-4-47.5-3-50-2-52 0-52S3-50 4-47.5C5-49 6-51 8-51 10-50 " +
      "11-47 9-42 4-44-4-44-9-42Z",
    D: "M-9-42L-10.5-49-5-47 0-54 5-47 10.5-49 9-42C4-44-4-44-9-42Z",
    C: "M-9-42C-10-46-8-50-6-50S-3-48-3-47C-3-50-2-52.5 0-52.5S3-50 3-47C3-48 4-50 6-50S10-46 9-42C4-44-4-44-9-42Z",
  };
  const tips: Record<Suit, [number, number][]> = {
    S: [
      [-11, -51],
      [0, -53],
      [11, -51],
    ],
    H: [
      [-7.5, -51],
      [0, -52],
      [7.5, -51],
    ],
    D: [
      [-8, -50],
      [0, -53.5],
      [8, -50],
    ],
    C: [
      [-6, -50.5],
      [0, -52],
      [6, -50.5],
    ],
  };
  return (
    <g>
      <path class="ef-gold ef-line" d={court === "K" ? king[suit] : queen[suit]} />
      {court === "K" && <path class={`ef-suit-${suit} ef-line`} d="M-10.2-42.5H10.2V-39H-10.2Z" />}
      {tips[suit].map(([x, y]) => (
        <circle key={x} class="ef-white ef-line" cx={x} cy={y} r="1.3" />
      ))}
    </g>
  );
}

function Cap({ suit }: { suit: Suit }) {
  const feather = "M6-45C10-53 17-54 20-50 15-50 13-46 8-42Z";
  const leaf = "M7-46C8-53 14-55 18-53 18-48 14-44 8-44Z";
  return (
    <g>
      <path
        class={suit === "H" || suit === "S" ? "ef-white ef-line" : "ef-leaf ef-line"}
        d={suit === "H" || suit === "S" ? feather : leaf}
      />
      <path class={`ef-suit-${suit} ef-line`} d="M-12-41C-14-48-7-51 0-51S14-48 12-41Z" />
      <path class="ef-gold ef-line" d="M-12.5-42.5C-5-45 5-45 12.5-42.5L12-38.8C5-41 -5-41 -12-38.8Z" />
      <circle class="ef-white ef-line" cx="0" cy="-47" r="1.7" />
    </g>
  );
}

/** What the figure holds at its left: arms for kings, flowers for queens, staffs for jacks. */
function Held({ court, suit }: { court: Court; suit: Suit }) {
  return (
    <g>
      <Attribute court={court} suit={suit} />
      <path class="ef-white ef-line" d="M15-9C18-12 24-12 26-9L25-5H16Z" />
      <path class="ef-skin ef-line" d="M17-13.5C17-16 24-16 24-13.5V-9.5C23-8 18-8 17-9.5Z" />
    </g>
  );
}

function Attribute({ court, suit }: { court: Court; suit: Suit }) {
  switch (court) {
    case "K":
      switch (suit) {
        case "S":
          return (
            <path class="ef-steel ef-line" d="M19-17L19-47 20.5-52 22-47 22-17ZM14.5-18H26.5V-15.5H14.5Z" />
          );
        case "H":
          return (
            <g>
              <path class="ef-gold ef-line" d="M19.6-44H21.4V-4H19.6Z" />
              <path
                class="ef-suit-H ef-line"
                d="M20.5-41C18-44.5 15.5-46 15.5-48.5 15.5-51 19.3-51.5 20.5-48.8 21.7-51.5 25.5-51 25.5-48.5
                   25.5-46 23-44.5 20.5-41Z"
              />
            </g>
          );
        case "D":
          return (
            <g>
              <path class="ef-gold ef-line" d="M19.6-52H21.4V-4H19.6Z" />
              <path
                class="ef-steel ef-line"
                d="M21.4-49C25-51 27-50 27-50 28-46 28-41 27-37 27-37 25-36 21.4-38ZM19.6-47L15.5-43.5 19.6-40Z"
              />
            </g>
          );
        case "C":
          return (
            <g>
              <circle class="ef-gold ef-line" cx="20.5" cy="-21" r="6.4" />
              <path class="ef-feature" d="M14.2-21.5C18-19.5 23-19.5 26.8-21.5M20.5-27.4V-19.9" />
              <path
                class="ef-gold ef-line"
                d="M19.6-34H21.4V-31.8H23.6V-30H21.4V-27.4H19.6V-30H17.4V-31.8H19.6Z"
              />
            </g>
          );
      }
      break;
    case "Q":
      return <Flower suit={suit} />;
    case "J":
      return (
        <g>
          <path class="ef-gold ef-line" d="M19.7-44H21.3V-1H19.7Z" />
          {suit === "S" && <path class="ef-steel ef-line" d="M20.5-53L23-46 27-44 22-40H19L17-46Z" />}
          {suit === "H" && (
            <path class="ef-leaf ef-line" d="M20.5-53C26-49 26-44 20.5-40 15-44 15-49 20.5-53Z" />
          )}
          {suit === "D" && <path class="ef-steel ef-line" d="M20.5-53L24.5-46.5 20.5-40 16.5-46.5Z" />}
          {suit === "C" && <path class="ef-white ef-line" d="M21.3-52L28-48.5 25-45.5 28-42.5 21.3-40Z" />}
        </g>
      );
  }
}

function Flower({ suit }: { suit: Suit }) {
  const petals = suit === "H" ? 5 : suit === "S" ? 3 : suit === "D" ? 4 : 6;
  return (
    <g>
      <path class="ef-stem" d="M20.5-38C21-30 20-24 20.5-10" />
      <path
        class="ef-leaf ef-line"
        d="M20.5-26C16-26 14.5-29 14.5-31 18-31 20-29.5 20.5-26ZM20.7-22C24-22 26-24.5 26-27 23-27 21-25 20.7-22Z"
      />
      {Array.from({ length: petals }, (_, i) => (
        <ellipse
          key={i}
          class={`${suit === "C" ? "ef-white" : `ef-suit-${suit}`} ef-line`}
          cx="20.5"
          cy="-46"
          rx="2.7"
          ry="3.8"
          transform={`rotate(${(360 / petals) * i} 20.5 -42.5)`}
        />
      ))}
      <circle class="ef-gold ef-line" cx="20.5" cy="-42.5" r="2.4" />
    </g>
  );
}

/** One half of a court card. */
export function CourtHalf({ court, suit }: { court: Court; suit: Suit }) {
  return (
    <g>
      <Hair court={court} suit={suit} />
      <Robe court={court} suit={suit} />
      <Held court={court} suit={suit} />
      <Head court={court} suit={suit} />
      <Crown court={court} suit={suit} />
    </g>
  );
}

/** The jester of the jokers: cap of three horns with bells; the red one laughs, the black one keeps silent. */
export function Jester({ red }: { red: boolean }) {
  const suit = red ? "ef-suit-H" : "ef-suit-S";
  return (
    <g>
      <path class={`${suit} ef-line`} d="M-12-6C-26-8-30 4-27 14-22 6-16 6-11 8Z" />
      <path class="ef-gold ef-line" d="M12-6C26-8 30 4 27 14 22 6 16 6 11 8Z" />
      <path class="ef-gold ef-line" d="M-12 0C-12-16-6-22 0-34 6-22 12-16 12 0Z" />
      <path class={`${suit} ef-line`} d="M0-34C6-22 12-16 12 0H0Z" />
      {(
        [
          [-27, 15],
          [27, 15],
          [0, -36],
        ] as const
      ).map(([x, y]) => (
        <circle key={x} class="ef-white ef-line" cx={x} cy={y} r="2.8" />
      ))}
      <path class="ef-skin ef-line" d="M-11 0C-12 12-8 22 0 22S12 12 11 0C6-3-6-3-11 0Z" />
      <path class="ef-gold ef-line" d="M-13-2C-6-6 6-6 13-2L12 3C6-1-6-1-12 3Z" />
      <path class="ef-feature" d="M-7 6C-6 5-4 5-3 5.8M3 5.8C4 5 6 5 7 6M.2 8C1 10.5 1.5 12 .2 12.6" />
      <ellipse class="ef-ink" cx="-4.6" cy="8.2" rx="1.2" ry="1.1" />
      <ellipse class="ef-ink" cx="4.6" cy="8.2" rx="1.2" ry="1.1" />
      {red ? (
        <path class="ef-lip" d="M-5 15C-2 16.5 2 16.5 5 15 3 19.5-3 19.5-5 15Z" />
      ) : (
        <path class="ef-feature" d="M-3.5 16.5C-1 15.8 1 15.8 3.5 16.5" />
      )}
      <path
        class="ef-white ef-line"
        d="M-16 24L-9 20-5 25 0 21 5 25 9 20 16 24 12 33 6 28 0 35-6 28-12 33Z"
      />
      <path class={suit} d="M0 25l1.8 2.6L0 30.2l-1.8-2.6Z" />
    </g>
  );
}
