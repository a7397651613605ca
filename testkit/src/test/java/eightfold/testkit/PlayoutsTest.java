package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Verb;
import eightfold.rules.vocabulary.ConditionRules;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Invariants 2 and 7 of the design: every deal ends, and a playout allocates nothing. */
class PlayoutsTest {
  /** No deal of a game takes more acts (anchors/style.md, limits on everything). */
  private static final int PLY_LIMIT = 5_000;

  private static final int WARMING_UP = 3_000;
  private static final int MEASURED = 5_000;
  private static final int ROUNDS = 4;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @BeforeAll
  static void measuring_works() {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    byte[] some = new byte[10_000];
    assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isGreaterThan(some.length);
  }

  static Stream<Tables.Named> tables() {
    return Tables.ofAllGames();
  }

  static Stream<String> games() {
    return Tables.BOOKS.keySet().stream();
  }

  @Sampled
  @MethodSource("tables")
  void every_deal_ends(Tables.Named table) {
    Playouts playouts = new Playouts(table.begin(), table.trial().book());
    int unending = 0;
    for (long seed = 0; seed < 200; seed++) {
      unending += playouts.play(seed) < PLY_LIMIT ? 0 : 1;
    }
    assertThat(unending).isLessThanOrEqualTo(endedByTheLimit(table.name()));
  }

  /**
   * How many of 200 deals the limit may end. Players who choose among their cards at random let
   * counts of many twos, duels and grabs feed each other at large tables until all 104 cards are in
   * the hands, and go on so; greedy players end these deals (docs/bots.md, "Does every deal end?").
   */
  private static int endedByTheLimit(String table) {
    return table.matches("crazy-spoons, [5-8] seats.*") ? 40 : 2;
  }

  @Sampled
  @MethodSource("tables")
  void a_match_begun_again_is_a_new_one(Tables.Named table) {
    Match used = table.begin();
    new Playouts(used, table.trial().book()).play(3);
    used.restart(5);
    Trial fresh = table.trial().start(new Trial.Start.Shuffled(5));
    Match begun = new Tables.Named("fresh", fresh).begin();
    assertThat(CanonicalView.lines(used)).isEqualTo(CanonicalView.lines(begun));
    // cards of the deal before were told in it, some of them to one seat alone (issue 10, point 4)
    assertThat(used.openingEvents()).isEmpty();
  }

  /**
   * What is picked is what its place holds among the acts in the list that are done in turn, also
   * from a copy in the middle of a deal; where a call may go before a card it is left to the list.
   */
  @Sampled
  @MethodSource("tables")
  void an_act_is_picked_as_from_the_list(Tables.Named table) {
    picksAsFromTheList(table, Match::pick, acts -> acts.ofVerb(Verb::inTurn));
  }

  /**
   * The same of an eager seat: of its plays and decisions if it has any, else of draws, else
   * passes.
   */
  @Sampled
  @MethodSource("tables")
  void an_eager_act_is_picked_as_from_the_list(Tables.Named table) {
    picksAsFromTheList(
        table,
        Match::pickEager,
        acts -> {
          int[] eager = acts.ofVerb(verb -> verb.sort().compareTo(Verb.Sort.DRAWS) < 0);
          int[] draws = acts.ofVerb(verb -> verb.sort() == Verb.Sort.DRAWS);
          return eager.length > 0
              ? eager
              : draws.length > 0 ? draws : acts.ofVerb(verb -> verb.sort() == Verb.Sort.PASSES);
        });
  }

  private interface Pick {
    int of(Match match, int seat, FastChance chance);
  }

  /** The legal acts of a seat. */
  private static final class Listed {
    private final Match match;
    private final int[] acts;

    Listed(Match match, int seat) {
      int[] legal = new int[Match.MOST_LEGAL];
      this.match = match;
      acts = Arrays.copyOf(legal, match.legal(seat, legal));
    }

    int[] ofVerb(Predicate<Verb> which) {
      return Arrays.stream(acts).filter(act -> which.test(match.verb(act))).toArray();
    }

    boolean callGoesFirst(int seat) {
      return ofVerb(verb -> verb.sort() == Verb.Sort.CALLS).length > 0
          && ofVerb(Verb::sheds).length > 0
          && match.held(seat) == 2;
    }
  }

  private static void picksAsFromTheList(
      Tables.Named table, Pick pick, Function<Listed, int[]> among) {
    Match match = table.begin();
    FastChance chance = new FastChance(5);
    for (long seed = 0; seed < 40; seed++) {
      match.restart(seed);
      for (int acts = 0; match.turn() != Match.NOBODY && acts < PLY_LIMIT; acts++) {
        Match now = acts % 7 == 3 ? match.copy() : match;
        int seat = now.turn();
        Listed listed = new Listed(now, seat);
        FastChance same = chance.copy();
        int picked = pick.of(now, seat, chance);
        if (picked == Match.NOBODY) {
          assertThat(chance.state()).isEqualTo(same.state());
          seat = listed.acts.length > 0 ? seat : able(now);
          int[] legal = new Listed(now, seat).acts;
          picked = legal[chance.below(legal.length)];
        } else {
          int[] from = among.apply(listed);
          assertThat(picked).isEqualTo(from[same.below(from.length)]);
          assertThat(chance.state()).isEqualTo(same.state());
          assertThat(listed.callGoesFirst(seat)).isFalse();
        }
        match.apply(seat, picked);
      }
    }
  }

  /** Promise 4: a copy goes on as the match would, apart from it; also one that is used again. */
  @Sampled
  @MethodSource("tables")
  void a_spare_copy_becomes_the_match(Tables.Named table) {
    Match match = table.begin();
    Match spare = match.copy();
    int[] legal = new int[Match.MOST_LEGAL];
    FastChance chance = new FastChance(8);
    for (int acts = 0; match.turn() != Match.NOBODY && acts < 60; acts++) {
      List<String> before = CanonicalView.lines(match);
      Match over = match.copyOver(spare);
      assertThat(over).isNotSameAs(match).isSameAs(spare);
      assertThat(CanonicalView.lines(over)).isEqualTo(before);
      assertThat(over.openingEvents()).isEqualTo(match.openingEvents());
      int seat = able(match);
      int act = legal[chance.below(match.legal(seat, legal))];
      over.apply(seat, act);
      assertThat(CanonicalView.lines(match)).isEqualTo(before);
      match.apply(seat, act);
      assertThat(CanonicalView.lines(match)).isEqualTo(CanonicalView.lines(over));
    }
  }

  private static int able(Match match) {
    return IntStream.range(0, match.seats()).filter(match::mayAct).findFirst().orElseThrow();
  }

  @Test
  void with_plain_turns_and_no_calls_no_list_is_needed() {
    Match match =
        Shedding.standard()
            .game("openspiel-eights", Map.of())
            .begin(Opening.of(2), new FastChance(1));
    assertThat(match.pick(match.turn(), new FastChance(1))).isNotEqualTo(Match.NOBODY);
    assertThat(match.pickEager(match.turn(), new FastChance(1))).isNotEqualTo(Match.NOBODY);
  }

  @ParameterizedTest
  @MethodSource("games")
  void playouts_allocate_nothing(String id) {
    Game game = Shedding.standard().game(id, Map.of());
    Match match = game.begin(Opening.of(game.leastSeats()), new FastChance(1));
    Playouts playouts = new Playouts(match, Objects.requireNonNull(Tables.BOOKS.get(id), id));
    long acts = 0;
    for (int seed = 0; seed < WARMING_UP; seed++) {
      acts += playouts.play(seed);
    }
    // code that is compiled anew may lay out an object once; what allocates does so each time
    long allocated = 1;
    for (int round = 0; round < ROUNDS && allocated > 0; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int seed = 0; seed < MEASURED; seed++) {
        acts += playouts.play(seed);
      }
      allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
    }
    assertThat(acts).isGreaterThan(MEASURED);
    assertThat(allocated).isZero();
  }

  /**
   * One match used for many deals, played by seats that call in time, say what they owe and play
   * when they can.
   */
  private static final class Playouts {
    private static final byte CARD = 1;
    private static final byte CALL = 2;
    private static final byte WORDS = 3;
    private static final byte OTHER = 4;
    private static final int NOTHING = -1;

    private final Match match;

    /** Whether lines of the book make players owe words. */
    private final boolean words;

    private final FastChance random = new FastChance(0);
    private final int[] acts = new int[Match.MOST_LEGAL];
    private final byte[] known = new byte[1 << 12];

    Playouts(Match match, RuleBook book) {
      this.match = match;
      this.words = book.all(ConditionRules.When.class).anyMatch(ConditionRules.When::owesWords);
    }

    /** Plays a deal to its end; how many acts it took, or the limit. */
    int play(long seed) {
      match.restart(seed);
      random.reseed(~seed);
      int plies = 0;
      while (match.turn() != Match.NOBODY && plies < PLY_LIMIT) {
        if (words) {
          payWords();
        }
        int seat = match.turn();
        int act = choice(seat, match.legal(seat, acts));
        while (act == NOTHING) {
          // in a grab the seat in turn may have done its part
          seat = (seat + 1) % match.seats();
          act = choice(seat, match.legal(seat, acts));
        }
        match.apply(seat, act);
        plies++;
      }
      return plies;
    }

    /** Words that are owed are said before the next act of another seat makes them cost cards. */
    private void payWords() {
      for (int seat = 0; seat < match.seats(); seat++) {
        for (int i = match.legal(seat, acts); --i >= 0; ) {
          if (kind(acts[i]) == WORDS) {
            match.apply(seat, acts[i]);
            i = match.legal(seat, acts);
          }
        }
      }
    }

    /** A call that comes in time; a card where one may be played; else whatever is left. */
    private int choice(int seat, int legal) {
      int inTurn = 0;
      int cards = 0;
      for (int i = 0; i < legal; i++) {
        if (match.inTurn(acts[i])) {
          acts[inTurn++] = acts[i];
          cards += isCard(acts[i]) ? 1 : 0;
        } else if (kind(acts[i]) == CALL && match.held(seat) <= 2) {
          return acts[i];
        }
      }
      if (inTurn == 0) {
        return NOTHING;
      }
      int place = random.below(cards > 0 ? cards : inTurn);
      for (int i = 0; i < inTurn; i++) {
        if ((cards == 0 || isCard(acts[i])) && place-- == 0) {
          return acts[i];
        }
      }
      return NOTHING;
    }

    private boolean isCard(int act) {
      return kind(act) == CARD;
    }

    /** What an act is; looked up in words once for each act. */
    private byte kind(int act) {
      if (known[act] == 0) {
        String text = match.text(act);
        boolean card = text.startsWith("play ") || text.startsWith("lay ");
        byte other = text.startsWith("say ") ? WORDS : text.equals("call") ? CALL : OTHER;
        known[act] = card ? CARD : other;
      }
      return known[act];
    }
  }
}
