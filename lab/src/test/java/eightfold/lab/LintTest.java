package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.SetupException;
import eightfold.games.Games;
import eightfold.lab.DeadEnd.Kind;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The search for positions that cannot go on. Source: issue 3, point 8: "rule books in which some
 * position cannot go on are found (a bounded search that prints the shortest way into a dead end) —
 * none in the library".
 */
class LintTest {
  private static final Lint.Bounds SMALL = new Lint.Bounds(1, 24, 3);

  /**
   * Stuck on purpose: only sevens go out, nobody draws, and all may pass twelve times in a row
   * before the deal is blocked, which its limit of twenty acts never lets happen once the early
   * cards are gone.
   */
  private static final String ROUND_AND_ROUND =
      """
      game Round and Round
      players 2..2
      deck piquet
      deal 3
      draw none
      stock pass
      free-pass, blocked after seats and 10
      last-only 7
      limit acts, at 20
      scoring own
      """;

  /** Endless on purpose: only sevens go out, and whoever goes out on one draws two cards. */
  private static final String COSTLY_SEVENS =
      """
      game Costly Sevens
      players 2..2
      deck piquet
      deal 5
      draw one-then-pass
      stock reshuffle
      last-only 7
      last-costs 7, draws 2
      scoring own
      """;

  private static Game book(String text) {
    return Games.standard().fromRuleBook(text);
  }

  @Test
  void a_circle_of_passes_is_found_with_a_way_into_it_and_round_it() {
    Game game = book(ROUND_AND_ROUND);
    List<DeadEnd> found = Lint.search(game, 2, new Lint.Bounds(1, 80, 4));
    assertThat(found).extracting(DeadEnd::kind).contains(Kind.NOTHING_CHANGES);
    DeadEnd circle =
        found.stream().filter(end -> end.kind() == Kind.NOTHING_CHANGES).findFirst().orElseThrow();
    Deals deals = new Deals(game, 2);
    Match match = deals.replay(circle.seed(), circle.way()).orElseThrow().match();
    List<DeadEnd.Step> further = new ArrayList<>(circle.way());
    further.addAll(circle.round());
    Match round = deals.replay(circle.seed(), further).orElseThrow().match();
    assertThat(round.ply()).isGreaterThan(match.ply());
    assertThat(deals.position(round)).isEqualTo(deals.position(match));
    assertThat(circle.round()).isNotEmpty().allSatisfy(s -> assertThat(s.act()).isEqualTo("pass"));
  }

  @Test
  void a_deal_in_which_nobody_can_ever_go_out_has_no_end() {
    assertThat(Lint.search(book(COSTLY_SEVENS), 2, SMALL))
        .extracting(DeadEnd::kind)
        .containsExactly(Kind.NO_END);
    assertThat(Lint.search(book(COSTLY_SEVENS.replace("last-costs 7, draws 2\n", "")), 2, SMALL))
        .isEmpty();
  }

  /** A referee that has forgotten a rule: with a king on two cards it lets nobody do anything. */
  @Test
  void the_way_to_where_nobody_can_act_is_as_short_as_it_can_be() {
    List<DeadEnd> found = Lint.search(forgetful(book(sound())), 2, new Lint.Bounds(1, 60, 3));
    assertThat(found).extracting(DeadEnd::kind).containsExactly(Kind.NOBODY_CAN_ACT);
    DeadEnd end = found.getFirst();
    assertThat(end.way()).hasSizeBetween(2, 4);
    assertThat(end.way().getLast().act()).startsWith("play K");
    assertThat(end.round()).isEmpty();
    assertThat(Lint.search(book(sound()), 2, SMALL)).isEmpty();
  }

  @Test
  void the_same_seed_finds_the_same() {
    Game game = forgetful(book(sound()));
    assertThat(Lint.search(game, 2, SMALL)).isEqualTo(Lint.search(game, 2, SMALL)).isNotEmpty();
  }

  @Test
  void no_game_of_the_library_has_a_dead_end() {
    for (Catalogue.Entry entry : Games.standard().entries()) {
      Game game = Games.standard().game(entry.id(), Map.of());
      assertThat(game.brokenPromises()).as(entry.id()).isEmpty();
      for (int seats = game.leastSeats(); seats <= Math.min(3, game.mostSeats()); seats++) {
        assertThat(Lint.search(game, seats, new Lint.Bounds(7, 8, 2)))
            .as(entry.id() + " with " + seats)
            .isEmpty();
      }
    }
  }

  @Test
  void seats_that_a_book_promises_and_cannot_deal_to_are_named() {
    Game game = book(sound().replace("players 2..2", "players 2..8"));
    assertThat(game.mostSeats()).isEqualTo(6);
    assertThat(game.brokenPromises()).containsOnlyKeys(7, 8);
    assertThat(game.brokenPromises())
        .hasEntrySatisfying(8, why -> assertThat(why.text()).contains("8"));
    org.junit.jupiter.api.Assertions.assertThrows(
        SetupException.class, () -> Lint.search(game, 8, SMALL));
  }

  private static String sound() {
    return """
        game Sound
        players 2..2
        deck piquet
        deal 5
        draw one-then-pass
        stock reshuffle
        scoring own
        """;
  }

  private static Game forgetful(Game game) {
    return (Game)
        Proxy.newProxyInstance(
            LintTest.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, args) -> wrapped(invoked(game, method, args)));
  }

  private static Object wrapped(Object result) {
    if (!(result instanceof Match match)) {
      return result;
    }
    return Proxy.newProxyInstance(
        LintTest.class.getClassLoader(),
        new Class<?>[] {Match.class},
        (_, method, args) ->
            method.getName().equals("legal") && kingOnTwo(match.view(0).pile())
                ? (Object) 0
                : wrapped(invoked(match, method, args)));
  }

  private static boolean kingOnTwo(List<String> pile) {
    return pile.size() > 2 && pile.getLast().startsWith("K");
  }

  private static Object invoked(Object on, java.lang.reflect.Method method, Object[] args)
      throws Throwable {
    try {
      return method.invoke(on, args);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
