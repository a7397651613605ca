package eightfold.volity.table;

/** What is settled at a table and kept with it. */
final class Settings {
  private static final String SHOWN = "shown";
  private static final String RECORDED = "recorded";

  private Settings() {}

  static String written(RefereeState state) {
    return (state.listed ? SHOWN : "hidden")
        + " "
        + (state.recorded ? RECORDED : "unrecorded")
        + " "
        + state.language;
  }

  static void read(String text, RefereeState state) {
    String[] words = text.split(" ", -1);
    if (words.length == 3) {
      state.listed = words[0].equals(SHOWN);
      state.recorded = words[1].equals(RECORDED);
      state.language = words[2];
    }
  }
}
