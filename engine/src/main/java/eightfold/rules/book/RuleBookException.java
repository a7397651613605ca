package eightfold.rules.book;

import eightfold.game.SetupException;
import eightfold.rules.finding.Finding;
import java.util.List;

/** A rule book that is wrong. Its reason says everything that is, each in a line of its own. */
public final class RuleBookException extends SetupException {
  private static final long serialVersionUID = 1L;

  private final transient List<Finding> findings;

  public RuleBookException(List<Finding> findings) {
    super(Finding.all(findings));
    this.findings = List.copyOf(findings);
  }

  /** Everything that is to be said of it, in the order of the text. */
  public List<Finding> findings() {
    return findings;
  }
}
