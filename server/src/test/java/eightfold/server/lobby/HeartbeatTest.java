package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.Link;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Ann's line may go dead although nothing says so: the server asks her browser every few seconds,
 * and she is away when that falls silent. Source: issue 10, point 3 ("a heartbeat both ways").
 */
class HeartbeatTest {
  private static final String PING = "{\"jsonrpc\":\"2.0\",\"method\":\"ping\",\"params\":{}}";

  private final AtomicLong now = new AtomicLong(1_000_000);
  private final Lobby lobby =
      Lobby.restored(
          new LobbyParts(
              new LittleCatalogue(),
              new HouseBots(),
              new MemoryStore(),
              now::get,
              ServerFixture.entropy(1),
              new LobbySettings(ServerFixture.QUICK, Limits.standard())));
  private final Ear ear = new Ear();
  private Conversation ann = lobby.connect(ear, "here").orElseThrow();

  @BeforeEach
  void ann_says_hello() throws InterruptedException {
    LobbyTable table = LobbyTable.open(lobby, 2);
    ann.hear(LobbyTable.hello(table.key().table(), table.key().token()));
    assertThat(ear.next()).contains("\"result\"");
  }

  @AfterEach
  void close() {
    lobby.close();
  }

  /** So long passes, in whole looks, and it is looked at everybody as often as the server does. */
  private void passes(long millis) {
    assertThat(millis % Lobby.LOOK_MILLIS).isZero();
    for (long gone = 0; gone < millis; gone += Lobby.LOOK_MILLIS) {
      now.addAndGet(Lobby.LOOK_MILLIS);
      lobby.beat();
    }
  }

  /** Everybody is quiet until the server asks. */
  private void beats() throws InterruptedException {
    passes(7_000);
    assertThat(ear.next()).isEqualTo(PING);
  }

  private void answers() throws InterruptedException {
    ann.hear(LobbyTable.request(9, "pong"));
    assertThat(ear.next()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":{}}");
  }

  @Test
  void whoever_answers_each_beat_stays() throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      beats();
      answers();
    }
    assertThat(ear.isOpen()).isTrue();
  }

  @Test
  void whoever_has_answered_and_falls_silent_is_let_go_and_may_come_again()
      throws InterruptedException {
    beats();
    answers();
    // issue 13, point 4: a silent line is known within 15 s
    beats();
    passes(7_000);
    assertThat(ear.code()).isEqualTo(Link.TROUBLE);
  }

  /** A laptop that slept, or a long pause of the machine: its players have said what they could. */
  @Test
  void after_the_server_has_stood_still_nobody_is_let_go_before_it_has_read_what_came()
      throws InterruptedException {
    isThere();
    beats();
    now.addAndGet(60_000);
    lobby.beat();
    answers();
    passes(2_000);
    assertThat(ear.isOpen()).isTrue();
  }

  /** A player's round trip is part of what is fair (docs/protocol.md, Reactions). */
  @Test
  void who_has_just_come_is_asked_twice_at_once() throws InterruptedException {
    for (int i = 0; i < 2; i++) {
      passes(1_000);
      assertThat(ear.next()).isEqualTo(PING);
      answers();
    }
    passes(6_500);
    assertThat(ear.hearsNothing()).isTrue();
  }

  @Test
  void who_is_heard_and_told_things_is_asked_every_twelve_seconds_and_known_to_be_gone_as_soon()
      throws InterruptedException {
    isThere();
    for (int i = 0; i < 10; i++) {
      for (int second = 0; second < 11; second++) {
        passes(1_000);
        answersAndIsTold();
        assertThat(ear.hasHeardNothing()).as("not asked").isTrue();
      }
      passes(1_000);
      assertThat(ear.next()).as("its round trip").isEqualTo(PING);
      answers();
    }
    answersAndIsTold();
    beats();
    passes(7_000);
    assertThat(ear.code()).as("14 s after it was heard last").isEqualTo(Link.TROUBLE);
  }

  /** A client that hears nothing for 11 s takes another line (docs/protocol.md). */
  @Test
  void who_speaks_and_is_told_nothing_is_asked_so_that_it_hears_something()
      throws InterruptedException {
    isThere();
    for (int second = 0; second < 6; second++) {
      passes(1_000);
      pongs();
    }
    passes(1_000);
    assertThat(ear.next()).isEqualTo(PING);
  }

  /** Its first questions are answered. */
  private void isThere() throws InterruptedException {
    for (int i = 0; i < 2; i++) {
      passes(1_000);
      assertThat(ear.next()).isEqualTo(PING);
      answers();
    }
  }

  private void pongs() throws InterruptedException {
    ann.hear("{\"jsonrpc\":\"2.0\",\"method\":\"pong\"}");
  }

  /** Something that the server answers. */
  private void answersAndIsTold() throws InterruptedException {
    ann.hear("this is not JSON");
    assertThat(ear.next()).contains("-32700");
  }

  /** A program that plays long saves the answer. */
  @Test
  void an_answer_to_a_beat_may_come_without_an_id_and_is_not_answered()
      throws InterruptedException {
    passes(1_000);
    assertThat(ear.next()).isEqualTo(PING);
    pongs();
    answersAndIsTold();
    beats();
    passes(7_000);
    assertThat(ear.code()).as("it is held to it").isEqualTo(Link.TROUBLE);
  }

  @Test
  void whatever_is_sent_counts_as_heard() throws InterruptedException {
    beats();
    answers();
    for (int i = 0; i < 20; i++) {
      beats();
      ann.hear("this is not JSON");
      assertThat(ear.next()).contains("-32700");
    }
    assertThat(ear.isOpen()).isTrue();
  }

  /** Ten thousand evenings of talk, answers and silence: who looks seldom finds all in time. */
  @Test
  void who_looks_only_when_it_may_be_time_misses_nothing() {
    SplittableRandom chance = new SplittableRandom(13);
    for (int evening = 0; evening < 10_000; evening++) {
      Heartbeat heartbeat = new Heartbeat(0);
      long saidAt = Long.MIN_VALUE / 2;
      long quietUntil = Long.MIN_VALUE;
      for (long time = 0; time < 60_000; time += Lobby.LOOK_MILLIS) {
        if (heartbeat.isDue(time, saidAt)) {
          assertThat(quietUntil).as("evening %d", evening).isLessThanOrEqualTo(time);
          if (heartbeat.next(time, saidAt) == Heartbeat.Step.ASK) {
            heartbeat.sent(time);
            saidAt = time;
          }
        } else if (time >= quietUntil) {
          quietUntil = heartbeat.quietUntil(saidAt);
        }
        switch (chance.nextInt(12)) {
          case 0 -> saidAt = time + chance.nextInt(500);
          case 1 -> heartbeat.heard(time + chance.nextInt(500));
          case 2 -> {
            heartbeat.heard(time + 1);
            var _ = heartbeat.answered(time + 1);
          }
          default -> {
            // silence
          }
        }
      }
    }
  }

  @Test
  void a_client_that_does_not_know_the_question_is_not_held_to_it() throws InterruptedException {
    for (int i = 0; i < 60; i++) {
      beats();
    }
    assertThat(ear.isOpen()).isTrue();
  }

  @Test
  void who_has_not_said_hello_is_asked_nothing() throws InterruptedException {
    Ear stranger = new Ear();
    Conversation other = lobby.connect(stranger, "here").orElseThrow();
    beats();
    other.hear("this is not JSON");
    assertThat(stranger.next()).contains("-32700");
    assertThat(stranger.hasHeardNothing()).isTrue();
  }
}
