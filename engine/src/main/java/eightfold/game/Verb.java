package eightfold.game;

import java.util.List;
import java.util.Optional;

/**
 * What an act is: the first word of it in the notation (page 2), what may follow the word, and what
 * sort of act it is. Each kind of game declares its own ({@link Game#verbs}), so that whoever reads
 * acts, counts them or chooses among them needs no list of his own.
 */
public interface Verb {
  /** As the notation writes it: {@code play}. */
  String word();

  Sort sort();

  Shape shape();

  /**
   * What an act does, as far as programs ask that know no game. The order matters: what sheds or
   * decides comes before a draw, a draw before a pass, and last what is done out of turn, from
   * {@link #CALLS} on.
   */
  enum Sort {
    /** A card leaves the hand, which so may come to owe a call. */
    SHEDS,
    /** A suit or a rank is named. */
    DECLARES,
    /** Anything else that a seat decides in its turn. */
    DECIDES,
    /** The seat draws or takes a card. */
    DRAWS,
    PASSES,
    CALLS,
    /** The seat says words. */
    SPEAKS,
    /** Another seat is caught or challenged: whoever does it first has done it for all. */
    CATCHES,
    /** One of the things is taken of which there is one too few. */
    GRABS;

    /**
     * Whether such an act can be done in turn only (page 3: neither 901 nor 908 apply to the
     * others).
     */
    public boolean inTurn() {
      return compareTo(CALLS) < 0;
    }
  }

  /** What follows the word. */
  enum Shape {
    ALONE,
    CARD,
    /** Cards one after the other, and what is declared with the last of them. */
    CARDS,
    /** A card, and what the game lets follow it. */
    CARD_FIRST,
    SEAT,
    /** A card, or where the act takes several cards, all of them, and a seat. */
    CARD_AND_SEAT,
    SUIT,
    RANK,
    WORDS;

    /** Whether such an act ends with a seat, which people call by its name. */
    public boolean endsWithSeat() {
      return this == SEAT || this == CARD_AND_SEAT;
    }
  }

  /** A verb that is nothing but its word. */
  record Named(String word, Sort sort, Shape shape) implements Verb {}

  /** Whether the act sheds a card of the hand, and so may bring the state that owes a call. */
  default boolean sheds() {
    return sort() == Sort.SHEDS;
  }

  /** Whether such an act can be done in turn only. */
  default boolean inTurn() {
    return sort().inTurn();
  }

  /**
   * The one of these verbs with which the act begins, if there is one; case does not matter. Of two
   * with the same word one stands alone, the other one does not.
   */
  static Optional<Verb> of(List<Verb> verbs, String act) {
    int blank = act.indexOf(' ');
    String word = blank < 0 ? act : act.substring(0, blank);
    List<Verb> all = verbs.stream().filter(verb -> verb.word().equalsIgnoreCase(word)).toList();
    return all.stream()
        .filter(verb -> verb.shape() == Shape.ALONE == blank < 0)
        .findFirst()
        .or(() -> all.stream().findFirst());
  }
}
