package eightfold.volity.client;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.games.Games;
import eightfold.record.GameRecord;
import eightfold.record.RecordReader;
import eightfold.record.RecordReader.Reading;
import eightfold.record.RecordVerifier;
import eightfold.volity.village.Browser;
import eightfold.volity.village.RealTables;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One table, three ways to it: Ann at the terminal over a real XMPP server, Bob in a browser, and a
 * bot. Source: issue 14, points 11 and 16. Where Chromium or Prosody is missing, the test says so
 * and is skipped.
 */
class BrowserTableTest {
  private static final String EIGHTS = "Volity Crazy Eights";

  @TempDir private Path folder = Path.of("");

  @Tag("long")
  @Test
  void a_client_a_browser_and_a_bot_play_a_game_and_its_record_is_verified() throws Exception {
    try (Browser bob = Browser.open();
        RealTables tables = RealTables.open(folder);
        ExecutorService typing = Executors.newSingleThreadExecutor();
        TypingPlayer ann =
            TypingPlayer.at(tables.prosody(), "ann", "volity-eights@volity.localhost/volity")) {
      String link = ann.reads("referee says: This table is also at .*").replaceFirst("^.* at ", "");
      ann.types("sit", "Ann sits at player_1\\.");
      ann.types("bot", "\\w+ sits at player_2\\.");
      bob.joins(link, "Bob");
      ann.reads("Bob sits at player_\\d\\.");
      bob.press("I’m ready");
      ann.reads("Bob is ready\\.");
      ann.types("ready", "The game begins\\.");
      CompletableFuture<String> scores = CompletableFuture.supplyAsync(() -> scoresOf(ann), typing);
      assertThat(bob.playsToTheEnd()).isPositive();
      assertThat(scores.get()).contains("Ann ", "Bob ");
      ann.reads("The game is over\\.");
      verified(record(link));
    }
  }

  @Tag("long")
  @Test
  void a_host_in_a_browser_lets_a_client_in_before_a_match() throws Exception {
    try (Browser bob = Browser.open();
        RealTables tables = RealTables.open(folder)) {
      bob.opens(tables.server().address(), "Bob", EIGHTS, true);
      bob.pictured("door-offered");
      String room = bob.letsOthersIn();
      bob.pictured("door-open");
      assertThat(bob.offers("Let players over XMPP in")).as("they are let in").isZero();
      try (TypingPlayer ann = TypingPlayer.at(tables.prosody(), "ann", room);
          ExecutorService typing = Executors.newSingleThreadExecutor()) {
        ann.reads("Bob sits at player_1\\.");
        ann.reads("\\w+ sits at player_3\\.");
        ann.types("sit", "Ann sits at player_2\\.");
        bob.press("I’m ready");
        ann.reads("Bob is ready\\.");
        ann.types("ready", "The game begins\\.");
        CompletableFuture<String> scores =
            CompletableFuture.supplyAsync(() -> scoresOf(ann), typing);
        assertThat(bob.playsToTheEnd()).isPositive();
        assertThat(scores.get()).contains("Ann ", "Bob ");
      }
    }
  }

  @Tag("long")
  @Test
  void a_host_in_a_browser_lets_a_client_in_while_a_deal_runs() throws Exception {
    try (Browser bob = Browser.open();
        RealTables tables = RealTables.open(folder)) {
      bob.opens(tables.server().address(), "Bob", EIGHTS, false);
      bob.begins();
      bob.press("Settings");
      bob.pictured("door-offered-in-a-deal");
      String room = bob.letsOthersIn();
      bob.pictured("door-open-in-a-deal");
      bob.closesDialog();
      try (TypingPlayer ann = TypingPlayer.at(tables.prosody(), "ann", room)) {
        ann.reads("Bob sits at player_1\\.");
        ann.types("sit", "refused.*");
        assertThat(bob.playsToTheEnd()).isPositive();
        assertThat(ann.reads("Scores: .*")).contains("Bob ");
      }
    }
  }

  private static String scoresOf(TypingPlayer player) {
    try {
      return player.playsToTheEnd();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static GameRecord record(String link) throws Exception {
    URI address = URI.create(link.replaceFirst("#/t/(.*)$", "api/tables/$1/record"));
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpResponse<String> answer =
          http.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
      Reading reading = RecordReader.read("record", answer.body().getBytes(StandardCharsets.UTF_8));
      assertThat(reading).isInstanceOf(Reading.Sound.class);
      return ((Reading.Sound) reading).game();
    }
  }

  private static void verified(GameRecord record) {
    assertThat(RecordVerifier.verify(record, Games.standard()))
        .isEqualTo(new RecordVerifier.Verdict.Verified(1, true));
  }
}
