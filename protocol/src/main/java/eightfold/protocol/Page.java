package eightfold.protocol;

import eightfold.game.CardDetail;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What plain HTTP answers, one record for each kind of answer. */
public sealed interface Page {
  /** The key to a seat: whoever has the token sits there. */
  record SeatKey(String table, int seat, String token) implements Page {}

  /** A rule sheet. */
  record Sheet(String markdown) implements Page {}

  /** What is printed on the cards of a game, where that is more than rank and suit. */
  record Cards(List<CardDetail> cards) implements Page {}

  /** A match's record, as it stands in the notation; sent as it is, not as JSON. */
  record Document(String yaml) implements Page {}

  /**
   * Why not.
   *
   * @param error a short word for programs
   * @param words a sentence for people
   */
  record Problem(String error, String words) implements Page {}

  /** A table as a stranger sees it who has its link. */
  record TableNotice(
      String table,
      Snapshot.GameName game,
      Map<String, String> options,
      List<Place> seats,
      boolean started,
      boolean over)
      implements Page {}

  /** A seat as a stranger sees it. */
  record Place(Optional<String> name, String kind, boolean present) {}
}
