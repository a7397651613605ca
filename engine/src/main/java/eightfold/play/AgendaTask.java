package eightfold.play;

import eightfold.program.CardDecision;
import java.util.Optional;

/**
 * What stands on the agenda of a table: what it waits for, or what it does by itself before anybody
 * has to decide again. Each has the number with which agendas are saved.
 */
public enum AgendaTask {
  /** A turn in which nothing has been laid, with nothing to answer. */
  PLAY(0),

  /** A turn of several cards that may go on. */
  MORE(1),

  /** A pending penalty, skip, count or duel, to be answered or borne. */
  ANSWER(2),

  /** A suit to be declared. */
  SUIT(3),

  /** The starter, which the dealer may take. */
  TAKE(4),

  /** A rank to be called. */
  RANK(5),

  /** A card to another seat, or the answer to one. */
  GIVE(6),

  /** Another seat to be named. */
  TARGET(7),

  /** A card that must go on the one just played. */
  FOLLOW(8),

  /** One of the things of which there is one too few. */
  GRAB(9),

  /** A card for the top one of the stock, if its player likes. */
  EXCHANGE(10, CardDecision.EXCHANGE),

  /** Cards to be shown to another seat. */
  SHOW(11, CardDecision.SHOW),

  /** A card to be given to another seat. */
  GIVE_CARD(12, CardDecision.GIVE),

  /** A turn begins; the task stays on top meanwhile, and what comes of it takes its place. */
  BEGIN(16),

  /** The cards of a turn lie. */
  CLOSE(17),

  /** What is left of a turn whose decisions are made: going out, and whose turn is next. */
  REST(18),

  /** A card of a duel lies: its player's call is looked at, and the seat on top has to answer. */
  PLAYED_BACK(19),

  /** What the last card of a turn does as it closes is done. */
  CLOSED(20),

  /** All gifts of a turn are given, and what that has set off is done: the giver's call is due. */
  GIVEN(21),

  /** The deal is over. */
  NOTHING(31);

  private static final int BITS = 8;
  private static final int NUMBERS = 32;

  /** By number. As many as a mask lets through, so that a look into it needs no check. */
  private static final AgendaTask[] ALL = new AgendaTask[NUMBERS];

  private static final AgendaTask[] BY_DECISION = new AgendaTask[CardDecision.values().length];

  static {
    for (AgendaTask task : values()) {
      ALL[task.number] = task;
      task.decision.ifPresent(decision -> BY_DECISION[decision.ordinal()] = task);
    }
  }

  private final int number;
  private final Optional<CardDecision> decision;

  AgendaTask(int number) {
    this.number = number;
    decision = Optional.empty();
  }

  AgendaTask(int number, CardDecision decision) {
    this.number = number;
    this.decision = Optional.of(decision);
  }

  /** The task of a seat, as one number. */
  int of(int seat) {
    return number | seat << BITS;
  }

  /** The task in such a number, {@link #NOTHING} in that of nobody. */
  static AgendaTask in(int work) {
    return ALL[work & NUMBERS - 1];
  }

  /** The seat in such a number. */
  static int seat(int work) {
    return work >> BITS;
  }

  /** What waits for a decision that a card brings its player. */
  static AgendaTask of(CardDecision decision) {
    return BY_DECISION[decision.ordinal()];
  }

  /** The decision that a card brings its player, if it is one. */
  Optional<CardDecision> decision() {
    return decision;
  }
}
