package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Verb;
import eightfold.play.FamilyActs;
import eightfold.play.TableIdentity;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import eightfold.shedding.SheddingMatch;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plain turns played on in one go are those that the kernel plays act by act: the same acts by the
 * same numbers of the generator, and the same table after each of them. Source: issue 12, point 8
 * ("held equal by the tests"); DESIGN 4.
 */
class PlainPlayoutTest {
  private static final int DEALS = 40;
  private static final int BOOKS = 400;
  private static final int MANY_BOOKS = 5_000;

  private final int[] legal = new int[Match.MOST_LEGAL];

  static Stream<Tables.Named> tables() {
    return Tables.ofAllGames().filter(table -> plain((SheddingMatch) table.begin()));
  }

  private static boolean plain(SheddingMatch match) {
    return match.table().program().plainTurns();
  }

  /** Deals played both ways; how many acts were played on in one go. */
  private long played(SheddingMatch match, long seed, boolean eager) {
    match.restart(seed);
    SheddingMatch other = match.copy();
    other.chance(new FastChance(seed));
    match.chance(new FastChance(seed));
    FastChance ours = new FastChance(~seed);
    FastChance theirs = new FastChance(~seed);
    int[] counts = new int[FamilyActs.VERBS.size()];
    int[] each = new int[FamilyActs.VERBS.size()];
    long inOneGo = 0;
    while (match.turn() != Match.NOBODY) {
      int acts = match.playOn(ours, eager, counts);
      inOneGo += acts;
      if (acts == 0) {
        acts = 1;
        counts[act(match, ours, eager)]++;
      }
      for (int i = 0; i < acts; i++) {
        each[act(other, theirs, eager)]++;
      }
      assertThat(TableIdentity.areSame(match.table(), other.table())).as("seed " + seed).isTrue();
      assertThat(ours.below(1_000)).isEqualTo(theirs.below(1_000));
      assertThat(counts).isEqualTo(each);
    }
    return inOneGo;
  }

  /** One act as it is chosen by itself; says its verb. */
  private int act(Match match, FastChance chance, boolean eager) {
    int seat = match.turn();
    int act = eager ? match.pickEager(seat, chance) : match.pick(seat, chance);
    if (act == Match.NOBODY) {
      int[] acts = Arrays.copyOf(legal, match.legal(seat, legal));
      if (acts.length == 0) {
        seat = other(match);
        acts = Arrays.copyOf(legal, match.legal(seat, legal));
      }
      int[] among = eager ? eager(match, acts) : acts;
      act = among[chance.below(among.length)];
    }
    int verb = match.game().verbs().indexOf(match.verb(act));
    match.apply(seat, act);
    return verb;
  }

  private static int other(Match match) {
    int seat = 0;
    while (!match.mayAct(seat)) {
      seat++;
    }
    return seat;
  }

  private static int[] eager(Match match, int[] acts) {
    int[] sheds = of(match, acts, sort -> sort.compareTo(Verb.Sort.DRAWS) < 0);
    int[] draws = of(match, acts, sort -> sort == Verb.Sort.DRAWS);
    return sheds.length > 0 ? sheds : draws.length > 0 ? draws : acts;
  }

  private static int[] of(Match match, int[] acts, Predicate<Verb.Sort> which) {
    return Arrays.stream(acts).filter(act -> which.test(match.verb(act).sort())).toArray();
  }

  @Sampled
  @MethodSource("tables")
  void both_ways_play_the_same_deals_of_every_game(Tables.Named table) {
    SheddingMatch match = (SheddingMatch) table.begin();
    for (long seed = 1; seed <= DEALS; seed++) {
      played(match, seed, seed % 2 == 0);
    }
  }

  @Test
  void most_acts_of_the_games_kept_for_comparison_are_played_in_one_go() {
    Match match =
        Shedding.standard()
            .game("openspiel-eights", java.util.Map.of())
            .begin(Opening.of(5), new FastChance(1));
    long inOneGo = 0;
    for (long seed = 1; seed <= DEALS; seed++) {
      inOneGo += played((SheddingMatch) match, seed, false);
    }
    assertThat(inOneGo).isGreaterThan(40L * DEALS);
  }

  private long ofBooks(int from, int to) {
    long inOneGo = 0;
    for (long seed = from; seed < to; seed++) {
      RuleBook book = RandomBooks.book(seed);
      int seats = 2 + (int) (seed % 4);
      if (RuleBookCheck.check(book, seats).isEmpty()) {
        Match match =
            Shedding.standard()
                .fromRuleBook(RuleBookWriter.write(book))
                .begin(Opening.of(seats), new FastChance(seed));
        for (int deal = 0; deal < 4 && plain((SheddingMatch) match); deal++) {
          inOneGo += played((SheddingMatch) match, seed + deal, deal % 2 == 0);
        }
      }
    }
    return inOneGo;
  }

  @Test
  void both_ways_play_the_same_deals_of_random_books() {
    assertThat(ofBooks(0, BOOKS)).isPositive();
  }

  @Test
  @Tag("long")
  void both_ways_play_the_same_deals_of_many_random_books() {
    assertThat(ofBooks(BOOKS, MANY_BOOKS)).isPositive();
  }
}
