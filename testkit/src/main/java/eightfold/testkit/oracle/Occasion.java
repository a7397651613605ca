package eightfold.testkit.oracle;

import java.util.List;

/** What one piece of work has brought about so far, of which no line has heard yet. */
public record Occasion(List<Happening> all) implements Part {
  static final Occasion NONE = new Occasion(List.of());

  public Occasion {
    all = List.copyOf(all);
  }

  Occasion and(Happening more) {
    return new Occasion(Copies.plus(all, more));
  }
}
