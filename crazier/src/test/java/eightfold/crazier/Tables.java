package eightfold.crazier;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Tables of every kind, and random acts at them. */
final class Tables {
  /** Seats and options. */
  record Kind(int seats, Map<String, String> options) {}

  static final List<Kind> KINDS =
      List.of(
          new Kind(2, Map.of("two_player_rule", "true", "multicolor_rank_match", "true")),
          new Kind(2, Map.of("enforcement", "honour", "games", "3")),
          new Kind(3, Map.of("scoring", "points", "games", "2")),
          new Kind(3, Map.of("enforcement", "honour")),
          new Kind(4, Map.of("teams", "2")),
          new Kind(4, Map.of()),
          new Kind(5, Map.of()),
          new Kind(6, Map.of("teams", "3")),
          new Kind(6, Map.of("teams", "2", "enforcement", "honour")),
          new Kind(8, Map.of("multicolor_rank_match", "true")));

  private Tables() {}

  static CrazierMatch begun(Kind kind, long seed) {
    return (CrazierMatch)
        InvariantsTest.game(kind.options()).begin(Opening.of(kind.seats()), new FastChance(seed));
  }

  static int[] acts(Match match, int seat) {
    int[] acts = new int[Match.MOST_LEGAL];
    int count = seat == Match.NOBODY ? 0 : match.legal(seat, acts);
    return Arrays.copyOf(acts, count);
  }

  /** Does an act at random for any seat that may act; false when the game is over. */
  static boolean goesOn(Match match, FastChance chance) {
    int first = chance.below(match.seats());
    for (int i = 0; i < match.seats(); i++) {
      int seat = (first + i) % match.seats();
      int[] acts = acts(match, seat);
      if (acts.length > 0) {
        match.apply(seat, acts[chance.below(acts.length)]);
        return true;
      }
    }
    return false;
  }
}
