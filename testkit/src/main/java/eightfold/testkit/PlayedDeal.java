package eightfold.testkit;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.play.Acts;
import eightfold.play.Table;
import eightfold.shedding.SheddingMatch;
import java.util.Arrays;
import java.util.Optional;

/**
 * A shuffled deal, played to its end by the numbers of acts at random, and what was done in it:
 * after every act no card is lost and somebody may act; it ends by its limit; the cards at its end
 * are those of its beginning.
 */
final class PlayedDeal {
  /** One act in so many is that of a seat out of turn, if one may act. */
  private static final int OUT_OF_TURN = 8;

  /** In one deal of so many the players draw and pass as readily as they play. */
  private static final int IDLE = 8;

  /** No deal of the family takes more acts (limits of rule books go up to this). */
  private static final int MOST_ACTS = 5_000;

  private final SheddingMatch match;
  private final FastChance random = new FastChance(0);
  private final int[] legal = new int[Match.MOST_LEGAL];
  private final int[] seats = new int[MOST_ACTS + 1];
  private final int[] acts = new int[MOST_ACTS + 1];
  private int length;

  /** Deals are played with this match, again and again. */
  PlayedDeal(SheddingMatch match) {
    this.match = match;
  }

  /** How many acts it took. */
  int length() {
    return length;
  }

  /** Who did the act at that ply, from 0. */
  int seat(int ply) {
    return seats[ply];
  }

  /** What was done at that ply, from 0. */
  int act(int ply) {
    return acts[ply];
  }

  /** Plays the deal of that seed; what went wrong, if anything did. */
  Optional<String> play(long seed) {
    match.restart(seed);
    random.reseed(~seed);
    Table table = match.table();
    int[] before = TableNumbers.kinds(table, match.seats());
    int cards = TableNumbers.cards(table, match.seats());
    boolean keen = random.below(IDLE) != 0;
    length = 0;
    while (match.turn() != Match.NOBODY) {
      if (length == MOST_ACTS) {
        return Optional.of("the deal goes on beyond its limit");
      }
      if (!choose(keen)) {
        return Optional.of("nobody may act and the deal is not over");
      }
      match.apply(seats[length], acts[length]);
      length++;
      int now = TableNumbers.cards(table, match.seats());
      if (now != cards) {
        return Optional.of(cards + " cards have become " + now);
      }
    }
    return Arrays.equals(before, TableNumbers.kinds(table, match.seats()))
        ? Optional.empty()
        : Optional.of("the cards are not those of the beginning");
  }

  /** Chooses who acts next and how; keen players play where they can. False if nobody may act. */
  private boolean choose(boolean keen) {
    int first = random.below(OUT_OF_TURN) == 0 ? random.below(match.seats()) : match.turn();
    for (int i = 0; i < match.seats(); i++) {
      int seat = (first + i) % match.seats();
      int count = match.legal(seat, legal);
      if (count > 0) {
        int cards = keen ? cards(count) : 0;
        seats[length] = seat;
        acts[length] = legal[random.below(cards > 0 ? cards : count)];
        return true;
      }
    }
    return false;
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
}
