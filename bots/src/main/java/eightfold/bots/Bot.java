package eightfold.bots;

import eightfold.cards.LibraryPack;
import eightfold.cards.Pack;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Refusal;
import eightfold.game.View;
import java.util.Optional;

/**
 * A player that is a program. It sits in one seat of one match and gets what a person there gets:
 * the events of its seat's stream and its view; and it answers in the notation, as a person does.
 * It may remember what it heard. Its chance is its own and tells nothing of the cards.
 */
public interface Bot {
  /** Whose cards are played with, as long as nobody has said. */
  Pack DEFAULT_PACK = LibraryPack.french();

  /**
   * Learns which cards are played with, before it hears or answers anything; those of {@link
   * #DEFAULT_PACK} where nobody says so.
   */
  default void learns(Pack pack) {}

  /** Hears what happened, as its seat is told it; every event of the match, in order. */
  default void hear(Event event) {}

  /**
   * Answers a line of the notation.
   *
   * @param view what its seat knows now
   * @param chance its own generator
   * @return an act when the table waits for its seat alone: when it is in turn, and among the
   *     view's {@code actors}. Otherwise a call, a catch, a grab or the like, or empty when it
   *     wants none; where all decide at once and nobody does, one of them is asked once more, and
   *     must
   */
  Optional<String> answer(View view, FastChance chance);

  /** Hears that its last answer was refused; it is then asked again. */
  default void refused(String line, Refusal refusal) {}
}
