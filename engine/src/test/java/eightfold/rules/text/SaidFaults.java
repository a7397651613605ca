package eightfold.rules.text;

import eightfold.message.Texts;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import java.util.ArrayList;
import java.util.List;

/** What a reader says of a line, as {@code column: what; right}. */
public final class SaidFaults implements FaultReporter {
  private final List<String> said = new ArrayList<>();

  /** All of it, in order. */
  public List<String> said() {
    return said;
  }

  @Override
  public void add(LineFault fault) {
    said.add(
        fault.columns().from()
            + ": "
            + fault.why().what(Texts.ENGLISH)
            + "; "
            + fault.why().right(Texts.ENGLISH));
  }

  @Override
  public FaultReporter part(String step) {
    return this;
  }

  @Override
  public void stands(LineColumns columns) {
    // only what is wrong is looked at
  }
}
