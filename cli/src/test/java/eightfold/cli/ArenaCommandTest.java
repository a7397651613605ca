package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code eightfold arena}: programs that play over standard input and output. Source: issue 13,
 * point 4; docs/write-a-bot.md.
 */
@SuppressWarnings("NullAway.Init")
@DisabledOnOs(OS.WINDOWS)
@Timeout(120)
class ArenaCommandTest {
  @TempDir Path folder;

  /** Reads what it is told; the n-th question is answered by that command of the shell. */
  private String answering(String command) throws IOException {
    return script(
        """
        n=0
        while read -r line; do
          case "$line" in *'"method":"act"'*) n=$((n+1)); %s ;; esac
        done
        """
            .formatted(command));
  }

  private String script(String text) throws IOException {
    return "sh " + Files.writeString(folder.resolve("bot.sh"), text);
  }

  private static String line(String act) {
    return "echo '{\"jsonrpc\":\"2.0\",\"id\":'$n',\"result\":{\"line\":\"" + act + "\"}}'";
  }

  private static Ran arena(String bot, String... more) {
    return arena(bot, 2, 7, more);
  }

  private static Ran arena(String bot, int deals, int seed, String... more) {
    List<String> call = new ArrayList<>(List.of("arena", "eights", "--bot", bot));
    call.addAll(List.of("--bot", "greedy", "--deals", "" + deals, "--seed", "" + seed));
    call.addAll(List.of(more));
    return Ran.eightfold(call.toArray(String[]::new));
  }

  private static void foul(Ran ran, String... words) {
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .contains("the bot \"sh ", "deal 1, seating 1, seat 0, after ", "it was shown {\"seat\":0,")
        .contains(words);
  }

  /** The program of the page, in a file. */
  private String fromThePage() throws Exception {
    try {
      Process python = new ProcessBuilder("python3", "--version").start();
      Assumptions.assumeTrue(python.waitFor() == 0);
    } catch (IOException none) {
      System.err.println("NOT TESTED: the arena's bot of docs/write-a-bot.md: no python3 here");
      Assumptions.abort("no python3");
    }
    String page = Files.readString(Path.of("..", "docs", "write-a-bot.md"));
    Matcher code =
        Pattern.compile("```python\n(.*?)```", Pattern.DOTALL)
            .matcher(page.substring(page.indexOf("## A tournament")));
    assertThat(code.find()).isTrue();
    assertThat(code.group(1).lines().count()).isLessThanOrEqualTo(20);
    Path file = Files.writeString(folder.resolve("my bot.py"), code.group(1));
    return "python3 '" + file + "'";
  }

  @Test
  void the_bot_of_the_page_plays_and_the_same_seed_brings_the_same() throws Exception {
    String bot = fromThePage();
    JsonNode result = arena(bot, 20, 7, "--json").done().json();
    assertThat(result.at("/bots/0/bot").asText()).isEqualTo(bot);
    assertThat(result.at("/bots/0/winShare").asDouble()).isPositive();
    assertThat(result.at("/bots/1/bot").asText()).isEqualTo("greedy");
    assertThat(result.at("/bots/0/fouls/illegal").asLong()).isZero();
    assertThat(result.at("/seatings").asInt()).isEqualTo(2);
    assertThat(arena(bot, 20, 7, "--json").done().json()).isEqualTo(result);
    assertThat(arena(bot, 20, 8, "--json").done().json()).isNotEqualTo(result);
  }

  @Test
  void it_plays_games_with_calls_grabs_and_abilities_too() throws Exception {
    String bot = fromThePage();
    for (String game :
        List.of("pesten", "creights", "dirty-seven", "crazier-eights", "crazy-spoons")) {
      Ran.eightfold("arena", game, "--bot", bot, "--bot", "random", "--deals", "2", "--seed", "3")
          .done();
    }
  }

  /** With seeds 1 and 2 the old page's bot stopped the tournament, with seed 3 the arena itself. */
  @Test
  void who_has_grabbed_is_not_waited_for_though_it_is_in_turn() throws Exception {
    String bot = fromThePage();
    for (int seed = 1; seed <= 7; seed++) {
      spoons(bot, seed).done();
    }
  }

  @Test
  void who_lets_every_grab_be_is_asked_once_more_and_then_must() throws Exception {
    String page = fromThePage();
    Path file = folder.resolve("my bot.py");
    String only = "view[\"turn\"] == view[\"seat\"]";
    Files.writeString(
        file, Files.readString(file).replace("view[\"seat\"] in view[\"actors\"]", only));
    assertThat(Files.readString(file)).contains(only);
    Ran strict = spoons(page, 3);
    assertThat(strict.code()).isEqualTo(1);
    assertThat(strict.err())
        .contains("answered no act, but the table waits for it", "\"awaits\":\"grab\"")
        .doesNotContain("bug");
    for (int seed = 1; seed <= 3; seed++) {
      Ran forgiven = spoons(page, seed, "--forgive", "--json");
      assertThat(forgiven.code()).as(forgiven.err()).isZero();
      assertThat(forgiven.json().at("/bots/0/fouls/illegal").asLong()).isZero();
    }
  }

  @Test
  void whoever_forgives_sees_a_grab_through_whatever_goes_wrong() throws Exception {
    for (String fault : List.of("exit 3", line("grab"), line("catch Zed"))) {
      Ran ran = spoons(answering(fault), 1, "--forgive");
      assertThat(ran.code()).as(fault + "\n" + ran.err()).isZero();
    }
  }

  private static Ran spoons(String bot, int seed, String... more) {
    List<String> call = new ArrayList<>(List.of("arena", "crazy-spoons", "--bot", bot));
    call.addAll(List.of("--bot", "greedy", "--deals", "5", "--seed", "" + seed));
    call.addAll(List.of(more));
    return Ran.eightfold(call.toArray(String[]::new));
  }

  @Test
  void a_bot_sees_what_its_seat_sees_and_nothing_else() throws Exception {
    Path heard = folder.resolve("heard");
    String bot = fromThePage();
    String listening =
        script("tee -a " + heard + ".$$ | " + bot.replace("python3 ", "python3 -u ") + "\n");
    arena(listening, 6, 7, "--option", "twos=draw2").done();
    List<Path> files;
    try (var all = Files.list(folder)) {
      files = all.filter(file -> file.getFileName().toString().startsWith("heard.")).toList();
    }
    assertThat(files).as("a program for each seating").hasSize(2);
    int views = 0;
    for (Path file : files) {
      Set<Integer> deals = new HashSet<>();
      int seat = -1;
      for (String line : Files.readAllLines(file)) {
        JsonNode message = new JsonMapper().readTree(line);
        JsonNode params = message.path("params");
        if (message.path("method").asText().equals("deal")) {
          seat = params.path("seat").asInt();
          assertThat(deals.add(params.path("deal").asInt())).as("no deal comes twice").isTrue();
          assertThat(params.properties().stream().map(field -> field.getKey()))
              .containsExactly("deal", "game", "options", "seat", "seats");
        } else {
          seesItsOwnAlone(message, seat);
          views++;
        }
      }
      assertThat(deals).hasSize(6);
    }
    assertThat(views).isGreaterThan(50);
  }

  private static void seesItsOwnAlone(JsonNode message, int seat) {
    JsonNode params = message.path("params");
    assertThat(params.properties().stream().map(field -> field.getKey()))
        .containsExactly("view", "facts", "events");
    JsonNode view = params.path("view");
    assertThat(view.path("seat").asInt()).isEqualTo(seat);
    boolean over = message.path("method").asText().equals("over");
    JsonNode other = view.path("hands").path(1 - seat);
    assertThat(other.path("cards").size()).isEqualTo(over ? other.path("count").asInt() : 0);
    for (JsonNode event : params.path("events")) {
      if (event.has("cards")) {
        assertThat(event.path("seat").asInt()).as("whose cards are told").isEqualTo(seat);
      }
    }
  }

  @Test
  void who_ends_is_named_with_where_and_what_it_was_shown() throws Exception {
    foul(arena(answering("exit 3")), "ended with exit code 3", "\"legal\":[");
  }

  @Test
  void who_is_silent_is_not_waited_for() throws Exception {
    // the first answer has ten seconds more, so this one is silent over its second
    String bot = answering("if [ $n = 2 ]; then sleep 60; fi; " + line("draw"));
    long before = System.nanoTime();
    foul(arena(bot, "--time-per-act", "0.2"), "said nothing for 200 ms");
    assertThat(System.nanoTime() - before).isLessThan(TimeUnit.SECONDS.toNanos(8));
  }

  @Test
  void rubbish_is_shown_and_a_line_without_end_is_cut_off() throws Exception {
    foul(arena(answering("echo good morning")), "answered good morning: that is not JSON");
    foul(arena(answering("echo '[1]'")), "must be an object");
    foul(arena(answering("echo '{\"jsonrpc\":\"2.0\",\"id\":99}'")), "id must be");
    foul(
        arena(answering("echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"message\":\"oh\"}}'")),
        "an error: oh");
    foul(arena(answering("tr '\\0' x < /dev/zero")), "a line of more than 64 KiB");
  }

  @Test
  void an_act_that_is_not_legal_is_refused_with_the_tables_words() throws Exception {
    foul(arena(answering(line("play XX"))), "answered play XX: 9");
    foul(arena(answering(line("fly away"))), "answered fly away: 9");
  }

  @Test
  void whoever_forgives_sees_them_counted_and_the_deals_played_out() throws Exception {
    for (String bot :
        List.of(
            answering("exit 3"),
            answering("echo what"),
            answering(line("play XX")),
            answering("echo '{\"jsonrpc\":\"2.0\",\"id\":'$n'}'"))) {
      Ran ran = arena(bot, "--forgive", "--json");
      assertThat(ran.code()).as(ran.err()).isZero();
      long fouls = 0;
      for (JsonNode kind : ran.json().at("/bots/0/fouls")) {
        fouls += kind.asLong();
      }
      assertThat(fouls).isGreaterThanOrEqualTo(4);
      assertThat(ran.err().lines()).hasSizeLessThanOrEqualTo(21).isNotEmpty();
      assertThat(ran.json().at("/bots/1/fouls/died").asLong()).isZero();
    }
  }

  @Test
  void an_answer_that_came_too_late_is_not_taken_for_the_next_one() throws Exception {
    String late = "sleep 1; " + line("play XX");
    String bot = answering("if [ $n = 2 ]; then " + late + "; else " + line("draw") + "; fi");
    Ran ran = arena(bot, "--forgive", "--time-per-act", "0.5", "--json");
    assertThat(ran.json().at("/bots/0/fouls/silent").asLong()).isPositive();
    assertThat(ran.json().at("/bots/0/fouls/rubbish").asLong()).isZero();
    assertThat(ran.err()).contains("said nothing for 500 ms").doesNotContain("play XX");
  }

  @Test
  void its_errors_are_passed_on_and_nobody_stays_behind() throws Exception {
    Path ids = folder.resolve("ids");
    String stays = "echo $$ >> " + ids + "; echo hm >&2; sleep 300 & exec sleep 300";
    String bot = answering(line("draw") + "; if [ $n = 2 ]; then " + stays + "; fi");
    Ran ran = arena(bot, 1, 7, "--time-per-act", "0.1", "--forgive");
    assertThat(ran.code()).isZero();
    assertThat(ran.err()).contains("hm\n", "said nothing");
    for (String id : Files.readAllLines(ids)) {
      ProcessHandle.of(Long.parseLong(id)).ifPresent(ArenaCommandTest::ends);
    }
    ProcessHandle.current()
        .descendants()
        .filter(ArenaCommandTest::sleeps)
        .forEach(ArenaCommandTest::ends);
  }

  /** What is killed may be seen a little longer, on a busy machine. */
  private static void ends(ProcessHandle process) {
    assertThat(process.onExit()).succeedsWithin(Duration.ofSeconds(10));
  }

  private static boolean sleeps(ProcessHandle process) {
    return process.info().commandLine().orElse("").contains("sleep 300");
  }

  @Test
  void for_people_it_is_a_table_in_80_columns() {
    Ran ran =
        Ran.eightfold("arena", "eights", "--bot", "greedy", "--bot", "random", "--deals", "50")
            .done();
    assertThat(ran.out())
        .contains("Eights, 2 players, 50 deals, each played 2 times", "seed 4711")
        .containsPattern("greedy won [0-9.]+ % ± [0-9.]+ more than random");
    assertThat(ran.out().lines().skip(1))
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void wrong_calls_are_refused() {
    Ran.eightfold("arena", "eights", "--bot", "greedy").refused("--bot twice");
    Ran.eightfold("arena", "eights").refused("--bot");
    Ran.eightfold("arena", "eights", "--bot", "gredy", "--bot", "greedy")
        .refused("gredy", "random, eager, greedy");
    Ran.eightfold("arena", "eights", "--bot", " ", "--bot", "greedy").refused("--bot");
    Ran.eightfold(
            "arena",
            "eights",
            "--players",
            "2",
            "--bot",
            "eager",
            "--bot",
            "eager",
            "--bot",
            "greedy")
        .refused("3 bots", "2 seats");
    Ran.eightfold("arena", "eights", "--bot", "eager", "--bot", "greedy", "--deals", "0")
        .refused("--deals");
    Ran.eightfold("arena", "eights", "--bot", "eager", "--bot", "greedy", "--time-per-act", "NaN")
        .refused("--time-per-act");
  }
}
