package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Opening;
import eightfold.game.SetupException;
import eightfold.protocol.GameCard;
import eightfold.protocol.Notice;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.TableWish;
import eightfold.server.port.Clock;
import eightfold.server.port.Entropy;
import eightfold.server.port.Link;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.room.BotPlayer;
import eightfold.server.room.Fact;
import eightfold.server.room.Input;
import eightfold.server.room.Names;
import eightfold.server.room.Output;
import eightfold.server.room.Pace;
import eightfold.server.room.Room;
import eightfold.server.room.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;

/** Where tables are opened, found, joined, and cleared away. */
public final class Lobby implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Lobby.class.getName());

  /** What a lobby is made of. */
  public record Parts(
      Catalogue catalogue,
      BotPlayer.Bots bots,
      Store store,
      Clock clock,
      Entropy entropy,
      Pace pace,
      Limits limits) {}

  private final Parts parts;
  private final Map<String, RoomHost> hosts = new ConcurrentHashMap<>();
  private final SpeedLimit opening;
  private final Guests guests;

  private Lobby(Parts parts) {
    this.parts = parts;
    this.opening = new SpeedLimit(parts.limits().opening());
    this.guests = new Guests(this, parts.limits(), parts.clock());
  }

  /** A lobby with all tables that the store has. A table that cannot be read is kept, and said. */
  public static Lobby restored(Parts parts) {
    Lobby lobby = new Lobby(parts);
    for (Store.Stored stored : parts.store().tables(FactFormat.BEGUN)) {
      String table = stored.table();
      try {
        lobby.host(lobby.room(lobby.reload(table)));
      } catch (StoreException | SetupException | IllegalStateException e) {
        LOG.log(System.Logger.Level.WARNING, "table " + table + " cannot be read and is left", e);
      }
    }
    return lobby;
  }

  private RoomHost host(Room room) {
    RoomHost host =
        new RoomHost(room, parts.store(), parts.clock(), this::reload, this::room).start();
    hosts.put(room.table().id(), host);
    return host;
  }

  private Room room(Table table) {
    return Room.of(table, parts.pace(), parts.bots(), parts.clock().millis());
  }

  /** A table as the sum of its facts. */
  private Table reload(String id) {
    List<Store.Kept> kept = parts.store().facts(id);
    Table table = opened(id, kept);
    for (Store.Kept fact : kept.subList(1, kept.size())) {
      table = table.after(FactFormat.read(fact));
    }
    return table;
  }

  private Table opened(String id, List<Store.Kept> kept) {
    if (kept.isEmpty()
        || !(FactFormat.read(kept.getFirst()).fact() instanceof Fact.Opened opened)) {
      throw new StoreException("table " + id + " does not begin with its opening");
    }
    return Table.opened(id, game(opened), opened, kept.getFirst().at());
  }

  /**
   * The table's game: the library's while it is the same, else the rule book that the table kept.
   */
  private Game game(Fact.Opened opened) {
    try {
      Game game = parts.catalogue().game(opened.game(), opened.options());
      if (game.ruleBook().equals(opened.ruleBook())) {
        return game;
      }
    } catch (SetupException e) {
      // the library has changed: that is what the table kept its rule book for
      LOG.log(System.Logger.Level.DEBUG, "the library has changed", e);
    }
    return parts.catalogue().fromRuleBook(opened.ruleBook());
  }

  /** The games that players may choose from. */
  public List<GameCard> games() {
    return parts.catalogue().entries().stream()
        .filter(Catalogue.Entry::listed)
        .map(GameCard::of)
        .toList();
  }

  /** The rule sheet of a game with options. */
  public Page sheet(String game, Map<String, String> options) {
    if (!isGame(game)) {
      return new Problem(Problems.UNKNOWN, "there is no game “" + game + "”");
    }
    try {
      return new Page.Sheet(parts.catalogue().game(game, options).ruleSheet());
    } catch (SetupException e) {
      return new Problem(Problems.NOT_POSSIBLE, words(e));
    }
  }

  private boolean isGame(String id) {
    return parts.catalogue().entries().stream().anyMatch(entry -> entry.id().equals(id));
  }

  /** Opens a table; the one who wished it has the first seat for persons. */
  public Page open(TableWish wish, String address) {
    Optional<String> name = Names.clean(wish.name());
    if (name.isEmpty()) {
      return new Problem(Problems.NOT_POSSIBLE, Names.words());
    }
    if (!isGame(wish.game())) {
      return new Problem(Problems.UNKNOWN, "there is no game “" + wish.game() + "”");
    }
    Optional<Problem> seats = problemOf(wish.seats());
    if (seats.isPresent()) {
      return seats.get();
    }
    Game game;
    try {
      game = parts.catalogue().game(wish.game(), wish.options());
      // a match is begun and thrown away: what it refuses is refused now, not at the start
      game.begin(Opening.of(wish.seats().size()), new FastChance(0));
    } catch (SetupException e) {
      return new Problem(Problems.NOT_POSSIBLE, words(e));
    }
    if (hosts.size() >= parts.limits().tables()) {
      return new Problem(Problems.FULL, "there are as many tables as this server can hold");
    }
    if (!opening.admits(address, parts.clock().millis())) {
      return new Problem(Problems.TOO_FAST, "too many tables at once; please wait a little");
    }
    return open(game, wish, name.get());
  }

  private Optional<Problem> problemOf(List<TableWish.SeatWish> seats) {
    if (seats.stream().allMatch(seat -> seat.bot().isPresent())) {
      return Optional.of(
          new Problem(Problems.NOT_POSSIBLE, "seats: at least one of them is for a person"));
    }
    return seats.stream()
        .flatMap(seat -> seat.bot().stream())
        .filter(bot -> !bot.isEmpty() && !parts.bots().names().contains(bot))
        .findFirst()
        .map(
            bot ->
                new Problem(
                    Problems.NOT_POSSIBLE,
                    "there is no bot “"
                        + bot
                        + "”; bots are "
                        + String.join(", ", parts.bots().names())));
  }

  private Page open(Game game, TableWish wish, String name) {
    String id = Keys.fresh(parts.entropy());
    Fact.Opened opened = opening(game, wish, Keys.seed(parts.entropy()));
    long now = parts.clock().millis();
    try {
      parts.store().append(id, 0, List.of(FactFormat.written(new Fact.Dated(now, opened))));
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.ERROR, "a table could not be opened", e);
      return trouble();
    }
    return seated(host(room(Table.opened(id, game, opened, now))), name);
  }

  private Fact.Opened opening(Game game, TableWish wish, String seed) {
    List<String> bots = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < wish.seats().size(); seat++) {
      Optional<String> bot = wish.seats().get(seat).bot();
      bots.add(bot.map(b -> b.isEmpty() ? parts.bots().standIn() : b).orElse(""));
      names.add(bot.isPresent() ? Names.ofBot(seat) : "");
    }
    OptionalInt clock = wish.clockSeconds();
    return new Fact.Opened(game.id(), game.options(), game.ruleBook(), bots, names, clock, seed);
  }

  /** Takes the next free seat of a table. */
  public Page join(String table, String wanted) {
    Optional<String> name = Names.clean(wanted);
    if (name.isEmpty()) {
      return new Problem(Problems.NOT_POSSIBLE, Names.words());
    }
    return find(table).map(host -> seated(host, name.get())).orElseGet(Lobby::noTable);
  }

  private Page seated(RoomHost host, String name) {
    String token = Keys.fresh(parts.entropy());
    try {
      for (Output output : host.take(new Input.Sit(name, Keys.hash(token))).join()) {
        if (output instanceof Output.Seated(int seat)) {
          return new Page.SeatKey(host.room().table().id(), seat, token);
        }
      }
      return new Problem(Problems.TAKEN, "no seat is free at this table");
    } catch (CompletionException e) {
      LOG.log(System.Logger.Level.ERROR, "a seat could not be given", e);
      return trouble();
    }
  }

  private static Problem trouble() {
    return new Problem(Problems.TROUBLE, "the server could not do that; nothing has changed");
  }

  private static Page noTable() {
    return new Problem(Problems.UNKNOWN, "there is no such table; it may have been cleared away");
  }

  /** What somebody may know of a table who has its link. */
  public Page notice(String table) {
    return find(table)
        .<Page>map(host -> host.room().notice(parts.clock().millis()))
        .orElseGet(Lobby::noTable);
  }

  /** What is printed on the cards that are played with at a table. */
  public Page cardsOf(String table) {
    return find(table)
        .<Page>map(host -> new Page.Cards(host.room().table().game().cards()))
        .orElseGet(Lobby::noTable);
  }

  /** The rule sheet of what is played at a table. */
  public Page sheetOf(String table) {
    return find(table)
        .<Page>map(host -> new Page.Sheet(host.room().table().game().ruleSheet()))
        .orElseGet(Lobby::noTable);
  }

  /**
   * The record of a match.
   *
   * @param match its number at the table, from 1; empty: the last one
   */
  public Page record(String table, OptionalInt match) {
    Optional<RoomHost> host = find(table);
    if (host.isEmpty()) {
      return noTable();
    }
    Table played = host.get().room().table();
    int number = match.orElse(played.matches());
    if (number < 1 || number > played.matches()) {
      return new Problem(Problems.UNKNOWN, "no such match has begun at this table");
    }
    List<Store.Kept> kept = parts.store().facts(table);
    List<Fact.Dated> facts =
        kept.subList(1, Math.min(kept.size(), played.facts())).stream()
            .map(FactFormat::read)
            .toList();
    return new Page.Document(MatchRecord.of(opened(table, kept), facts, number));
  }

  /** A connection from an address, or empty if there are too many. */
  public Optional<Conversation> connect(Link link, String address) {
    return guests.admit(link, address);
  }

  Optional<RoomHost> find(String table) {
    return Keys.isOne(table) ? Optional.ofNullable(hosts.get(table)) : Optional.empty();
  }

  /** How many tables there are. */
  public int tables() {
    return hosts.size();
  }

  /** Asks all clients whether they are there, and lets go of those that have fallen silent. */
  public void beat() {
    guests.beat();
  }

  /** Clears away tables that nobody has used for long, and connections that never said hello. */
  public void sweep() {
    long now = parts.clock().millis();
    guests.sweep(now);
    for (RoomHost host : hosts.values()) {
      Room room = host.room();
      Table table = room.table();
      Limits limits = parts.limits();
      long idle = table.hasBegun() ? limits.idleMillis() : limits.unbegunMillis();
      if (!room.hasListeners() && now - table.lastAt() > idle) {
        clear(host);
      }
    }
  }

  private void clear(RoomHost host) {
    String table = host.room().table().id();
    hosts.remove(table);
    host.stop(Link.NORMAL, Notice.Gone.CLOSED);
    try {
      parts.store().forget(table);
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.WARNING, "table " + table + " is still in the store", e);
    }
  }

  /** Ends all rooms; their tables stay in the store. */
  @Override
  public void close() {
    hosts.values().forEach(host -> host.stop(Link.GOING_AWAY, Notice.Gone.RESTARTING));
    hosts.clear();
  }

  private static String words(SetupException e) {
    return String.valueOf(e.getMessage());
  }
}
