package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Refusal;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Code;
import eightfold.volity.village.Client;
import eightfold.volity.village.Village;
import eightfold.volity.village.VolityPage;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The tables of docs/volity.md are held to a referee at work: which states a call is for, how many
 * arguments of which types it takes, and which codes there are. Source: issue 14, point 17.
 */
class PageCallsTest {
  private static final String ANN = "ann@home.test/desk";
  private static final String BOB = "bob@home.test/sofa";
  private static final List<String> OTHER_STATE =
      List.of("volity.game_in_progress", "volity.game_not_in_progress");
  private static final Pattern SIGNATURE =
      Pattern.compile("`((?:volity|game|admin)\\.[a-z_]+)\\(([^`]*)\\)`");
  private static final Pattern CODE = Pattern.compile("\\b(60\\d|9[0-2]\\d)\\b");

  /** What a table can be in for a call. */
  private enum State {
    SETUP("setup"),
    GAME("in a game"),
    SUSPENDED("suspended");

    private final String words;

    State(String words) {
      this.words = words;
    }
  }

  /** A call as the page has it: how many arguments may be given, and what they are called. */
  private record Documented(String name, Set<Integer> counts, List<String> arguments) {
    static List<Documented> in(String text) {
      Map<String, Documented> all = new TreeMap<>();
      Matcher matcher = SIGNATURE.matcher(text);
      while (matcher.find()) {
        Set<Integer> counts = new TreeSet<>();
        String[] pieces = matcher.group(2).split("\\[");
        List<String> names = new ArrayList<>();
        for (String piece : pieces) {
          Stream.of(piece.replace("]", "").split(","))
              .map(String::strip)
              .filter(name -> !name.isEmpty())
              .forEach(names::add);
          counts.add(names.size());
        }
        all.merge(
            matcher.group(1), new Documented(matcher.group(1), counts, names), Documented::alsoAs);
      }
      return List.copyOf(all.values());
    }

    private Documented alsoAs(Documented other) {
      Set<Integer> both = new TreeSet<>(counts);
      both.addAll(other.counts);
      return new Documented(
          name, both, arguments.size() > other.arguments.size() ? arguments : other.arguments);
    }

    /** Arguments of the types that the page tells by their names. */
    List<Object> fitting(int count) {
      List<Object> all = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        all.add(
            switch (i < arguments.size() ? arguments.get(i) : "") {
              case "boolean", "meant" -> true;
              case "ply" -> 3;
              default -> "x";
            });
      }
      return all;
    }
  }

  private static Client seated(String game, State state) {
    Village village = Village.of(game, Map.of(), 5).open();
    Client ann = village.client(ANN).enter("Ann");
    Client bob = village.client(BOB).enter("Bob");
    for (Client client : List.of(ann, bob)) {
      client.call("volity.send_state");
      client.call("volity.sit", client.jid().toString());
    }
    if (state != State.SETUP) {
      ann.call("volity.ready");
      bob.call("volity.ready");
    }
    if (state == State.SUSPENDED) {
      assertThat(ann.call("volity.suspend_game")).isEqualTo(List.of("volity.ok"));
    }
    return ann;
  }

  private static Object answer(String game, State state, Documented call, List<Object> arguments) {
    return seated(game, state).call(call.name(), arguments.toArray());
  }

  private static boolean saysAnotherState(Object answer) {
    return answer instanceof List<?> tokens && OTHER_STATE.contains(tokens.getFirst());
  }

  private static String partOfCalls() throws IOException {
    return VolityPage.part("### Calls to a referee", "### Faults");
  }

  /** The rows of a table of calls, by their calls. */
  private static Map<Documented, String> rows(String part) {
    Map<Documented, String> rows = new java.util.LinkedHashMap<>();
    part.lines()
        .filter(line -> line.startsWith("| `"))
        .forEach(
            line -> {
              String[] cells = line.split("\\|");
              Documented.in(cells[1]).forEach(call -> rows.put(call, cells[2].strip()));
            });
    return rows;
  }

  private static void takesTheArgumentsOfThePage(String game, State state, Documented call) {
    for (int count = 0; count <= Collections.max(call.counts()) + 1; count++) {
      Object answer = answer(game, state, call, call.fitting(count));
      if (call.counts().contains(count)) {
        assertThat(answer)
            .as("%s with %d arguments", call, count)
            .isNotIn("fault 604", "fault 605");
      } else {
        assertThat(answer).as("%s with %d arguments", call, count).isEqualTo("fault 604");
      }
    }
    for (int odd = 0; odd < Collections.max(call.counts()); odd++) {
      List<Object> arguments = call.fitting(Collections.max(call.counts()));
      arguments.set(odd, List.of());
      assertThat(answer(game, state, call, arguments))
          .as("%s with another type at %d", call, odd)
          .isEqualTo("fault 605");
    }
  }

  @Test
  void the_calls_of_the_platform_are_for_the_states_of_the_page_and_take_its_arguments()
      throws IOException {
    String part = partOfCalls();
    Map<Documented, String> rows = rows(part.substring(0, part.indexOf("\n**")));
    assertThat(rows).hasSizeGreaterThan(14);
    rows.forEach(
        (call, when) -> {
          for (State state : State.values()) {
            List<Object> fitting = call.fitting(Collections.min(call.counts()));
            Object answer = answer("volity-eights", state, call, fitting);
            if (when.startsWith("always") || List.of(when.split(", ")).contains(state.words)) {
              assertThat(saysAnotherState(answer))
                  .as("%s in %s: %s", call, state, answer)
                  .isFalse();
              takesTheArgumentsOfThePage("volity-eights", state, call);
            } else {
              assertThat(saysAnotherState(answer)).as("%s in %s: %s", call, state, answer).isTrue();
            }
          }
        });
  }

  @Test
  void the_calls_of_games_are_for_a_game_and_take_the_page_s_arguments() throws IOException {
    String part = partOfCalls();
    int general = part.indexOf("\n**Every other game**");
    Map<String, String> tables =
        Map.of(
            "volity-eights", part.substring(part.indexOf("\n**"), general),
            "pesten", part.substring(general));
    tables.forEach(
        (game, table) ->
            rows(table)
                .forEach(
                    (call, _) -> {
                      takesTheArgumentsOfThePage(game, State.GAME, call);
                      boolean alsoInSetup = call.name().equals("game.nonce");
                      Object before =
                          answer(game, State.SETUP, call, call.fitting(call.arguments().size()));
                      assertThat(saysAnotherState(before))
                          .as("%s in setup: %s", call, before)
                          .isEqualTo(!alsoInSetup);
                    }));
  }

  @Test
  void clients_are_called_with_the_arguments_of_the_page() throws IOException {
    Map<String, Set<Integer>> documented = new TreeMap<>();
    Documented.in(VolityPage.part("### Calls to a client", "### A client in Python"))
        .forEach(call -> documented.put(call.name(), call.counts()));
    for (String game : List.of("volity-eights", "pesten")) {
      Client ann = seated(game, State.SETUP);
      ann.call("game.set_option", "draw", "one");
      ann.call("volity.show_table", false);
      ann.call("volity.record_games", false);
      ann.call("volity.set_language", "de");
      List<Call> calls = new ArrayList<>(ann.calls());
      Client plays = seated(game, State.GAME);
      plays.call("game.draw_card");
      plays.call("volity.send_state");
      plays.call("volity.suspend_game");
      plays.call("volity.kill_game", true);
      plays.call("volity.kill_game", false);
      calls.addAll(plays.calls());
      assertThat(calls.stream().map(Call::method).distinct().count()).isGreaterThanOrEqualTo(15);
      for (Call call : calls) {
        assertThat(documented.getOrDefault(call.method(), Set.of()))
            .as(call.toString())
            .contains(call.arguments().size());
      }
    }
  }

  /** Source: volity-api.md, section 4, and the platform's handbook, admin_rpc_requests.html. */
  @Test
  void the_calls_of_administrators_take_the_page_s_arguments_and_are_refused_to_others()
      throws IOException {
    String part = VolityPage.part("### Calls of administrators", "### A bookkeeper");
    List<Map<Documented, String>> rows = part.lines().map(PageCallsTest::rows).toList();
    assertThat(rows.stream().mapToInt(Map::size).sum()).isEqualTo(13);
    rows.forEach(
        row ->
            row.forEach(
                (call, to) -> {
                  for (int count = 0; count <= Collections.max(call.counts()) + 1; count++) {
                    List<Object> arguments = call.fitting(count);
                    if (!arguments.isEmpty() && call.name().equals("admin.seat")) {
                      arguments.set(0, "player_1");
                    }
                    Village village = Village.of("volity-eights", Map.of(), 5).open();
                    Jid address = to.equals("parlor") ? village.site().parlor() : village.referee();
                    assertThat(
                            village.client(ANN).callAt(address, call.name(), arguments.toArray()))
                        .as("%s by a player", call)
                        .isEqualTo("fault 607");
                    Object answer =
                        village
                            .client("root@home.test/office")
                            .callAt(address, call.name(), arguments.toArray());
                    if (call.counts().contains(count)) {
                      assertThat(answer)
                          .as("%s with %d arguments", call, count)
                          .isInstanceOf(List.class);
                    } else {
                      assertThat(answer)
                          .as("%s with %d arguments", call, count)
                          .isEqualTo("fault 604");
                    }
                  }
                }));
  }

  private static Set<Integer> codes(String text) {
    Set<Integer> codes = new TreeSet<>();
    Matcher matcher = CODE.matcher(text);
    while (matcher.find()) {
      codes.add(Integer.valueOf(matcher.group()));
    }
    return codes;
  }

  private static Set<Integer> constants(Class<?> holder) throws IllegalAccessException {
    Set<Integer> values = new TreeSet<>();
    for (Field field : holder.getFields()) {
      if (field.getType() == int.class && field.getInt(null) > 0) {
        values.add(field.getInt(null));
      }
    }
    return values;
  }

  @Test
  void the_page_s_faults_are_those_that_the_code_has() throws Exception {
    Set<Integer> rows = new TreeSet<>();
    VolityPage.part("### Faults", "### Calls to a client")
        .lines()
        .filter(line -> line.matches("\\| \\d{3} .*"))
        .forEach(line -> rows.add(Integer.valueOf(line.substring(2, 5))));
    assertThat(rows).isEqualTo(constants(Code.class));
    String part = partOfCalls();
    int general = part.indexOf("\n**Every other game**");
    Set<Integer> ofEights = codes(part.substring(part.indexOf("\n**"), general));
    ofEights.removeAll(rows);
    Set<Integer> rules = constants(Refusal.class);
    Set<Integer> platform = new TreeSet<>(rules);
    platform.removeIf(code -> code > Refusal.CARD_DOES_NOT_FOLLOW);
    assertThat(ofEights).isEqualTo(platform);
    assertThat(part.substring(general))
        .contains(Collections.min(rules) + "–" + Collections.max(rules));
  }

  /** So that no code is said that stands among no constants. */
  @Test
  void no_code_stands_in_the_code_as_a_number() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
        if (!file.endsWith("Code.java")) {
          assertThat(codes(Files.readString(file))).as(file.toString()).isEmpty();
        }
      }
    }
  }
}
