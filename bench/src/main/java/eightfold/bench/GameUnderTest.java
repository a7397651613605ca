package eightfold.bench;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.SearchableMatch;
import eightfold.games.Games;
import eightfold.playout.PlayoutMatch;
import java.util.Map;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A game of the library with its least number of seats, and a match in the middle of a deal. */
@SuppressWarnings("NullAway.Init") // the set-up of the trial runs before anything else
@State(Scope.Thread)
public class GameUnderTest {
  /** Acts done before a position counts as the middle of a deal. */
  private static final int MIDDLE = 12;

  @Param({"openspiel-eights", "eights", "pesten"})
  String game = "";

  final FastChance chance = new FastChance(1);
  final int[] legal = new int[Match.MOST_LEGAL];
  private Match match;
  private SearchableMatch middle;

  private SearchableMatch spare;

  @Setup(Level.Trial)
  public void begin() {
    var rules = Games.standard().game(game, Map.of());
    match = rules.begin(Opening.of(rules.leastSeats()), new FastChance(7));
    middle = (SearchableMatch) rules.begin(Opening.of(rules.leastSeats()), new FastChance(7));
    int acts = 0;
    for (int seat = middle.turn(); acts < MIDDLE && seat != Match.NOBODY; seat = middle.turn()) {
      int n = middle.legal(seat, legal);
      PlayoutMatch.applyUnchecked(middle, seat, legal[chance.below(n)]);
      acts++;
    }
    spare = middle.copy();
  }

  /** A match to play with. */
  Match match() {
    return match;
  }

  /** A match in the middle of a deal, to look at and to copy. */
  SearchableMatch middle() {
    return middle;
  }

  /** A copy that may be overwritten. */
  SearchableMatch spare() {
    return spare;
  }

  /** Another copy may be overwritten from now on, or the same one, overwritten. */
  SearchableMatch keep(SearchableMatch other) {
    spare = other;
    return other;
  }
}
