package eightfold.crazier.cards;

/** What an "if" or a requirement asks (B.6.2). */
public sealed interface Condition {
  record Always() implements Condition {}

  record Compare(Value left, Relation relation, Value right) implements Condition {}

  /** For at least one single opponent (GEN-6). */
  record SomeOpponent(String as, Condition condition) implements Condition {}

  /** For every opponent; true without opponents. */
  record EveryOpponent(String as, Condition condition) implements Condition {}

  /** All assets of the one kind are of the other; true if there are none. */
  record AllAssets(AssetFilter of, AssetFilter match) implements Condition {}

  /** The variable holds something. */
  record Bound(String variable) implements Condition {}

  /** The discard pile has two cards or more, and its bottom card fits. */
  record PileBottomIs(CardFilter card) implements Condition {}

  /** How two numbers are compared. */
  enum Relation {
    AT_LEAST(">="),
    MORE(">"),
    LESS("<"),
    AT_MOST("<="),
    EQUAL("==");

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    /** The sign for it in a card set. */
    public String sign() {
      return sign;
    }

    /** Whether it holds. */
    public boolean holds(int left, int right) {
      return switch (this) {
        case AT_LEAST -> left >= right;
        case MORE -> left > right;
        case LESS -> left < right;
        case AT_MOST -> left <= right;
        case EQUAL -> left == right;
      };
    }
  }

  /** A number. */
  sealed interface Value {
    record Plain(int number) implements Value {}

    /** How many such assets are in play. */
    record Assets(AssetFilter filter) implements Value {}

    record Hand(Who player) implements Value {}

    record Discards(Who player) implements Value {}

    record Events(Who player) implements Value {}

    /** Plays from the hand. */
    record Plays(Who player) implements Value {}
  }
}
