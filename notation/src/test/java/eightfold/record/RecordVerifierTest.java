package eightfold.record;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.plain.PlainGames;
import eightfold.record.GameRecord.Player;
import eightfold.record.RecordReader.Reading;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records that are what happened, and records that somebody has changed. */
class RecordVerifierTest {
  private static final PlainGames GAMES = new PlainGames();

  /** A whole match of the plain game. */
  private static final String MATCH = text(10_000);

  private static String text(int acts) {
    SeededMatch seeded =
        SeededMatch.begin(
            GAMES.game("plain", Map.of()),
            List.of(new Player("Ann", "person"), new Player("Bob", "person")),
            LocalDate.of(2026, 11, 20),
            4);
    FastChance chance = new FastChance(4);
    int[] legal = new int[Match.MOST_LEGAL];
    for (int i = 0; i < acts && !seeded.match().standings().over(); i++) {
      if (seeded.match().standings().dealOver()) {
        seeded.nextDeal();
      } else {
        int seat = seeded.match().turn();
        int count = seeded.match().legal(seat, legal);
        seeded.apply(seat, legal[chance.below(Math.max(1, count - 1))]);
      }
    }
    return RecordWriter.text(seeded.record());
  }

  private static String verdict(String text) {
    return switch (RecordReader.read("a.yaml", text)) {
      case Reading.Sound(GameRecord game) -> RecordVerifier.verify(game, GAMES).text("a.yaml");
      case Reading.Unsound broken -> broken.text();
    };
  }

  private static String first(String regex) {
    Matcher matcher = Pattern.compile(regex, Pattern.MULTILINE).matcher(MATCH);
    assertThat(matcher.find()).isTrue();
    return matcher.group();
  }

  /** The match with its first text of that form replaced. */
  private static String with(String regex, String other) {
    String old = first(regex);
    assertThat(other).isNotEqualTo(old);
    return MATCH.replace(old, other);
  }

  @Test
  void a_match_that_was_played_is_verified() {
    assertThat(MATCH).contains("result: {Ann: ");
    assertThat(verdict(MATCH)).matches("OK a.yaml: [23] deals verified, the match has ended");
  }

  @Test
  void a_match_that_runs_is_verified_up_to_its_last_deal() {
    assertThat(verdict(text(3))).isEqualTo("OK a.yaml: 0 deals verified, the match is not over");
  }

  @Test
  void line_ends_of_another_system_change_nothing() {
    assertThat(verdict(MATCH.replace("\n", "\r\n"))).startsWith("OK ");
  }

  @Test
  void another_secret_does_not_fit_its_commitment_nor_the_acts() {
    String changed = with("^secret: .*$", "secret: " + "ab".repeat(32));

    assertThat(verdict(changed)).contains("deal 1: the commitment is not its secret's hash");
  }

  @Test
  void another_nonce_deals_other_cards() {
    assertThat(verdict(with("^nonces: .*$", "nonces: {Bob: 5c}"))).startsWith("FAIL a.yaml:");
  }

  @Test
  void another_dealer_is_noticed() {
    String dealer = first("^dealer: .*$");
    String other = dealer.endsWith("Ann") ? "dealer: Bob" : "dealer: Ann";
    int at = MATCH.indexOf(dealer);
    String changed = MATCH.substring(0, at) + other + MATCH.substring(at + dealer.length());

    assertThat(verdict(changed))
        .isEqualTo("FAIL a.yaml:11: deal 1 was dealt by " + dealer.substring(8));
  }

  @Test
  void an_act_that_was_not_legal_is_named_with_its_line() {
    String act = first("^  - (Ann|Bob): .*$");
    String name = act.substring(4, 7);
    int at = MATCH.indexOf(act);
    String changed =
        MATCH.substring(0, at) + "  - " + name + ": jump" + MATCH.substring(at + act.length());

    assertThat(verdict(changed))
        .isEqualTo("FAIL a.yaml:17: " + name + ": jump is refused: 915 unknown action");
  }

  @Test
  void acts_left_out_leave_a_deal_that_is_not_over() {
    int last = MATCH.indexOf("---\ndeal: 2");
    String shorter = MATCH.substring(0, MATCH.lastIndexOf("  - ", last)) + MATCH.substring(last);

    assertThat(verdict(shorter)).isEqualTo("FAIL a.yaml:11: deal 1 is not over after its last act");
  }

  @Test
  void another_result_is_noticed() {
    assertThat(verdict(with("^result: .*$", "result: {Ann: 7, Bob: 1}")))
        .matches("FAIL a.yaml:1: the result is not that of the replay: Ann \\d+, Bob \\d+");
  }

  @Test
  void other_winners_are_noticed() {
    assertThat(verdict(with("^winners: .*$", "winners: [Ann, Bob]")))
        .matches("FAIL a.yaml:1: the winners are not those of the replay: (Ann|Bob)");
  }

  @Test
  void another_rule_book_is_noticed() {
    assertThat(verdict(MATCH.replace("fault none\n", "fault shaky\n")))
        .isEqualTo("FAIL a.yaml:1: the rule book does not have the hash that rules names");
    assertThat(verdict(MATCH.replace("  game Plain\n", "  game Other\n")))
        .contains("the rule book cannot be played: no rule book of a plain game");
  }

  @Test
  void a_deal_taken_out_is_noticed() {
    String changed =
        MATCH.substring(0, MATCH.indexOf("deal: 1")) + MATCH.substring(MATCH.indexOf("deal: 2"));

    assertThat(verdict(changed)).contains("FAIL a.yaml:11: deal 2 stands where 1 goes");
  }

  /** The match came of seed 4; issue 44, point 8. */
  @Test
  void a_deal_that_was_chosen_by_its_number_says_so_and_is_that_of_the_number() {
    String chosen = with("^nonces: .*$", "nonces: {}\nrepeated: true\nseed: 4");
    assertThat(verdict(chosen)).startsWith("OK ");
    assertThat(verdict(chosen.replace("seed: 4", "seed: 5")))
        .startsWith("FAIL a.yaml:11: deal 1: its secret is not the one that follows from its seed");
    assertThat(verdict(chosen.replace("repeated: true\n", "")))
        .isEqualTo(
            "ERROR a.yaml:15: a deal with a seed is one that was chosen: it needs the line"
                + " repeated: true");
    assertThat(verdict(chosen.replace("seed: 4", "seed: four")))
        .isEqualTo("ERROR a.yaml:16: seed must be a whole number, not \"four\"");
    assertThat(RecordReader.read("it", chosen))
        .isInstanceOfSatisfying(
            Reading.Sound.class,
            sound -> assertThat(RecordWriter.text(sound.game())).isEqualTo(chosen));
  }

  @Test
  void a_finished_match_hides_no_secret() {
    assertThat(verdict(MATCH.replaceFirst("(?m)^secret: .*\n", "")))
        .contains("deal 1 is over and has no secret");
  }

  /** Records of before named no engine; they are read as of the first (notation, page 5). */
  @Test
  void a_record_that_names_no_engine_is_verified_like_any_other() {
    String old = MATCH.replace("engine: 3\n", "");
    assertThat(old).isNotEqualTo(MATCH);
    assertThat(verdict(old)).startsWith("OK ");
    // no rule of this book has changed, so that nothing excuses what is false
    assertThat(verdict(old.replaceFirst("(?m)^result: .*$", "result: {Ann: 7, Bob: 1}")))
        .startsWith("FAIL ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "eightfold: 1 | eightfold: 2 | 1: records of form 2 are unknown here; this is 1",
        "engine: 3 | engine: 4 | 2: it was played under engine 4, which is unknown here; this is "
            + "engine 3, which reads all before it",
        "engine: 3 | engine: 0 | 2: it was played under engine 0, which is unknown here; this is "
            + "engine 3, which reads all before it",
        "game: plain | gmae: plain | 3: unknown key \"gmae\": did you mean \"game\"?",
        "rules: sha256: | 'rules: md5:' | 4: rules must be sha256: and 64 small hexadecimal digits",
        "kind: person | king: person | 6: unknown key \"king\": did you mean \"kind\"?",
        "2026-11-20 | yesterday | 7: date must be like 2026-11-20, not \"yesterday\"",
        "result: {Ann: | 'result: {Zoe:' | 8: no seat \"Zoe\": possible: Ann, Bob",
        "nonces: {} | nonces: {Ann: x} | 14: a nonce is 1 to 64 bytes in small hexadecimal digits",
        "secret: | 'secret: 77' | 15: secret must be 64 small hexadecimal digits",
        "rulebook: | 'rulbook:' " + "| LAST: unknown key \"rulbook\": did you mean \"rulebook\"?",
        "acts: | 'atcs:' | 16: unknown key \"atcs\": did you mean \"acts\"?",
      })
  void what_is_no_record_is_refused_with_its_line(String right, String wrong, String words) {
    String changed =
        MATCH.substring(0, MATCH.indexOf(right))
            + wrong
            + MATCH.substring(MATCH.indexOf(right) + right.length());
    long last = changed.substring(0, changed.lastIndexOf("---")).lines().count() + 2;

    assertThat(verdict(changed)).isEqualTo("ERROR a.yaml:" + words.replace("LAST", last + ""));
  }

  @Test
  void an_empty_file_and_a_head_alone_are_no_records() {
    assertThat(verdict("")).startsWith("ERROR a.yaml:1: a record is a head");
    assertThat(verdict("eightfold: 1\n")).startsWith("ERROR a.yaml:1: a record is a head");
    assertThat(verdict("[\n")).startsWith("ERROR a.yaml:");
  }

  @Test
  void a_record_for_people_tells_hands_acts_and_scores() {
    GameRecord game =
        switch (RecordReader.read("a.yaml", MATCH)) {
          case Reading.Sound(GameRecord read) -> read;
          case Reading.Unsound broken -> throw new AssertionError(broken.text());
        };
    String shown = RecordText.of(game, GAMES);

    assertThat(shown)
        .startsWith(
            "plain, 2026-11-20\nfault=none\nAnn (person), Bob (person)\n\nDeal 1, dealt by ")
        .containsPattern(
            "\n  Ann holds (\\w+ ){2}\\w+\n  Bob holds (\\w+ ){2}\\w+\n  upcard \\w+\n")
        .containsPattern("\n  (Ann|Bob): draw {10,}drew (Ann|Bob) 1 \\(\\w+\\)\n")
        .containsPattern("\n  over \\(out\\): Ann \\d \\(\\+\\d\\), Bob \\d \\(\\+\\d\\)\n")
        .containsPattern("\nWinner: (Ann|Bob)\n$");
  }

  @Test
  void a_record_that_cannot_be_replayed_is_shown_up_to_there() {
    GameRecord game =
        switch (RecordReader.read(
            "a.yaml", MATCH.replace("---\ndeal: 2", "  - Ann: draw\n---\ndeal: 2"))) {
          case Reading.Sound(GameRecord read) -> read;
          case Reading.Unsound broken -> throw new AssertionError(broken.text());
        };

    assertThat(RecordText.of(game, GAMES))
        .endsWith(
            "The record cannot be replayed further: Ann: draw is refused: 916 the deal is over\n");
  }
}
