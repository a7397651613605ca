package eightfold.testkit.oracle;

import java.util.List;

/**
 * Cards that the seat to act has chosen to be shown, the last one not among them: with that all are
 * (semantics 19.16).
 *
 * @param to to whom
 * @param kinds the cards
 */
public record Showing(int to, List<Integer> kinds) implements Part {
  public Showing {
    kinds = List.copyOf(kinds);
  }
}
