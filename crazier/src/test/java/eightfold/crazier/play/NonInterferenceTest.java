package eightfold.crazier.play;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.crazier.Sets;
import eightfold.crazier.cards.AbilityCardSet;
import eightfold.game.Event;
import eightfold.game.FastChance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Non-interference (DESIGN 4, promise 6): two tables that differ only in cards hidden from a seat
 * look alike to it, its bot and its refusals included, and go on looking alike under the same acts
 * until something public differs.
 */
class NonInterferenceTest {
  private static final int MOST_ACTS = 15;
  private static final AbilityCardSet SET = Sets.standard();

  /** How many pairs were compared, and how many acts they went on together. */
  private final LongAdder pairs = new LongAdder();

  private final LongAdder steps = new LongAdder();

  @Test
  void twins_of_some_games_look_alike() {
    IntStream.range(0, 12).parallel().forEach(n -> play(n, /* every */ 8));
    assertThat(pairs.sum()).isGreaterThan(100);
    assertThat(steps.sum()).isGreaterThan(200);
  }

  @Test
  @Tag("long")
  void twins_of_ten_thousand_games_look_alike() {
    IntStream.range(0, 10_000).parallel().forEach(n -> play(n, /* every */ 40));
    assertThat(pairs.sum()).isGreaterThan(50_000);
  }

  private void play(int n, int every) {
    int seats = 2 + n % 5;
    int[] team = seats % 2 == 0 && n % 3 == 0 ? Setup.teams(seats, 2) : Setup.teams(seats, 1);
    if (seats == 2) {
      team = Setup.teams(2, 1);
    }
    FastChance chance = new FastChance(n);
    CrazierSettings settings = new CrazierSettings(n % 2 == 1, n % 7 == 1, n % 4 == 3);
    CrazierTable table = Setup.empty(settings, CrazierPack.of(SET, seats), team, chance);
    Setup.deal(table, Setup.shuffled(table), n % seats);
    Setup.start(table);
    FastChance choice = new FastChance(~n);
    for (int ply = 0; !table.isOver() && ply < 2_000; ply++) {
      if (ply % every == n % every && table.pending().isEmpty()) {
        for (int viewer = 0; viewer < seats; viewer++) {
          compare(table, viewer, choice, "game " + n + ", ply " + ply + ", viewer " + viewer);
        }
      }
      int seat = CrazierLegalActs.toAct(table);
      List<Integer> legal = CrazierLegalActs.legal(table, seat);
      CrazierLegalActs.apply(table, seat, legal.get(choice.below(legal.size())));
      conserved(table, n);
    }
  }

  /** Promise 1, after every act: each card lies in one place, and all of them are there. */
  private static void conserved(CrazierTable table, int n) {
    List<Integer> all = new ArrayList<>(table.zones.stock);
    all.addAll(table.zones.pile);
    all.addAll(table.zones.assets);
    all.addAll(table.zones.limbo);
    for (int seat = 0; seat < table.seats; seat++) {
      all.addAll(table.zones.hand(seat));
    }
    all.sort(Integer::compare);
    assertThat(all)
        .as("game %s", n)
        .isEqualTo(IntStream.range(0, table.zones.pack().size()).boxed().toList());
  }

  private void compare(CrazierTable table, int viewer, FastChance choice, String where) {
    CrazierTable one = table.copy();
    CrazierTable other = table.copy();
    Optional<Integer> held = unseen(table, viewer, choice);
    if (held.isEmpty() || table.zones.stock.isEmpty()) {
      return;
    }
    int drawn = other.zones.stock.getLast();
    int owner = other.zones.owner(held.get());
    other.zones.toStock(held.get(), false);
    other.zones.toHand(drawn, owner);
    pairs.increment();
    assertThat(seen(other, viewer)).as(where).isEqualTo(seen(one, viewer));
    goOn(one, other, viewer, List.of(held.get(), drawn), choice.copy(), where);
  }

  /** A card in a hand that the viewer can't see, and knows nothing of. */
  private static Optional<Integer> unseen(CrazierTable table, int viewer, FastChance choice) {
    List<Integer> cards = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.opponents(viewer, seat)) {
        cards.addAll(table.zones.hand(seat));
      }
    }
    cards.removeIf(card -> table.work.obligations.stream().anyMatch(due -> due.card() == card));
    return cards.isEmpty() ? Optional.empty() : Optional.of(cards.get(choice.below(cards.size())));
  }

  private void goOn(
      CrazierTable one,
      CrazierTable other,
      int viewer,
      List<Integer> pair,
      FastChance choice,
      String where) {
    for (int n = 0; n < MOST_ACTS && !one.isOver(); n++) {
      int seat = CrazierLegalActs.toAct(one);
      List<Integer> legal = CrazierLegalActs.legal(one, seat);
      int act = legal.get(choice.below(legal.size()));
      if (!CrazierLegalActs.legal(other, seat).contains(act)) {
        // that other cards allow something else is seen by whoever holds them, and only there
        assertThat(table(one, seat, viewer)).as(where).isFalse();
        return;
      }
      List<Event> told = done(one, seat, act);
      List<Event> twin = done(other, seat, act);
      if (!toldTo(told, Event.NOBODY).equals(toldTo(twin, Event.NOBODY))
          || shows(one, told, viewer, pair)
          || shows(other, twin, viewer, pair)
          || moved(one, pair, true)
          || moved(other, pair, false)) {
        return;
      }
      steps.increment();
      assertThat(toldTo(twin, viewer)).as(where).isEqualTo(toldTo(told, viewer));
      assertThat(seen(other, viewer)).as(where).isEqualTo(seen(one, viewer));
    }
  }

  /** Whether the seat to act is the viewer. */
  private static boolean table(CrazierTable table, int seat, int viewer) {
    return seat == viewer && table.pending().map(asked -> !asked.hidden()).orElse(true);
  }

  private static List<Event> done(CrazierTable table, int seat, int act) {
    List<Event> _ = table.report.heardSince();
    CrazierLegalActs.apply(table, seat, act);
    return table.report.heardSince();
  }

  private static List<Event> toldTo(List<Event> events, int listener) {
    return events.stream().map(event -> event.toldTo(listener)).toList();
  }

  /**
   * Whether the viewer is shown one of the two cards: it searches the stock, or looks at a hand.
   */
  private static boolean shows(
      CrazierTable table, List<Event> told, int viewer, List<Integer> pair) {
    return toldTo(told, viewer).stream()
        .anyMatch(event -> event.privately().stream().anyMatch(table.zones.named(pair)::contains));
  }

  /** Whether one of the two cards is not where it was; then tables may differ in what is seen. */
  private static boolean moved(CrazierTable table, List<Integer> pair, boolean first) {
    int held = pair.get(first ? 0 : 1);
    int drawn = pair.get(first ? 1 : 0);
    return table.zones.zone(held) != Zone.HAND || table.zones.zone(drawn) != Zone.STOCK;
  }

  /** Everything that a seat is told of a table, what its bot goes by included. */
  private static List<Object> seen(CrazierTable table, int viewer) {
    List<Object> seen = new ArrayList<>();
    List<Integer> legal = CrazierLegalActs.legal(table, viewer);
    seen.add(CrazierViews.shown(table, viewer));
    seen.add(table.zones.stock.size());
    seen.add(legal);
    seen.add(CrazierFacts.all(table));
    for (int seat = 0; seat < table.seats(); seat++) {
      seen.add(CrazierFacts.count(table, seat));
    }
    seen.add(CrazierViews.refusals(table, viewer, legal));
    seen.add(CrazierViews.abilities(table, viewer, legal, true));
    seen.add(CrazierLegalActs.toAct(table));
    return seen;
  }
}
