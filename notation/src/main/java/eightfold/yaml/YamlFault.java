package eightfold.yaml;

import eightfold.message.Message;

/**
 * A place in a file that cannot be read as what it should be. It unwinds the reading of one
 * document and ends at the reader's border, where it becomes a value.
 */
public final class YamlFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final transient Message reason;

  public YamlFault(int line, Message reason) {
    super(reason.text());
    this.line = line;
    this.reason = reason;
  }

  /** In words that no language has: of files that only those read who develop games. */
  public YamlFault(int line, String english) {
    this(line, Message.literal(english));
  }

  /** The line in the file, from 1. */
  public int line() {
    return line;
  }

  /** What is wrong there, and where it is short, what would be right. */
  public Message reason() {
    return reason;
  }

  /** The same in plain English. */
  public String words() {
    return reason.text();
  }
}
