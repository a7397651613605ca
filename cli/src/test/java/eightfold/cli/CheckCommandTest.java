package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code eightfold check}. Source: issue 12, point 5; NOTATION 7. */
class CheckCommandTest {
  private static final String RIGHT =
      """
      game Kitchen
      players 2..4
      deck french
      deal 5
      draw one-may-play
      """;

  private Path folder = Path.of("");

  @BeforeEach
  void inFolder(@TempDir Path temporary) {
    folder = temporary;
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void a_right_book_is_right() throws IOException {
    String book = file("kitchen.game", RIGHT);
    assertThat(Ran.eightfold("check", book).done().out()).isEqualTo(book + ": nothing is wrong\n");
    JsonNode json = Ran.eightfold("check", "--json", book).done().json();
    assertThat(json.path("ok").asBoolean()).isTrue();
    assertThat(json.path("findings").isArray()).isTrue();
    assertThat(json.path("findings")).isEmpty();
  }

  @Test
  void findings_are_lines_in_the_order_of_the_text() throws IOException {
    String book =
        file("kitchen.game", RIGHT.replace("players", "plyers") + "deal 6\non 2 nxt draws 9\n");
    Ran ran = Ran.eightfold("check", book);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out().lines())
        .containsExactly(
            book + ":2:1: error: unknown rule \"plyers\"; did you mean \"players\"? [unknown-rule]",
            book + ":4:1: note: \"deal\" stands here first, and again in line 6 [stands-twice]",
            book
                + ":6:1: error: \"deal\" stands twice; write it once; it stands in line 4, too"
                + " [stands-twice]",
            book
                + ":7:6: error: unknown clause \"nxt draws 9\"; did you mean \"next draws\"?"
                + " [unknown-clause]");
  }

  @Test
  void findings_are_said_in_another_language_and_the_words_of_the_rule_language_stay()
      throws IOException {
    String book = file("kitchen.game", RIGHT + "deal 6\non 2 nxt draws 9\n");
    assertThat(Ran.eightfold("check", "--language", "de", book).out().lines())
        .containsExactly(
            book
                + ":4:1: Hinweis: „deal“ steht zuerst hier, und noch einmal in Zeile 6"
                + " [stands-twice]",
            book
                + ":6:1: Fehler: „deal“ steht zweimal da; schreibe es nur einmal; es steht auch in"
                + " Zeile 4 [stands-twice]",
            book
                + ":7:6: Fehler: unbekannter Teil einer Regel: „nxt draws 9“; meintest du"
                + " „next draws“? [unknown-clause]");
    JsonNode json = Ran.eightfold("check", "--language", "sv", "--json", book).json();
    assertThat(json.at("/findings/2/what").asText())
        .isEqualTo("okänd del av en regel: ”nxt draws 9”");
    assertThat(json.at("/findings/2/right").asText()).isEqualTo("menade du ”next draws”?");
  }

  @Test
  void json_says_where_a_finding_begins_and_ends_and_what_mends_it() throws IOException {
    String book =
        file("kitchen.game", RIGHT + "on 2 skip 1, \uD83C\uDCA1 nxt draws 2\non 3 skp 1\n");
    Ran ran = Ran.eightfold("check", "--json", book);
    assertThat(ran.code()).isEqualTo(1);
    List<JsonNode> findings =
        StreamSupport.stream(ran.json().path("findings").spliterator(), false).toList();
    assertThat(ran.json().path("ok").asBoolean()).isFalse();
    assertThat(findings).hasSize(2);
    // a card of Unicode is one code point, and two of Java's characters
    assertThat(findings.getFirst().path("column").asInt()).isEqualTo(14);
    assertThat(findings.getFirst().path("endColumn").asInt()).isEqualTo(27);
    assertThat(findings.getFirst().has("replace")).isFalse();
    JsonNode skip = findings.getLast();
    assertThat(skip.path("code").asText()).isEqualTo("unknown-clause");
    assertThat(skip.path("level").asText()).isEqualTo("error");
    assertThat(skip.path("line").asInt()).isEqualTo(7);
    assertThat(skip.path("column").asInt()).isEqualTo(6);
    assertThat(skip.path("endLine").asInt()).isEqualTo(7);
    assertThat(skip.path("endColumn").asInt()).isEqualTo(11);
    assertThat(skip.path("path").asText()).isEqualTo("/elements/5/effects/0");
    assertThat(skip.path("what").asText()).isEqualTo("unknown clause \"skp 1\"");
    assertThat(skip.path("right").asText()).isEqualTo("did you mean \"skip\"?");
    assertThat(skip.path("replace").asText()).isEqualTo("skip 1");
    assertThat(skip.has("file")).isFalse();
  }

  @Test
  void a_book_in_json_is_told_by_looking_and_extends_finds_the_library() throws IOException {
    String json =
        file(
            "kitchen.txt",
            """
            {"id": "kitchen", "name": "Kitchen", "elements": [
              {"rule": "players", "least": 2, "most": 4},
              {"rule": "deck", "cards": "frensh"}]}
            """);
    Ran ran = Ran.eightfold("check", json);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .isEqualTo(
            json
                + ":3:29: error: \"frensh\" is not possible; did you mean \"french\"?"
                + " [unknown-word]\n");
    Ran.eightfold("check", file("ours.game", "game Ours\nextends pesten\non 3 reverse\n")).done();
  }

  @Test
  void a_second_place_in_a_book_that_is_extended_names_its_file() throws IOException {
    String book = file("ours.game", "game Ours\nextends pesten\nteams\n");
    JsonNode findings = Ran.eightfold("check", "--json", book).json().path("findings");
    List<String> files =
        StreamSupport.stream(findings.spliterator(), false)
            .filter(finding -> finding.path("level").asText().equals("note"))
            .map(finding -> finding.path("file").asText())
            .distinct()
            .toList();
    assertThat(files).allMatch(file -> file.endsWith(".game"));
  }

  @Test
  void standard_input_is_read_as_well() {
    Ran ran = Ran.typing("game X\nfoo\n", "check", "-");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("-:2:1: error: unknown rule \"foo\"", "[unknown-rule]");
  }

  @Test
  void what_is_no_utf_8_is_said_with_the_byte() throws IOException {
    Path book = folder.resolve("latin.game");
    Files.write(book, "game Mau\nsummary \"Käse\"\n".getBytes(StandardCharsets.ISO_8859_1));
    Ran ran = Ran.eightfold("check", book.toString());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .isEqualTo(
            book
                + ":2:11: error: byte 20 of the file, E4, is no UTF-8; save the file as UTF-8"
                + " [not-utf-8]\n");
    // the commands that play it say the same
    Ran.eightfold("rules", "--rules", book.toString()).refusedWith(ran.out().strip());
  }

  @Test
  void warnings_leave_a_book_right() throws IOException {
    String book = file("kitchen.game", RIGHT + "call-penalty 2\n");
    assertThat(Ran.eightfold("check", book).done().out())
        .isEqualTo(
            book
                + ":6:1: warning: \"call-penalty\" says nothing without \"call\";"
                + " add \"call\", or leave this out [useless-rule]\n");
    assertThat(Ran.eightfold("check", "--json", book).done().json().path("ok").asBoolean())
        .isTrue();
  }

  @Test
  void what_is_no_rule_book_is_a_wrong_call() throws IOException {
    Ran.eightfold("check").refused("FILE");
    Ran.eightfold("check", folder.resolve("none.game").toString()).refused("no such file");
    Ran.eightfold("check", folder.toString()).refused(folder.toString());
    String cards = file("mine.cards", "cards: My Cards\n");
    Ran.eightfold("check", cards).refused("card set");
  }
}
