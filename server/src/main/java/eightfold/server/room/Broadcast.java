package eightfold.server.room;

import eightfold.game.Match;
import eightfold.game.PublicFact;
import eightfold.game.View;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Notice;
import eightfold.protocol.Page;
import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What listeners are told of a table. This is the only place where anything of a match goes out,
 * and all of it has passed {@link Match#view}, {@link Match#facts} (which are public) or {@link
 * eightfold.game.Event#toldTo}.
 */
final class Broadcast {
  private static final int LOG_LENGTH = 50;

  private final Schedule schedule;
  private final long now;
  private final int host;

  /** What all are told alike is made once. */
  private final Snapshot.GameName game;

  private final String commitment;

  private Optional<List<Snapshot.Seat>> seats = Optional.empty();
  private Optional<List<PublicFact>> facts = Optional.empty();

  Broadcast(Schedule schedule, long now) {
    this.schedule = schedule;
    this.now = now;
    this.host = table().seating().eldest(schedule.presence().holders().keySet());
    this.game = gameName(table());
    this.commitment = "sha256:" + table().commitment();
  }

  /** What spectators are told who see the table late: as it was then. */
  static Broadcast late(Backlog backlog, Pace pace, long now) {
    Backlog.Moment seen = backlog.seen();
    return new Broadcast(
        new Schedule(seen.table(), seen.presence(), seen.clocks(), pace),
        now - seen.table().terms().watchDelayMillis());
  }

  private RoomTable table() {
    return schedule.table();
  }

  /** The table as the holder of a seat, or a spectator, may see it. */
  Snapshot snapshot(int viewer) {
    RoomTable table = table();
    Optional<View> view = table.hasBegun() ? Optional.of(view(table, viewer)) : Optional.empty();
    boolean open = !table.hasBegun() && !table.doors().refereed();
    boolean mayStart = open && viewer != Match.NOBODY && viewer == host;
    return new Snapshot(
        table.number(),
        table.id(),
        game,
        table.game().options(),
        table.rules().chosen(),
        table.rules().changed(),
        new HostRights(table, host).mayChoose(viewer),
        new Alone(table).of(viewer),
        viewer == Match.NOBODY ? OptionalInt.empty() : OptionalInt.of(viewer),
        seats(viewer),
        schedule.presence().watchers(),
        table.terms().listed(),
        Optional.of(table.botSpeed()).filter(s -> s != BotSpeed.USUAL).map(BotSpeed::word),
        table.matches(),
        table.firstDeal().isRepeated(),
        dealNumber(),
        table.hasBegun(),
        mayStart && table.chairs().stream().noneMatch(Chair::isFree),
        mayStart,
        table.terms().clockSeconds(),
        table.terms().typedWords(),
        table.terms().watchDelaySeconds(),
        deadline(),
        table.isSuspended(),
        commitment,
        table.lastSecret(),
        view.map(SeatView::of),
        facts(),
        table.doors().refereed() ? Optional.of(referee()) : Optional.empty(),
        Optional.empty());
  }

  /** The number by which the deal was chosen that runs, or was the last one. */
  private OptionalLong dealNumber() {
    boolean first = table().standings().filter(now -> now.deal() == 1).isPresent();
    return first ? table().firstDeal().number() : OptionalLong.empty();
  }

  /** The match as a viewer may know it; when a deal is over, all hands lie open. */
  private static View view(RoomTable table, int viewer) {
    Match match = table.running();
    View seen = match.view(viewer);
    View view =
        table.stopped().map(seen::ended).orElse(table.isSuspended() ? seen.suspended() : seen);
    if (!view.standings().dealOver()) {
      return view;
    }
    List<View.Hand> open = hands(match);
    List<Integer> score = new ArrayList<>(view.standings().score());
    // seats that nobody had in the match are there again: they are empty in what is shown of it
    while (open.size() < table.chairs().size()) {
      open.add(new View.Hand(0, List.of(), false, false));
      score.add(0);
    }
    return view.with(open).with(view.standings().with(score));
  }

  /** All hands, each as whoever holds it sees it. */
  private static List<View.Hand> hands(Match match) {
    List<View.Hand> open = new ArrayList<>();
    for (int seat = 0; seat < match.seats(); seat++) {
      open.add(match.view(seat).hands().get(seat));
    }
    return open;
  }

  /**
   * The table as a viewer saw it, of a deal that is over by now.
   *
   * @param open whether all hands lie open
   */
  Snapshot past(int viewer, boolean open) {
    View view = view(table(), viewer);
    boolean hidden = open && !view.standings().dealOver();
    return snapshot(viewer).past(SeatView.of(hidden ? view.with(hands(table().running())) : view));
  }

  private static Snapshot.GameName gameName(RoomTable table) {
    return Snapshot.GameName.of(
        table.gameId(), table.game(), Fact.Opened.isOwnBook(table.gameId()), table.chairs().size());
  }

  private Snapshot.Referee referee() {
    return new Snapshot.Referee(
        table().game().leastSeats(),
        table().suspension().map(MatchProgress.Suspension::by).orElse(OptionalInt.empty()),
        table().isSuspended() && !schedule.presence().wishes().of(Wish.END).isEmpty(),
        table().doors().address(),
        schedule.presence().consent().asking());
  }

  /** The host's seat: of the players who are there the one who has sat here longest. */
  int host() {
    return host;
  }

  private List<PublicFact> facts() {
    if (facts.isEmpty()) {
      facts = Optional.of(table().hasBegun() ? table().running().facts() : List.of());
    }
    return facts.get();
  }

  /**
   * The seats as a viewer sees them: but for the host, who has rights over some, all see the same.
   */
  private List<Snapshot.Seat> seats(int viewer) {
    if (viewer == host && viewer != Match.NOBODY) {
      return seatsOf(viewer);
    }
    if (seats.isEmpty()) {
      seats = Optional.of(seatsOf(Match.NOBODY));
    }
    return seats.get();
  }

  private List<Snapshot.Seat> seatsOf(int viewer) {
    HostRights rights = new HostRights(table(), host);
    List<String> names = table().names();
    List<Snapshot.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < table().chairs().size(); seat++) {
      Chair chair = table().chairs().get(seat);
      OptionalLong due = schedule.standInDue(seat);
      boolean counting = due.isPresent() && schedule.presence().anybody();
      seats.add(
          new Snapshot.Seat(
              chair.name(),
              kind(chair),
              chair.bot(),
              present(seat),
              schedule.presence().hasStandIn(seat),
              counting ? OptionalInt.of(secondsTo(due.getAsLong())) : OptionalInt.empty(),
              schedule.presence().wants(seat, Wish.AGAIN),
              seat == host,
              rights.of(viewer, seat),
              played(seat, names),
              chair.muted(),
              schedule.presence().wants(seat, Wish.END),
              schedule.presence().wants(seat, Wish.SUSPEND),
              schedule.presence().wants(seat, Wish.READY),
              awaited(seat),
              chair.heir().map(Chair.Heir::name),
              chair.place() == seat ? OptionalInt.empty() : OptionalInt.of(chair.place()),
              schedule.presence().roundTrip(seat),
              handing(chair)));
    }
    return seats;
  }

  private Optional<Snapshot.Handing> handing(Chair chair) {
    return chair
        .offer()
        .filter(offer -> offer.to().isPresent() && offer.holds(now))
        .map(offer -> new Snapshot.Handing(offer.to().orElseThrow(), offer.agreed()));
  }

  /** Who played at a seat where somebody else sits since the deal was over, or nobody. */
  private Optional<String> played(int seat, List<String> names) {
    RoomTable table = table();
    boolean hasPlayed = table.hasBegun() && seat < table.players().size();
    return hasPlayed && !names.get(seat).equals(table.players().get(seat))
        ? Optional.of(table.players().get(seat))
        : Optional.empty();
  }

  /** Whether a match that is suspended does not go on before the player of a seat is ready. */
  private boolean awaited(int seat) {
    return table()
        .suspension()
        .filter(
            suspension ->
                suspension.awaited().contains(seat) || schedule.presence().isPresent(seat))
        .isPresent();
  }

  private static String kind(Chair chair) {
    return chair.isBot() ? "bot" : "person";
  }

  private boolean present(int seat) {
    return table().chairs().get(seat).isBot() || schedule.presence().isPresent(seat);
  }

  /**
   * Seconds left for the seat to act, if that is a person's and somebody is waiting; or for all
   * seats, where all decide at once.
   */
  private OptionalInt deadline() {
    OptionalLong together = schedule.reactionEnd();
    if (together.isPresent() && schedule.timeRuns()) {
      return OptionalInt.of(secondsTo(together.getAsLong()));
    }
    if (table().terms().clockSeconds().isEmpty() || !table().isLive() || !schedule.timeRuns()) {
      return OptionalInt.empty();
    }
    int turn = table().running().turn();
    boolean bots =
        turn == Match.NOBODY
            || table().chairs().get(turn).isBot()
            || schedule.presence().hasStandIn(turn);
    return bots ? OptionalInt.empty() : OptionalInt.of(secondsTo(schedule.clockEnd()));
  }

  private int secondsTo(long time) {
    return (int) Math.max(0, Math.ceilDiv(time - now, 1000L));
  }

  /** The table's change for one listener. */
  Notice.Table change(int listener, long since) {
    return new Notice.Table(snapshot(listener), told(listener, since));
  }

  /** The log and the talk, after something of them was erased. */
  Notice.Rewritten rewritten(int listener) {
    return new Notice.Rewritten(
        told(listener, Math.max(0, table().number() - LOG_LENGTH)), table().chat());
  }

  /** What somebody is told who has just come. */
  Notice.Welcome welcome(int listener, OptionalLong since) {
    boolean resumed = since.isPresent() && table().events().remembers(since.getAsLong());
    Snapshot snapshot =
        snapshot(listener).with(told(listener, Math.max(0, table().number() - LOG_LENGTH)));
    return new Notice.Welcome(
        listener == Match.NOBODY ? OptionalInt.empty() : OptionalInt.of(listener),
        snapshot,
        table().chat(),
        resumed ? Optional.of(told(listener, since.getAsLong())) : Optional.empty(),
        resumed,
        table().handedAt(listener) > 0
            ? OptionalLong.of(table().handedAt(listener))
            : OptionalLong.empty());
  }

  private List<ToldEvent> told(int listener, long since) {
    return table().toldTo(listener, since);
  }

  /** The table as somebody sees it who has its link and nothing else. */
  Page.TableNotice notice() {
    RoomTable table = table();
    List<Page.Place> places = new ArrayList<>();
    for (int seat = 0; seat < table.chairs().size(); seat++) {
      Chair chair = table.chairs().get(seat);
      places.add(
          new Page.Place(
              chair.name(), kind(chair), present(seat), chair.heir().map(Chair.Heir::name)));
    }
    return new Page.TableNotice(
        table.id(), game, table.game().options(), places, table.hasBegun(), table.isOver());
  }
}
