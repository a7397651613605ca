/**
 * Where everything on the table screen stands: pure sums of the screen's size, the size of its text, and the
 * numbers of cards and seats.
 */

import type { Box, Size, Spot } from "../motion/geometry";
import { ARCH, fan, handSpots, LIFT, STEP_BACK } from "./fan";
import { arcSeats, chipSeats, chipWidth, GAP, linesOfMarks, MARGIN, seatRows, WIDEST } from "./seating";

export interface Table {
  /** All seats but the viewer's own, clockwise from the viewer's left. */
  others: number;
  hand: number;
  pile: number;
  /** Whether the viewer sits at the table. */
  seated: boolean;
  /** The most cards that lie open at another seat. */
  open?: number;
  /** Whether nothing can be done there any more: no room is kept for buttons. */
  past?: boolean;
  /** Whether there is something to grab, in place of the status and of the buttons for acts. */
  grab?: boolean;
  /** How many letters the marks of each of the other seats have. */
  marks?: readonly (readonly number[])[];
  /** So many lines of marks their seats have room for at least, where there is any. */
  markLines?: number;
  /** How many letters what holds for the whole table has, each. */
  rules?: readonly number[];
}

/** A phone held upright, a desktop or tablet, a phone held flat. */
export type Shape = "upright" | "wide" | "flat";

export interface Layout {
  shape: Shape;
  /** The size of the table's text, 1 as the standard; what bears text has grown with it. */
  text: number;
  /** What the sums are for: as wide as the room given, and higher where all would not stand in it. */
  size: Size;
  card: Size;
  hand: Spot[];
  rows: number;
  /** How far cards of the hand may stand up or step back, 0 to 1: in rows they must not cover those behind them. */
  lifts: number;
  pile: Spot[];
  stock: Spot;
  seats: Box[];
  /** Seats as chips in rows (phone) instead of places on an arc. */
  chips: boolean;
  /** How many lines of marks a chip has room for; one that is too low has name and count on one line. */
  markLines: number;
  dense: boolean;
  /** The ring around stock and pile. */
  ring: Box;
  /** Where it stands which way round, and what else holds for the whole table. */
  rulesBox: Box;
  /** Whether the stock's number stands on the stock, for want of room beside it. */
  terse: boolean;
  /** Whether there is no room for a word beside the ring. */
  mute: boolean;
  status: Box;
  actions: Box;
  calls: Box;
  handBox: Box;
}

const RATIO = 1.4;
/** So much of a row of cards shows over the row after it, at least: as much as a finger needs to find a card, */
const LEAST_STEP = 26;
/** and all of rank and suit in its corner, in widths of a card. */
const CORNER = 0.44;
/** A row of buttons with text of this size. */
function rowHeight(text: number): number {
  return Math.max(48, 18 + 24 * text);
}

function statusHeight(text: number, width: number): number {
  return (width < 295 * text ? 2 : 1) * 24 * text + 10;
}

/** Something to grab takes the place of status and buttons, and needs so much more: its title, and who has grabbed. */
function grabHeight(shape: Shape, text: number): number {
  return shape === "flat" ? 24 * text : 14 + 40 * text;
}

const MOST_OPEN_LINES = 4;

/** Lines of small open cards at a seat so wide; more of them than so many are scrolled. */
function openLines(cards: number, most: number, width: number, text: number): number {
  const inLine = Math.max(1, Math.floor((width - 20) / (30 * text)));
  return Math.min(most, Math.ceil(cards / inLine));
}

/** So many lines of marks a chip shows at most. */
const MOST_MARK_LINES = 3;

/** A chip: name, count, and lines of marks. */
function chipHeight(text: number, markLines: number): number {
  return 12 + (39 + 16 * markLines) * text;
}

/** The same with name and count side by side; where they are too narrow for that, without marks. */
function denseHeight(text: number): number {
  return 12 + 36 * text;
}

/** Between the cards in the middle and the ring about them; the stock's number stands there, if not on the stock. */
function ringGap(text: number, terse: boolean): number {
  return terse ? 8 + 13 * text : 10 + 24 * text;
}

/** A slight disorder of the pile that is always the same for the same place in it. */
export function disorder(place: number): { dx: number; dy: number; turn: number } {
  const wave = (step: number) => Math.sin(place * step + step) * 0.5;
  return { dx: wave(12.9) * 9, dy: wave(7.3) * 6, turn: wave(4.1) * 16 };
}

/** How many cards of the pile are drawn; those under them can't be seen anyway. */
export const PILE_SHOWN = 6;

/** Seats on an arc need so much width, measured in text; where there is less they are chips in rows. */
const ARC_WIDTH = 600;
/** More than five of them stand in a row along the top. */
const ARC_SEAT = 124;

function shapeOf(size: Size, text: number, others: number): Shape {
  if (size.width > (size.height < 430 ? 480 : 600) && size.height < 500) return "flat";
  const row = others > 5 ? (others - 3) * ARC_SEAT : 0;
  return size.width < 700 || size.width < Math.max(ARC_WIDTH, row) * text ? "upright" : "wide";
}

/** How large the text at the table may be: as wished, as far as there is room, and always a quarter larger. */
function textSize(wished: number, size: Size): number {
  const room = Math.min(size.width / 260, size.height / 420);
  return Math.max(Math.min(wished, 1.25), Math.min(wished, room));
}

function wishedWidth(shape: Shape, size: Size): number {
  if (shape === "flat") return 56;
  if (size.width < 700) return size.width < 360 || size.height < 480 ? 60 : size.height < 640 ? 70 : 82;
  return size.height < 640 ? 80 : size.height < 740 ? 96 : size.height < 900 ? 112 : 130;
}

/** What all sums are made of. */
interface Frame {
  shape: Shape;
  size: Size;
  text: number;
  seated: boolean;
  /** What open cards add to the height of a seat so wide. */
  opened: (width: number) => number;
  /** What something to grab adds to the height of the status. */
  grab: number;
  /** How many lines of marks there are in a seat so wide. */
  marked: (width: number) => number;
  /** How many letters what holds for the whole table has, each. */
  rules: readonly number[];
}

/** The rows between table and hand. A phone held flat has actions and calls side by side, the status at the left. */
function rowsOver(hand: Box, { shape, size, text, seated, grab }: Frame) {
  const height = seated ? rowHeight(text) : 0;
  const across = Math.min(size.width - 2 * MARGIN, shape === "wide" ? WIDEST * 2 : Infinity);
  const full = { x: (size.width - across) / 2, width: across };
  const half = full.width / 2;
  if (shape === "flat") {
    const y = hand.y - height;
    const line = statusHeight(text, half) + grab;
    return {
      actions: { x: MARGIN, y, width: half - GAP, height },
      calls: { x: MARGIN + half, y, width: half, height },
      status: { x: MARGIN, y: y - line - GAP, width: half, height: line },
      bottom: y,
    };
  }
  const line = statusHeight(text, full.width) + grab;
  const actions = { ...full, y: hand.y - (seated ? 2 * height + GAP : 0), height };
  const status = { ...full, y: actions.y - line - GAP, height: line };
  return { actions, calls: { ...full, y: hand.y - height, height }, status, bottom: status.y };
}

interface SeatRoom {
  seats: Box[];
  room: Box;
  markLines: number;
  dense: boolean;
}

/** The other seats, and the room that they leave for stock and pile; nothing goes below `bottom`. */
function seatsOver(bottom: number, statusTop: number, frame: Frame, others: number): SeatRoom {
  const { shape, size, text } = frame;
  const rows = seatRows(others);
  const rest = (top: number): Box => ({
    x: 0,
    y: top,
    width: size.width,
    height: Math.max(40, bottom - top - GAP),
  });
  switch (shape) {
    case "upright": {
      const roomy = size.height > 560 * text;
      const width = chipWidth(others, size.width);
      const opened = frame.opened(width);
      const markLines =
        rows === 1 ? Math.max(roomy ? 2 : 1, frame.marked(width)) : roomy ? frame.marked(width) : 1;
      const dense = rows > 1 && !roomy;
      const height = (dense ? denseHeight(text) : chipHeight(text, markLines)) + opened;
      const top = rows * (height + GAP) + GAP;
      const room = { x: MARGIN, y: GAP, width: size.width - 2 * MARGIN, height: top };
      return { seats: chipSeats(others, room, height), room: rest(top), markLines, dense };
    }
    case "flat": {
      const left = { x: MARGIN, y: GAP, width: size.width / 2 - MARGIN - GAP, height: bottom };
      const room = { x: size.width / 2, y: 0, width: size.width / 2, height: bottom };
      const high = (statusTop - GAP) / Math.max(1, rows) - GAP;
      let markLines = frame.marked(chipWidth(others, size.width / 2));
      while (markLines > 1 && chipHeight(text, markLines) > high) markLines--;
      const height = Math.min(chipHeight(text, markLines), high);
      const dense = height < chipHeight(text, 1);
      return { seats: chipSeats(others, left, height), room, markLines, dense };
    }
    case "wide": {
      const width = size.width < 900 * text || others > 9 ? 118 : 138;
      const wide = Math.min(width * text, size.width / 3.4);
      const seat = { width: wide, height: 20 + 46 * text + frame.opened(wide) };
      const top = (others > 0 ? seat.height : 0) + 2 * MARGIN;
      const low = Math.min(bottom - GAP, seat.height + Math.max(250, 0.45 * bottom));
      return { seats: arcSeats(others, size, seat, low), room: rest(top), markLines: 3, dense: false };
    }
  }
}

/** A line of what holds for the whole table, and the sign of the way round beside it. */
const RULE_LINE = 24;

/** What holds for the whole table stands above the ring, but for the way round, which stands on it. */
function aboveRing(width: number, { rules, text }: Frame): number {
  return RULE_LINE * text * linesOfMarks(rules, width - 2 * MARGIN - RULE_LINE * text, text);
}

/** What the ring is wider than the cards within it. */
const RING_ROOM = 126;

/** Stock and pile in the middle of their room, the ring about them. */
function middleOf(
  whole: Box,
  frame: Frame,
  card: Size,
  cards: number,
): Pick<Layout, "stock" | "pile" | "ring" | "rulesBox" | "terse" | "mute"> {
  const { shape, text } = frame;
  const rulesBox = { ...whole, x: whole.x + MARGIN, width: whole.width - 2 * MARGIN };
  const above = aboveRing(whole.width, frame);
  const room = { ...whole, y: whole.y + above, height: Math.max(40, whole.height - above) };
  const largest = shape === "upright" || (room.height > 420 && text <= 1.2) ? 1.5 : 1.25;
  const terse = shape !== "wide" || text > 1.2 || room.height < 200;
  const gap = ringGap(text, terse);
  // beside the ring there is room for a seat at each end
  const beside =
    shape === "wide"
      ? (room.width - 2 * (138 * text + 2 * MARGIN) - RING_ROOM - 44 * text) / (2 * card.width)
      : largest;
  const scale = Math.max(0.45, Math.min(largest, Math.max(1, beside), (room.height - 2 * gap) / card.height));
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  // small cards stand apart so far that a declared suit has room beside the stock's number
  const apart = Math.max(card.width * scale * 0.5 + 22 * text, 44 * text);
  const at = (dx: number, dy: number, turn: number): Spot => ({
    x: middle.x + dx - card.width / 2,
    y: middle.y + dy - card.height / 2,
    turn,
    scale,
  });
  const shown = Math.min(cards, PILE_SHOWN);
  const pile = Array.from({ length: shown }, (_, i) => {
    const { dx, dy, turn } = disorder(cards - shown + i);
    return at(apart + dx * 0.6, dy * 0.6, turn * 0.8);
  });
  const width = Math.min(room.width - 2 * MARGIN, 2 * card.width * scale + RING_ROOM + 44 * text);
  const height = Math.min(room.height, card.height * scale + 2 * gap + 16);
  const ring = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  const mute = room.height < card.height * scale + 2 * gap;
  return { stock: at(-apart, 0, 0), pile, ring, rulesBox, terse, mute };
}

/** The least height in which nothing has to cover anything else. */
function leastHeight(hand: number, { others, past = false }: Table, frame: Frame): number {
  const { shape, text, size, grab } = frame;
  const row = past ? 0 : rowHeight(text);
  const rows = seatRows(others);
  const middle = 2 * ringGap(text, true) + 40;
  if (shape === "flat") {
    const left = rows * (GAP + denseHeight(text)) + GAP + statusHeight(text, size.width / 2) + grab;
    return hand + row + Math.max(left, middle + aboveRing(size.width / 2, frame));
  }
  const width = chipWidth(others, size.width);
  const chip = rows > 1 ? denseHeight(text) : chipHeight(text, frame.marked(width));
  const seats = shape === "upright" ? rows * (chip + GAP) : 20 + 46 * text + 2 * MARGIN;
  const low = statusHeight(text, size.width) + grab + middle + aboveRing(size.width, frame);
  return hand + 2 * row + 3 * GAP + seats + frame.opened(width) + low;
}

/**
 * Lays out the whole screen of a table. `pile` counts all its cards; spots come for the last ones alone.
 *
 * @param wished how large text is wished, 1 as the standard
 */
export function layout(table: Table, given: Size, wished = 1): Layout {
  const text = textSize(wished, given);
  const shape = shapeOf(given, text, table.others);
  const width = Math.min(given.width - 2 * MARGIN, given.width < 700 ? 560 : 860);
  const laid = fan(table.hand, width, wishedWidth(shape, given));
  const card = { width: laid.cardWidth, height: laid.cardWidth * RATIO };
  const curve = shape === "flat" ? 0.4 : 1;
  const under = curve * (ARCH + 6) + STEP_BACK + (shape === "wide" ? 6 : 2);
  const handHeight = (step: number) =>
    table.seated ? LIFT + card.height + (laid.rows - 1) * step + under : 0;
  const seated = table.seated && table.past !== true;
  const grab = table.grab === true ? grabHeight(shape, text) : 0;
  const marked = (seat: number) => {
    const lines = (table.marks ?? []).map((letters) => linesOfMarks(letters, seat - 18, text));
    return Math.min(MOST_MARK_LINES, Math.max(1, table.markLines ?? 1, ...lines));
  };
  // where room is short the rows of a large hand come closer, and open cards are scrolled
  const shows = Math.max(LEAST_STEP, CORNER * card.width);
  const framed = (lines: number): Frame => {
    const opened = (seat: number) => openLines(table.open ?? 0, lines, seat, text) * 20 * text;
    return { shape, size: given, text, seated, opened, grab, marked, rules: table.rules ?? [] };
  };
  let lines = MOST_OPEN_LINES;
  while (lines > 1 && leastHeight(handHeight(shows), table, framed(lines)) > given.height) lines--;
  const about = framed(lines);
  const leastFor = (step: number) => leastHeight(handHeight(step), table, about);
  const loose = shows + LIFT + STEP_BACK;
  const close = (leastFor(loose) - given.height) / Math.max(1, laid.rows - 1);
  const rowStep = Math.max(shows, Math.min(loose, loose - close));
  const height = handHeight(rowStep);
  const least = leastFor(rowStep);
  const size = { width: given.width, height: Math.max(given.height, least) };
  const frame = { ...about, size };
  const handBox = { x: (size.width - width) / 2, y: size.height - height, width, height };
  const { bottom, ...rows } = rowsOver(handBox, frame);
  const { room, ...seats } = seatsOver(bottom, rows.status.y, frame, table.others);
  return {
    shape,
    text,
    size,
    card,
    hand: handSpots(table.hand, laid, handBox, rowStep, curve),
    rows: laid.rows,
    lifts: laid.rows === 1 ? 1 : Math.min(1, (rowStep - shows) / (LIFT + STEP_BACK)),
    chips: shape !== "wide",
    handBox,
    ...seats,
    ...rows,
    ...middleOf(room, frame, card, table.pile),
  };
}
