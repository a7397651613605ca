package eightfold.volity.table;

import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.xml.Xml;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Tells all clients what has changed: the difference between what they were told and what is so,
 * and what has happened in the game, in the page's order.
 */
final class Announcer {
  private static final long NEXT_DEAL_MILLIS = 15_000;

  private final Outgoing out;
  private final RefereeState state;
  private final Map<Long, List<ToldEvent>> events;

  Announcer(Outgoing out, Map<Long, List<ToldEvent>> events) {
    this.out = out;
    this.state = out.state();
    this.events = events;
  }

  /** Somebody is ready: that is told first, as a game may have begun by it. */
  void readied(String jid) {
    if (!state.told.ready().contains(jid)) {
      all("volity.player_ready", jid);
      Set<String> ready = new TreeSet<>(state.told.ready());
      ready.add(jid);
      state.told = state.told.withReady(ready);
    }
  }

  private void all(String method, Object... arguments) {
    out.callAll(Call.of(method, arguments));
  }

  void announce() {
    Picture before = state.told;
    Picture now = picture();
    if (!events.getOrDefault(RefereeState.DOOR, List.of()).isEmpty()) {
      state.activeAt = out.now();
    }
    boolean begins = !before.playing() && now.playing();
    boolean ends = before.playing() && !now.playing();
    boolean changed = false;
    if (begins || !before.playing() && !now.playing()) {
      state.sat.clear();
    }
    if (begins) {
      // a game that has begun before the referee came is not known to have begun now
      state.beganAt = before.equals(Picture.EMPTY) ? Times.NEVER : out.now();
    }
    if (now.playing()) {
      state.noteSeated(now.seated());
      state.playing = state.places();
    }
    if (begins) {
      before.seated().values().stream()
          .filter(jid -> !before.ready().contains(jid))
          .sorted()
          .forEach(jid -> all("volity.player_ready", jid));
    }
    if (!ends) {
      changed = seats(before.seated(), now.seated());
    }
    changed |= options(before, now);
    if (begins) {
      all("volity.start_game");
    }
    game(now.playing() || ends);
    if (ends) {
      all("volity.end_game");
      new Bookkeeping(out).report(new GameRecord(state.table().orElseThrow(), state, out.now()));
      changed |= seats(before.seated(), now.seated());
    }
    suspension(before, now, begins);
    if (now.kill() != before.kill() && now.suspended()) {
      all("volity.kill_game", killer(now), now.kill());
      changed = true;
    }
    Set<String> wereReady =
        changed || begins || ends || before.suspended() != now.suspended()
            ? Set.of()
            : before.ready();
    readiness(wereReady, now.ready());
    validation(before, now, begins);
    state.told = now;
    if (state.site.ruleset().api() == Ruleset.Api.GENERAL) {
      tables();
    }
    dealNext(now);
  }

  /** The bookkeeper is asked before a game begins or goes on, and all are told so. */
  private void validation(Picture before, Picture now, boolean begins) {
    if (now.authorizing() && !before.authorizing()) {
      all("volity.game_validation", now.state());
      new Bookkeeping(out).ask(now);
    } else if (before.authorizing() && !now.authorizing()) {
      List<Object> refusal = state.question.map(BookkeeperQuestion::refusal).orElse(List.of());
      state.question = Optional.empty();
      boolean resumes = before.suspended() && !now.suspended();
      if (!begins && !resumes) {
        all("volity.game_validation", now.state());
        if (!refusal.isEmpty()) {
          all("volity.message", refusal);
        }
      }
    }
  }

  private void dealNext(Picture now) {
    boolean between =
        now.playing()
            && !now.suspended()
            && state.table().flatMap(Snapshot::view).orElseThrow().standings().dealOver();
    if (!between) {
      state.nextDealAt = Long.MAX_VALUE;
    } else if (state.nextDealAt == Long.MAX_VALUE) {
      state.nextDealAt = out.now() + NEXT_DEAL_MILLIS;
    }
  }

  private boolean seats(Map<Integer, String> before, Map<Integer, String> now) {
    boolean changed = false;
    for (Map.Entry<Integer, String> was : new TreeMap<>(before).entrySet()) {
      boolean stays = was.getValue().equals(now.get(was.getKey()));
      if (!stays) {
        changed = true;
        if (!now.containsValue(was.getValue())) {
          all("volity.player_stood", was.getValue());
        }
      }
    }
    for (Map.Entry<Integer, String> is : new TreeMap<>(now).entrySet()) {
      if (!is.getValue().equals(before.get(is.getKey()))) {
        changed = true;
        all("volity.player_sat", is.getValue(), Site.seatId(is.getKey()));
      }
    }
    return changed;
  }

  private boolean options(Picture before, Picture now) {
    boolean first = before.options().isEmpty();
    if (first || before.options().equals(now.options())) {
      return false;
    }
    String player = state.chooser.isEmpty() ? host() : state.chooser;
    state.chooser = "";
    new TreeMap<>(now.options())
        .forEach(
            (key, value) -> {
              if (!value.equals(before.options().get(key))) {
                all("game.option", player, key, value);
              }
            });
    before.ready().stream().sorted().forEach(jid -> all("volity.player_unready", jid));
    return true;
  }

  private String host() {
    List<Snapshot.Seat> seats = state.table().orElseThrow().seats();
    for (int seat = 0; seat < seats.size(); seat++) {
      if (seats.get(seat).host()) {
        return state.nick(seat);
      }
    }
    return Names.REFEREE;
  }

  private void game(boolean goes) {
    List<ToldEvent> happened = events.getOrDefault(RefereeState.DOOR, List.of());
    if (!goes || happened.isEmpty() || state.site.ruleset().api() != Ruleset.Api.EIGHTS) {
      return;
    }
    new EightsTelling(state).tells(happened, this::ownEvents).forEach(this::tell);
    CauseTelling.sentences(state, happened).forEach(out::say);
  }

  private List<ToldEvent> ownEvents(int seat) {
    return state
        .accountAt(seat)
        .map(state.connections::get)
        .map(connection -> events.getOrDefault(connection, List.of()))
        .orElse(List.of());
  }

  private void tell(Tell tell) {
    if (tell.seat().isEmpty()) {
      out.callAll(tell.call());
    } else {
      state
          .accountAt(tell.seat().getAsInt())
          .flatMap(state::occupant)
          .flatMap(Occupant::callTo)
          .ifPresent(to -> out.call(to, tell.call()));
    }
  }

  /** The whole table to everybody, where the game is played so. */
  private void tables() {
    if (!events.containsKey(RefereeState.DOOR)) {
      return;
    }
    // all who watch see it by one connection
    Map<Long, Xml> seen = new HashMap<>();
    for (Occupant occupant : state.occupants.values()) {
      Optional<Snapshot> view = state.view(occupant.account());
      if (occupant.callTo().isPresent() && view.isPresent()) {
        Xml query =
            seen.computeIfAbsent(
                state.sees(occupant.account()),
                by ->
                    Rpc.query(
                        GeneralTelling.table(view.get(), events.getOrDefault(by, List.of()))));
        out.call(occupant.callTo().get(), query);
      }
    }
  }

  private void suspension(Picture before, Picture now, boolean begins) {
    if (!now.playing()) {
      return;
    }
    if (now.suspended() && !before.suspended()) {
      Optional<String> by = suspender(now);
      if (by.isPresent()) {
        all("volity.suspend_game", by.get());
      } else {
        all("volity.suspend_game");
      }
    }
    boolean resumes = before.suspended() && !now.suspended();
    if (resumes) {
      all("volity.resume_game");
    }
    String was = begins || resumes || !before.playing() ? Picture.ACTIVE : before.activity();
    if (!now.suspended() && !was.equals(now.activity())) {
      all("volity.game_activity", now.activity());
    }
  }

  private Optional<String> suspender(Picture now) {
    return state
        .table()
        .flatMap(Snapshot::referee)
        .flatMap(
            referee ->
                referee.suspendedBy().isPresent()
                    ? Optional.ofNullable(
                        now.seated().get(state.place(referee.suspendedBy().getAsInt())))
                    : Optional.empty());
  }

  private String killer(Picture now) {
    if (!state.killer.isEmpty()) {
      String killer = state.killer;
      state.killer = "";
      return killer;
    }
    List<Snapshot.Seat> seats = state.table().orElseThrow().seats();
    for (int seat = 0; seat < seats.size(); seat++) {
      if (seats.get(seat).ending() || seats.get(seat).host()) {
        return now.seated().getOrDefault(state.place(seat), out.me().toString());
      }
    }
    return out.me().toString();
  }

  private void readiness(Set<String> before, Set<String> now) {
    before.stream()
        .filter(jid -> !now.contains(jid))
        .sorted()
        .forEach(jid -> all("volity.player_unready", jid));
    now.stream()
        .filter(jid -> !before.contains(jid))
        .sorted()
        .forEach(jid -> all("volity.player_ready", jid));
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
              .accountAt(index)
              .flatMap(state::occupant)
              .map(occupant -> occupant.jid().toString())
              .or(() -> Optional.ofNullable(state.puppetAt.get(place)));
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
