package eightfold.server.room;

import eightfold.game.Match;
import eightfold.game.Standings;
import eightfold.protocol.Notice;
import eightfold.protocol.Page;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Shows a deal that is over once more, from the facts of its table: the picture when the cards had
 * been dealt, and after each act what it changed. While a deal runs there is nothing of it here.
 */
public final class PastDeal {
  private final Wish wish;
  private final List<Notice.Change> moments = new ArrayList<>();
  private RoomTable table;
  private Optional<Snapshot> first = Optional.empty();
  private Optional<Snapshot> last = Optional.empty();
  private int deals;

  /**
   * Which deal, and how it is seen.
   *
   * @param match its match's number at the table, from 1
   * @param deal its number in the match, from 1
   * @param seat from which it is seen; -1: as a spectator saw it
   * @param open whether all hands lie open
   */
  public record Wish(int match, int deal, int seat, boolean open) {}

  private PastDeal(Wish wish, RoomTable opened) {
    this.wish = wish;
    this.table = opened;
  }

  /**
   * The deal; empty if it is not over, or there was none.
   *
   * @param opened the table as it was opened
   * @param facts what came after that
   */
  public static Optional<Page.Replay> of(RoomTable opened, List<Fact.Dated> facts, Wish wish) {
    PastDeal deal = new PastDeal(wish, opened);
    for (Fact.Dated fact : facts) {
      deal.take(fact);
    }
    return deal.whole();
  }

  /**
   * How many acts of the deal's record were made before one of its pictures: a player's line may
   * stand for several of them.
   *
   * @param moment which picture, 0 being the first
   */
  public static int actsBefore(
      RoomTable opened, List<Fact.Dated> facts, int match, int deal, int moment) {
    RoomTable table = opened;
    Deque<Integer> acts = new ArrayDeque<>();
    int moves = 0;
    for (Fact.Dated dated : facts) {
      table = table.after(dated);
      boolean here =
          table.matches() == match
              && table.standings().filter(now -> now.deal() == deal).isPresent()
              && isMove(dated.fact());
      if (here && moves < moment) {
        moves++;
        if (dated.fact() instanceof Fact.Acted acted) {
          acts.push(acted.acts().size());
        } else {
          acts.pop();
        }
      }
    }
    return acts.stream().mapToInt(Integer::intValue).sum();
  }

  private void take(Fact.Dated dated) {
    RoomTable before = table;
    table = table.after(dated);
    Optional<Standings> now = table.standings();
    if (table.matches() != wish.match() || now.isEmpty()) {
      return;
    }
    int deal = now.get().deal();
    deals = now.get().dealOver() || table.stopped().isPresent() ? deal : deal - 1;
    if (deal != wish.deal() || wish.seat() >= table.running().seats()) {
      return;
    }
    if (last.isEmpty()) {
      first = Optional.of(picture().with(told(before)));
      last = first;
    } else if (isMove(dated.fact()) || table.isOver() != before.isOver()) {
      Snapshot next = picture();
      moments.add(Notice.Change.between(last.get(), new Notice.Table(next, told(before))));
      last = Optional.of(next);
    }
  }

  private static boolean isMove(Fact fact) {
    return fact instanceof Fact.Acted || fact instanceof Fact.TookBack;
  }

  private Snapshot picture() {
    long at = table.lastAt();
    Presence nobody = Presence.away(table, at);
    return new Broadcast(new Schedule(table, nobody, Clocks.starting(at), Pace.standard()), at)
        .past(wish.seat(), wish.open());
  }

  /** What has happened since: where hands are open, as whoever it is about was told it. */
  private List<ToldEvent> told(RoomTable before) {
    return table.events().since(before.number()).stream()
        .map(
            event ->
                event.toldTo(
                    wish.open() && event.event().seat() != Match.NOBODY
                        ? event.event().seat()
                        : wish.seat()))
        .toList();
  }

  private Optional<Page.Replay> whole() {
    return wish.deal() > deals
        ? Optional.empty()
        : first.map(
            begun ->
                new Page.Replay(wish.match(), table.matches(), wish.deal(), deals, begun, moments));
  }
}
