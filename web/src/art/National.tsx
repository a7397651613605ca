/**
 * The signs of Swiss and Spanish packs, and their court cards: whole figures in flat shapes. Each sign is a symbol of
 * 24 by 24 about its middle, each figure one of 56 by 116. Drawn by this project's own code, under its licence.
 */

import type { VNode } from "preact";
import type { SuitSigns } from "../wire/types";
import { Head, type Court } from "./Courts";
import { FIGURES, type Figure, type NationalSigns } from "./figures";
import { SUITS, type Suit } from "./suits";

const PACKS: readonly NationalSigns[] = ["swiss", "spanish"];

const PETALS = [0, 72, 144, 216, 288];

const SIGNS: Record<NationalSigns, Record<Suit, VNode>> = {
  swiss: {
    C: (
      <g>
        <path class="ef-leaf ef-line" d="M0-8C-4-12-9-11-11-8-7-5-3-5 0-8 3-5 7-5 11-8 9-11 4-12 0-8Z" />
        <path class="ef-acorn ef-line" d="M-6.5-1C-7 5-3 9 0 11.5 3 9 7 5 6.5-1Z" />
        <path class="ef-wood ef-line" d="M-8.2 0C-9-6-4-8.5 0-8.5S9-6 8.2 0C4 1.5-4 1.5-8.2 0Z" />
        <path class="ef-feature" d="M-5-6L-3 .6M0-8V1M5-6L3 .6M-7.5-3.5C-3-2 3-2 7.5-3.5" />
      </g>
    ),
    D: (
      <g>
        <path class="ef-gold ef-line" d="M-2.4-8.5A2.4 2.4 0 1 1 2.4-8.5Z" />
        <circle class="ef-gold ef-line" cx="0" cy="1.2" r="9.6" />
        <path class="ef-red ef-line" d="M-9.5-.4C-4 2-4 2 0 2S4 2 9.5-.4L9.2 4C4 6-4 6-9.2 4Z" />
        <path class="ef-ink" d="M-.9 6.2H.9V9A1.6 1.6 0 1 1-.9 9Z" />
        <path class="ef-shine" d="M-6-4C-5-6-3-7-1-7" />
      </g>
    ),
    H: (
      <g>
        {PETALS.map((turn) => (
          <path
            key={turn}
            class="ef-leaf ef-line"
            d="M-1.6-7L0-12 1.6-7Z"
            transform={`rotate(${turn + 36})`}
          />
        ))}
        {PETALS.map((turn) => (
          <path
            key={turn}
            class="ef-rose ef-line"
            d="M0-1.5C-5-3-6-8-3-10-1.5-11-.6-10 0-9.4.6-10 1.5-11 3-10 6-8 5-3 0-1.5Z"
            transform={`rotate(${turn})`}
          />
        ))}
        <circle class="ef-gold ef-line" cx="0" cy="0" r="3.4" />
        <path class="ef-feature" d="M-1.2-1.2L1.2 1.2M1.2-1.2L-1.2 1.2" />
      </g>
    ),
    S: (
      <g>
        <path class="ef-white" d="M-9-10H9V-1C9 6 4 9.5 0 11.5-4 9.5-9 6-9-1Z" />
        <path class="ef-shield" d="M-9-10H0V0H9V-1C9 6 4 9.5 0 11.5V0H-9Z" />
        <path class="ef-line" fill="none" d="M-9-10H9V-1C9 6 4 9.5 0 11.5-4 9.5-9 6-9-1Z" />
        <path class="ef-feature" d="M0-10V11.5M-9 0H9" />
      </g>
    ),
  },
  spanish: {
    C: (
      <g transform="rotate(32)">
        <path
          class="ef-club ef-line"
          d="M-1.8 11.5C-2.4 5-4.6 2-3.6-3L-5.4-4.8-3.8-6C-4.6-9.5-2.6-11.6 0-11.6S4.6-9.5 3.8-6L5.4-4.2 3.6-2.4
             C4.6 2 2.4 5 1.8 11.5Z"
        />
        <path class="ef-feature" d="M-1-8.6C0-7.6.4-6.4 0-5M1.6-2C.6-.6.6.8 1.2 2M-1.6 0C-1 2-1 4-.6 6" />
        <path class="ef-leaf ef-line" d="M-3.4-1C-6.4-1-7.4 1-7.6 3.4-5 3.4-3.4 2-3.4-1Z" />
      </g>
    ),
    D: (
      <g>
        <circle class="ef-gold ef-line" cx="0" cy="0" r="10.6" />
        <circle class="ef-coin ef-line" cx="0" cy="0" r="7.4" />
        {PETALS.map((turn) => (
          <path
            key={turn}
            class="ef-gold ef-line"
            d="M0 0C-2.4-2.4-2-5 0-6.4 2-5 2.4-2.4 0 0Z"
            transform={`rotate(${turn})`}
          />
        ))}
        <circle class="ef-red ef-line" cx="0" cy="0" r="1.8" />
      </g>
    ),
    H: (
      <g>
        <path class="ef-red ef-line" d="M-8.5-10.5H8.5C9-3 6 1.6 1.8 2.6V6.5H-1.8V2.6C-6 1.6-9-3-8.5-10.5Z" />
        <path
          class="ef-gold ef-line"
          d="M-9-11.5H9V-8.4H-9ZM-6.6 11.5C-6.6 8-4 6.5-1.8 6H1.8C4 6.5 6.6 8 6.6 11.5Z"
        />
        <circle class="ef-gold ef-line" cx="0" cy="3.8" r="2.3" />
        <path class="ef-gold" d="M0-6.6L1.6-4 0-1.4-1.6-4Z" />
      </g>
    ),
    S: (
      <g transform="rotate(28)">
        <path class="ef-steel ef-line" d="M-2-7.5L0-12 2-7.5V4H-2Z" />
        <path class="ef-feature" d="M0-9V3" />
        <path
          class="ef-gold ef-line"
          d="M-6.4 3.4C-7.4 5.4-6 6.8-4.6 6H4.6C6 6.8 7.4 5.4 6.4 3.4 4 4.4-4 4.4-6.4 3.4Z"
        />
        <path class="ef-blue ef-line" d="M-1.5 6H1.5V9.6H-1.5Z" />
        <circle class="ef-gold ef-line" cx="0" cy="10.6" r="1.9" />
      </g>
    ),
  },
};

/** A sign without a symbol, its middle at the place given. */
export function Sign({
  pack,
  suit,
  x,
  y,
  size,
}: {
  pack: NationalSigns;
  suit: Suit;
  x: number;
  y: number;
  size: number;
}) {
  return <g transform={`translate(${x} ${y}) scale(${size / 24})`}>{SIGNS[pack][suit]}</g>;
}

/** A flag with the sign: the tens of the Swiss pack. */
function Banner({ pack, suit }: { pack: NationalSigns; suit: Suit }) {
  return (
    <g>
      <path class="ef-wood ef-line" d="M-19-50H-15.6V54H-19Z" />
      <path class="ef-gold ef-line" d="M-17.3-57L-13.8-50H-20.8Z" />
      <path class={`ef-cloth-${suit} ef-line`} d="M-15.6-48H24C19-36 28-24 22-8 12-4 0-12-15.6-7Z" />
      <path class="ef-white ef-line" d="M-11-43.5H17.6C14-34 20.6-24 16.6-12.6 8-10 0-15-11-12Z" />
      <Sign pack={pack} suit={suit} x={3.5} y={-28} size={27} />
      <Sign pack={pack} suit={suit} x={7} y={26} size={34} />
      <path class="ef-leaf ef-line" d="M-24 56C-20 48-8 48-4 56Z" />
    </g>
  );
}

function Crown() {
  return (
    <g>
      <path class="ef-gold ef-line" d="M-10-39L-12-51-5.5-45.5 0-54 5.5-45.5 12-51 10-39C4-41-4-41-10-39Z" />
      <circle class="ef-red ef-line" cx="0" cy="-44" r="1.8" />
    </g>
  );
}

/** Hats tell the two lower courts apart as well as the place of the sign does. */
function Hat({ court, suit }: { court: Court; suit: Suit }) {
  switch (court) {
    case "K":
      return <Crown />;
    case "Q":
      return (
        <g>
          <path
            class={`ef-cloth-${suit} ef-line`}
            d="M-15-37C-8-42 6-42 11-39 10-43 9-44 7-48-2-52-8-48-9-42Z"
          />
          <path class="ef-white ef-line" d="M-7-45C-11-55-18-56-22-50-17-50-13-47-9-41Z" />
        </g>
      );
    case "J":
      return (
        <path
          class={`ef-trim-${suit} ef-line`}
          d="M-10-38C-12-47-2-50 4-48 10-47 13-43 10-38 4-41-4-41-10-38Z"
        />
      );
  }
}

/** Somebody who stands: legs in hose, a coat with a belt; the sign is held high, at the side, or low. */
function Standing({ pack, court, suit }: { pack: NationalSigns; court: Court; suit: Suit }) {
  const low = pack === "swiss" && court === "J";
  const hand = low ? { x: 17, y: 16 } : { x: 17, y: -20 };
  return (
    <g>
      <path class="ef-leaf" d="M-26 57C-20 51 20 51 26 57Z" />
      <path class={`ef-trim-${suit} ef-line`} d="M-10 16L-9 51H-2L0 26 2 51H9L10 16Z" />
      <path class="ef-wood ef-line" d="M-13 55C-13 50-8 49-2 50V55ZM13 55C13 50 8 49 2 50V55Z" />
      <path
        class={`ef-cloth-${suit} ef-line`}
        d="M-12-18C-16-2-14 12-17 25-6 29 6 29 17 25 14 12 16-2 12-18L6-22H-6Z"
      />
      <path class="ef-gold ef-line" d="M-14.5 5C-5 8 5 8 14.5 5L14.8 9C5 12-5 12-14.8 9Z" />
      <path class="ef-white ef-line" d="M-5-22L0-13 5-22 3-25H-3Z" />
      <path class={`ef-cloth-${suit} ef-line`} d="M-11-18C-18-15-20-4-18 6L-13 7C-13 0-12-6-9-10Z" />
      <circle class="ef-skin ef-line" cx="-15.4" cy="8.6" r="2.9" />
      <path
        class={`ef-cloth-${suit} ef-line`}
        d={
          low
            ? "M11-18C18-15 20-2 18 10L13 10C13 2 12-6 9-10Z"
            : "M9-10C14-8 18-12 20-19L15-22C13-18 12-18 9-19Z"
        }
      />
      <circle class="ef-skin ef-line" cx={hand.x} cy={hand.y} r="2.9" />
      {court === "J" && (
        <g>
          <path class="ef-wood ef-line" d="M-17.6-30H-15.6V54H-17.6Z" />
          <path class="ef-steel ef-line" d="M-16.6-44L-13.4-34C-9-33-9-27-13-26L-16.6-28-19-26-20-34Z" />
        </g>
      )}
      <Head court={court} suit={suit} />
      <Hat court={court} suit={suit} />
      <Sign pack={pack} suit={suit} x={low ? 17 : 19.5} y={low ? 30 : -33} size={low ? 20 : 17} />
    </g>
  );
}

function King({ pack, suit }: { pack: NationalSigns; suit: Suit }) {
  return (
    <g>
      <path class={`ef-cloth-${suit} ef-line`} d="M-13-19C-24-8-22 30-26 56H26C22 30 24-8 13-19L6-22H-6Z" />
      <path class="ef-white ef-line" d="M-8-21C-6 4-8 30-9 56H9C8 30 6 4 8-21L0-16Z" />
      <path
        class="ef-ink"
        d="M-5-6l1.2 3-2.4-.6ZM5-6l-1.2 3 2.4-.6ZM-6 12l1.2 3-2.4-.6ZM6 12l-1.2 3 2.4-.6Z
           M-6 34l1.2 3-2.4-.6ZM6 34l-1.2 3 2.4-.6Z"
      />
      <path
        class="ef-gold ef-line"
        d="M-15-18C-6-11 6-11 15-18L18-14C7-6-7-6-18-14ZM-25.4 50C-10 53 10 53 25.4 50L26 56H-26Z"
      />
      <path class="ef-gold ef-line" d="M-19-22H-16.8V30H-19Z" />
      <circle class="ef-red ef-line" cx="-17.9" cy="-25" r="3.4" />
      <circle class="ef-skin ef-line" cx="-17.6" cy="4" r="3.2" />
      <circle class="ef-skin ef-line" cx="17" cy="-19" r="3.2" />
      <Head court="K" suit={suit} />
      <Crown />
      <Sign pack={pack} suit={suit} x={19.5} y={-33} size={17} />
    </g>
  );
}

function Rider({ pack, suit }: { pack: NationalSigns; suit: Suit }) {
  return (
    <g>
      <path class="ef-leaf" d="M-26 57C-20 52 20 52 26 57Z" />
      <path class="ef-wood ef-line" d="M20 19C28 22 27 36 23 43 23 34 21 29 17 26Z" />
      <path
        class={`ef-horse-${suit} ef-line`}
        d="M9 27L14 38 12 55H17L20 38 19 22ZM-12 27L-9 39-16 46-13 50-4 41-5 29Z"
      />
      <path
        class={`ef-horse-${suit} ef-line`}
        d="M-9 12C-10 2-14-4-18-8L-17-13-21-9C-25-5-27 0-27 4L-23 7-18 4C-16 10-18 20-14 28-15 36-13 46-14 55H-9
           L-7 34C0 36 6 35 10 33L9 55H4.6L3 35C12 34 20 30 20 20 19 10 4 10-9 12Z"
      />
      <path class="ef-feature" d="M-23-2L-21-3M-24.6 4L-22 3" />
      <path class="ef-wood ef-line" d="M-9 12C-10 2-14-4-17-8-11-8-6 0-5 11Z" />
      <path class="ef-line" fill="none" d="M-22 5C-14 6-8 4-2 2" />
      <path class={`ef-trim-${suit} ef-line`} d="M-3 9L-4 32-9 35-8 38H1L7 12Z" />
      <path
        class={`ef-cloth-${suit} ef-line`}
        d="M-5-17C-8-6-7 4-8 13 0 17 10 17 15 13 13 2 14-8 12-17L7-21H0Z"
      />
      <path class="ef-gold ef-line" d="M-7.4 4C0 7 8 7 13.4 4V8C8 10 0 10-7.6 8Z" />
      <path class={`ef-cloth-${suit} ef-line`} d="M10-15C15-14 18-18 20-22L15-25C13-21 12-21 9-20Z" />
      <circle class="ef-skin ef-line" cx="17.6" cy="-23.6" r="2.9" />
      <g transform="translate(2 4) scale(.92)">
        <Head court="Q" suit={suit} />
        <Hat court="Q" suit={suit} />
      </g>
      <Sign pack={pack} suit={suit} x={19.5} y={-38} size={17} />
    </g>
  );
}

/** What such a card shows in its middle, about the point 0, 0. */
export function FigureArt({ pack, figure, suit }: { pack: NationalSigns; figure: Figure; suit: Suit }) {
  switch (figure) {
    case "10":
      return <Banner pack={pack} suit={suit} />;
    case "J":
      return <Standing pack={pack} court="J" suit={suit} />;
    case "Q":
      return pack === "spanish" ? (
        <Rider pack={pack} suit={suit} />
      ) : (
        <Standing pack={pack} court="Q" suit={suit} />
      );
    case "K":
      return <King pack={pack} suit={suit} />;
  }
}

/** The symbols that these cards use; they stand in the page only while such a pack is on the table. */
export function NationalShapes({ pack }: { pack: SuitSigns }) {
  const national = PACKS.find((one) => one === pack);
  if (national === undefined) return null;
  return (
    <>
      {SUITS.map((suit) => (
        <symbol key={suit} id={`ef-sign-${suit}`} viewBox="-12.5 -12.5 25 25">
          {SIGNS[national][suit]}
        </symbol>
      ))}
      {SUITS.flatMap((suit) =>
        FIGURES.map((figure) => (
          <symbol key={figure + suit} id={`ef-figure-${figure}${suit}`} viewBox="-28 -58 56 116">
            <FigureArt pack={national} figure={figure} suit={suit} />
          </symbol>
        )),
      )}
    </>
  );
}
