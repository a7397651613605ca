package eightfold.server.simulation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.cards.Pack;
import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.MemoryStore;
import eightfold.server.adapter.SessionLinks;
import eightfold.server.lobby.Conversation;
import eightfold.server.lobby.Insight;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.Lobby;
import eightfold.server.lobby.LobbyParts;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.port.Link;
import eightfold.server.port.Meter;
import eightfold.server.room.BotPlayer;
import eightfold.server.room.Pace;
import eightfold.server.room.Room;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One of two tables of a server that differ in hidden cards alone: the match is in the midst of a
 * deal when it begins, bots do what they are told, and each message is kept as it was sent, with
 * its time.
 */
final class TwinTable {
  private static final Pace PACE = new Pace(3_000, 750, 1_000, 200, 900);
  private static final long NOON = 1_764_000_000_000L;

  /** Who holds a seat. */
  enum Holder {
    PERSON,
    BOT,
    /** A person who never comes: a bot stands in. */
    AWAY
  }

  /**
   * A message as it was sent.
   *
   * @param at when, in milliseconds
   */
  record Sent(long at, String text) {}

  /** The act that a bot is to do when it is asked. */
  private record Told(int seat, String line) {}

  private final List<Throwable> failures = new ArrayList<>();
  private final int watchDelaySeconds;
  private final FastChance chance;
  private final World world;
  private final World.Program program;
  private final Lobby lobby;
  private final Map<String, List<Sent>> heard = new HashMap<>();
  private final Map<String, Conversation> talks = new HashMap<>();
  private final List<String> tokens = new ArrayList<>();
  private final List<Holder> holders;
  private Optional<Told> told = Optional.empty();
  private String table = "";
  private int requests;

  /** When a bot first had to act without having been told what: it plays by its hand then. */
  private long strayedAt = Long.MAX_VALUE;

  /**
   * @param match how the deal stands when the match begins
   */
  TwinTable(Match match, List<Holder> holders, OptionalInt clock, long seed) {
    this.chance = new FastChance(seed);
    this.holders = holders;
    // at one of three tables whoever watches sees it late
    this.watchDelaySeconds = Math.floorMod(seed, 3) == 0 ? 30 : 0;
    this.world = new World(chance, NOON, failures::add);
    this.program = world.program();
    Game game = begun(match);
    this.lobby =
        Lobby.restored(
            new LobbyParts(
                catalogue(game),
                bots(),
                new MemoryStore(),
                world::now,
                this::bytes,
                new LobbySettings(PACE, Limits.withoutShares()),
                Meter.NONE,
                Optional.empty(),
                program));
    inThread(() -> open(game, clock));
  }

  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) chance.below(256);
    }
    return bytes;
  }

  /** The same game, whose matches begin there. */
  private static Game begun(Match match) {
    return (Game)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, arguments) -> {
              if (method.getName().equals("begin")) {
                return match.copy();
              }
              try {
                return method.invoke(match.game(), arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static Catalogue catalogue(Game game) {
    return new Catalogue() {
      @Override
      public List<Entry> entries() {
        return List.of(
            new Entry(
                game.id(), game.name(), "", true, game.leastSeats(), game.mostSeats(), List.of()));
      }

      @Override
      public List<Entry> find(String name) {
        return entries();
      }

      @Override
      public Game game(String id, Map<String, String> options) {
        return game;
      }

      @Override
      public Game fromRuleBook(String text) {
        return game;
      }
    };
  }

  private BotPlayer.Bots bots() {
    BotPlayer bot =
        (view, events, lot) -> {
          Optional<String> line = told.filter(act -> act.seat() == view.seat()).map(Told::line);
          told = line.isPresent() ? Optional.empty() : told;
          if (line.isEmpty() && view.actors().contains(view.seat())) {
            strayedAt = Math.min(strayedAt, world.now());
          }
          return line;
        };
    return new BotPlayer.Bots() {
      @Override
      public List<String> names() {
        return List.of("told");
      }

      @Override
      public BotPlayer player(String name, Pack pack) {
        return bot;
      }

      @Override
      public String standIn() {
        return "told";
      }
    };
  }

  private void inThread(Runnable work) {
    program.start("caller", work);
    world.run(0);
  }

  private void open(Game game, OptionalInt clock) {
    List<TableWish.SeatWish> wishes =
        holders.stream()
            .map(
                holder ->
                    new TableWish.SeatWish(
                        holder == Holder.BOT ? Optional.of("told") : Optional.empty()))
            .toList();
    TableWish wish =
        new TableWish(
            new TableWish.Played.Listed(game.id()),
            Map.of(),
            wishes,
            "Ann",
            clock,
            false,
            false,
            watchDelaySeconds,
            Optional.empty());
    Page.SeatKey key = (Page.SeatKey) lobby.open(wish, "here");
    table = key.table();
    tokens.add(key.token());
    for (int i = 1; i < holders.stream().filter(holder -> holder != Holder.BOT).count(); i++) {
      tokens.add(
          ((Page.SeatKey) lobby.join(table, new Newcomer("Bo" + i, OptionalInt.empty()))).token());
    }
  }

  /** All who come are there, and the match begins. */
  void begin(boolean changes) {
    connect("watcher", Optional.empty(), false);
    connect("watcher of changes", Optional.empty(), true);
    int persons = 0;
    for (int seat = 0; seat < holders.size(); seat++) {
      if (holders.get(seat) != Holder.BOT) {
        if (holders.get(seat) == Holder.PERSON) {
          connect("seat " + seat, Optional.of(tokens.get(persons)), changes);
        }
        persons++;
      }
    }
    for (int seat = 0; seat < holders.size(); seat++) {
      if (holders.get(seat) == Holder.PERSON) {
        ask(seat, "start", Picture.MAPPER.createObjectNode());
      }
    }
    world.run(100);
  }

  private void connect(String who, Optional<String> token, boolean changes) {
    List<Sent> messages = new ArrayList<>();
    heard.put(who, messages);
    Link link =
        SessionLinks.over(
            new SessionLinks.Socket() {
              @Override
              public void send(String text, Runnable taken) {
                messages.add(new Sent(world.now(), text));
                taken.run();
              }

              @Override
              public void close(int code, String reason) {
                messages.add(new Sent(world.now(), "closed with " + code + " " + reason));
              }
            });
    Conversation talk = lobby.connect(link, "here").orElseThrow();
    talks.put(who, talk);
    ObjectNode params = Picture.MAPPER.createObjectNode().put("table", table);
    token.ifPresent(key -> params.put("token", key));
    if (changes) {
      params.put("form", "changes");
    }
    say(who, "hello", params);
  }

  private void say(String who, String method, ObjectNode params) {
    requests++;
    String text =
        Picture.MAPPER
            .createObjectNode()
            .put("jsonrpc", "2.0")
            .put("id", requests)
            .put("method", method)
            .set("params", params)
            .toString();
    Conversation talk = Optional.ofNullable(talks.get(who)).orElseThrow();
    inThread(() -> talk.hear(text));
  }

  private void ask(int seat, String method, ObjectNode params) {
    say("seat " + seat, method, params);
  }

  /** A seat is to do this at this ply: a person says so, a bot is told. */
  void act(int seat, int ply, String line) {
    if (holders.get(seat) == Holder.PERSON) {
      ask(
          seat,
          "act",
          Picture.MAPPER.createObjectNode().put("ply", ply).put("line", line).put("meant", true));
    } else {
      told = Optional.of(new Told(seat, line));
    }
  }

  void run(long millis) {
    world.run(millis);
    if (!failures.isEmpty()) {
      throw new AssertionError(failures.getFirst());
    }
  }

  /** How far the deal is; -1 before the match has begun. */
  int ply() {
    int[] ply = {-1};
    inThread(
        () -> {
          Room room = Insight.room(lobby, table).orElseThrow();
          ply[0] =
              Picture.of(room.snapshot(Match.NOBODY, world.now()))
                  .path("view")
                  .path("ply")
                  .asInt(-1);
        });
    return ply[0];
  }

  /** When a bot first played by its hand; {@link Long#MAX_VALUE} if none has. */
  long strayedAt() {
    return strayedAt;
  }

  /**
   * What somebody was sent before a bot played by its hand: {@code seat N}, {@code watcher} or
   * {@code watcher of changes}.
   */
  List<Sent> sentTo(String who) {
    return heard.getOrDefault(who, List.of()).stream()
        .filter(sent -> sent.at() < strayedAt)
        .toList();
  }

  void close() {
    inThread(lobby::close);
  }
}
