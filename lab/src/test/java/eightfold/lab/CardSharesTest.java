package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.bots.Bot;
import eightfold.bots.Bots;
import eightfold.game.CardDetail;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.View;
import eightfold.games.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How often who holds a card wins. Source: issue 4, point 3 (a card whose owner wins over 65 % is
 * named). The figures of docs/crazier-eights.md: {@code mvn -Plong verify -pl lab -am
 * -Dtest=CardSharesTest -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class CardSharesTest {
  private static final int SEATS = 2;
  private static final double TOO_MUCH = 0.65;

  /** Of one card: games in which a seat held it in hand at its turn, had it in play, and won. */
  private record Count(int held, int heldAndWon, int controlled, int controlledAndWon) {
    static final Count NONE = new Count(0, 0, 0, 0);

    Count and(boolean inHand, boolean inPlay, boolean won) {
      return new Count(
          held + (inHand ? 1 : 0),
          heldAndWon + (inHand && won ? 1 : 0),
          controlled + (inPlay ? 1 : 0),
          controlledAndWon + (inPlay && won ? 1 : 0));
    }

    double share() {
      return held == 0 ? 0.5 : (double) heldAndWon / held;
    }

    double shareInPlay() {
      return controlled == 0 ? 0.5 : (double) controlledAndWon / controlled;
    }
  }

  private final Map<String, Count> counts = new TreeMap<>();

  private void play(Game game, long seed) {
    Match match = game.begin(Opening.of(SEATS), new FastChance(seed));
    List<Bot> bots = new ArrayList<>();
    List<java.util.Set<String>> held = new ArrayList<>();
    List<java.util.Set<String>> controlled = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      bots.add(Bots.named("greedy").orElseThrow());
      held.add(new java.util.HashSet<>());
      controlled.add(new java.util.HashSet<>());
    }
    FastChance chance = new FastChance(~seed);
    List<String> names = List.of("0", "1");
    while (match.turn() != Match.NOBODY) {
      int seat = match.turn();
      View view = match.view(seat);
      held.get(seat).addAll(view.hands().get(seat).cards());
      match.facts().stream()
          .filter(fact -> fact.key().equals("assets"))
          .forEach(
              fact ->
                  fact.words().forEach(id -> controlled.get(fact.seat()).add(id.split("/")[0])));
      var _ = match.submit(seat, bots.get(seat).answer(view, chance).orElseThrow(), names);
    }
    for (CardDetail card : game.cards()) {
      for (int seat = 0; seat < SEATS; seat++) {
        boolean inHand = held.get(seat).contains(card.id());
        boolean inPlay = controlled.get(seat).contains(card.id());
        boolean won = match.wonDeal(seat);
        counts.merge(
            card.id(),
            Count.NONE.and(inHand, inPlay, won),
            (old, more) -> old.and(inHand, inPlay, won));
      }
    }
  }

  private void play(int games) {
    Game game = Games.standard().game("crazier-eights", Map.of("two_player_rule", "true"));
    for (int n = 0; n < games; n++) {
      play(game, Seeds.nth(1, n));
    }
  }

  @Test
  void every_card_is_held_by_winners_and_losers() {
    play(60);
    assertThat(counts).hasSize(52);
    assertThat(counts.values())
        .allSatisfy(count -> assertThat(count.heldAndWon()).isLessThan(count.held()));
  }

  @Test
  @Tag("long")
  void no_card_decides_who_wins() {
    play(10_000);
    counts.forEach(
        (card, count) ->
            System.out.printf(
                Locale.ROOT,
                "%-26s held %5d won %.3f   in play %5d won %.3f%n",
                card,
                count.held(),
                count.share(),
                count.controlled(),
                count.shareInPlay()));
    assertThat(counts.values()).allSatisfy(count -> assertThat(count.share()).isLessThan(TOO_MUCH));
  }
}
