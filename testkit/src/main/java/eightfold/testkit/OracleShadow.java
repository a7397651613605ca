package eightfold.testkit;

import eightfold.cards.Kind;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.Refusal;
import eightfold.game.Verb;
import eightfold.play.Acts;
import eightfold.play.FamilyActs;
import eightfold.play.Table;
import eightfold.shedding.SheddingMatch;
import eightfold.testkit.oracle.OracleMatch;
import eightfold.testkit.oracle.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The oracle at the side of a kernel that plays by numbers: it does the same acts, and what is
 * quickly compared is compared at every step. Its own numbers for acts are found by their words,
 * once for each act.
 */
final class OracleShadow {
  private static final int UNKNOWN = -1;

  private final SheddingMatch kernel;
  private final OracleMatch oracle;

  /** By the kernel's number, the oracle's, of acts whose words say all. */
  private final int[] known = new int[Acts.COUNT];

  private final int[] legal = new int[Match.MOST_LEGAL];
  private final int[] oracles = new int[Match.MOST_LEGAL];

  OracleShadow(SheddingMatch kernel, OracleMatch oracle) {
    this.kernel = kernel;
    this.oracle = oracle;
    Arrays.fill(known, UNKNOWN);
  }

  /** Begins the deal of that seed, as the kernel has done. */
  void restart(long seed) {
    oracle.restart(seed);
  }

  OracleMatch oracle() {
    return oracle;
  }

  /** The table as a position, where it can be said as one. */
  Optional<Position> position() {
    return oracle.position();
  }

  /** Whether the acts that a seat has are the same ones on both sides; if not, how they differ. */
  Optional<String> legal(int seat) {
    int count = kernel.legal(seat, legal);
    int others = oracle.legal(seat, oracles);
    int same = 0;
    for (int i = 0; i < count; i++) {
      same += find(legal[i], others) == UNKNOWN ? 0 : 1;
    }
    return same == count && count == others
        ? Optional.empty()
        : CanonicalView.difference(
            texts(kernel, seat, legal, count), texts(oracle, seat, oracles, others));
  }

  private static List<String> texts(Match match, int seat, int[] acts, int count) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      texts.add("seat " + seat + " may " + plain(match.text(acts[i])));
    }
    Collections.sort(texts);
    return texts;
  }

  /** Does what the kernel is about to do; the kernel has not done it yet. */
  Optional<String> apply(int seat, int act) {
    int number = known(act) ? known[act] : UNKNOWN;
    if (number == UNKNOWN) {
      number = find(act, oracle.legal(seat, oracles));
    }
    try {
      if (number != UNKNOWN) {
        oracle.apply(seat, number);
        return Optional.empty();
      }
    } catch (IllegalArgumentException e) {
      // the oracle refuses it: said below
    }
    return Optional.of("the oracle does not let seat %d %s".formatted(seat, kernel.text(act)));
  }

  /** What kernel and oracle answer an act, one of those done in the deal, whoever does it. */
  Optional<String> refusal(int seat, int act) {
    if (!known(act) || known[act] == UNKNOWN) {
      return Optional.empty();
    }
    int mine = kernel.refusal(seat, act).map(Refusal::code).orElse(0);
    int theirs = oracle.refusal(seat, known[act]).map(Refusal::code).orElse(0);
    return mine == theirs
        ? Optional.empty()
        : Optional.of(
            "seat %d, %s: the kernel says %d, the oracle %d"
                .formatted(seat, kernel.text(act), mine, theirs));
  }

  /** The number of an act among so many legal ones that the oracle has listed. */
  private int find(int act, int count) {
    if (known(act) && known[act] != UNKNOWN) {
      for (int i = 0; i < count; i++) {
        if (oracles[i] == known[act]) {
          return oracles[i];
        }
      }
      return UNKNOWN;
    }
    String text = plain(kernel.text(act));
    for (int i = 0; i < count; i++) {
      if (plain(oracle.text(oracles[i])).equals(text)) {
        known[act] = oracles[i];
        return oracles[i];
      }
    }
    return UNKNOWN;
  }

  /** Whether the act's number says all of it: gifts name no receiver, speech no words. */
  private static boolean known(int act) {
    return act < Acts.SAY && FamilyActs.of(act).shape() != Verb.Shape.CARD_AND_SEAT;
  }

  /** The oracle says of no card whether it is a whole turn. */
  private static String plain(String text) {
    return text.startsWith("lay ") ? "play " + text.substring("lay ".length()) : text;
  }

  /** What lies there differently after an act, as far as it is quickly seen. */
  Optional<String> table() {
    Table table = kernel.table();
    State state = oracle.state();
    boolean same =
        table.turn() == oracle.turn()
            && table.stockCount() == state.cards().stock().size()
            && table.pileCount() == state.cards().pile().size()
            && (table.pileCount() == 0 || table.upcard() == state.cards().upcard())
            && kernel.awaits().equals(oracle.awaits());
    for (int seat = 0; same && seat < kernel.seats(); seat++) {
      same = table.count(seat) == state.hand(seat).size();
    }
    return same ? Optional.empty() : all().or(() -> Optional.of("the tables differ"));
  }

  /** What anybody may know differently of the two tables, and where a card lies elsewhere. */
  Optional<String> all() {
    return CanonicalView.difference(CanonicalView.lines(kernel), CanonicalView.lines(oracle))
        .or(this::cards);
  }

  /** What came out differently: how the match stands, and where the cards are. */
  Optional<String> end() {
    return kernel.standings().equals(oracle.standings()) ? cards() : all();
  }

  private Optional<String> cards() {
    for (int seat = 0; seat < kernel.seats(); seat++) {
      List<Integer> theirs = oracle.state().hand(seat).held().stream().sorted().toList();
      List<Integer> mine = hand(seat);
      if (!mine.equals(theirs)) {
        String hand = "hand " + seat + ": ";
        return CanonicalView.difference(
            List.of(hand + names(mine).toList()), List.of(hand + names(theirs).toList()));
      }
    }
    return stock();
  }

  private List<Integer> hand(int seat) {
    List<Integer> hand = new ArrayList<>();
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      for (int copy = kernel.table().copies(seat, kind); copy > 0; copy--) {
        hand.add(kind);
      }
    }
    return hand;
  }

  private Stream<String> names(List<Integer> kinds) {
    return kinds.stream().map(kernel.game().pack()::name);
  }

  private Optional<String> stock() {
    Table table = kernel.table();
    List<Integer> mine = new ArrayList<>();
    for (int place = 0; place < table.stockCount(); place++) {
      mine.add(table.stockCard(place));
    }
    List<Integer> theirs = oracle.state().cards().stock();
    if (mine.equals(theirs)) {
      return Optional.empty();
    }
    return CanonicalView.difference(
        List.of("stock " + names(mine).toList()), List.of("stock " + names(theirs).toList()));
  }
}
