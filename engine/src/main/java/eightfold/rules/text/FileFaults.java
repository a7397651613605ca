package eightfold.rules.text;

import eightfold.rules.finding.Findings;
import eightfold.rules.finding.Place;
import eightfold.rules.finding.Source;

/**
 * Where the readers of a text file say what is wrong with its lines.
 *
 * @param words the words that the book in it defines, as far as it has been read
 */
record FileFaults(Source source, OwnWords words, Findings findings) {
  /** A file of which nothing has been read. */
  FileFaults(Source source, Findings findings) {
    this(source, new OwnWords(), findings);
  }

  /**
   * A line of the file.
   *
   * @param path the JSON pointer of what the line says; empty where it has none
   */
  LineFaults at(LineTree line, String path) {
    return at(line.number(), path);
  }

  /** The same by its number. */
  LineFaults at(int line, String path) {
    return new LineFaults(source, words, line, path, findings);
  }

  /** The place of a whole line. */
  Place place(LineTree line, String path) {
    return at(line, path).place(line.line().columns());
  }
}
