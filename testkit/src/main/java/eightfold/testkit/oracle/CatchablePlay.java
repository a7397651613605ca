package eightfold.testkit.oracle;

/** A card that lies there against the rules and may still be taken back; the table before it. */
public record CatchablePlay(State before, int kind) implements Part {
  int offender() {
    return before.turn().seat();
  }
}
