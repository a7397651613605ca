package eightfold.patience;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.Kinds;
import eightfold.cards.LibraryPack;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.Prospect;
import eightfold.game.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The solver against a player who tries everything. Source: solitaire-eights.md, "The program can
 * tell whether a deal can be won".
 */
class SolverTest {
  private static final long PLENTY = 1_000_000;
  private static final int SMALL_DEALS = 600;

  /** A few cards of the pack, some of them held, one turned up, the others in the stock. */
  private static Match small(int handSize, FastChance chance) {
    List<String> cards = new ArrayList<>();
    int count = 6 + chance.below(5);
    while (cards.size() < count) {
      String card =
          LibraryPack.french()
              .name(
                  LibraryPack.french()
                      .kind(chance.below(4), chance.below(LibraryPack.french().ranks().size())));
      if (!cards.contains(card)) {
        cards.add(card);
      }
    }
    int held = Math.min(handSize, count - 2);
    return Texts.game(handSize)
        .arrange(
            Position.lying(
                    List.of(cards.subList(0, held)),
                    List.of(cards.get(held)),
                    cards.subList(held + 1, count))
                .build(),
            chance);
  }

  /**
   * Whether some way of playing wins: by the match's own rules, every way tried, none remembered.
   */
  private static boolean canBeWon(Match match) {
    if (match.standings().over()) {
      return match.wonDeal(0);
    }
    int[] legal = new int[Match.MOST_LEGAL];
    int count = match.legal(0, legal);
    for (int i = 0; i < count; i++) {
      Match next = match.copy();
      next.apply(0, legal[i]);
      if (canBeWon(next)) {
        return true;
      }
    }
    return false;
  }

  private static void wins(Match match, List<String> acts) {
    for (String act : acts) {
      assertThat(match.submit(0, act, List.of("Ann"))).isInstanceOf(Reply.Taken.class);
    }
    assertThat(match.standings().matchWinners()).containsExactly(0);
    assertThat(match.view(0).stock()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 8})
  void it_finds_what_trying_everything_finds(int handSize) {
    FastChance chance = new FastChance(handSize);
    int winnable = 0;
    for (int deal = 0; deal < SMALL_DEALS; deal++) {
      Match match = small(handSize, chance);
      Prospect prospect = match.prospect(PLENTY).orElseThrow();
      boolean won = canBeWon(match);
      assertThat(prospect instanceof Prospect.Winnable).as("deal %s", deal).isEqualTo(won);
      assertThat(prospect instanceof Prospect.Lost).as("deal %s", deal).isEqualTo(!won);
      if (prospect instanceof Prospect.Winnable(List<String> acts)) {
        winnable++;
        wins(match, acts);
      }
    }
    assertThat(winnable).as("both kinds occur").isBetween(20, SMALL_DEALS - 20);
  }

  @Test
  void its_way_through_a_whole_pack_wins() {
    int winnable = 0;
    for (int seed = 0; seed < 100; seed++) {
      Match match = Texts.game(6).begin(Opening.of(1), new FastChance(seed));
      if (match.prospect(PLENTY).orElseThrow() instanceof Prospect.Winnable(List<String> acts)) {
        assertThat(acts).hasSize(51);
        wins(match, acts);
        winnable++;
      }
    }
    assertThat(winnable).isBetween(5, 95);
  }

  @Test
  void in_the_middle_of_a_deal_it_looks_at_what_is_left() {
    FastChance chance = new FastChance(3);
    int[] legal = new int[Match.MOST_LEGAL];
    for (int deal = 0; deal < 200; deal++) {
      Match match = small(5, chance);
      while (match.turn() == 0) {
        boolean could = match.prospect(PLENTY).orElseThrow() instanceof Prospect.Winnable;
        assertThat(could).isEqualTo(canBeWon(match));
        match.apply(0, legal[chance.below(match.legal(0, legal))]);
      }
      assertThat(match.prospect(PLENTY).orElseThrow() instanceof Prospect.Winnable)
          .isEqualTo(match.wonDeal(0));
    }
  }

  @Test
  void it_says_so_when_it_gives_up() {
    Solver solver = new Solver(6, 7);
    byte[] pack = PatienceTable.pack();
    long hand = Kinds.NONE;
    for (int i = 0; i < 6; i++) {
      hand |= Kinds.of(pack[i]);
    }
    byte[] stock = java.util.Arrays.copyOfRange(pack, 7, pack.length);
    assertThat(solver.solve(hand, pack[6], stock, 10)).isEqualTo(Solver.Answer.UNKNOWN);
    assertThat(solver.steps()).isEqualTo(10);
    assertThat(solver.line()).isEmpty();
    assertThat(solver.solve(hand, pack[6], stock, PLENTY)).isEqualTo(Solver.Answer.WINNABLE);
    assertThat(solver.line()).isPresent();
  }

  @Test
  void a_table_that_wants_deals_to_win_gets_them() {
    PatienceGame game = Texts.game(Map.of("winnable", "yes", "handSize", "5"));
    for (int seed = 0; seed < 50; seed++) {
      Match match = game.begin(Opening.of(1), new FastChance(seed));
      assertThat(match.prospect(PLENTY).orElseThrow()).isInstanceOf(Prospect.Winnable.class);
      Match again = game.begin(Opening.of(1), new FastChance(seed));
      assertThat(again.view(0)).isEqualTo(match.view(0));
      Match restarted = game.begin(Opening.of(1), new FastChance(seed + 1000));
      restarted.restart(seed);
      assertThat(restarted.view(0)).isEqualTo(match.view(0));
    }
  }

  @Test
  void the_deal_that_it_gets_is_the_first_shuffle_that_can_be_won() {
    PatienceGame usual = Texts.game(Map.of());
    PatienceGame seeking = Texts.game(Map.of("winnable", "yes"));
    int thrown = 0;
    for (int seed = 0; seed < 40; seed++) {
      FastChance chance = new FastChance(seed);
      Match match = usual.begin(Opening.of(1), chance);
      while (!(match.prospect(PatienceGame.SEEKING_STEPS).orElseThrow()
          instanceof Prospect.Winnable)) {
        match = usual.begin(Opening.of(1).dealtBy(0), chance);
        thrown++;
      }
      Match sought = seeking.begin(Opening.of(1), new FastChance(seed));
      assertThat(sought.view(0)).isEqualTo(match.view(0));
    }
    assertThat(thrown).as("shuffles thrown away, so that the test shows something").isPositive();
  }
}
