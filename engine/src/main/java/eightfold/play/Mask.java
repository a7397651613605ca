package eightfold.play;

import static eightfold.play.Visibility.PLAYER;
import static eightfold.play.Visibility.PUBLIC;

import eightfold.program.Conditions;
import eightfold.state.Places;

/**
 * The sets of kinds that a table is made of: where each stands in {@link Table#masks}. Behind them
 * come the areas of cards in hand, and what is known of them ({@link CardArea}).
 */
final class Mask {
  private static final Places<Visibility> ALL = new Places<>(Slots.MOST_SEATS);

  /** The kinds that follow what the pile demands; conditions on hand and last card come on top. */
  static final int FOLLOWS = ALL.one(PUBLIC, "follows");

  /** The kinds that their own condition keeps off the upcard. */
  static final int BARRED = ALL.one(PUBLIC, "barred");

  /** How many masks go with what the pile demands ({@link Slot#DEMAND}). */
  static final int DEMANDS = ALL.end();

  /** While a turn waits in which nothing has been laid: the kinds with which its seat may begin. */
  static final int READY = ALL.one(PLAYER, "ready");

  /**
   * Who has passed in a row, the last one lowest, by fours, while any has; see {@link
   * PassingSeats}.
   */
  static final int PASSERS = ALL.one(PUBLIC, "passers");

  /** The seats that have emptied their hands in the open count, the first one lowest, by fours. */
  static final int EMPTIED = ALL.one(PUBLIC, "emptied");

  /** What the pile demanded before the play that may be challenged. */
  static final int DOUBT_DEMAND = ALL.many(PUBLIC, "doubt demand", DEMANDS, 0);

  /** What it demanded before the card that did not follow. */
  static final int CHEAT_DEMAND = ALL.many(PUBLIC, "cheat demand", DEMANDS, 0);

  /** What only lines with conditions need begins here. */
  static final int CONDITIONS = ALL.end();

  /** By seat the kinds that it must not play in its next turn, and those of the turn that is on. */
  static final int BARS = ALL.many(PUBLIC, "bars", Slots.MOST_SEATS, 0);

  /** The same for what is noted until the turn that is on closes. */
  static final int NOTED = ALL.many(PUBLIC, "noted bars", Slots.MOST_SEATS, 0);

  static final int TURN_BARS = ALL.one(PUBLIC, "turn bars");

  /** What lines let follow besides when the play that may be challenged was made, and kept out. */
  static final int DOUBT_ALSO = ALL.one(PUBLIC, "doubt also");

  static final int DOUBT_BARS = ALL.one(PUBLIC, "doubt bars");

  /** What the turn kept out in which a card did not follow. */
  static final int CHEAT_BARS = ALL.one(PUBLIC, "cheat bars");

  /** The lines that work in this round, and those that have been set off for the next. */
  static final int AT_WORK = ALL.many(PUBLIC, "at work", Conditions.WORDS, 0);

  static final int SET_OFF = ALL.many(PUBLIC, "set off", Conditions.WORDS, 0);
  static final int HELD = ALL.end();

  private Mask() {}

  /** All masks in their order. */
  static Places<Visibility> places() {
    return ALL;
  }
}
