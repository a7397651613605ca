package eightfold.rules.book;

import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.rules.text.ElementList;

/** Two options, or an option and a line of the book, that cannot be in force together. */
final class OptionContradiction extends SetupException {
  private static final long serialVersionUID = 1L;

  private final String origin;
  private final transient ElementList.Entry other;

  /**
   * Such two.
   *
   * @param origin the option that was applied last, as {@code key=value}
   * @param other the rule that it meets, with the option that put it in, if one did
   */
  OptionContradiction(Message reason, String origin, ElementList.Entry other) {
    super(reason);
    this.origin = origin;
    this.other = other;
  }

  String origin() {
    return origin;
  }

  ElementList.Entry other() {
    return other;
  }
}
