/** A playing card as a picture; what it is called is for the page to say. */

import { late, NOTHING } from "../app/late";
import { kindOf, pack, pictured, suitOf } from "../cards/pack";
import { signs } from "../cards/signs";
import type { Pack, PackKind } from "../wire/pack";
import type { SuitSigns } from "../wire/types";
import { corner } from "../words/words";
import { CourtHalf, COURTS, Jester, type Court } from "./Courts";
import { figureOf, type Figure, type NationalSigns } from "./figures";
import { Pip, PIP_PLACES, SUIT_PATHS } from "./Pips";
import { isPictured, SUITS, type Suit } from "./suits";

/** The shapes of Swiss and Spanish packs, which are loaded where such a pack is on the table. */
export const NationalShapes = late(() => import("./National").then((part) => part.NationalShapes), NOTHING);

/** A figure of such a pack drawn by itself, where none is on the table. */
const ForeignFigure = late(() => import("./National").then((part) => part.FigureArt), NOTHING);

/** Faces of packs that bring no pictures, which are loaded where such a pack is on the table. */
const OwnFace = late(() => import("./OwnFace").then((part) => part.OwnFace), NOTHING);
const OwnSign = late(() => import("./OwnFace").then((part) => part.OwnSign), NOTHING);
const OwnBack = late(() => import("./OwnFace").then((part) => part.OwnBack), NOTHING);

/** Loads these faces before they are shown. */
export async function loadOwnArt(): Promise<void> {
  await Promise.all([OwnFace.load(), OwnSign.load(), OwnBack.load()]);
}

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;

function isCourt(rank: string): rank is Court {
  return (COURTS as readonly string[]).includes(rank);
}

interface SuitedProps {
  rank: string;
  suit: Suit;
  /** Of which pack, where it is not that of the table. */
  pack: NationalSigns | undefined;
}

function Index({ rank, suit, pack }: SuitedProps) {
  const sign = corner(rank, pack);
  return (
    <g class="ef-corner">
      <text class={`ef-index ef-suit-${suit}${sign.length > 1 ? " ef-narrow" : ""}`} x="13" y="23">
        {sign}
      </text>
      <Pip pack={pack} suit={suit} x={13} y={35.5} size={15} />
    </g>
  );
}

/** A whole figure, as Swiss and Spanish packs have them. */
function Portrait({ figure, suit, pack }: Omit<SuitedProps, "rank"> & { figure: Figure }) {
  return (
    <g>
      <rect class="ef-panel" x="22" y="12" width="56" height="116" rx="3" />
      {pack === undefined ? (
        <use href={`#ef-figure-${figure}${suit}`} x="22" y="12" width="56" height="116" />
      ) : (
        <g transform="translate(50 70)">
          <ForeignFigure pack={pack} figure={figure} suit={suit} />
        </g>
      )}
      <rect class="ef-frame" x="22" y="12" width="56" height="116" rx="3" />
    </g>
  );
}

function Middle({ rank, suit, pack }: SuitedProps) {
  const drawn = pack ?? signs.value;
  const figure = drawn === "french" ? null : figureOf(drawn, rank);
  if (figure !== null) return <Portrait figure={figure} suit={suit} pack={pack} />;
  if (rank === "A") return <Pip pack={pack} suit={suit} x={50} y={70} size={50} />;
  if (isCourt(rank)) {
    return (
      <g>
        <rect class="ef-panel" x="22" y="12" width="56" height="116" rx="3" />
        <use href={`#ef-court-${rank}${suit}`} x="22" y="12" width="56" height="58" />
        <g transform="rotate(180 50 70)">
          <use href={`#ef-court-${rank}${suit}`} x="22" y="12" width="56" height="58" />
        </g>
        <path class="ef-frame" d="M22 70H78" />
        <rect class="ef-frame" x="22" y="12" width="56" height="116" rx="3" />
      </g>
    );
  }
  return (
    <g>
      {(PIP_PLACES[rank] ?? []).map(([x, y]) => (
        <Pip key={`${x} ${y}`} pack={pack} suit={suit} x={x} y={y} size={19} turned={y > 71} />
      ))}
    </g>
  );
}

function Suited(props: SuitedProps) {
  return (
    <g>
      <g class="ef-middle">
        <Middle {...props} />
      </g>
      <Index {...props} />
      <g transform="rotate(180 50 70)">
        <Index {...props} />
      </g>
    </g>
  );
}

const STAR = "M0-7.5L1.9-2.6 7.1-2.3 3.1 1 4.4 6.1 0 3.3-4.4 6.1-3.1 1-7.1-2.3-1.9-2.6Z";

function Joker({ red }: { red: boolean }) {
  const suit = red ? "ef-suit-H" : "ef-suit-S";
  const corner = (
    <g>
      <path class={red ? suit : `${suit} ef-hollow`} d={STAR} transform="translate(13 17)" />
      <text class={`ef-word ${suit}`} x="13" y="29">
        {[..."JOKER"].map((letter, i) => (
          <tspan key={i} x="13" dy={i === 0 ? 4 : 9.5}>
            {letter}
          </tspan>
        ))}
      </text>
    </g>
  );
  return (
    <g>
      <g transform="translate(52 70) scale(1.15)">
        <Jester red={red} />
      </g>
      {corner}
      <g transform="rotate(180 50 70)">{corner}</g>
    </g>
  );
}

function Named({ id }: { id: string }) {
  const lines = id.split(/[-_ ]/);
  return (
    <g>
      <rect class="ef-panel" x="8" y="8" width="84" height="124" rx="4" />
      {lines.map((line, i) => (
        <text key={i} class="ef-name" x="50" y={70 + (i - (lines.length - 1) / 2) * 16}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Front({ card, suits, of }: { card: string; suits: SuitSigns | undefined; of: Pack | undefined }) {
  const alone = of?.kinds.find((one) => one.letters === card);
  if (of !== undefined && alone !== undefined) return <OwnFace kind={alone} of={of} />;
  const kind = kindOf(card);
  if (kind === undefined) return <Named id={card} />;
  return pictured() ? <PicturedFront kind={kind} suits={suits} /> : <OwnFace kind={kind} of={pack.value} />;
}

function PicturedFront({ kind, suits }: { kind: PackKind; suits: SuitSigns | undefined }) {
  const [suit = ""] = kind.suits;
  if (kind.rank === undefined || !isPictured(suit)) return <Joker red={kind.colour === "red"} />;
  return <Suited rank={kind.rank} suit={suit} pack={suits === "french" ? undefined : suits} />;
}

interface CardArtProps {
  card: string | null;
  suits?: SuitSigns | undefined;
  of?: Pack | undefined;
}

/**
 * A card face up, or its back where no card is given.
 *
 * @param suits whose signs it carries, where they are not those of the table
 * @param of the pack that it is of, where that is drawn by what is said of it and is not the table's
 */
export function CardArt({ card, suits, of }: CardArtProps) {
  return (
    <svg class="ef-card" viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true" focusable="false">
      <rect class="ef-paper" x=".5" y=".5" width="99" height="139" rx="8" />
      {card === null ? (
        <use href="#ef-back" width="100" height="140" />
      ) : (
        <Front card={card} suits={suits} of={of} />
      )}
    </svg>
  );
}

/** A suit sign as a picture of its own. */
export function SuitArt({ suit }: { suit: string }) {
  const own = suitOf(suit);
  if (own === undefined) return null;
  return (
    <svg class="ef-sign" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      {!pictured() || !isPictured(suit) ? (
        <OwnSign sign={own.sign} colour={own.colour} />
      ) : signs.value === "french" ? (
        <path class={`ef-suit-${suit}`} d={SUIT_PATHS[suit]} />
      ) : (
        <use href={`#ef-sign-${suit}`} x="-12" y="-12" width="24" height="24" />
      )}
    </svg>
  );
}

/** The shapes that cards share; stands once in the page, before any card. */
export function CardShapes() {
  return (
    <svg class="ef-shapes" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id="ef-robe-S"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path class="ef-thread" d="M0 0H7M0 0V7" />
        </pattern>
        <pattern id="ef-robe-H" width="7" height="6" patternUnits="userSpaceOnUse">
          <path class="ef-thread" d="M0 3a3.5 3 0 0 0 7 0" />
        </pattern>
        <pattern id="ef-robe-D" width="6" height="9" patternUnits="userSpaceOnUse">
          <path class="ef-thread ef-knot" d="M3 1.5L5 4.5 3 7.5 1 4.5Z" />
        </pattern>
        <pattern
          id="ef-robe-C"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(8)"
        >
          <path class="ef-thread" d="M1.2 0V5M3.7 0V5" />
        </pattern>
        <pattern
          id="ef-lattice"
          width="20"
          height="20"
          patternUnits="userSpaceOnUse"
          patternTransform="translate(10 10)"
        >
          <path
            class="ef-star"
            d="M10 1.5L12.5 4H16V7.5L18.5 10 16 12.5V16H12.5L10 18.5 7.5 16H4V12.5L1.5 10 4 7.5V4H7.5Z"
          />
          <circle class="ef-dot" cx="10" cy="10" r="2" />
          <path
            class="ef-star"
            d="M0-2L2 0 0 2-2 0ZM20-2L22 0 20 2 18 0ZM0 18L2 20 0 22-2 20ZM20 18L22 20 20 22 18 20Z"
          />
        </pattern>
        {signs.value !== "french" && <NationalShapes pack={signs.value} />}
        {SUITS.flatMap((suit) =>
          COURTS.map((court) => (
            <symbol key={court + suit} id={`ef-court-${court}${suit}`} viewBox="-28 -58 56 58">
              <CourtHalf court={court} suit={suit} />
            </symbol>
          )),
        )}
        <symbol id="ef-back" viewBox="0 0 100 140">
          <rect class="ef-back" x="5" y="5" width="90" height="130" rx="5" />
          <rect x="10" y="10" width="80" height="120" rx="2" fill="url(#ef-lattice)" />
          <rect class="ef-back-line" x="8" y="8" width="84" height="124" rx="3" />
          <circle class="ef-back" cx="50" cy="70" r="19" />
          <circle class="ef-back-line" cx="50" cy="70" r="19" />
          {pack.value.back === undefined ? (
            <path class="ef-eight" d="M50 70C42 65 42 56 50 56S58 65 50 70C41 75 41 85 50 85S59 75 50 70Z" />
          ) : (
            <OwnBack emblem={pack.value.back} />
          )}
        </symbol>
      </defs>
    </svg>
  );
}
