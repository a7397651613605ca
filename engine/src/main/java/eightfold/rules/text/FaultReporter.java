package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;

/**
 * The piece of text or JSON that is being read: where its reader says what is wrong with it, and
 * where its parts stand.
 */
public interface FaultReporter {
  /**
   * For trying whether something could be read in a book.
   *
   * @param words the words of the book
   */
  record Unheard(OwnWords words) implements FaultReporter {
    /** Where no book has defined a word. */
    public static final FaultReporter OF_NO_BOOK = new Unheard(new OwnWords());

    @Override
    public void add(LineFault fault) {
      // whoever tries asks only whether it could be read
    }
  }

  /** For trying whether something could be read in the same book. */
  default FaultReporter unheard() {
    return new Unheard(words());
  }

  /** Something is wrong. */
  void add(LineFault fault);

  /** Whether nothing more that is wrong will be kept, so that nobody need look for it. */
  default boolean full() {
    return false;
  }

  /**
   * A part of the piece; of a piece that is one text in the JSON form the piece itself.
   *
   * @param step its name, or its number from 0, in the JSON form
   */
  default FaultReporter part(String step) {
    return this;
  }

  /** Keeps where the piece stands in its line, if that is not known yet. */
  default void stands(LineColumns columns) {}

  /** The words that the book has defined before. */
  default OwnWords words() {
    return new OwnWords();
  }

  /** Something is wrong. */
  default void add(FindingCode code, LineColumns columns, Message what, Message right) {
    add(new LineFault(code, columns, what, right));
  }
}
