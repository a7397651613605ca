package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Ann plays matches to their end, and finds them among those that she has played, on her other
 * devices, too. Source: issue 13, point 3, an account carries history between devices.
 */
class HistoryTest extends GuestStory {
  private static final String MATCHES = "api/me/matches";

  /** A match of this game is one deal. */
  private static final String GAME = "switch";

  @Override
  @BeforeEach
  void start() throws StartException {
    server = ServerFixture.standard();
    phone = new Authenticator("http://localhost:" + server.port(), 1);
  }

  private JsonNode matches(String guest) {
    return done(MATCHES, as(guest)).path("matches");
  }

  @Test
  void a_match_that_is_over_is_told_of_on_every_device_and_no_other_is() throws Exception {
    String ann = guest("Ann");
    kept(ann, phone);
    String table;
    try (TableOfFour four = TableOfFour.openFor(server, GAME, ann)) {
      table = four.table;
      four.start();
      assertThat(matches(ann)).isEmpty();
      four.playDeal();
      JsonNode end = four.players.getFirst().snapshot().path("view").path("standings");
      assertThat(end.path("over").asBoolean()).isTrue();
      JsonNode played = matches(signedIn(phone)).path(0);
      assertThat(played.path("table").asText()).isEqualTo(table);
      assertThat(played.path("match").asInt()).isEqualTo(1);
      assertThat(played.path("game").asText()).isEqualTo("Switch");
      assertThat(played.path("own").asBoolean()).isFalse();
      assertThat(played.path("seat").asInt()).isZero();
      assertThat(played.path("players").asInt()).isEqualTo(4);
      boolean won = end.path("matchWinners").valueStream().anyMatch(seat -> seat.asInt() == 0);
      assertThat(played.path("won").asBoolean()).isEqualTo(won);
      assertThat(played.toString()).doesNotContain("Ann", "Cy", "Bot");

      four.nextDeal();
      four.playDeal();
      assertThat(matches(ann)).hasSize(2);
      assertThat(matches(ann).path(0).path("match").asInt()).isEqualTo(2);
    }
    // who was there as nobody, or comes later, has none of them
    assertThat(matches(guest("Cy"))).isEmpty();
    refused(401, "", MATCHES, as("somebody"));
    done("api/me/erasure", as(ann));
    assertThat(matches(ann)).isEmpty();
  }

  @Test
  void a_server_that_was_killed_knows_them_and_tells_of_none_twice() throws Exception {
    String ann = guest("Ann");
    try (TableOfFour four = TableOfFour.openFor(server, GAME, ann)) {
      four.start();
      four.playDeal();
      assertThat(matches(ann)).hasSize(1);
      server.restart();
      four.come();
      assertThat(matches(ann)).hasSize(1);
      four.nextDeal();
      four.playDeal();
      assertThat(matches(ann)).hasSize(2);
    }
  }
}
