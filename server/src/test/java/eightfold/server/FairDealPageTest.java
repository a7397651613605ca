package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.record.DealSecret;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Who does not trust the server takes the program of docs/fair-deal.md, which has none of its code,
 * and a record. Source: issue 13, point 6.
 */
@SuppressWarnings("NullAway.Init")
@Timeout(120)
class FairDealPageTest {
  private static final PageProgram SHORT =
      new PageProgram("fair-deal.md", "python", List.of("python3"));
  private static final PageProgram PROGRAM =
      new PageProgram("fair-deal.md", "python", 2, List.of("python3"));
  private static final Pattern SECRET = Pattern.compile("secret: \"?([0-9a-f]{64})");
  private static final Pattern COMMITMENT = Pattern.compile("commitment: sha256:([0-9a-f]{64})");
  private static final Pattern NONCE = Pattern.compile("Ann: ([0-9a-f]{8})");
  private static final Pattern PLAYED = Pattern.compile("Ann: play (\\S+)");

  private static String record = "";

  @TempDir Path folder;

  /** What the program said of a record. */
  private record Verdict(int code, String words) {}

  @BeforeAll
  static void two_deals_are_played_with_nonces_of_both_players() throws Exception {
    PROGRAM.needsItsCommand();
    record =
        played("eights", "{\"stockOut\": \"reshuffle\", \"target\": \"9000\"}", 2, "Ann", "Bob");
  }

  /** The record of some deals between two persons on a server. */
  private static String played(String game, String options, int deals, String first, String second)
      throws StartException {
    try (ServerFixture server = ServerFixture.standard()) {
      JsonNode key =
          TestClient.json(
              TestClient.http(
                  server,
                  "api/tables",
                  Optional.of(
                      "{\"game\": \"%s\", \"options\": %s, \"name\": %s, \"seats\": [%s, %s]}"
                          .formatted(
                              game,
                              options,
                              TestClient.written(first),
                              "{\"kind\": \"person\"}",
                              "{\"kind\": \"person\"}"))));
      String table = key.path("table").asText();
      JsonNode other =
          TestClient.json(
              TestClient.http(
                  server,
                  "api/tables/" + table + "/seats",
                  Optional.of("{\"name\": " + TestClient.written(second) + "}")));
      try (TestClient ann = TestClient.at(server, table, Optional.of(key.path("token").asText()));
          TestClient bob =
              TestClient.at(server, table, Optional.of(other.path("token").asText()))) {
        play(List.of(ann, bob), deals);
        assertThat(ann.received().toString().contains("\"reshuffled\""))
            .as("the pile became the stock")
            .isTrue();
      }
      return TestClient.http(server, "api/tables/" + table + "/record?match=1", Optional.empty())
          .body();
    }
  }

  private static void play(List<TestClient> players, int deals) {
    for (int deal = 1; deal <= deals; deal++) {
      for (int seat = 0; seat < 2; seat++) {
        done(players.get(seat).ask("nonce", Map.of("hex", "c0ffee%d%d".formatted(deal, seat))));
      }
      done(players.getFirst().ask(deal == 1 ? "start" : "next", Map.of()));
      int number = deal;
      players.forEach(
          player ->
              player.awaitTable(
                  table -> table.path("view").path("standings").path("deal").asInt() == number));
      int act = 0;
      while (act < 1_000 && playsOn(players, act)) {
        act++;
      }
      assertThat(act).isLessThan(1_000);
    }
  }

  private static void done(JsonNode answer) {
    assertThat(answer.has("result")).as(answer.toString()).isTrue();
  }

  /** One act; at first they draw what they may, so that the stock runs out. */
  private static boolean playsOn(List<TestClient> players, int number) {
    JsonNode seen = players.getFirst().snapshot().path("view");
    int turn = seen.path("turn").asInt();
    if (turn < 0) {
      return false;
    }
    int ply = seen.path("ply").asInt();
    JsonNode view =
        players
            .get(turn)
            .awaitTable(table -> table.path("view").path("ply").asInt() >= ply)
            .path("view");
    List<String> legal = new ArrayList<>();
    view.path("legal").forEach(act -> legal.add(act.asText()));
    String wanted = number < 50 || number % 8 == 0 ? "draw" : "play";
    String line =
        legal.stream()
            .filter(act -> act.startsWith(wanted))
            .findFirst()
            .orElseGet(
                () -> legal.stream().filter(act -> !act.startsWith("ca")).findFirst().orElse(""));
    done(players.get(turn).ask("act", Map.of("ply", ply, "line", line)));
    players.getFirst().awaitTable(table -> table.path("view").path("ply").asInt() > ply);
    return true;
  }

  private Verdict verdict(String text) throws IOException, InterruptedException {
    return verdict(PROGRAM, text);
  }

  private Verdict verdict(PageProgram program, String text)
      throws IOException, InterruptedException {
    Path match = Files.writeString(folder.resolve("match.yaml"), text);
    Process process = program.start(folder, match.toString());
    String words = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Verdict(process.waitFor(), words);
  }

  private void isFalse(String text, String why) throws IOException, InterruptedException {
    assertThat(text).isNotEqualTo(record);
    Verdict verdict = verdict(text);
    assertThat(verdict.words()).contains("FALSE: ", why).doesNotContain("Traceback");
    assertThat(verdict.code()).isEqualTo(1);
  }

  private static String changed(Pattern what, String to) {
    Matcher found = what.matcher(record);
    assertThat(found.find()).isTrue();
    return record.substring(0, found.start(1)) + to + record.substring(found.end(1));
  }

  private static String first(Pattern what) {
    Matcher found = what.matcher(record);
    assertThat(found.find()).isTrue();
    return found.group(1);
  }

  /** Source: issue 13, point 6: a verifier of thirty lines. */
  @Test
  void thirty_lines_find_the_same_record_true() throws Exception {
    assertThat(SHORT.code().lines().filter(line -> !line.isBlank()).count())
        .isLessThanOrEqualTo(30);
    Verdict verdict = verdict(SHORT, record);
    assertThat(verdict.code()).as(verdict.words()).isZero();
    assertThat(verdict.words())
        .contains("deal 1: promise " + first(COMMITMENT), first(NONCE))
        .contains("deal 2: promise ");
    String pack = packOfDealOne(verdict);
    assertThat(verdict(record).words()).as("both shuffle alike").contains(pack);
  }

  private static String packOfDealOne(Verdict verdict) {
    Matcher pack = Pattern.compile("deal 1: .*((?: \\w+){52})\n").matcher(verdict.words());
    assertThat(pack.find()).as(verdict.words()).isTrue();
    return pack.group(1);
  }

  @Test
  void thirty_lines_find_out_who_has_changed_it() throws Exception {
    char digit = first(SECRET).charAt(0) == '0' ? '1' : '0';
    DealSecret other = new DealSecret("5".repeat(64));
    String fits = changed(SECRET, other.hex());
    int second = record.indexOf("---\ndeal: 2");
    List<String> falsified =
        List.of(
            changed(SECRET, digit + first(SECRET).substring(1)),
            fits.replaceFirst(first(COMMITMENT), other.commitment()),
            changed(NONCE, "00ffee10"),
            record.replace(", Bob: c0ffee11", ""),
            record.substring(0, record.indexOf("---\ndeal: 1")) + record.substring(second),
            changed(PLAYED, dealtToBob()));
    for (String text : falsified) {
      assertThat(text).isNotEqualTo(record);
      Verdict verdict = verdict(SHORT, text);
      assertThat(verdict.code()).as(verdict.words()).isEqualTo(1);
      assertThat(verdict.words()).contains("deal 1 is FALSE");
    }
  }

  /** A card that Bob has played was his from the deal. */
  private String dealtToBob() throws Exception {
    Matcher dealt = Pattern.compile("Bob was dealt (\\w+)").matcher(verdict(record).words());
    assertThat(dealt.find()).isTrue();
    return dealt.group(1);
  }

  @Test
  void what_was_played_is_found_true_card_by_card_through_the_reshuffle() throws Exception {
    Verdict verdict = verdict(record);
    assertThat(verdict.words())
        .contains("deal 1: ", "deal 2: ", first(COMMITMENT), first(NONCE), "Bob was dealt")
        .containsPattern("(?s)every card played was in its player's hand.*every card played was");
    assertThat(verdict.code()).isZero();
  }

  @Test
  void another_secret_is_not_what_was_promised() throws Exception {
    char digit = first(SECRET).charAt(0) == '0' ? '1' : '0';
    isFalse(
        changed(SECRET, digit + first(SECRET).substring(1)),
        "deal 1: this secret is not what was promised");
  }

  /** The server would have chosen the cards after it had seen the nonces. */
  @Test
  void a_secret_with_a_promise_that_was_made_to_fit_gives_other_cards() throws Exception {
    DealSecret other = new DealSecret("5".repeat(64));
    String fits = changed(SECRET, other.hex());
    isFalse(fits.replaceFirst(first(COMMITMENT), other.commitment()), "deal 1: ");
  }

  @Test
  void another_nonce_gives_other_cards() throws Exception {
    isFalse(changed(NONCE, "00ffee10"), "deal 1: ");
    isFalse(record.replace(", Bob: c0ffee11", ""), "deal 1: ");
  }

  @Test
  void a_card_that_was_still_in_the_stock_is_found_out() throws Exception {
    Matcher pack = Pattern.compile("deal 1: .* (\\w+)\n").matcher(verdict(record).words());
    assertThat(pack.find()).isTrue();
    String last = pack.group(1);
    isFalse(
        record.replaceFirst("  - Bob: draw\n", "  - Bob: play " + last + "\n"),
        "Bob did not have " + last);
  }

  @Test
  void a_card_of_somebody_else_is_found_out() throws Exception {
    String bobs = first(Pattern.compile("Bob: play (\\S+)"));
    isFalse(changed(PLAYED, bobs), "did not have ");
  }

  @Test
  void a_deal_that_was_left_out_is_missed() throws Exception {
    int second = record.indexOf("---\ndeal: 2");
    isFalse(
        record.substring(0, record.indexOf("---\ndeal: 1")) + record.substring(second), "deal 1: ");
  }

  @Test
  void what_is_no_record_is_said_to_be_none() throws Exception {
    isFalse("eightfold: 1\n", "no record");
    isFalse(record.replaceFirst("dealer: \\w+", "dealer: Zoe"), "no record");
  }

  /** Its shuffle has two jokers; the rules do more with cards than the program follows. */
  @Test
  void of_other_games_the_promise_and_the_pack_are_checked() throws Exception {
    String match = played("pesten", "{}", 1, "Ann: \"the\" {1st}", "No");
    Verdict verdict = verdict(match);
    assertThat(verdict.words()).contains("deal 1: ", "the pack: ").doesNotContain("FALSE");
    assertThat(verdict.code()).isZero();
  }
}
