package eightfold.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.View;
import eightfold.plain.PlainGames;
import eightfold.record.GameRecord.Player;
import eightfold.record.RecordReader.Reading;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Records while they are written (the notation, page 5). */
class RecorderTest {
  private static final PlainGames GAMES = new PlainGames();
  private static final Game PLAIN = GAMES.game("plain", Map.of());
  private static final LocalDate DAY = LocalDate.of(2026, 11, 20);
  private static final List<Player> PLAYERS =
      List.of(new Player("Ann", "person"), new Player("Bob", "greedy"));

  private static SeededMatch play(List<Player> players, long seed, int acts) {
    SeededMatch seeded = SeededMatch.begin(PLAIN, players, DAY, seed);
    FastChance chance = new FastChance(seed);
    int[] legal = new int[Match.MOST_LEGAL];
    for (int i = 0; i < acts && !seeded.match().standings().over(); i++) {
      if (seeded.match().standings().dealOver()) {
        seeded.nextDeal();
        continue;
      }
      int seat = seeded.match().turn();
      int count = seeded.match().legal(seat, legal);
      // Drawing comes last and is left to need, so that deals end
      seeded.apply(seat, legal[chance.below(Math.max(1, count - 1))]);
    }
    return seeded;
  }

  private static GameRecord read(String text) {
    return switch (RecordReader.read("a.yaml", text)) {
      case Reading.Sound(GameRecord game) -> game;
      case Reading.Unsound broken -> throw new AssertionError(broken.text());
    };
  }

  private static List<View> views(Match match) {
    List<View> views = new ArrayList<>();
    for (int seat = Match.NOBODY; seat < match.seats(); seat++) {
      views.add(match.view(seat));
    }
    return views;
  }

  @Test
  void the_form_of_a_record() {
    Recorder recorder = Recorder.begin(PLAIN, PLAYERS, DAY);
    DealSecret secret = DealSecret.ofSeed(1, 1);
    recorder.dealt(1, secret.commitment(), Nonces.none(2).with(0, "5c"));
    recorder.acted(0, List.of("play 2H"));
    recorder.acted(1, List.of("draw"));
    recorder.revealed(secret);

    assertThat(RecordWriter.text(recorder.record()))
        .isEqualTo(
            """
            eightfold: 1
            engine: 3
            game: plain
            rules: sha256:%s
            options: {fault: none}
            players: [{name: Ann, kind: person}, {name: Bob, kind: greedy}]
            date: 2026-11-20
            ---
            deal: 1
            dealer: Bob
            commitment: sha256:%s
            nonces: {Ann: 5c}
            secret: %s
            acts:
              - Ann: play 2H
              - Bob: draw
            ---
            rulebook: |
              game Plain
              fault none
            """
                .formatted(
                    Hashes.sha256("game Plain\nfault none\n"), secret.commitment(), secret.hex()));
  }

  @Test
  void a_running_deal_shows_its_commitment_and_not_its_secret() {
    SeededMatch seeded = play(PLAYERS, 5, 3);
    DealSecret secret = DealSecret.ofSeed(5, 1);

    String text = RecordWriter.text(seeded.record());
    assertThat(text).contains("commitment: sha256:" + secret.commitment());
    assertThat(text).doesNotContain(secret.hex()).doesNotContain("result:");
    assertThat(read(text).deals().getFirst().acts()).hasSize(3);
  }

  @Test
  void of_a_running_deal_only_the_verb_is_told_where_an_act_names_a_hidden_card() {
    Recorder recorder = Recorder.begin(PLAIN, PLAYERS, DAY);
    DealSecret secret = DealSecret.ofSeed(1, 1);
    recorder.dealt(1, secret.commitment(), Nonces.none(2));
    recorder.acted(0, List.of("give 5C Bob", "catch 1"));

    assertThat(RecordWriter.text(recorder.record()))
        .contains("- Ann: give\n")
        .contains("- Ann: catch 1\n");
    recorder.revealed(secret);
    assertThat(RecordWriter.text(recorder.record())).contains("- Ann: give 5C Bob\n");
  }

  @Test
  void another_secret_than_the_one_committed_to_is_not_taken() {
    Recorder recorder = Recorder.begin(PLAIN, PLAYERS, DAY);
    recorder.dealt(0, DealSecret.ofSeed(1, 1).commitment(), Nonces.none(2));

    assertThatThrownBy(() -> recorder.revealed(DealSecret.ofSeed(2, 1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> recorder.dealt(1, DealSecret.ofSeed(1, 2).commitment(), Nonces.none(2)))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void what_was_written_is_read_back_and_replays_to_the_same_table() {
    for (int seed = 0; seed < 50; seed++) {
      SeededMatch seeded = play(PLAYERS, seed, 1 + seed * 3);
      String text = RecordWriter.text(seeded.record());
      GameRecord record = read(text);
      RecordReplay replay = new RecordReplay(record, GAMES, new Silent());

      assertThat(RecordWriter.text(record)).isEqualTo(text);
      assertThat(replay.run()).isEmpty();
      if (seeded.match().standings().dealOver()) {
        Match replayed = replay.match().orElseThrow();
        assertThat(views(replayed)).isEqualTo(views(seeded.match()));
        assertThat(replayed.standings()).isEqualTo(seeded.match().standings());
      }
    }
  }

  @Test
  void players_may_have_any_names() {
    List<Player> guests =
        List.of(
            new Player("Zoë: \"#1\"", "person"),
            new Player("1", "person"),
            new Player("Guest", "person"),
            new Player("Guest", "random"));
    SeededMatch seeded = play(guests, 3, 400);
    String text = RecordWriter.text(seeded.record());

    assertThat(text)
        .contains("- \"Zoë: \\\"#1\\\"\": ")
        .contains("- \"2\": ")
        .contains("- \"3\": ");
    assertThat(read(text).players()).isEqualTo(guests);
    assertThat(RecordVerifier.verify(read(text), GAMES))
        .isEqualTo(new RecordVerifier.Verdict.Verified(read(text).deals().size(), true));
  }

  /** Replays without telling anybody. */
  static final class Silent implements RecordReplay.Witness {
    @Override
    public void dealt(GameRecord.Deal deal, Match match, List<eightfold.game.Event> events) {}

    @Override
    public void acted(GameRecord.Act act, Match match, List<eightfold.game.Event> events) {}

    @Override
    public void ended(GameRecord.Deal deal, Match match) {}
  }
}
