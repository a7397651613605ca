package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.play.Acts;
import eightfold.play.Kernel;
import eightfold.play.LegalActs;
import eightfold.play.PublicState;
import eightfold.play.Table;
import eightfold.play.Witness;
import eightfold.program.Compiler;
import eightfold.program.Program;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.SheddingGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Books with plain turns are played by a shorter way through the kernel; here the same deals are
 * played by the way of all other books, too, act by act, with everything that can be seen compared.
 */
class PlainTurnsTest {
  private static final int BOOKS = 600;
  private static final int MANY_BOOKS = 2500;

  private static Program program(RuleBook book, int seats, boolean plain) {
    return plain ? Compiler.compile(book, seats) : Compiler.compileWithoutShortcuts(book, seats);
  }

  @Test
  void both_ways_play_the_same_deals_of_random_books() {
    assertThat(plainOf(BOOKS)).isPositive();
  }

  @Test
  @Tag("long")
  void both_ways_play_the_same_deals_of_many_random_books() {
    assertThat(plainOf(MANY_BOOKS)).isGreaterThan(30);
  }

  /** Plays a deal of so many books both ways; how many of them have plain turns. */
  private static int plainOf(int books) {
    int plain = 0;
    for (long seed = 0; seed < books; seed++) {
      RuleBook book = RandomBooks.book(seed);
      int seats = 2 + (int) (seed % 3);
      if (eightfold.rules.check.RuleBookCheck.check(book, seats).isEmpty()) {
        plain += play(book, seats, seed) ? 1 : 0;
      }
    }
    return plain;
  }

  @Test
  void both_ways_play_the_same_deals_of_the_library() {
    List<String> plain = new ArrayList<>();
    for (var entry : eightfold.shedding.Shedding.standard().entries()) {
      var game = (SheddingGame) eightfold.shedding.Shedding.standard().game(entry.id(), Map.of());
      for (long seed = 0; seed < 20; seed++) {
        if (play(game.book(), game.leastSeats(), seed)) {
          plain.add(entry.id());
        }
      }
    }
    assertThat(plain).contains("eights", "mau-mau", "pesten", "switch", "openspiel-eights");
  }

  /** Plays one deal both ways; whether the book's turns are plain. */
  private static boolean play(RuleBook book, int seats, long seed) {
    Program one = program(book, seats, true);
    if (!one.plainTurns()) {
      return false;
    }
    Table plain = new Table(one, new FastChance(seed));
    Table any = new Table(program(book, seats, false), new FastChance(seed));
    Kernel.begin(plain, new FastChance(seed), Witness.NONE);
    Kernel.begin(any, new FastChance(seed), Witness.NONE);
    FastChance chance = new FastChance(~seed);
    while (any.turn() != Table.NOBODY) {
      List<int[]> choices = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        int[] acts = legal(any, seat);
        assertThat(legal(plain, seat)).as(book.id() + " " + seat).isEqualTo(acts);
        for (int act : acts) {
          choices.add(new int[] {seat, act});
        }
      }
      int[] choice = choices.get(chance.below(choices.size()));
      if (chance.below(8) == 0) {
        // what a copy leaves out must not be missed
        Table copy = new Table(one, plain.chance());
        copy.copyFrom(plain);
        plain = copy;
      }
      Kernel.apply(any, choice[0], choice[1], Witness.NONE);
      Kernel.apply(plain, choice[0], choice[1], Witness.NONE);
      assertThat(seen(plain)).as(book.id() + " " + Arrays.toString(choice)).isEqualTo(seen(any));
    }
    return true;
  }

  private static int[] legal(Table table, int seat) {
    int[] acts = new int[Acts.COUNT];
    return Arrays.copyOf(acts, LegalActs.list(table, seat, acts));
  }

  private static List<Object> seen(Table t) {
    List<Object> seen = new ArrayList<>();
    seen.addAll(List.of(t.turn(), t.awaits(), t.ending(), t.upcard(), t.ruling(), t.clockwise()));
    seen.addAll(List.of(t.declaredSuit(), t.calledRank(), t.pendingDraw(), t.pendingSkip()));
    seen.addAll(
        List.of(
            PublicState.waiting(t),
            PublicState.debtor(t),
            t.follows(),
            t.barred(),
            t.stockCount()));
    seen.addAll(List.of(t.pileCount(), t.ply(), t.winners(), t.matchWinners(), t.over()));
    for (int seat = 0; seat < t.program().seats(); seat++) {
      seen.addAll(
          List.of(t.count(seat), t.called(seat), PublicState.catchable(t, seat), t.score(seat)));
      for (int kind = 0; kind < 64; kind++) {
        seen.add(t.copies(seat, kind) * 8 + PublicState.openCopies(t, seat, kind));
      }
    }
    return seen;
  }
}
