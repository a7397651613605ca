package eightfold.rules.book;

import eightfold.game.Catalogue;
import eightfold.rules.finding.Finding;
import java.util.List;
import java.util.Optional;

/**
 * Looks at rule books that somebody is writing, for a catalogue whose books they may extend: {@link
 * Catalogue#offers}.
 */
public interface BookCheck {
  /**
   * What there is to say of a book.
   *
   * @param findings all that is wrong, or should be looked at, in the order of the text
   * @param entry what a list of games would say of it; empty where it is wrong
   */
  record Checked(List<Finding> findings, Optional<Catalogue.Entry> entry) {
    public Checked {
      findings = List.copyOf(findings);
    }
  }

  /**
   * Looks at one book as it is written now, in the text form or in JSON; findings name it {@link
   * RuleBooks#SINGLE}. Whether its options go together is for {@link Catalogue#fromRuleBook}.
   */
  Checked check(String text);
}
