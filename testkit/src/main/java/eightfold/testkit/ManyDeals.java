package eightfold.testkit;

import eightfold.cards.Kind;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.play.Acts;
import eightfold.play.Table;
import eightfold.shedding.SheddingMatch;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * Shuffled deals by the thousand at one table, played by the numbers of acts at a whim, so fast
 * that millions can be tried: after every act no card is lost and somebody may act; every deal ends
 * by its limit; the cards at its end are those of its beginning; and, in a part of the deals, the
 * same acts done again at another such table lead to the same places for all cards, the same scores
 * and the same chance.
 */
final class ManyDeals {
  /** One act in so many is that of a seat out of turn, if one may act. */
  private static final int OUT_OF_TURN = 8;

  /** In one deal of so many the players draw and pass as readily as they play. */
  private static final int IDLE = 8;

  /** One deal in so many is done again. */
  private static final int REPLAYED = 4;

  /** No deal of the family takes more acts (limits of rule books go up to this). */
  private static final int MOST_ACTS = 5_000;

  private final SheddingMatch match;
  private final SheddingMatch again;
  private final FastChance whims = new FastChance(0);
  private final int[] legal = new int[Match.MOST_LEGAL];
  private final int[] seats = new int[MOST_ACTS + 1];
  private final int[] acts = new int[MOST_ACTS + 1];
  private long done;

  ManyDeals(Supplier<Match> begin) {
    this.match = (SheddingMatch) begin.get();
    this.again = (SheddingMatch) begin.get();
  }

  /** How many acts were done in all deals together, replays left aside. */
  long acts() {
    return done;
  }

  /** Plays a number of deals; what went wrong first, or nothing. */
  Optional<String> play(int deals, long seed) {
    for (int i = 0; i < deals; i++) {
      Optional<String> wrong = deal(FastChance.mix(seed + i));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private Optional<String> deal(long seed) {
    match.restart(seed);
    whims.reseed(~seed);
    Table table = match.table();
    int[] before = kinds(table);
    int cards = cards(table);
    boolean keen = whims.below(IDLE) != 0;
    int n = 0;
    while (match.turn() != Match.NOBODY) {
      if (n == MOST_ACTS) {
        return wrong(seed, n, "the deal goes on beyond its limit");
      }
      if (!choose(n, keen)) {
        return wrong(seed, n, "nobody may act and the deal is not over");
      }
      match.apply(seats[n], acts[n]);
      n++;
      if (cards(table) != cards) {
        return wrong(seed, n, cards + " cards have become " + cards(table));
      }
    }
    done += n;
    if (!Arrays.equals(before, kinds(table))) {
      return wrong(seed, n, "the cards are not those of the beginning");
    }
    return whims.below(REPLAYED) == 0 ? replay(seed, n) : Optional.empty();
  }

  private Optional<String> replay(long seed, int n) {
    again.restart(seed);
    for (int i = 0; i < n; i++) {
      again.apply(seats[i], acts[i]);
    }
    return Arrays.equals(places(match.table()), places(again.table()))
        ? Optional.empty()
        : wrong(seed, n, "the same acts done again lead elsewhere");
  }

  /** Puts the cards among the first legal acts before all others; says how many there are. */
  private int cards(int count) {
    int cards = 0;
    for (int i = 0; i < count; i++) {
      if (Acts.card(legal[i])) {
        legal[cards++] = legal[i];
      }
    }
    return cards;
  }

  /** Chooses who acts next and how; keen players play where they can. False if nobody may act. */
  private boolean choose(int n, boolean keen) {
    int first = whims.below(OUT_OF_TURN) == 0 ? whims.below(match.seats()) : match.turn();
    for (int i = 0; i < match.seats(); i++) {
      int seat = (first + i) % match.seats();
      int count = match.legal(seat, legal);
      if (count > 0) {
        int cards = keen ? cards(count) : 0;
        seats[n] = seat;
        acts[n] = legal[whims.below(cards > 0 ? cards : count)];
        return true;
      }
    }
    return false;
  }

  private static Optional<String> wrong(long seed, int acts, String what) {
    return Optional.of("deal of seed %d, after %d acts: %s".formatted(seed, acts, what));
  }

  private int cards(Table table) {
    int cards = table.stockCount() + table.pileCount();
    for (int seat = 0; seat < match.seats(); seat++) {
      cards += table.count(seat);
    }
    return cards;
  }

  /** How many there are of each kind, wherever they are. */
  private int[] kinds(Table table) {
    int[] kinds = new int[Kind.COUNT];
    for (int i = 0; i < table.stockCount(); i++) {
      kinds[table.stockCard(i)]++;
    }
    for (int i = 0; i < table.pileCount(); i++) {
      kinds[table.pileCard(i)]++;
    }
    for (int seat = 0; seat < match.seats(); seat++) {
      for (int kind = 0; kind < Kind.COUNT; kind++) {
        kinds[kind] += table.copies(seat, kind);
      }
    }
    return kinds;
  }

  /** Where every card lies, the scores, and the next number of the table's chance. */
  private long[] places(Table table) {
    LongStream.Builder places = LongStream.builder();
    for (int i = 0; i < table.stockCount(); i++) {
      places.add(table.stockCard(i));
    }
    for (int i = 0; i < table.pileCount(); i++) {
      places.add(table.pileCard(i));
    }
    for (int seat = 0; seat < match.seats(); seat++) {
      for (int kind = 0; kind < Kind.COUNT; kind++) {
        places.add(table.copies(seat, kind));
      }
      places.add(table.score(seat));
    }
    return places
        .add(table.ending())
        .add(table.ply())
        .add(table.chance().below(1 << 20))
        .build()
        .toArray();
  }
}
