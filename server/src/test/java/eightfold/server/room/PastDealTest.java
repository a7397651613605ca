package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.games.Games;
import eightfold.protocol.Json;
import eightfold.protocol.Notice;
import eightfold.protocol.Page;
import eightfold.protocol.ToldEvent;
import eightfold.testkit.Sample;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A deal that is shown once more is the deal as it was. Source: issue 15, point 7; what Ann and a
 * spectator were told while it was played.
 */
class PastDealTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int SPECTATOR = Match.NOBODY;

  private final List<Fact.Dated> facts = new ArrayList<>();
  private final Map<Integer, List<Notice.Table>> told = new HashMap<>();

  static Stream<String> games() {
    return Sample.some(Games.standard().entries().stream().map(Catalogue.Entry::id));
  }

  private RoomTable played(String id) {
    Game game = Games.standard().game(id, Map.of());
    int seats = Math.clamp(3, game.leastSeats(), game.mostSeats());
    Room _ =
        RealGamesTest.play(
            game,
            seats,
            outcome -> {
              facts.addAll(outcome.facts());
              for (Output output : outcome.outputs()) {
                if (output instanceof Output.Told(long connection, Notice notice)
                    && notice instanceof Notice.Table table) {
                  int seat = connection == 1 ? 0 : SPECTATOR;
                  told.computeIfAbsent(seat, _ -> new ArrayList<>()).add(table);
                }
              }
            });
    return RealGamesTest.opened(game, seats);
  }

  private List<Notice.Table> toldTo(int seat) {
    return told.getOrDefault(seat, List.of());
  }

  private static Page.Replay replay(
      RoomTable opened, List<Fact.Dated> facts, int seat, boolean open) {
    return PastDeal.of(opened, facts, new PastDeal.Wish(1, 1, seat, open)).orElseThrow();
  }

  private static ObjectNode tree(Object value) {
    try {
      return (ObjectNode) MAPPER.readTree(Json.write(value));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  /** The pictures, put together as docs/protocol.md says, by number of the event and ply. */
  private static Map<String, ObjectNode> pictures(Page.Replay replay) {
    Map<String, ObjectNode> pictures = new LinkedHashMap<>();
    ObjectNode known = tree(replay.first());
    pictures.put(moment(known), known.deepCopy());
    for (Notice.Change change : replay.moments()) {
      JsonNode said = tree(change);
      known.setAll((ObjectNode) said.path("changed"));
      if (said.has("view")) {
        ((ObjectNode) known.path("view")).setAll((ObjectNode) said.path("view"));
      }
      said.path("unset").forEach(name -> known.remove(name.asText()));
      pictures.put(moment(known), known.deepCopy());
    }
    return pictures;
  }

  private static String moment(JsonNode snapshot) {
    return snapshot.path("number") + "." + snapshot.path("view").path("ply");
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("sampled")
  void each_picture_is_what_was_seen_then(String id) {
    RoomTable opened = played(id);
    for (int seat : List.of(0, SPECTATOR)) {
      Map<String, ObjectNode> pictures = pictures(replay(opened, facts, seat, false));
      List<Notice.Table> seen =
          toldTo(seat).stream().filter(table -> table.snapshot().started()).toList();
      assertThat(seen).hasSizeGreaterThan(3);
      for (Notice.Table table : seen) {
        ObjectNode then = tree(table.snapshot());
        assertThat(pictures).containsKey(moment(then));
        ObjectNode now = Objects.requireNonNull(pictures.get(moment(then)));
        assertThat(now.path("view")).isEqualTo(then.path("view"));
        assertThat(now.path("facts")).isEqualTo(then.path("facts"));
      }
      assertThat(List.copyOf(pictures.values()).getLast().path("view").path("standings"))
          .isEqualTo(tree(seen.getLast().snapshot()).path("view").path("standings"));
      assertThat(events(replay(opened, facts, seat, false)))
          .containsSequence(seen.stream().flatMap(table -> table.events().stream()).toList());
    }
  }

  private static List<ToldEvent> events(Page.Replay replay) {
    List<ToldEvent> events = new ArrayList<>(replay.first().log().orElseThrow());
    replay.moments().forEach(change -> events.addAll(change.events()));
    return events;
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("sampled")
  void all_hands_lie_open_where_that_is_asked_for_and_nothing_else_is_other(String id) {
    RoomTable opened = played(id);
    Map<String, ObjectNode> open = pictures(replay(opened, facts, 0, true));
    Map<String, ObjectNode> closed = pictures(replay(opened, facts, 0, false));
    assertThat(open.keySet()).isEqualTo(closed.keySet());
    String first = open.keySet().iterator().next();
    open.forEach(
        (moment, picture) -> {
          for (JsonNode hand : picture.path("view").path("hands")) {
            assertThat(hand.path("cards").size()).isEqualTo(hand.path("count").asInt());
          }
          ObjectNode own = Objects.requireNonNull(closed.get(moment)).deepCopy();
          assertThat(picture.path("view").path("hands").get(0))
              .isEqualTo(own.path("view").path("hands").get(0));
          ((ObjectNode) own.path("view")).set("hands", picture.path("view").path("hands"));
          // the cards that others were dealt are told with it
          own.remove("log");
          assertThat(picture.remove("log") == null).isEqualTo(!moment.equals(first));
          assertThat(picture).isEqualTo(own);
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("sampled")
  void while_a_deal_runs_there_is_nothing_of_it(String id) {
    RoomTable opened = played(id);
    // whatever comes last ends the deal
    List<Fact.Dated> running = facts.subList(0, facts.size() - 1);
    assertThat(PastDeal.of(opened, running, new PastDeal.Wish(1, 1, 0, false))).isEmpty();
    assertThat(PastDeal.of(opened, facts, new PastDeal.Wish(1, 2, 0, false))).isEmpty();
    assertThat(PastDeal.of(opened, facts, new PastDeal.Wish(2, 1, 0, false))).isEmpty();
    assertThat(PastDeal.of(opened, facts, new PastDeal.Wish(1, 1, 15, false))).isEmpty();
    assertThat(PlayedSoFar.of(opened, running)).isEqualTo(new Page.Statistics(0, 0, List.of()));
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("sampled")
  void the_sums_of_a_table_are_those_of_what_was_told(String id) {
    RoomTable opened = played(id);
    Page.Statistics sums = PlayedSoFar.of(opened, facts);
    List<ToldEvent> events = events(replay(opened, facts, SPECTATOR, false));
    Notice.Table end = toldTo(SPECTATOR).getLast();
    var standings = end.snapshot().view().orElseThrow().standings();
    assertThat(sums.deals()).isEqualTo(1);
    assertThat(sums.matches()).isEqualTo(standings.over() ? 1 : 0);
    for (int seat = 0; seat < sums.players().size(); seat++) {
      Page.Statistics.Played player = sums.players().get(seat);
      assertThat(Optional.of(player.name())).isEqualTo(end.snapshot().seats().get(seat).name());
      assertThat(player.points()).isEqualTo(standings.scored().get(seat));
      assertThat(player.dealsWon()).isEqualTo(standings.dealWinners().contains(seat) ? 1 : 0);
      assertThat(player.played()).isEqualTo(told(events, "played", seat).size());
      assertThat(player.drawn())
          .isEqualTo(
              told(events, "drew", seat).stream()
                  .mapToInt(event -> Integer.parseInt(event.words().getFirst()))
                  .sum());
      assertThat(player.caught()).isEqualTo(told(events, "caught", seat).size());
    }
  }

  private static List<ToldEvent> told(List<ToldEvent> events, String verb, int seat) {
    return events.stream()
        .filter(event -> event.verb().equals(verb) && event.seat() == seat)
        .toList();
  }
}
