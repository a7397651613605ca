package eightfold.yaml;

/**
 * A place in a file that cannot be read as what it should be. It unwinds the reading of one
 * document and ends at the reader's border, where it becomes a value.
 */
public final class YamlFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;

  public YamlFault(int line, String message) {
    super(message);
    this.line = line;
  }

  /** The line in the file, from 1. */
  public int line() {
    return line;
  }

  /** What is wrong there, and where it is short, what would be right. */
  public String words() {
    return String.valueOf(getMessage());
  }
}
