package eightfold.server.browser;

import eightfold.game.Catalogue;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.PublicFact;
import eightfold.game.Reply;
import eightfold.game.View;
import eightfold.games.Games;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.record.DealKey;
import eightfold.record.DealSecret;
import eightfold.record.Nonces;
import eightfold.server.room.GuestNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Moments of a game, played by chance from a seed, in each of which something is shown for the
 * first time: an event, something that is asked or declared, a fact of the table, a larger hand.
 */
final class Moments {
  private static final int MOST_ACTS = 250;
  private static final int DEALS = 3;

  /** So often in ten acts the seat whose turn it is acts, where others may. */
  private static final int IN_TURN = 8;

  /** A hand so much larger than all before it is something new. */
  private static final int HAND_STEP = 6;

  private final Game game;
  private final List<String> names;
  private final List<Snapshot.Seat> seats;
  private final FastChance chance;
  private final long seed;
  private final Set<String> known = new HashSet<>();
  private final List<Moment> found = new ArrayList<>();

  private Moments(Game game, int seats, long seed) {
    this.game = game;
    this.seed = seed;
    names =
        IntStream.range(0, seats)
            .mapToObj(seat -> seat == 0 ? "Ann" : GuestNames.ofBot(seat))
            .toList();
    this.seats =
        IntStream.range(0, seats)
            .mapToObj(seat -> StagedTable.seat(names.get(seat), seat > 0, false, seat == 0))
            .toList();
    chance = new FastChance(seed);
  }

  /** A table as the first seat sees it. */
  record Seen(
      Snapshot.GameName game, List<Snapshot.Seat> seats, View view, List<PublicFact> facts) {
    Snapshot numbered(long number) {
      return StagedTable.snapshot(number, game, seats, view, facts);
    }
  }

  /**
   * A moment of a game.
   *
   * @param shows what is seen in it for the first time
   * @param before the table before the events
   */
  record Moment(Set<String> shows, Seen before, Seen after, List<Event> events) {
    /** What is told of the events at a table that has told so many. */
    List<ToldEvent> told(long number) {
      List<String> names = after.seats().stream().map(seat -> seat.name().orElseThrow()).toList();
      return IntStream.range(0, events.size())
          .mapToObj(i -> ToldEvent.of(number + 1 + i, events.get(i), 0, names))
          .toList();
    }

    @Override
    public String toString() {
      return after.game().name() + " " + shows;
    }
  }

  /** The moments of some deals. */
  static List<Moment> of(Catalogue.Entry entry, int seats, long seed) {
    return of(entry, seats, seed, DEALS);
  }

  static List<Moment> of(Catalogue.Entry entry, int seats, long seed, int deals) {
    Moments moments = new Moments(Games.standard().game(entry.id(), Map.of()), seats, seed);
    for (int deal = 1; deal <= deals; deal++) {
      moments.plays(deal);
    }
    return moments.found;
  }

  private void plays(int deal) {
    Match match =
        game.begin(
            Opening.of(names.size()),
            DealKey.chance(DealSecret.ofSeed(seed + deal, deal), Nonces.none(names.size()), deal));
    Seen before = seen(match);
    notes(before, before, List.of());
    for (int act = 0; act < MOST_ACTS && !match.standings().dealOver(); act++) {
      Optional<List<Event>> came = acts(match);
      if (came.isEmpty()) {
        return;
      }
      Seen after = seen(match);
      notes(before, after, came.get());
      before = after;
    }
  }

  /** Somebody does something that is legal; nothing where nobody may do anything. */
  private Optional<List<Event>> acts(Match match) {
    List<Integer> may = IntStream.range(0, match.seats()).filter(match::mayAct).boxed().toList();
    if (may.isEmpty()) {
      return Optional.empty();
    }
    boolean inTurn = may.contains(match.turn()) && chance.below(10) < IN_TURN;
    int seat = inTurn ? match.turn() : may.get(chance.below(may.size()));
    int[] legal = new int[Match.MOST_LEGAL];
    int count = match.legal(seat, legal);
    String line = match.text(legal[chance.below(count)]);
    return switch (match.submit(seat, line, names)) {
      case Reply.Taken taken -> Optional.of(taken.events());
      case Reply.Refused refused ->
          throw new AssertionError(line + " is legal and refused: " + refused.refusal());
    };
  }

  private Seen seen(Match match) {
    View view = match.view(0);
    if (match.standings().dealOver()) {
      view =
          view.with(
              IntStream.range(0, match.seats())
                  .mapToObj(seat -> match.view(seat).hands().get(seat))
                  .toList());
    }
    Snapshot.GameName name = Snapshot.GameName.of(game.id(), game, false, match.seats());
    return new Seen(name, seats, view, match.facts());
  }

  private void notes(Seen before, Seen after, List<Event> came) {
    Set<String> shows = new TreeSet<>(features(after, came));
    shows.removeAll(known);
    if (shows.isEmpty()) {
      return;
    }
    known.addAll(shows);
    found.add(new Moment(shows, before, after, came));
  }

  private static Set<String> features(Seen seen, List<Event> came) {
    Set<String> features = new TreeSet<>();
    View view = seen.view();
    String whose = view.turn() == 0 ? "own" : "others'";
    features.add(view.awaits().word() + " " + whose);
    for (Event event : came) {
      features.add(event.verb() + of(event.seat()));
    }
    for (PublicFact fact : seen.facts()) {
      features.add("fact " + fact.key() + of(fact.seat()));
    }
    view.abilities()
        .question()
        .ifPresent(asked -> features.add("asks for " + asked.kind() + of(asked.seat())));
    view.inForce().suit().ifPresent(_ -> features.add("declared suit"));
    view.inForce().rank().ifPresent(_ -> features.add("declared rank"));
    if (view.inForce().pendingDraw() > 0) {
      features.add("a penalty " + whose);
    }
    for (int seat = 0; seat < view.hands().size(); seat++) {
      View.Hand hand = view.hands().get(seat);
      features.add(hand.count() / HAND_STEP * HAND_STEP + " cards" + of(seat));
      if (hand.owesCall()) {
        features.add("a call owed" + of(seat));
      }
      if (seat > 0 && !hand.cards().isEmpty()) {
        features.add("open cards");
      }
    }
    if (view.standings().dealOver()) {
      return Set.of("the deal is over");
    }
    return features;
  }

  private static String of(int seat) {
    return seat == 0 ? " of Ann" : seat > 0 ? " of others" : "";
  }
}
