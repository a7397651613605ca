package eightfold.server.room;

import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Standings;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.record.DealSecret;
import eightfold.record.Nonces;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * A table as its facts made it: who has which seat, how the match stands, what has happened. It
 * never changes; a fact makes another table of it. Who is connected and what time it is belong to
 * the {@link Room}: whatever is here is there again after a restart.
 */
public final class RoomTable {
  private final String id;
  private final GameSource games;
  private final DealSecrets secrets;
  private final TableTerms terms;

  /** All that facts change. */
  private final TableState state;

  private RoomTable(String id, GameSource games, DealSecrets secrets, Fact.Opened opened, long at) {
    this.id = id;
    this.games = games;
    this.secrets = secrets;
    this.terms = TableTerms.of(opened);
    this.state = TableState.opened(opened, games, at);
  }

  private RoomTable(RoomTable from, TableState state) {
    this.id = from.id;
    this.games = from.games;
    this.secrets = from.secrets;
    this.terms = from.terms;
    this.state = state;
  }

  /** All of it that facts change. */
  TableState state() {
    return state;
  }

  /** The same table at another time. */
  RoomTable with(TableState then) {
    return new RoomTable(this, then);
  }

  /** A table that has just been opened, and has its games from this source. */
  public static RoomTable opened(String id, GameSource games, Fact.Opened opened, long at) {
    return opened(id, games, DealSecrets.of(HexFormat.of().parseHex(opened.seed())), opened, at);
  }

  /** A table whose deals are of these secrets. */
  static RoomTable opened(
      String id, GameSource games, DealSecrets secrets, Fact.Opened opened, long at) {
    return new RoomTable(id, games, secrets, opened, at);
  }

  /** The table after a fact. One that cannot be is a bug, or a journal that was tampered with. */
  public RoomTable after(Fact.Dated dated) {
    return with(TableChange.of(this, dated));
  }

  /**
   * The same after an act that was tried here already, and is not played again.
   *
   * @param dated {@link TriedAct.Taken#fact}
   */
  RoomTable after(Fact.Dated dated, TriedAct.Taken act) {
    return with(TableChange.of(this, dated, act));
  }

  /** Tries an act of a seat in the running match. */
  TriedAct tried(int seat, String line) {
    return TriedAct.of(running(), seat, line, names());
  }

  /** The hash that binds the server: of the running deal's secret, or else of the coming one's. */
  public String commitment() {
    return commitment(state.progress().comingMatch(), state.progress().comingDeal());
  }

  /** What the seats have added to the coming deal. */
  public Nonces nonces() {
    return state.nonces();
  }

  /** The hash of the secret of any deal, which was shown before it. */
  public String commitment(int ofMatch, int deal) {
    return state.firstDeal().commitment(secrets, ofMatch, deal);
  }

  /** The secret of a deal that is over; empty while it is one. */
  public Optional<DealSecret> shownSecret(int ofMatch, int deal) {
    return state.progress().isPast(ofMatch, deal)
        ? Optional.of(state.firstDeal().secret(secrets, ofMatch, deal))
        : Optional.empty();
  }

  /** How the match stands; empty before the first. */
  public Optional<Standings> standings() {
    return state.progress().standings();
  }

  /** The seat that dealt the running deal, or the last one. */
  public int dealer() {
    return running().dealer();
  }

  /** The first deal of the match that began last. */
  public FirstDeal firstDeal() {
    return state.firstDeal();
  }

  long botSeed(int seat) {
    return state.firstDeal().botSeed(secrets, seat, running().ply());
  }

  /** The match; there is one once {@link #isRunning} or a deal has ended. */
  Match running() {
    return state.progress().running();
  }

  public String id() {
    return id;
  }

  /** What is played, or will be when another match begins. */
  public Game game() {
    return state.rules().game();
  }

  ChosenRules rules() {
    return state.rules();
  }

  DealSecrets secrets() {
    return secrets;
  }

  GameSource games() {
    return games;
  }

  /** What the game is known by here: {@link Fact.Opened#game}. */
  public String gameId() {
    return state.rules().gameId();
  }

  /** What was settled when it was opened. */
  public TableTerms terms() {
    return terms;
  }

  /** How fast its bots are. */
  public BotSpeed botSpeed() {
    return state.botSpeed();
  }

  /** Since when the seat to act has had its time, by the facts. */
  long turnSince() {
    return state.progress().turnSince();
  }

  /** When the last fact was accepted. */
  public long lastAt() {
    return state.lastAt();
  }

  /** Who sits where. */
  public Seating seating() {
    return state.seating();
  }

  public List<Chair> chairs() {
    return state.seating().chairs();
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
    return state.players();
  }

  /** How many facts made it. */
  public int facts() {
    return state.facts();
  }

  public int matches() {
    return state.progress().matches();
  }

  public boolean hasBegun() {
    return matches() > 0;
  }

  /** Whether a deal is running; it may be suspended. */
  public boolean isRunning() {
    return state.progress().isRunning();
  }

  /** Since when and until whom the match is suspended; empty if it is not. */
  Optional<MatchProgress.Suspension> suspension() {
    return state.progress().suspension();
  }

  /** Whether a match does not go on before its players are ready. */
  public boolean isSuspended() {
    return state.progress().suspension().isPresent();
  }

  /** Whether a deal is running and seats may act. */
  boolean isLive() {
    return isRunning() && !isSuspended();
  }

  /** Whether the match is over. */
  public boolean isOver() {
    return state.progress().isOver();
  }

  /** Whether the match has ended as today's rules decide otherwise than those of its beginning. */
  public boolean isBrokenOff() {
    return state.progress().isBrokenOff();
  }

  /** How the match has ended without a result, before its end; empty if it has not. */
  public Optional<String> stopped() {
    return state.progress().stopped();
  }

  /** The engine that the table was opened under, or the options chosen that hold now. */
  public int engine() {
    return state.rules().engine();
  }

  /** From which ply on acts in turn answer what is awaited now; out-of-turn acts don't move it. */
  int turnPly() {
    return state.progress().turnPly();
  }

  /** Whether the player of a seat has added a nonce to the coming deal. */
  boolean hasNonce(int seat) {
    return state.seating().at(seat).nonced() && !state.nonces().hex().get(seat).isEmpty();
  }

  Optional<Snapshot.Secret> lastSecret() {
    return state.lastSecret();
  }

  /** What has happened. */
  EventHistory events() {
    return state.events();
  }

  /**
   * The events after a number, as far as they are kept, as a seat or a spectator was told them.
   *
   * @param seat -1 for a spectator
   */
  public List<ToldEvent> toldTo(int seat, long since) {
    return toldTo(seat, since, handedAt(seat));
  }

  /**
   * The same for somebody to whom the seat was handed after an event.
   *
   * @param handedAt up to that event all is told as to a spectator
   */
  public List<ToldEvent> toldTo(int seat, long since, long handedAt) {
    return state.events().since(since).stream()
        .map(event -> event.toldTo(event.number() > handedAt ? seat : Match.NOBODY))
        .toList();
  }

  /**
   * The number of the last event before a seat was handed to whoever has it; 0 where it was not.
   */
  long handedAt(int seat) {
    return seating().has(seat) ? seating().at(seat).from() : 0;
  }

  /** The number of the last event. */
  public long number() {
    return state.events().number();
  }

  /** The last lines that were spoken, oldest first. */
  public List<Notice.Spoken> chat() {
    return state.talk().kept();
  }

  /** The requests of which facts came; sent again they are not done again. */
  Commands commands() {
    return state.commands();
  }

  /** What other doors have to do with it. */
  public Doors doors() {
    return state.doors();
  }

  /** The names of those who sit here, by seat; a free seat is called by its number. */
  public List<String> names() {
    return state.seating().names();
  }
}
