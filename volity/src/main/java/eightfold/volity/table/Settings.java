package eightfold.volity.table;

/**
 * What is settled at a table and kept with it. It never changes; its methods make another.
 *
 * @param listed whether it is for somebody to find
 * @param recorded whether its games are told to the bookkeeper
 * @param language in which it is spoken
 */
record Settings(boolean listed, boolean recorded, String language) {
  /** Those of a table at which nothing has been settled. */
  static final Settings STANDARD = new Settings(false, true, "en");

  private static final String SHOWN = "shown";
  private static final String RECORDED = "recorded";

  /** As they are kept. */
  String written() {
    return (listed ? SHOWN : "hidden")
        + " "
        + (recorded ? RECORDED : "unrecorded")
        + " "
        + language;
  }

  /** What was kept; {@link #STANDARD} if that was nothing. */
  static Settings read(String text) {
    String[] words = text.split(" ", -1);
    return words.length == 3
        ? new Settings(words[0].equals(SHOWN), words[1].equals(RECORDED), words[2])
        : STANDARD;
  }

  Settings listed(boolean on) {
    return new Settings(on, recorded, language);
  }

  Settings recorded(boolean on) {
    return new Settings(listed, on, language);
  }

  Settings language(String other) {
    return new Settings(listed, recorded, other);
  }
}
