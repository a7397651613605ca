package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Request;
import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import eightfold.server.room.Fact;
import eightfold.volity.client.EightsPicture;
import eightfold.volity.rpc.Call;
import eightfold.volity.village.Client;
import eightfold.volity.village.PagePlayer;
import eightfold.volity.village.Village;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whole games by clients: what each of them knows from its calls alone is what the table shows.
 * Source: issue 14, point 16; volity-api.md, section 1.
 */
class WholeGamesTest {
  private static final List<String> OK = List.of("volity.ok");
  private static final int STEP_MILLIS = 200;
  private static final int SENT_AGAIN_AFTER = 10;
  private static final int CALM_MILLIS = 3_000;
  private static final int ONE_CRASH_IN = 40;

  /** A player: a client, and what it knows. */
  private record Player(String name, Client client, EightsPicture picture) {
    void listen() {
      client.calls().forEach(picture::take);
      client.calls().clear();
    }
  }

  /** Plays one game, and compares after every act; how many acts there were is returned. */
  private static int playGame(long seed, boolean storm) {
    Random chance = new Random(seed);
    Map<String, String> options = new HashMap<>();
    options.put("draw", chance.nextBoolean() ? "until-playable" : "one");
    options.put("action", chance.nextBoolean() ? "off" : "on");
    options.put("autoDraw", chance.nextBoolean() ? "no" : "yes");
    options.put("match", chance.nextInt(4) == 0 ? "to-100" : "single");
    Village village = Village.of("volity-eights", options, seed).open();
    Table table = Table.seated(village, chance, storm);
    List<Player> players = table.players();
    List<PagePlayer> browsers = table.browsers();
    Client watcher = village.client("w@home.test/x").enter("W");
    watcher.call("volity.send_state");
    EightsPicture seen = new EightsPicture("W");
    players.forEach(player -> assertThat(player.client().call("volity.ready")).isEqualTo(OK));
    browsers.forEach(browser -> assertThat(browser.asks(new Request.Ready(false))).isZero());
    if (storm) {
      village.storm(new Random(seed));
    }
    int acts = 0;
    boolean missed = false;
    boolean over = false;
    for (int step = 0; step < 20_000 && !over; step++) {
      players.forEach(Player::listen);
      watcher.calls().forEach(seen::take);
      watcher.calls().clear();
      missed &= table.isDealOver();
      compare(village, players, missed ? List.of() : List.of(seen));
      for (int i = 0; i < browsers.size(); i++) {
        SeatView now = village.snapshot(players.size() + i).view().orElseThrow();
        browsers.get(i).told().ifPresent(told -> assertThat(told).isEqualTo(now));
      }
      over = village.snapshot(-1).view().orElseThrow().standings().over();
      if (storm && !over && chance.nextInt(ONE_CRASH_IN) == 0) {
        table.crash();
      } else if (!over && !table.act()) {
        village.pass(500);
      } else {
        village.pass(150);
        acts++;
      }
      while (table.crashed().getAndSet(false)) {
        // whoever sits there is told the state without asking; who watches asks, and may have
        // missed the end of the deal
        village.pass(CALM_MILLIS);
        assertThat(table.call(watcher, "volity.send_state")).isEqualTo(OK);
        missed = table.isDealOver();
      }
    }
    assertThat(over).as("game " + seed + " ends").isTrue();
    assertThat(players).allMatch(player -> player.picture().games() == 1);
    assertThat(seen.hand()).isEmpty();
    return acts;
  }

  /** A table and all who play there. */
  private record Table(
      Village village,
      List<Player> players,
      List<PagePlayer> browsers,
      Random chance,
      boolean storm,
      AtomicBoolean crashed) {

    /** People with clients sit down, people in browsers after them, and bots. */
    static Table seated(Village village, Random chance, boolean storm) {
      List<Player> players = new ArrayList<>();
      int people = 1 + chance.nextInt(storm ? 3 : 4);
      int pages = storm ? chance.nextInt(3) : 0;
      int bots = people + pages == 1 ? 1 + chance.nextInt(2) : chance.nextInt(3);
      for (int i = 0; i < people; i++) {
        String name = "P" + i;
        Client client = village.client(name.toLowerCase(java.util.Locale.ROOT) + "@home.test/x");
        client.enter(name);
        client.call("volity.send_state");
        assertThat(client.call("volity.sit", client.jid().toString()))
            .isEqualTo(List.of("volity.ok", "player_" + (i + 1)));
        players.add(new Player(name, client, new EightsPicture(name)));
      }
      List<PagePlayer> browsers = new ArrayList<>();
      for (int i = 0; i < pages; i++) {
        browsers.add(PagePlayer.comes(village, "Q" + i, people + i));
      }
      Client first = players.getFirst().client();
      for (int i = 0; i < bots; i++) {
        Object bot = ((List<?>) first.call("volity.add_bot")).get(1);
        assertThat(((List<?>) first.call("volity.sit", bot)).getFirst()).isEqualTo("volity.ok");
      }
      return new Table(village, players, browsers, chance, storm, new AtomicBoolean());
    }

    boolean isDealOver() {
      return village.snapshot(-1).view().orElseThrow().standings().dealOver();
    }

    void crash() {
      crashed.set(true);
      village.restart();
      browsers.forEach(PagePlayer::comesAgain);
    }

    /** Somebody whose turn it is does something legal, once; false if it is a bot's turn. */
    boolean act() {
      SeatView view = village.snapshot(-1).view().orElseThrow();
      int seat = view.turn();
      if (seat < 0 || seat >= players.size() + browsers.size()) {
        return false;
      }
      List<String> legal = village.snapshot(seat).view().orElseThrow().legal();
      String act = legal.get(chance.nextInt(legal.size()));
      int before = acted(seat);
      if (seat >= players.size()) {
        PagePlayer browser = browsers.get(seat - players.size());
        assertThat(browser.asks(new Request.Act(view.ply(), act))).as(act).isZero();
      } else {
        assertThat(does(players.get(seat).client(), act)).as(act).isEqualTo(OK);
      }
      assertThat(acted(seat)).as("%s is done once", act).isEqualTo(before + 1);
      return true;
    }

    private int acted(int seat) {
      return (int)
          village.facts().stream()
              .filter(one -> one.fact() instanceof Fact.Acted acted && acted.seat() == seat)
              .count();
    }

    private Object does(Client client, String act) {
      String[] words = act.split(" ");
      return switch (words[0]) {
        case "play" -> call(client, "game.play_card", words[1]);
        case "suit" -> call(client, "game.choose_suit", words[1]);
        case "draw" -> call(client, "game.draw_card");
        default -> throw new IllegalStateException(act);
      };
    }

    /**
     * Calls until there is an answer: again with the same id where none comes, also after the
     * server was killed meanwhile; as a new call where the server could not write it down, which
     * has changed nothing.
     */
    Object call(Client client, String method, Object... arguments) {
      Call call = Call.of(method, arguments);
      String id = client.send(method, arguments);
      village.settle();
      for (int i = 0; i < 200; i++) {
        Object answer = client.answer(id);
        if (answer.equals("fault 608")) {
          id = client.send(method, arguments);
        } else if (!answer.equals("nothing")) {
          return answer;
        } else if (i % SENT_AGAIN_AFTER == SENT_AGAIN_AFTER - 1) {
          client.send(id, village.referee(), call);
        } else if (storm && chance.nextInt(ONE_CRASH_IN) == 0) {
          crash();
        }
        village.pass(STEP_MILLIS);
      }
      return "no answer";
    }
  }

  private static void compare(Village village, List<Player> players, List<EightsPicture> watching) {
    Snapshot table = village.snapshot(-1);
    SeatView view = table.view().orElseThrow();
    List<EightsPicture> all = new ArrayList<>(players.stream().map(Player::picture).toList());
    all.addAll(watching);
    for (EightsPicture picture : all) {
      assertThat(picture.top()).isEqualTo(view.pile().getLast());
      if (view.standings().dealOver()) {
        assertThat(picture.scores()).hasSize(view.standings().scored().size());
        continue;
      }
      assertThat(picture.isPlaying()).isTrue();
      assertThat(picture.suit()).isEqualTo(view.suit().orElse(""));
      for (int seat = 0; seat < view.hands().size(); seat++) {
        String name = table.seats().get(seat).name().orElseThrow();
        assertThat(picture.counts().get(name)).isEqualTo(view.hands().get(seat).count());
        if (view.turn() == seat) {
          assertThat(picture.turn()).isEqualTo(name);
        }
      }
    }
    for (int seat = 0; seat < players.size(); seat++) {
      List<String> cards = village.snapshot(seat).view().orElseThrow().hands().get(seat).cards();
      assertThat(players.get(seat).picture().hand()).containsExactlyInAnyOrderElementsOf(cards);
    }
  }

  private static int games(long first, int games, boolean storm) {
    int acts = 0;
    for (long seed = first; seed < first + games; seed++) {
      try {
        acts += playGame(seed, storm);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("game " + seed + ": " + e.getMessage(), e);
      }
    }
    return acts;
  }

  @Test
  void what_clients_know_from_their_calls_is_what_the_table_shows() {
    assertThat(games(1, 4, false)).isGreaterThan(30);
  }

  /** Calls come late, twice or never, the store fails, and the server is killed now and then. */
  @Test
  void so_it_is_when_calls_are_late_doubled_and_lost_the_store_fails_and_the_server_is_killed() {
    assertThat(games(1, 2, true)).isGreaterThan(20);
  }

  /** Forty games in the storm, or as many as {@code -Dvolity.games} says, and as many without. */
  @Tag("long")
  @Test
  void so_it_is_in_many_such_games() {
    int many = Integer.getInteger("volity.games", 40);
    int calm = games(10_000, many, false);
    int stormy = games(1_000_000, many, true);
    System.out.printf(
        "%d games without a storm, %d acts; %d games in a storm, %d acts%n",
        many, calm, many, stormy);
    assertThat(stormy).isGreaterThan(10 * many);
  }
}
