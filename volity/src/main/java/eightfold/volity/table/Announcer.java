package eightfold.volity.table;

import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.xml.Xml;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Tells all clients what has changed: the difference between what they were told and what is so,
 * and what has happened in the game, in the page's order.
 */
final class Announcer {
  private static final long NEXT_DEAL_MILLIS = 15_000;

  private final RefereeStep at;
  private final RefereeState state;
  private final Map<Long, List<ToldEvent>> events;

  Announcer(RefereeStep at, Map<Long, List<ToldEvent>> events) {
    this.at = at;
    this.state = at.state();
    this.events = events;
  }

  /** Somebody is ready: that is told first, as a game may have begun by it. */
  static RefereeStep readied(RefereeStep at, String jid) {
    Picture told = at.state().told().picture();
    if (told.ready().contains(jid)) {
      return at;
    }
    return at.callAll("volity.player_ready", jid)
        .told(all -> all.picture(told.withReady(FixedCopies.with(told.ready(), jid))));
  }

  RefereeStep announce() {
    PictureChange change = new PictureChange(state.told().picture(), picture());
    Picture now = change.now();
    return noted(change)
        .when(change.begins(), step -> allReady(step, change.before()))
        .when(!change.ends(), step -> seats(step, change))
        .when(change.hasNewOptions(), step -> options(step, change))
        .when(change.begins(), step -> step.callAll("volity.start_game"))
        .when(now.playing() || change.ends(), this::game)
        .when(change.ends(), step -> ended(step, change))
        .when(now.playing(), step -> suspension(step, change))
        .when(change.hasNewKill(), step -> kill(step, now))
        .then(step -> readiness(step, change.stillReady(), now.ready()))
        .then(step -> validation(step, change))
        .told(told -> told.picture(now))
        .when(state.site().ruleset().api() == Ruleset.Api.GENERAL, this::tables)
        .then(step -> dealNext(step, now));
  }

  /** What is to be remembered of the game. */
  private RefereeStep noted(PictureChange change) {
    Picture before = change.before();
    Picture now = change.now();
    boolean active = !events.getOrDefault(Connections.DOOR, List.of()).isEmpty();
    // a game that has begun before the referee came is not known to have begun now
    long beganAt = before.equals(Picture.EMPTY) ? Times.NEVER : at.now();
    return at.when(active, step -> step.times(times -> times.active(at.now())))
        .when(!before.playing(), step -> step.game(PlayedGame::emptied))
        .when(change.begins(), step -> step.game(game -> game.begins(beganAt)))
        .when(now.playing(), step -> step.game(game -> game.played(state.places(), now.seated())));
  }

  /** Whoever was not ready when a game began has become so. */
  private static RefereeStep allReady(RefereeStep at, Picture before) {
    List<String> unready =
        before.seated().values().stream()
            .filter(jid -> !before.ready().contains(jid))
            .sorted()
            .toList();
    return at.each(unready, (step, jid) -> step.callAll("volity.player_ready", jid));
  }

  /** A game has ended: all are told, and the bookkeeper. */
  private static RefereeStep ended(RefereeStep at, PictureChange change) {
    EndedGame game = new EndedGame(at.state().table().orElseThrow(), at.state(), at.now());
    return at.callAll("volity.end_game")
        .then(step -> new Bookkeeping(step).report(game))
        .then(step -> seats(step, change));
  }

  private static RefereeStep kill(RefereeStep at, Picture now) {
    return at.callAll("volity.kill_game", killer(at.state(), now), now.kill())
        .told(told -> told.killer(""));
  }

  /** The bookkeeper is asked before a game begins or goes on, and all are told so. */
  private static RefereeStep validation(RefereeStep at, PictureChange change) {
    Picture before = change.before();
    Picture now = change.now();
    if (now.authorizing() && !before.authorizing()) {
      return at.callAll("volity.game_validation", now.state())
          .then(step -> new Bookkeeping(step).ask(now));
    }
    if (now.authorizing() || !before.authorizing()) {
      return at;
    }
    List<Object> refusal =
        at.state().books().question().map(BookkeeperQuestion::refusal).orElse(List.of());
    boolean refused = !change.begins() && !change.resumes();
    return at.books(BookkeeperNotes::asksNothing)
        .when(refused, step -> step.callAll("volity.game_validation", now.state()))
        .when(refused && !refusal.isEmpty(), step -> step.callAll("volity.message", refusal));
  }

  private static RefereeStep dealNext(RefereeStep at, Picture now) {
    boolean between =
        now.playing()
            && !now.suspended()
            && at.state().table().flatMap(Snapshot::view).orElseThrow().standings().dealOver();
    if (!between) {
      return at.times(RefereeTimes::noDeal);
    }
    return at.when(
        !at.state().times().hasDeal(),
        step -> step.times(times -> times.nextDeal(at.now() + NEXT_DEAL_MILLIS)));
  }

  private static RefereeStep seats(RefereeStep at, PictureChange change) {
    Map<Integer, String> before = new TreeMap<>(change.before().seated());
    Map<Integer, String> now = new TreeMap<>(change.now().seated());
    List<String> stood = before.values().stream().filter(jid -> !now.containsValue(jid)).toList();
    List<Map.Entry<Integer, String>> sat =
        now.entrySet().stream()
            .filter(place -> !place.getValue().equals(before.get(place.getKey())))
            .toList();
    return at.each(stood, (step, jid) -> step.callAll("volity.player_stood", jid))
        .each(
            sat,
            (step, place) ->
                step.callAll("volity.player_sat", place.getValue(), Site.seatId(place.getKey())));
  }

  private static RefereeStep options(RefereeStep at, PictureChange change) {
    Picture before = change.before();
    Map<String, String> now = new TreeMap<>(change.now().options());
    String chooser = at.state().told().chooser();
    String player = chooser.isEmpty() ? host(at.state()) : chooser;
    List<Map.Entry<String, String>> chosen =
        now.entrySet().stream()
            .filter(option -> !option.getValue().equals(before.options().get(option.getKey())))
            .toList();
    return at.told(told -> told.chooser(""))
        .each(
            chosen,
            (step, option) ->
                step.callAll("game.option", player, option.getKey(), option.getValue()))
        .each(
            new TreeSet<>(before.ready()),
            (step, jid) -> step.callAll("volity.player_unready", jid));
  }

  private static String host(RefereeState state) {
    return IntStream.range(0, state.seats().size())
        .filter(seat -> state.seats().get(seat).host())
        .mapToObj(state::nick)
        .findFirst()
        .orElse(Namespaces.REFEREE);
  }

  private RefereeStep game(RefereeStep at) {
    List<ToldEvent> happened = events.getOrDefault(Connections.DOOR, List.of());
    boolean eights = at.state().site().ruleset().api() == Ruleset.Api.EIGHTS;
    if (happened.isEmpty() || !eights) {
      return at;
    }
    EightsTelling telling = new EightsTelling(at.state());
    return at.each(telling.tells(happened, this::ownEvents), Announcer::tell)
        .told(told -> telling.after(told, happened))
        .each(CauseTelling.sentences(at.state(), happened), RefereeStep::say);
  }

  private List<ToldEvent> ownEvents(int seat) {
    return state
        .connections()
        .accountAt(seat)
        .map(account -> state.connections().byAccount().get(account))
        .map(connection -> events.getOrDefault(connection, List.of()))
        .orElse(List.of());
  }

  private static RefereeStep tell(RefereeStep at, Tell tell) {
    if (tell.seat().isEmpty()) {
      return at.callAll(tell.call());
    }
    return at.each(
        at.state().occupantAt(tell.seat().getAsInt()).flatMap(Occupant::callTo),
        (step, to) -> step.call(to, tell.call()));
  }

  /** The whole table to everybody, where the game is played so. */
  private RefereeStep tables(RefereeStep at) {
    if (!events.containsKey(Connections.DOOR)) {
      return at;
    }
    // all who watch see it by one connection
    Map<Long, Xml> seen = new HashMap<>();
    List<Occupant> shown =
        state.occupants().people().values().stream()
            .filter(occupant -> occupant.callTo().isPresent())
            .filter(occupant -> state.connections().view(occupant.account()).isPresent())
            .toList();
    return at.each(
        shown,
        (step, occupant) ->
            step.call(
                occupant.callTo().orElseThrow(),
                seen.computeIfAbsent(
                    state.connections().sees(occupant.account()), this::tableSeenBy)));
  }

  private Xml tableSeenBy(long connection) {
    Snapshot view = Objects.requireNonNull(state.connections().views().get(connection));
    return Rpc.query(GeneralTelling.table(view, events.getOrDefault(connection, List.of())));
  }

  private static RefereeStep suspension(RefereeStep at, PictureChange change) {
    Picture before = change.before();
    Picture now = change.now();
    boolean suspends = now.suspended() && !before.suspended();
    boolean anew = change.begins() || change.resumes() || !before.playing();
    String was = anew ? Picture.ACTIVE : before.activity();
    boolean acts = !now.suspended() && !was.equals(now.activity());
    return at.when(suspends, step -> suspended(step, now))
        .when(change.resumes(), step -> step.callAll("volity.resume_game"))
        .when(acts, step -> step.callAll("volity.game_activity", now.activity()));
  }

  private static RefereeStep suspended(RefereeStep at, Picture now) {
    RefereeState state = at.state();
    Optional<Snapshot.Referee> referee = state.table().flatMap(Snapshot::referee);
    Object[] by =
        referee.stream()
            .flatMapToInt(one -> one.suspendedBy().stream())
            .mapToObj(seat -> now.seated().get(state.place(seat)))
            .filter(Objects::nonNull)
            .toArray();
    return at.callAll("volity.suspend_game", by);
  }

  private static String killer(RefereeState state, Picture now) {
    if (!state.told().killer().isEmpty()) {
      return state.told().killer();
    }
    String me = state.me().toString();
    List<Snapshot.Seat> seats = state.seats();
    return IntStream.range(0, seats.size())
        .filter(seat -> seats.get(seat).ending() || seats.get(seat).host())
        .mapToObj(seat -> now.seated().getOrDefault(state.place(seat), me))
        .findFirst()
        .orElse(me);
  }

  private static RefereeStep readiness(RefereeStep at, Set<String> before, Set<String> now) {
    Set<String> unready = new TreeSet<>(before);
    unready.removeAll(now);
    Set<String> ready = new TreeSet<>(now);
    ready.removeAll(before);
    return at.each(unready, (step, jid) -> step.callAll("volity.player_unready", jid))
        .each(ready, (step, jid) -> step.callAll("volity.player_ready", jid));
  }

  /** How it is now. */
  private Picture picture() {
    Snapshot table = state.table().orElseThrow();
    boolean playing =
        table.started()
            && table.view().map(SeatView::standings).filter(now -> !now.over()).isPresent();
    Map<Integer, String> seated = new TreeMap<>();
    Set<String> ready = new TreeSet<>();
    boolean person = false;
    boolean empty = false;
    for (int index = 0; index < table.seats().size(); index++) {
      Snapshot.Seat seat = table.seats().get(index);
      int place = seat.place().orElse(index);
      Optional<String> jid =
          state
              .occupantAt(index)
              .map(occupant -> occupant.jid().toString())
              .or(() -> Optional.ofNullable(state.occupants().puppetAt().get(place)));
      jid.ifPresent(sits -> seated.put(place, sits));
      boolean isReady = seat.kind().equals("bot") || seat.standIn() || seat.ready();
      if (isReady && (!playing || table.suspended())) {
        jid.ifPresent(ready::add);
      }
      person |= seat.kind().equals("person") && seat.present();
      boolean taken = seat.name().isPresent();
      empty |= taken && seat.kind().equals("person") && !seat.present() && !seat.standIn();
    }
    String activity = !person ? Picture.ABANDONED : empty ? Picture.DISRUPTED : Picture.ACTIVE;
    return new Picture(
        seated,
        ready,
        table.options(),
        playing,
        playing && table.suspended(),
        activity,
        table.referee().map(Snapshot.Referee::ends).orElse(false),
        table.referee().map(Snapshot.Referee::asking).orElse(false));
  }
}
