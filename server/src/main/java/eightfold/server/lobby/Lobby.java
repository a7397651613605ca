package eightfold.server.lobby;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.game.Game;
import eightfold.message.Texts;
import eightfold.protocol.GameCard;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.SimulationWish;
import eightfold.protocol.TableWish;
import eightfold.server.port.Link;
import eightfold.server.port.StoreException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;

/** Where tables are opened, found, joined, and cleared away. */
public final class Lobby implements Placement.Host, AutoCloseable {
  /**
   * How the server is, for whoever runs it.
   *
   * @param storeWritable whether what is played now can be written down
   * @param tables how many there are, asleep in the store or awake
   * @param awake how many are in memory
   * @param connections how many WebSockets there are
   * @param members of which cluster it is one, if it is one of several
   */
  public record Health(
      boolean storeWritable,
      int tables,
      int awake,
      int connections,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Placement.Members> members) {}

  /** So many open tables are told of at once. */
  private static final int MOST_LISTED = 50;

  /** So often it is looked which clients are to be asked whether they are there. */
  public static final long LOOK_MILLIS = Guests.LOOK_MILLIS;

  /** How long what is noted beside the tables is kept. */
  private static final List<Retention> KEPT =
      List.of(
          GuestSeats.RETENTION,
          History.RETENTION,
          OwnBooks.RETENTION,
          Reports.RETENTION,
          // until nothing is kept any more of who signed out: no passkey, no seat they could find
          new Retention(GuestTokens.SIGNED_OUT, Passkeys.UNUSED_MILLIS),
          PasskeyChallenges.RETENTION,
          Passkeys.RETENTION);

  private final LobbyParts parts;
  private final GameShelf shelf;
  private final WishedGames wished;
  private final Simulations simulations;
  private final TableOpenings openings;
  private final Newcomers newcomers;
  private final Tables tables;
  private final TablesHere here;
  private final TableDirectory directory;
  private final PlayedMatches played;
  private final Guests guests;
  private final People people;
  private final OwnBooks ownBooks;
  private final BroughtRecords broughtRecords;
  private final OldNotes oldNotes;
  private final Optional<SharedRest> rest;
  private final TableDoors doors;
  private final Optional<OpenLists> lists;

  private Lobby(LobbyParts parts) {
    this.parts = parts;
    SharedGames games = new SharedGames(parts.catalogue());
    this.shelf = new GameShelf(parts.catalogue(), games);
    this.wished =
        new WishedGames(parts.catalogue(), games, parts.settings().limits(), parts.clock());
    this.simulations = new Simulations(parts.clock());
    TableReader reader = new TableReader(parts.store(), games);
    this.tables = new Tables(parts, reader);
    PastEvents past = new PastEvents(reader, parts);
    this.here = new TablesHere(parts, tables, new Reports(parts), past);
    this.directory = new TableDirectory(parts, tables, here);
    this.played = new PlayedMatches(directory, reader, parts.catalogue());
    this.guests = new Guests(parts, directory, tables, past);

    SigningKeys keys = new SigningKeys(parts, GuestTokens.LIFE_MILLIS);
    GuestTokens tokens = new GuestTokens(parts, keys);
    Passkeys passkeys = new Passkeys(parts, tokens, new PasskeyChallenges(parts, keys));
    GuestSeats seats = new GuestSeats(parts.store(), parts.clock());
    this.people = new People(parts, directory, seats, tokens, passkeys);
    this.ownBooks = new OwnBooks(parts, wished, tokens, passkeys);
    this.oldNotes = new OldNotes(parts.store(), parts.clock(), KEPT);
    this.newcomers =
        new Newcomers(parts, directory, new RequestKeys(parts.entropy()), tokens, seats);
    this.openings =
        new TableOpenings(parts, games, wished, tables, here, directory, newcomers, tokens);
    this.broughtRecords = new BroughtRecords(parts.catalogue());
    this.doors = new TableDoors(shelf, parts, openings, tables);
    this.lists =
        parts
            .shared()
            .map(
                shared ->
                    new OpenLists(shared.store(), parts.clock(), Keys.fresh(parts.entropy())));
    this.rest = parts.shared().map(shared -> new SharedRest(shared, tables, parts.clock()));
  }

  /**
   * A lobby with all tables that the store has. None of them is read before somebody asks for it.
   *
   * @throws StoreException if the store cannot be read
   */
  public static Lobby restored(LobbyParts parts) {
    return new Lobby(parts);
  }

  /** Has the table ready that was used last, if there is one, before anybody can ask for it. */
  public void wakeLatest() {
    tables.wakeLatest();
  }

  /**
   * Makes what is made once and asked for first: the list of games, and the lessons of each. Who
   * asks for one that is being made waits for it, and for no other.
   */
  public void prepare() {
    shelf.prepare();
  }

  /** What there is for other doors of the server's own. */
  public TableDoors doors() {
    return doors;
  }

  /** The games that players may choose from, told of in a language. */
  public List<GameCard> games(Texts texts) {
    return shelf.cards(texts);
  }

  /** The rule sheet of a game with options, in a language. */
  public Page sheet(String game, Map<String, String> options, Texts texts) {
    return shelf.sheet(game, options, texts);
  }

  /** What the cards of a game with options do, in a language. */
  public Page meanings(String game, Map<String, String> options, Texts texts) {
    return shelf.meanings(game, options, texts);
  }

  /** A game of the catalogue in short lessons. */
  public Page lessons(String game, Texts texts) {
    return shelf.lessons(game, texts);
  }

  /** What comes of many deals among bots. */
  public Page simulate(SimulationWish wish, String address) {
    Optional<Problem> problem = Simulations.problemOf(wish).or(() -> simulations.tooFast(address));
    if (problem.isPresent()) {
      return problem.get();
    }
    TableWish table =
        new TableWish(
            wish.played(),
            wish.options(),
            Collections.nCopies(wish.players(), new TableWish.SeatWish(Optional.of(""))),
            "",
            OptionalInt.empty(),
            false,
            false);
    return switch (wished.of(table, address)) {
      case WishedGames.Sought.Found(Game game, String _) -> simulations.play(game, wish);
      case WishedGames.Sought.Refused(Problem refused) -> refused;
    };
  }

  /** Opens a table; the one who wished it has the first seat for persons. */
  public Page open(TableWish wish, String address) {
    return open(wish, address, Optional.empty());
  }

  /**
   * The same, once.
   *
   * @param once a secret of the client's that stands for this request: sent again with it, whatever
   *     was done is not done again, and the answer is the same
   */
  public Page open(TableWish wish, String address, Optional<String> once) {
    return openings.open(wish, address, once);
  }

  /** Takes a seat of a table, a free one or a bot's. */
  public Page join(String table, Newcomer newcomer) {
    return join(table, newcomer, Optional.empty());
  }

  /** The same, once: as {@link #open(TableWish, String, Optional)}. */
  public Page join(String table, Newcomer newcomer, Optional<String> once) {
    return newcomers.join(table, newcomer, once);
  }

  /** Rule books that visitors write. */
  public OwnBooks ownBooks() {
    return ownBooks;
  }

  /** What can be asked of records that visitors bring along. */
  public BroughtRecords broughtRecords() {
    return broughtRecords;
  }

  /** Who is known at all tables. */
  public People people() {
    return people;
  }

  /**
   * Erases somebody's name and talk at a table.
   *
   * @param token of the seat that they have there, or had
   * @param pays as of {@link PlayedMatches#record}
   */
  public Page erase(String table, String token, IntPredicate pays) {
    return directory.erase(table, Keys.hash(token), pays);
  }

  @Override
  public TableCall.Answer answer(String table, TableCall call) {
    return here.answer(table, call);
  }

  /** Tables that anybody may find: those at which somebody is, the latest first. */
  public Page openTables() {
    List<OpenLists.Listed> own = openHere();
    return new Page.OpenTables(
        lists
            .map(all -> all.all(own, MOST_LISTED))
            .orElseGet(() -> own.stream().map(OpenLists.Listed::table).toList()));
  }

  private List<OpenLists.Listed> openHere() {
    long now = parts.clock().millis();
    return tables.openToAll(MOST_LISTED).stream()
        .map(room -> new OpenLists.Listed(room.table().lastAt(), room.notice(now)))
        .toList();
  }

  /** What somebody may know of a table who has its link. */
  public Page notice(String table) {
    return directory.page(table, new TableCall.Notice());
  }

  /** What is printed on the cards that are played with at a table, in a language. */
  public Page cardsOf(String table, Texts texts) {
    return directory.page(table, new TableCall.Cards(texts.language()));
  }

  /** The rule sheet of what is played at a table, in a language. */
  public Page sheetOf(String table, Texts texts) {
    return directory.page(table, new TableCall.Sheet(texts.language()));
  }

  /** What can be asked of matches that have been played. */
  public PlayedMatches played() {
    return played;
  }

  /** A connection from an address, or empty if there are too many. */
  public Optional<Conversation> connect(Link link, String address) {
    return guests.admit(link, address);
  }

  /** Finds a table for whoever comes in here. */
  FoundTable find(String table) {
    return directory.find(table);
  }

  @Override
  public Placement.Way led(Link link) {
    return guests.led(link);
  }

  @Override
  public boolean isAwake(String table) {
    return tables.isAwake(table);
  }

  @Override
  public void handOver(String table) {
    tables.handOver(table);
  }

  @Override
  public void giveUpLost() {
    tables.giveUpLost();
  }

  /** How many tables there are, asleep in the store or awake. */
  public int tables() {
    return tables.count();
  }

  /**
   * Asks clients whether they are there, each when it is time, and lets go of those that have
   * fallen silent; to be called every {@link #LOOK_MILLIS}.
   */
  public void beat() {
    guests.beat();
  }

  public Health health() {
    return new Health(
        parts.store().isWritable(), tables.count(), tables.awake(), guests.count(), members());
  }

  /** The servers of which this is one; empty if it is the only one. */
  public Optional<Placement.Members> members() {
    return parts.shared().map(shared -> shared.placement().members());
  }

  /** How many WebSockets there are. */
  public int connections() {
    return guests.count();
  }

  /** Whether what is played now can be written down. */
  public boolean isWritable() {
    return parts.store().isWritable();
  }

  /** Who sits at tables that are in memory. */
  public Occupancy seated() {
    return tables.seated();
  }

  /** How many tables are in memory. */
  public int awakeTables() {
    return tables.awake();
  }

  /**
   * Clears away tables that nobody has used for long, and connections that never said hello; lets
   * tables sleep that nobody uses now.
   */
  public void sweep() {
    guests.sweep(parts.clock().millis());
    tables.sweep();
    rest.ifPresent(SharedRest::sweep);
    lists.ifPresent(all -> all.tell(openHere()));
    oldNotes.sweep();
  }

  /** Ends all rooms; their tables stay in the store. */
  @Override
  public void close() {
    wished.close();
    simulations.close();
    broughtRecords.close();
    tables.close();
  }
}
