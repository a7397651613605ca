package eightfold.rules;

/** Where the readers of a text file say what is wrong with its lines. */
record FileFaults(Source source, Findings findings) {
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
    return new LineFaults(source, line, path, findings);
  }

  /** The place of a whole line. */
  Place place(LineTree line, String path) {
    return at(line, path).place(line.line().columns());
  }
}
