package eightfold.rules.text;

import eightfold.message.Texts;
import eightfold.rules.finding.Columns;
import eightfold.rules.finding.Fault;
import java.util.ArrayList;
import java.util.List;

/** What a reader says of a line, as {@code column: what; right}. */
public final class SaidFaults implements Faults {
  private final List<String> said = new ArrayList<>();

  /** All of it, in order. */
  public List<String> said() {
    return said;
  }

  @Override
  public void add(Fault fault) {
    said.add(
        fault.columns().from()
            + ": "
            + fault.why().what(Texts.ENGLISH)
            + "; "
            + fault.why().right(Texts.ENGLISH));
  }

  @Override
  public Faults part(String step) {
    return this;
  }

  @Override
  public void stands(Columns columns) {
    // only what is wrong is looked at
  }
}
