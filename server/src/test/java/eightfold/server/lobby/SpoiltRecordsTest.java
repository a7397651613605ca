package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.games.Games;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.Page;
import eightfold.protocol.RecordWish;
import eightfold.record.DealSecret;
import eightfold.record.GameRecord;
import eightfold.record.RecordReader;
import eightfold.record.RecordReplay;
import eightfold.record.RecordVerifier;
import eightfold.server.PseudoTexts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * What is wrong inside a record that somebody brings, and inside the rule book that it ends with,
 * is said in their language, down to the last reason. Source: issue 44, point 5.
 */
class SpoiltRecordsTest {
  private static final Catalogue GAMES = Games.standard();
  private static final String EIGHTS =
      PlayedRecords.of(GAMES.game("eights", Map.of("target", "150")), 20, 4);

  /** Numbers, signs, acts, and single words of the files' own languages. */
  private static final Pattern NO_SENTENCE = Pattern.compile("[^ ]+|[a-z]+ [0-9A-Z]+");

  private final BroughtRecords records = new BroughtRecords(GAMES);
  private final Set<String> said = new TreeSet<>();

  @AfterEach
  void close() {
    records.close();
  }

  /** What comes of a text by the lines below a heading of the file. */
  private static List<String> spoilt(String heading, String text) throws IOException {
    List<String> spoilt = new ArrayList<>();
    String section = "";
    for (String line : lines()) {
      if (line.startsWith("= ")) {
        section = line.substring(2);
      } else if (section.equals(heading)) {
        int arrow = line.indexOf(" -> ");
        Matcher there = Pattern.compile(line.substring(0, arrow), Pattern.MULTILINE).matcher(text);
        assertThat(there.find()).as(line).isTrue();
        String instead = line.substring(arrow + 4).replace("\\n", "\n").replace("\\_", " ");
        spoilt.add(text.substring(0, there.start()) + instead + text.substring(there.end()));
      }
    }
    return spoilt;
  }

  private static List<String> lines() throws IOException {
    try (InputStream in = SpoiltRecordsTest.class.getResourceAsStream("spoilt-texts.txt")) {
      String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return all.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }
  }

  /** The record with this as its rule book, whose hash is right. */
  private static String endingWith(String book) {
    return EIGHTS
            .substring(0, EIGHTS.indexOf("rulebook: |"))
            .replaceFirst("rules: sha256:[0-9a-f]+", "rules: sha256:" + hash(book))
        + "rulebook: |2\n"
        + book.lines()
            .map(line -> line.isEmpty() ? "\n" : "  " + line + "\n")
            .reduce("", String::concat);
  }

  private static String hash(String book) {
    String hash = GameRecord.hashOf(book.endsWith("\n") ? book : book + "\n");
    return hash.substring(hash.indexOf(':') + 1);
  }

  /** What the server answers to whoever brings this. */
  private Message answer(String record) {
    RecordWish wish = new RecordWish(record, 1, 1, OptionalInt.empty(), true, 0);
    Page page = records.replay(wish, _ -> true);
    assertThat(page).as(record).isInstanceOf(Page.Problem.class);
    return ((Page.Problem) page).words().message();
  }

  /** Nothing of it is English but what is quoted of the text. */
  private void look(Message message, String text) {
    PseudoTexts.parts(message).map(Message::key).forEach(said::add);
    assertThat(
            PseudoTexts.english(
                message, words -> NO_SENTENCE.matcher(words).matches() || text.contains(words)))
        .as(message.text())
        .isEmpty();
  }

  private Set<String> unsaid(String file, String beginning) {
    Set<String> unsaid = new TreeSet<>();
    Texts.ENGLISH.names(file).stream()
        .filter(name -> name.startsWith(beginning))
        .map(name -> file + "." + name)
        .filter(key -> !said.contains(key))
        .forEach(unsaid::add);
    return unsaid;
  }

  @Test
  void whatever_is_wrong_in_a_record() throws IOException {
    for (String text : spoilt("record", EIGHTS)) {
      look(answer(text), text);
      switch (RecordReader.read("it", text)) {
        case RecordReader.Reading.Unsound unsound -> look(unsound.what(), text);
        case RecordReader.Reading.Sound(GameRecord record) -> flaws(record, text);
      }
    }
    String[] deals = EIGHTS.split("(?m)^---\n");
    assertThat(deals).as("a head, two deals and a rule book at least").hasSizeGreaterThan(3);
    List<String> parts = new ArrayList<>(List.of(deals));
    parts.remove(parts.size() - 2);
    String shorter = String.join("---\n", parts);
    look(answer(shorter), shorter);
    String unfinished = EIGHTS.replaceFirst("(?m)^  - .*\n(---\ndeal: 2)", "$1");
    look(answer(unfinished), unfinished);
    String alone = withSeed();
    look(answer(alone), alone);
    String many = crowded();
    look(answer(many), many);
    byte[] latin = EIGHTS.replaceFirst("game: .*", "game: ß").getBytes(StandardCharsets.ISO_8859_1);
    look(((RecordReader.Reading.Unsound) RecordReader.read("it", latin)).what(), "");
    assertThat(unsaid("records", "")).isEmpty();
    assertThat(unsaid("yaml", "")).isEmpty();
  }

  /** A patience that is lost has no winner, and its record may not say otherwise. */
  @Test
  void nobody_has_won_a_patience_that_is_lost() {
    String lost = PlayedRecords.of(GAMES.game("eights-patience", Map.of("winnable", "no")), 1, 4);
    String won = lost.replaceFirst("(?m)^winners: .*$", "winners: [Ann]");
    assertThat(won).isNotEqualTo(lost);
    RecordReader.Reading.Sound read = (RecordReader.Reading.Sound) RecordReader.read("it", won);
    assertThat(RecordVerifier.verify(read.game(), GAMES).text("it"))
        .isEqualTo("FAIL it:1: the winners are not those of the replay: nobody");
  }

  private void flaws(GameRecord record, String text) {
    if (RecordVerifier.verify(record, GAMES)
        instanceof RecordVerifier.Verdict.Refuted(List<RecordReplay.Flaw> flaws)) {
      flaws.forEach(flaw -> look(flaw.what(), text));
    }
  }

  /** A deal of a number to which something was added. */
  private static String withSeed() {
    DealSecret secret = DealSecret.ofSeed(5, 1);
    return EIGHTS
        .replaceFirst("(?m)^commitment: .*$", "commitment: sha256:" + secret.commitment())
        .replaceFirst("(?m)^secret: .*$", "secret: " + secret.hex())
        .replaceFirst("(?m)^nonces: .*$", "nonces: {Ann: 00}\nrepeated: true\nseed: 5");
  }

  /** More players than the game has seats. */
  private static String crowded() {
    String more =
        Stream.of("D", "E", "F", "G", "H", "I", "J", "K", "L", "M")
            .map(name -> ", {name: " + name + ", kind: person}")
            .reduce("", String::concat);
    return EIGHTS
        .replaceFirst("(?m)^(players: .*)]$", "$1" + more + "]")
        .replaceAll("(?m)^(result|winners): .*\n", "");
  }

  @Test
  void whatever_is_wrong_in_its_card_set() throws IOException {
    for (String text : spoilt("card set", GAMES.game("crazier-eights", Map.of()).ruleBook())) {
      look(answer(endingWith(text)), text);
    }
    assertThat(unsaid("crazier-set", "")).isEmpty();
  }

  @Test
  void whatever_is_wrong_in_its_patience() throws IOException {
    for (String text : spoilt("patience", GAMES.game("eights-patience", Map.of()).ruleBook())) {
      look(answer(endingWith(text)), text);
    }
    String longer = "patience X\n" + "# long\n".repeat(2_000);
    look(answer(endingWith(longer)), longer);
    assertThat(unsaid("patience", "rules.")).isEmpty();
  }
}
