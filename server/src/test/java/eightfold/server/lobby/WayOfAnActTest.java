package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.SearchableMatch;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.SeatView;
import eightfold.protocol.TableWish;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.ForwardingStore;
import eightfold.server.port.Link;
import eightfold.server.port.Meter;
import eightfold.server.port.Threads;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The way of one act through lobby and room, as docs/tour.md draws it: the classes that call each
 * other, from the words of a client to the match, to the store, and back to all clients. Source:
 * issue 45, point 1.
 */
@Timeout(30)
class WayOfAnActTest {
  private final Set<String> way = new ConcurrentSkipListSet<>();
  private volatile boolean looking;

  @Test
  void the_page_of_the_tour_has_all_classes_on_it_and_no_other() throws Exception {
    try (Lobby lobby = Lobby.restored(parts())) {
      List<Client> players = atTable(lobby);
      players.getFirst().says(LobbyTable.request(2, "start"));
      players.getFirst().await("\"id\":2,");
      String table = players.getFirst().key.table();
      SeatView view = viewOf(lobby, table, Match.NOBODY);
      Client player = players.get(view.turn());
      String line = viewOf(lobby, table, view.turn()).legal().getFirst();

      players.forEach(Client::forget);
      looking = true;
      player.says(act(view.ply(), line));
      for (Client hears : players) {
        hears.await("\"events\":[{");
      }
      player.await("\"id\":3,\"result\"");
      looking = false;
    }
    assertThat(way).containsExactlyInAnyOrderElementsOf(drawn());
  }

  /** What the tour draws of {@code eightfold.server.lobby} and {@code room}. */
  private static Set<String> drawn() throws Exception {
    String page = Files.readString(Path.of("../docs/tour.md"));
    Matcher block = Pattern.compile("(?s)```text\\n(.*?)```").matcher(page);
    assertThat(block.find()).as("the way of an act is drawn").isTrue();
    Set<String> drawn = new TreeSet<>();
    // lines with a bar say what is handed over
    String calls = block.group(1).replaceAll("(?m)^ +\\|.*$", "");
    Matcher name = Pattern.compile("\\b[A-Z][A-Za-z]+\\b(?!\\.tsx?)").matcher(calls);
    while (name.find()) {
      for (String place : List.of("lobby", "room")) {
        Path file = Path.of("src/main/java/eightfold/server", place, name.group() + ".java");
        if (Files.exists(file)) {
          drawn.add(name.group());
        }
      }
    }
    return drawn;
  }

  private List<Client> atTable(Lobby lobby) throws InterruptedException {
    TableWish.SeatWish person = new TableWish.SeatWish(Optional.empty());
    TableWish wish =
        new TableWish("little", Map.of(), List.of(person, person), "Ann", OptionalInt.empty());
    Page.SeatKey ann = (Page.SeatKey) lobby.open(wish, "here");
    Page.SeatKey bob = (Page.SeatKey) lobby.join(ann.table(), new Newcomer("Bob"));
    List<Client> players = List.of(new Client(lobby, ann), new Client(lobby, bob));
    for (Client player : players) {
      player.says(LobbyTable.hello(player.key.table(), player.key.token()));
      player.await("\"snapshot\"");
    }
    return players;
  }

  private static SeatView viewOf(Lobby lobby, String table, int seat) {
    FoundTable.Here found = (FoundTable.Here) lobby.find(table);
    return found.host().room().snapshot(seat, 0).view().orElseThrow();
  }

  private static String act(int ply, String line) {
    return "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"act\",\"params\":{\"ply\":%d,\"line\":\"%s\"}}"
        .formatted(ply, line);
  }

  /** Notes who has called whom up to here. */
  private void pass() {
    if (looking) {
      StackWalker.getInstance()
          .forEach(
              frame -> {
                String name = frame.getClassName();
                boolean ours =
                    name.startsWith("eightfold.server.lobby.")
                        || name.startsWith("eightfold.server.room.");
                if (ours && !name.contains(WayOfAnActTest.class.getSimpleName())) {
                  way.add(name.replaceAll("^.*\\.|\\$.*$", ""));
                }
              });
    }
  }

  private LobbyParts parts() {
    return new LobbyParts(
        watched(Catalogue.class, new LittleCatalogue(), _ -> false),
        new HouseBots(),
        new ForwardingStore(new MemoryStore()) {
          @Override
          public void append(String table, int first, List<Kept> facts) {
            pass();
            super.append(table, first, facts);
          }
        },
        System::currentTimeMillis,
        ServerFixture.entropy(1),
        new LobbySettings(ServerFixture.QUICK, ServerFixture.WIDE),
        Meter.NONE,
        Optional.empty(),
        new Watched());
  }

  /** The same thing, watched at some of its methods; so are the games and matches that it gives. */
  private <T> T watched(Class<T> type, T thing, Predicate<String> methods) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> {
              if (methods.test(method.getName())) {
                pass();
              }
              return switch (invoked(thing, method, arguments)) {
                case Game game -> watched(Game.class, game, "conditions"::equals);
                case SearchableMatch match ->
                    watched(SearchableMatch.class, match, Set.of("submit", "view")::contains);
                case Match match -> watched(Match.class, match, Set.of("submit", "view")::contains);
                case Object other -> other;
                case null -> null;
              };
            }));
  }

  private static Object invoked(Object on, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(on, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  /** A player at the table. */
  private final class Client implements Link {
    private final StringBuilder said = new StringBuilder();
    private final Page.SeatKey key;
    private final Conversation conversation;

    Client(Lobby lobby, Page.SeatKey key) {
      this.key = key;
      this.conversation = lobby.connect(this, "here").orElseThrow();
    }

    void says(String text) {
      conversation.hear(text);
    }

    synchronized void forget() {
      said.setLength(0);
    }

    @Override
    public synchronized void say(String text) {
      pass();
      said.append(text).append('\n');
      notifyAll();
    }

    @Override
    public void close(int code, String reason) {
      say("closed: " + reason);
    }

    synchronized void await(String words) throws InterruptedException {
      while (said.indexOf(words) < 0) {
        wait();
      }
    }
  }

  /** Threads of the machine; whatever is handed from one to another is watched. */
  private final class Watched implements Threads {
    @Override
    public void start(String name, Runnable work) {
      pass();
      VIRTUAL.start(name, work);
    }

    @Override
    public <T> BlockingQueue<T> queue() {
      return new LinkedBlockingQueue<>() {
        @Override
        public boolean add(T letter) {
          pass();
          return super.add(letter);
        }
      };
    }

    @Override
    public <T> T await(CompletableFuture<T> result) {
      return VIRTUAL.await(result);
    }
  }
}
