package eightfold.protocol;

import java.util.OptionalInt;

/**
 * Somebody brings a record, and wants to see of it what a table shows of its matches.
 *
 * @param record the text of its file, in which several records may stand
 * @param match which of the records, from 1
 * @param deal which deal of it, from 1
 * @param seat from which it is seen; empty: as a spectator saw it
 * @param open whether all hands lie open
 * @param moment which picture of the replay, from 0
 */
public record RecordWish(
    String record, int match, int deal, OptionalInt seat, boolean open, int moment) {
  /** A long evening is a tenth of it. */
  public static final int LONGEST_RECORD = 1_000_000;

  /** So many bytes the whole request may have: line ends and letters may take two or three. */
  public static final int MOST_BYTES = 2 * LONGEST_RECORD;

  private static final int MOST = 999_999;

  /** Reads the body of the request. */
  public static RecordWish read(String json) throws Malformed {
    return read(Json.objectWithRecord(json));
  }

  static RecordWish read(Fields all) throws Malformed {
    Fields body = all.only("record", "match", "deal", "seat", "open", "moment");
    return new RecordWish(
        body.text("record", LONGEST_RECORD),
        body.optionalNumber("match", 1, MOST).orElse(1),
        body.optionalNumber("deal", 1, MOST).orElse(1),
        body.optionalNumber("seat", 0, TableWish.MOST_SEATS - 1),
        body.flag("open"),
        body.optionalNumber("moment", 0, MOST).orElse(0));
  }
}
