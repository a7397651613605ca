package eightfold.server.room;

import eightfold.game.EngineVersion;
import eightfold.game.Event;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Reply;
import eightfold.game.SealedChance;
import eightfold.game.Standings;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.record.DealKey;
import eightfold.record.DealSecret;
import eightfold.record.Nonces;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A table as its facts made it: who has which seat, how the match stands, what has happened. It
 * never changes; a fact makes another table of it. Who is connected and what time it is belong to
 * the {@link Room}: whatever is here is there again after a restart.
 */
public final class Table {
  /** The event that somebody who plays alone has taken an act back. */
  static final String UNDONE = "undone";

  private final String id;
  private final GameSource games;
  private final DealSecrets secrets;
  private final TableTerms terms;

  private Rules rules;
  private Seating seating;
  private List<String> players = List.of();
  private int facts = 1;
  private long lastAt;
  private MatchProgress progress = MatchProgress.NONE;
  private Nonces nonces;
  private Optional<Snapshot.Secret> lastSecret = Optional.empty();
  private EventLog events = EventLog.EMPTY;
  private Talk talk = Talk.NONE;
  private Commands commands = Commands.NONE;
  private Doors doors = Doors.NONE;
  private FirstDeal firstDeal;

  private Table(String id, GameSource games, Fact.Opened opened, long at) {
    this.id = id;
    this.games = games;
    this.rules = Rules.opened(opened, games);
    this.secrets = new DealSecrets(HexFormat.of().parseHex(opened.seed()));
    this.terms = TableTerms.of(opened);
    this.lastAt = at;
    this.seating = Seating.opened(opened);
    this.nonces = Nonces.none(seating.size());
    this.firstDeal = FirstDeal.none(seating.size());
  }

  private Table(Table from, TableState state) {
    id = from.id;
    games = from.games;
    rules = state.rules();
    secrets = from.secrets;
    terms = from.terms;
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
  }

  /** All of it that facts change. */
  TableState state() {
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
        firstDeal);
  }

  /** The same table at another time. */
  Table with(TableState then) {
    return new Table(this, then);
  }

  /** A table that has just been opened, and has its games from this source. */
  public static Table opened(String id, GameSource games, Fact.Opened opened, long at) {
    return new Table(id, games, opened, at);
  }

  /** The table after a fact. One that cannot be is a bug, or a journal that was tampered with. */
  public Table after(Fact.Dated dated) {
    Table next = new Table(this, state());
    next.facts++;
    next.lastAt = Math.max(lastAt, dated.at());
    // of whoever sat there then: by the fact the seat may be another's
    next.commands = dated.command().map(done -> commands.and(this, done)).orElse(commands);
    next.apply(dated.fact());
    return next;
  }

  private void apply(Fact fact) {
    if (!isOfTheMatch(fact)) {
      take(fact);
    } else if (!isBrokenOff()) {
      // where it is, it went on under the engine of then; here it has ended
      try {
        take(fact);
      } catch (RuntimeException e) {
        if (engine() >= EngineVersion.CURRENT) {
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
      case Fact.Opened opened -> throw new IllegalStateException("table " + id + " opened twice");
      case Fact.Seated(int seat, String name, String token) ->
          seating = seating.with(seat, Chair.person(name, token, facts));
      case Fact.Reserved(int seat, String name, String token) ->
          reserve(seat, new Chair.Heir(name, token, facts));
      case Fact.Rekeyed(String before, String after) -> seating = seating.rekeyed(before, after);
      case Fact.Vacated(int seat) -> seating = seating.with(seat, Chair.free());
      case Fact.Filled(int seat, String name, String bot) ->
          seating = seating.with(seat, Chair.bot(bot, name, facts));
      case Fact.Chosen chosen -> rules = rules.with(chosen, games);
      case Fact.Begun(boolean again) -> begin(again);
      case Fact.Ended() -> {
        if (!isOver()) {
          stop(MatchProgress.AGREED);
        }
      }
      case Fact.Suspended(List<Integer> awaited, OptionalInt by) ->
          progress = isOver() ? progress : progress.suspended(lastAt, awaited, by);
      case Fact.Resumed() -> progress = progress.resumed(lastAt);
      case Fact.Nonced(int seat, String hex) -> {
        nonces = nonces.with(seat, hex);
        seating = seating.with(seat, seating.at(seat).withNonce());
      }
      case Fact.Dealt() -> deal();
      case Fact.Acted acted -> act(acted);
      case Fact.TookBack() -> takeBack();
      case Fact.Said(int seat, String text) -> talk = talk.and(seat, names().get(seat), text);
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
      case Fact.Erased() -> {}
    }
  }

  private void reserve(int seat, Chair.Heir heir) {
    seating = seating.with(seat, seating.at(seat).keptFor(heir));
    handOver();
  }

  /** Whoever waited for a bot's place has it, unless a deal runs. */
  private void handOver() {
    if (!isRunning()) {
      seating = seating.handedOver();
    }
  }

  private void begin(boolean again) {
    int number = matches() + 1;
    firstDeal = again ? firstDeal.repeated(number) : firstDeal.next(number, nonces);
    rules = rules.begun();
    Match begun = firstDeal.begin(game(), secrets);
    progress = progress.begun(begun, lastAt, events.number() + 1);
    dealt(begun.openingEvents());
  }

  private void deal() {
    SealedChance chance =
        DealKey.chance(
            secrets.of(progress.comingMatch(), progress.comingDeal()),
            nonces,
            progress.comingDeal());
    Match next = running().copy();
    List<Event> came = next.nextDeal(Optional.empty(), chance);
    progress = progress.with(next, next.ply(), lastAt);
    dealt(came);
  }

  private void dealt(List<Event> came) {
    players = names();
    nonces = Nonces.none(seating.size());
    happened(came);
  }

  private void act(Fact.Acted acted) {
    Match next = running().copy();
    switch (next.submit(acted.seat(), acted.line(), names())) {
      case Reply.Refused(var refusal) ->
          throw new IllegalStateException(
              "table " + id + ", fact " + facts + ": an act is refused: " + refusal.code());
      case Reply.Taken taken -> {
        progress = progress.acted(next, acted, lastAt);
        if (next.seats() == 1) {
          firstDeal = firstDeal.and(acted.line());
        }
        happened(taken.events());
      }
    }
  }

  /** The last act has not been made; the match is played anew up to there. */
  private void takeBack() {
    firstDeal = firstDeal.withoutLast();
    Match next = firstDeal.replayed(game(), secrets, names());
    progress = progress.with(next, next.ply(), lastAt);
    events = events.and(List.of(Event.of(UNDONE, 0)), names());
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
    showSecret(running().standings());
    handOver();
  }

  private void showSecret(Standings now) {
    int source = firstDeal.sourceOf(matches(), now.deal());
    lastSecret = Optional.of(new Snapshot.Secret(now.deal(), secrets.of(source, now.deal()).hex()));
  }

  private void happened(List<Event> came) {
    events = events.and(came, names());
    Standings now = progress.standings().orElseThrow();
    if (now.dealOver()) {
      showSecret(now);
    }
    handOver();
  }

  /** The hash that binds the server: of the running deal's secret, or else of the coming one's. */
  public String commitment() {
    return commitment(progress.comingMatch(), progress.comingDeal());
  }

  /** What the seats have added to the coming deal. */
  public Nonces nonces() {
    return nonces;
  }

  /** The hash of the secret of any deal, which was shown before it. */
  public String commitment(int ofMatch, int deal) {
    return secrets.commitment(firstDeal.sourceOf(ofMatch, deal), deal);
  }

  /** The secret of a deal that is over; empty while it is one. */
  public Optional<DealSecret> shownSecret(int ofMatch, int deal) {
    return progress.isPast(ofMatch, deal)
        ? Optional.of(secrets.of(firstDeal.sourceOf(ofMatch, deal), deal))
        : Optional.empty();
  }

  /** How the match stands; empty before the first. */
  public Optional<Standings> standings() {
    return progress.standings();
  }

  /** The seat that dealt the running deal, or the last one. */
  public int dealer() {
    return running().dealer();
  }

  /** The first deal of the match that began last. */
  public FirstDeal firstDeal() {
    return firstDeal;
  }

  long botSeed(int seat) {
    return secrets.botSeed(firstDeal.sourceOf(matches(), 1), seat, running().ply());
  }

  /** The match; there is one once {@link #isRunning} or a deal has ended. */
  Match running() {
    return progress
        .match()
        .orElseThrow(() -> new IllegalStateException("table " + id + " has not begun"));
  }

  public String id() {
    return id;
  }

  /** What is played, or will be when another match begins. */
  public Game game() {
    return rules.game();
  }

  Rules rules() {
    return rules;
  }

  GameSource games() {
    return games;
  }

  /** What the game is known by here: {@link Fact.Opened#game}. */
  public String gameId() {
    return rules.gameId();
  }

  /** What was settled when it was opened. */
  public TableTerms terms() {
    return terms;
  }

  /** Since when the seat to act has had its time, by the facts. */
  long turnSince() {
    return progress.turnSince();
  }

  /** When the last fact was accepted. */
  public long lastAt() {
    return lastAt;
  }

  /** Who sits where. */
  public Seating seating() {
    return seating;
  }

  public List<Chair> chairs() {
    return seating.chairs();
  }

  /**
   * Whether people and bots may come and go now: before the first match, and between matches. While
   * a match runs its seats are what they are, so that nobody's leaving or coming can serve another.
   */
  public boolean hasOpenSeats() {
    return !hasBegun() || isOver();
  }

  /** Who played the deal that runs, or the last one, by seat; others may sit there since. */
  public List<String> players() {
    return players;
  }

  /** How many facts made it. */
  public int facts() {
    return facts;
  }

  public int matches() {
    return progress.matches();
  }

  public boolean hasBegun() {
    return matches() > 0;
  }

  /** Whether a deal is running; it may be suspended. */
  public boolean isRunning() {
    return progress.isRunning();
  }

  /** Since when and until whom the match is suspended; empty if it is not. */
  Optional<MatchProgress.Suspension> suspension() {
    return progress.suspension();
  }

  /** Whether a match does not go on before its players are ready. */
  public boolean isSuspended() {
    return progress.suspension().isPresent();
  }

  /** Whether a deal is running and seats may act. */
  boolean isLive() {
    return isRunning() && !isSuspended();
  }

  /** Whether the match is over. */
  public boolean isOver() {
    return progress.isOver();
  }

  /** Whether the match has ended as today's rules decide otherwise than those of its beginning. */
  public boolean isBrokenOff() {
    return progress.isBrokenOff();
  }

  /** How the match has ended without a result, before its end; empty if it has not. */
  public Optional<String> stopped() {
    return progress.stopped();
  }

  /** The engine that the table was opened under, or the options chosen that hold now. */
  public int engine() {
    return rules.engine();
  }

  /** From which ply on acts in turn answer what is awaited now; out-of-turn acts don't move it. */
  int turnPly() {
    return progress.turnPly();
  }

  /** Whether the player of a seat has added a nonce to the coming deal. */
  boolean hasNonce(int seat) {
    return seating.at(seat).nonced() && !nonces.hex().get(seat).isEmpty();
  }

  Optional<Snapshot.Secret> lastSecret() {
    return lastSecret;
  }

  /** What has happened. */
  EventLog events() {
    return events;
  }

  /**
   * The events after a number, as far as they are kept, as a seat or a spectator was told them.
   *
   * @param seat -1 for a spectator
   */
  public List<ToldEvent> toldTo(int seat, long since) {
    return events.since(since).stream()
        .map(event -> ToldEvent.of(event.number(), event.event(), seat, event.names()))
        .toList();
  }

  /** The number of the last event. */
  public long number() {
    return events.number();
  }

  /** The last lines that were spoken, oldest first. */
  public List<Notice.Spoken> chat() {
    return talk.kept();
  }

  /** The requests of which facts came; sent again they are not done again. */
  Commands commands() {
    return commands;
  }

  /** What other doors have to do with it. */
  public Doors doors() {
    return doors;
  }

  /** The names of those who sit here, by seat; a free seat is called by its number. */
  public List<String> names() {
    return seating.names();
  }
}
