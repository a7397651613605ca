package eightfold.server.room;

import eightfold.game.EngineVersion;
import eightfold.game.Event;
import eightfold.game.Match;
import eightfold.game.SealedChance;
import eightfold.game.Standings;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Snapshot;
import eightfold.record.DealKey;
import eightfold.record.DealSecret;
import eightfold.record.Nonces;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What a fact makes of a table: its state as it was before, and changed step by step. */
final class TableChange {
  /** The event that somebody who plays alone has taken an act back. */
  private static final String UNDONE = "undone";

  /** So long a player's own ticket holds. */
  private static final long TAKING_ALONG_MILLIS = 120_000;

  /** So long the ticket of a seat that is handed on holds, since the host has agreed. */
  private static final long HANDING_MILLIS = 600_000;

  private final RoomTable table;
  private final DealSecrets secrets;

  /** The act, where it was played when it was tried; else the fact is played. */
  private final Optional<TriedAct.Taken> tried;

  private ChosenRules rules;
  private Seating seating;
  private List<String> players;
  private int facts;
  private long lastAt;
  private MatchProgress progress;
  private Nonces nonces;
  private Optional<Snapshot.Secret> lastSecret;
  private EventHistory events;
  private Talk talk;
  private Commands commands;
  private Doors doors;
  private FirstDeal firstDeal;
  private BotSpeed botSpeed;

  private TableChange(RoomTable table, TableState state, Optional<TriedAct.Taken> tried) {
    this.table = table;
    this.tried = tried;
    secrets = table.secrets();
    rules = state.rules();
    seating = state.seating();
    players = state.players();
    facts = state.facts();
    lastAt = state.lastAt();
    progress = state.progress();
    nonces = state.nonces();
    lastSecret = state.lastSecret();
    events = state.events();
    talk = state.talk();
    commands = state.commands();
    doors = state.doors();
    firstDeal = state.firstDeal();
    botSpeed = state.botSpeed();
  }

  /** The state of a table after a fact. */
  static TableState of(RoomTable table, Fact.Dated dated) {
    return of(table, dated, Optional.empty());
  }

  /** The same after an act that was played when it was tried. */
  static TableState of(RoomTable table, Fact.Dated dated, TriedAct.Taken act) {
    return of(table, dated, Optional.of(act));
  }

  private static TableState of(RoomTable table, Fact.Dated dated, Optional<TriedAct.Taken> tried) {
    TableChange change = new TableChange(table, table.state(), tried);
    change.facts++;
    change.lastAt = Math.max(change.lastAt, dated.at());
    // of whoever sat there then: by the fact the seat may be another's
    dated.command().ifPresent(done -> change.commands = change.commands.and(table, done));
    change.apply(dated.fact());
    return change.state();
  }

  private TableState state() {
    return new TableState(
        rules,
        seating,
        players,
        facts,
        lastAt,
        progress,
        nonces,
        lastSecret,
        events,
        talk,
        commands,
        doors,
        firstDeal,
        botSpeed);
  }

  private void apply(Fact fact) {
    if (!isOfTheMatch(fact)) {
      take(fact);
    } else if (!progress.isBrokenOff()) {
      // where it is, it went on under the engine of then; here it has ended
      try {
        take(fact);
      } catch (RuntimeException e) {
        if (rules.engine() >= EngineVersion.CURRENT) {
          throw e;
        }
        // today's rules refuse the act, have not ended the deal, or cannot answer such a position
        breakOff();
      }
    }
  }

  private static boolean isOfTheMatch(Fact fact) {
    return fact instanceof Fact.Acted
        || fact instanceof Fact.TookBack
        || fact instanceof Fact.Dealt
        || fact instanceof Fact.Nonced;
  }

  private void take(Fact fact) {
    switch (fact) {
      case Fact.Opened opened ->
          throw new IllegalStateException("table " + table.id() + " opened twice");
      case Fact.Seated(int seat, String name, String token) -> seat(seat, name, token);
      case Fact.Offered offered -> offer(offered);
      case Fact.Reserved(int seat, String name, String token) ->
          reserve(seat, new Chair.Heir(name, token, facts));
      case Fact.Rekeyed(String before, String after) -> {
        seating = progress.isRunning() ? seating.leftBy(Optional.of(before)) : seating;
        seating = seating.rekeyed(before, after);
      }
      case Fact.Vacated(int seat) -> seating = seating.with(seat, Chair.free());
      case Fact.Filled(int seat, String name, String bot) ->
          seating = seating.with(seat, Chair.bot(bot, name, facts));
      case Fact.Chosen chosen -> {
        rules = rules.with(chosen, table.games());
        events = events.ofOtherRules();
      }
      case Fact.Begun begun -> begin(begun);
      case Fact.Ended() -> {
        if (!progress.isOver()) {
          stop(MatchProgress.AGREED);
        }
      }
      case Fact.Suspended(List<Integer> awaited, OptionalInt by) ->
          progress = progress.isOver() ? progress : progress.suspended(lastAt, awaited, by);
      case Fact.Resumed() -> progress = progress.resumed(lastAt);
      case Fact.Nonced(int seat, String hex) -> {
        nonces = nonces.with(seat, hex);
        seating = seating.with(seat, seating.at(seat).withNonce());
      }
      case Fact.Dealt() -> deal();
      case Fact.Acted acted -> act(acted);
      case Fact.TookBack() -> takeBack();
      case Fact.Said(int seat, String text) ->
          talk = talk.and(seat, seating.names().get(seat), text);
      case Fact.Arranged(List<Integer> places) -> {
        nonces = seating.arranged(nonces, places);
        commands = commands.arranged(seating, places);
        seating = seating.arranged(places);
      }
      case Fact.Refereed(boolean on) -> doors = doors.refereed(on);
      case Fact.Noted(String door, String key, String value) ->
          doors = doors.noted(door, key, value);
      case Fact.Muted(int seat, boolean muted) ->
          seating = seating.with(seat, seating.at(seat).muted(muted));
      case Fact.BotsPaced(BotSpeed speed) -> botSpeed = speed;
      case Fact.Erased() -> {}
    }
  }

  /** A person has a place; in the midst of a deal it was handed to them. */
  private void seat(int seat, String name, String token) {
    Chair chair = Chair.person(name, token, facts);
    if (progress.isRunning()) {
      seating = seating.leftBy(seating.at(seat).token());
      chair = chair.from(events.number());
      List<String> playing = new ArrayList<>(players);
      playing.set(seat, name);
      players = List.copyOf(playing);
    }
    seating = seating.with(seat, chair);
  }

  private void offer(Fact.Offered offered) {
    Optional<Chair.Offer> offer =
        offered.ticket().isEmpty() ? Optional.empty() : Optional.of(offerOf(offered));
    seating = seating.with(offered.seat(), seating.at(offered.seat()).offered(offer));
  }

  private Chair.Offer offerOf(Fact.Offered offered) {
    boolean hands = !offered.to().isEmpty();
    return new Chair.Offer(
        offered.ticket(),
        hands ? Optional.of(offered.to()) : Optional.empty(),
        offered.agreed(),
        lastAt + (hands ? HANDING_MILLIS : TAKING_ALONG_MILLIS));
  }

  private void reserve(int seat, Chair.Heir heir) {
    seating = seating.with(seat, seating.at(seat).keptFor(heir));
    handOver();
  }

  /** Whoever waited for a bot's place has it, unless a deal runs. */
  private void handOver() {
    if (!progress.isRunning()) {
      seating = seating.handedOver();
    }
  }

  private void begin(Fact.Begun fact) {
    int number = progress.matches() + 1;
    if (fact.number().isPresent()) {
      firstDeal = FirstDeal.numbered(number, seating.size(), fact.number().getAsLong());
    } else {
      firstDeal = fact.again() ? firstDeal.repeated(number) : firstDeal.next(number, nonces);
    }
    rules = rules.begun();
    events = events.ofOtherRules();
    Match begun = firstDeal.begin(rules.game(), secrets);
    progress = progress.begun(begun, lastAt, events.number() + 1);
    dealt(begun.openingEvents());
  }

  private void deal() {
    SealedChance chance =
        DealKey.chance(
            secrets.of(progress.comingMatch(), progress.comingDeal()),
            nonces,
            progress.comingDeal());
    Match next = progress.running().copy();
    List<Event> came = next.nextDeal(Optional.empty(), chance);
    progress = progress.with(next, next.ply(), lastAt);
    dealt(came);
  }

  private void dealt(List<Event> came) {
    players = seating.names();
    seating = seating.former(List.of());
    nonces = Nonces.none(seating.size());
    happened(came, Match.NOBODY);
  }

  private void act(Fact.Acted acted) {
    TriedAct.Taken act = tried.orElseGet(() -> played(acted));
    if (!act.isOf(progress.running(), acted)) {
      throw new IllegalStateException("table " + table.id() + ": another act was tried");
    }
    progress = progress.acted(act.after(), acted, lastAt);
    if (act.after().seats() == 1) {
      firstDeal = firstDeal.and(acted.line());
    }
    boolean standIn = acted.byBot() && seating.at(acted.seat()).isPerson();
    happened(act.reply().events(), standIn ? acted.seat() : Match.NOBODY);
  }

  /** An act that is known as a fact alone, after a restart. */
  private TriedAct.Taken played(Fact.Acted acted) {
    return switch (TriedAct.of(progress.running(), acted.seat(), acted.line(), seating.names())) {
      case TriedAct.Taken taken -> taken;
      case TriedAct.Refused(var refusal) ->
          throw new IllegalStateException(
              "table " + table.id() + ", fact " + facts + ": an act is refused: " + refusal.code());
    };
  }

  /** The last act has not been made; the match is played anew up to there. */
  private void takeBack() {
    firstDeal = firstDeal.withoutLast();
    Match next = firstDeal.replayed(rules.game(), secrets, seating.names());
    progress = progress.with(next, next.ply(), lastAt);
    events = events.and(List.of(Event.of(UNDONE, 0)), seating.names(), List.of(), Match.NOBODY);
  }

  /**
   * An act was right under the engine of then, and today's refuses it or fails at it: from here on
   * the match cannot be what it was. It ends without a result.
   */
  private void breakOff() {
    stop(MatchProgress.OTHER_RULES);
  }

  /** The match ends without a result. What was added to a deal that never comes is of no use. */
  private void stop(String how) {
    progress = progress.stopped(how);
    nonces = Nonces.none(seating.size());
    showSecret(progress.running().standings());
    handOver();
  }

  private void showSecret(Standings now) {
    DealSecret secret = firstDeal.secret(secrets, progress.matches(), now.deal());
    lastSecret = Optional.of(new Snapshot.Secret(now.deal(), secret.hex()));
  }

  private void happened(List<Event> came, int standIn) {
    events = events.and(came, seating.names(), rules.game().conditions(), standIn);
    Standings now = progress.standings().orElseThrow();
    if (now.dealOver()) {
      showSecret(now);
    }
    handOver();
  }
}
