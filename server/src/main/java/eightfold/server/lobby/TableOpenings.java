package eightfold.server.lobby;

import eightfold.game.Game;
import eightfold.message.Message;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.TableWish;
import eightfold.server.port.StoreException;
import eightfold.server.room.Fact;
import eightfold.server.room.GuestNames;
import eightfold.server.room.Input;
import eightfold.server.room.RoomTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How tables are opened: what is asked before, and that a request sent again opens no second one.
 */
final class TableOpenings {
  private static final System.Logger LOG = System.getLogger(TableOpenings.class.getName());

  private final LobbyParts parts;
  private final SharedGames games;
  private final WishedGames wished;
  private final Tables tables;
  private final TablesHere here;
  private final TableDirectory directory;
  private final Newcomers newcomers;
  private final GuestTokens tokens;
  private final RequestKeys requestKeys;
  private final SpeedLimit opening;

  /** What is being opened by requests that may be sent again. */
  private final Map<String, CompletableFuture<Page>> doing = new ConcurrentHashMap<>();

  TableOpenings(
      LobbyParts parts,
      SharedGames games,
      WishedGames wished,
      Tables tables,
      TablesHere here,
      TableDirectory directory,
      Newcomers newcomers,
      GuestTokens tokens) {
    this.parts = parts;
    this.games = games;
    this.wished = wished;
    this.tables = tables;
    this.here = here;
    this.directory = directory;
    this.newcomers = newcomers;
    this.tokens = tokens;
    this.requestKeys = new RequestKeys(parts.entropy());
    this.opening = new SpeedLimit(parts.settings().limits().speeds().opening());
  }

  /** As {@link Lobby#open(TableWish, String, Optional)}. */
  Page open(TableWish wish, String address, Optional<String> once) {
    return switch (tokens.identity(wish.guest())) {
      case Identity.Stranger(Problem why) -> why;
      case Identity.Known(Guest guest) ->
          newcomers.noted(guest, open(wish, address, keys(once).of(guest)));
      case Identity.Nobody() -> open(wish, address, keys(once));
    };
  }

  /**
   * What the table and its first seat are known by.
   *
   * @param token the seat's
   * @param again whether the same request makes the same again
   */
  private record TableKeys(String table, String token, boolean again) {
    /** The seat is a guest's. */
    TableKeys of(Guest guest) {
      return new TableKeys(table, guest.seatToken(table), again);
    }
  }

  private TableKeys keys(Optional<String> once) {
    return new TableKeys(requestKeys.table(once), requestKeys.seat(once), once.isPresent());
  }

  /** A request that is sent again while it is being done waits, and is answered as the first. */
  private Page open(TableWish wish, String address, TableKeys keys) {
    if (!keys.again()) {
      return openNow(wish, address, keys);
    }
    CompletableFuture<Page> answer = new CompletableFuture<>();
    CompletableFuture<Page> first = doing.putIfAbsent(keys.table(), answer);
    if (first != null) {
      return parts.threads().await(first);
    }
    try {
      Page page = openOnce(wish, address, keys);
      answer.complete(page);
      return page;
    } finally {
      answer.complete(Problems.trouble(true));
      doing.remove(keys.table());
    }
  }

  private Page openOnce(TableWish wish, String address, TableKeys keys) {
    Optional<Page> before = openedBefore(wish, keys);
    if (before.isPresent()) {
      return before.get();
    }
    Page page = openNow(wish, address, keys);
    // the same request may have come at two servers at once, and taken the last room there is
    return page instanceof Problem problem && problem.error().equals(Problems.FULL)
        ? openedBefore(wish, keys).orElse(page)
        : page;
  }

  /** The seat at a table that was opened by this request before, if it was. */
  private Optional<Page> openedBefore(TableWish wish, TableKeys keys) {
    Page page = newcomers.join(keys.table(), new Newcomer(wish.name()), keys.token());
    boolean nowhere = page instanceof Problem problem && problem.error().equals(Problems.UNKNOWN);
    return nowhere ? Optional.empty() : Optional.of(page);
  }

  private Page openNow(TableWish wish, String address, TableKeys keys) {
    Optional<Problem> unnamed = parts.settings().people().refusedNames().problemOf(wish.name());
    return unnamed.isPresent()
        ? unnamed.get()
        : open(wish, address, keys, GuestNames.clean(wish.name()));
  }

  /** Opens a table at which nobody sits, for a door of the server's own. */
  Page openEmpty(TableWish wish, String somebody) {
    return open(wish, somebody, keys(Optional.empty()), Optional.empty());
  }

  /** Opens a table; {@code name}: of whoever sits down there, if somebody does. */
  private Page open(TableWish wish, String address, TableKeys keys, Optional<String> name) {
    if (tables.isClosing()) {
      return Problems.closing();
    }
    Optional<Problem> seats = problemOf(wish.seats());
    if (seats.isPresent()) {
      return seats.get();
    }
    if (tables.count() >= parts.settings().limits().totals().tables()) {
      return Problem.of(Problems.FULL, Message.of("problems.full"));
    }
    return switch (wished.of(wish, address)) {
      case WishedGames.Sought.Found found -> open(found, wish, name, address, keys);
      case WishedGames.Sought.Refused(Problem problem) -> problem;
    };
  }

  private Page open(
      WishedGames.Sought.Found found,
      TableWish wish,
      Optional<String> name,
      String address,
      TableKeys keys) {
    long now = parts.clock().millis();
    if (!opening.admits(address, now)) {
      return Problem.of(Problems.TOO_FAST, Message.of("problems.many-tables"))
          .after(opening.waitSeconds(address, now));
    }
    String opener = Keys.ofAddress(address);
    boolean reserved;
    try {
      reserved = tables.reserves(opener);
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.ERROR, "shares could not be counted", Redacted.of(e));
      return Problems.trouble(false);
    }
    if (!reserved) {
      return Problem.of(Problems.FULL, Message.of("problems.address-full"));
    }
    return opened(found, wish, name, opener, keys);
  }

  private Optional<Problem> problemOf(List<TableWish.SeatWish> seats) {
    if (seats.stream().allMatch(seat -> seat.bot().isPresent())) {
      return Optional.of(Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.person-needed")));
    }
    return seats.stream()
        .flatMap(seat -> seat.bot().stream())
        .filter(bot -> !bot.isEmpty() && !parts.bots().names().contains(bot))
        .findFirst()
        .map(bot -> Problems.noBot(bot, parts.bots().names()));
  }

  private Page opened(
      WishedGames.Sought.Found found,
      TableWish wish,
      Optional<String> name,
      String opener,
      TableKeys keys) {
    String id = keys.table();
    Fact.Opened opened = opening(found, wish, Keys.seed(parts.entropy())).countedFor(opener);
    long now = parts.clock().millis();
    RoomHost host;
    try {
      parts.store().append(id, 0, List.of(FactFormat.written(new Fact.Dated(now, opened))));
      if (parts.shared().isPresent()) {
        return name.isPresent()
            ? newcomers.join(id, new Newcomer(name.get()), keys.token())
            : directory.page(id, new TableCall.Notice());
      }
      host = tables.open(RoomTable.opened(id, games, opened, now), opener);
    } catch (StoreException e) {
      tables.givesBack(opener);
      // the same request may have come at two servers at once
      Optional<Page> other = keys.again() ? openedBefore(wish, keys) : Optional.empty();
      if (other.isPresent()) {
        return other.get();
      }
      LOG.log(System.Logger.Level.ERROR, "a table could not be opened", Redacted.of(e));
      return Problems.trouble(e.isUndecided());
    }
    return name.isPresent()
        ? here.seated(host, new Input.Sit(name.get(), Keys.hash(keys.token())), keys.token())
            .orElseGet(Problems::noTable)
        : host.room().notice(now);
  }

  private Fact.Opened opening(WishedGames.Sought.Found found, TableWish wish, String seed) {
    List<String> bots = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < wish.seats().size(); seat++) {
      Optional<String> bot = wish.seats().get(seat).bot();
      bots.add(bot.map(b -> b.isEmpty() ? parts.bots().standIn() : b).orElse(""));
      names.add(bot.isPresent() ? GuestNames.ofBot(seat) : "");
    }
    OptionalInt clock = wish.clockSeconds();
    Game game = found.game();
    return new Fact.Opened(found.id(), game.options(), game.ruleBook(), bots, names, clock, seed)
        .withTypedWords(wish.typedWords())
        .listed(wish.listed())
        .watchedLate(wish.watchDelaySeconds());
  }
}
