package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.game.Catalogue;
import eightfold.games.Games;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * Ann writes the rules of her family, has them looked at while she writes, and finds them on her
 * other devices. Sources: issue 13, point 3, own games between devices; docs/protocol.md, Rule
 * books of one's own.
 */
class KeptBooksTest extends GuestStory {
  private static final String RULES = "api/rules";
  private static final String BOOKS = "api/me/books";
  private static final String KEEPING = "api/me/books/keeping";
  private static final String REMOVAL = "api/me/books/removal";
  private static final String SUNDAY = "game Sunday\nextends eights\nset cards 6\n";

  @Override
  Catalogue games() {
    return Games.standard();
  }

  private static Map<String, Object> book(String guest, String id, String rules) {
    return Map.of("guest", guest, "id", id, "rules", rules);
  }

  private List<String> ids(String guest) {
    return done(BOOKS, as(guest))
        .path("books")
        .valueStream()
        .map(one -> one.path("id").asText())
        .toList();
  }

  @Test
  void a_book_is_looked_at_as_it_is_written() {
    JsonNode wrong = done(RULES, Map.of("rules", "game Sunday\nextends eights\npaks 2\n"));
    assertThat(wrong.path("ok").asBoolean()).isFalse();
    assertThat(wrong.has("game")).isFalse();
    JsonNode finding = wrong.path("findings").path(0);
    assertThat(finding.path("code").asText()).isEqualTo("unknown-rule");
    assertThat(finding.path("line").asInt()).isEqualTo(3);
    assertThat(finding.path("replace").asText()).isEqualTo("packs");

    JsonNode vain = done(RULES, Map.of("rules", "game Sunday\nextends eights\ndeal 6\n"));
    assertThat(vain.path("ok").asBoolean()).isTrue();
    assertThat(vain.path("findings").path(0).path("code").asText()).isEqualTo("option-not-offered");
    assertThat(vain.path("findings").path(0).path("right").asText()).contains("set cards VALUE");

    String mend = vain.path("findings").path(0).path("replace").asText();
    assertThat(mend).isEqualTo("deal 6\nwithout cards");
    JsonNode mended = done(RULES, Map.of("rules", "game Sunday\nextends eights\n" + mend + "\n"));
    assertThat(mended.path("findings")).isEmpty();
    assertThat(mended.path("markdown").asText()).contains("Each player is dealt six cards.");

    JsonNode right = done(RULES, Map.of("rules", SUNDAY));
    assertThat(right.path("ok").asBoolean()).isTrue();
    assertThat(right.path("game").path("name").asText()).isEqualTo("Sunday");
    assertThat(right.path("game").path("players").path("min").asInt()).isEqualTo(2);
    assertThat(right.path("markdown").asText()).contains("six cards");
  }

  /** Who makes up a game need not know the rule language: each line is told in their words. */
  @Test
  void how_others_play_is_shown_line_by_line_in_the_language_that_is_asked_for() {
    for (String language : List.of("en", "de")) {
      JsonNode page = TestClient.json(TestClient.fetch(server, "api/rules/examples", language));
      assertThat(page.path("examples"))
          .anySatisfy(
              one -> {
                assertThat(one.path("rules").asText()).isEqualTo("on A reverse");
                assertThat(one.path("said").asText())
                    .contains(language.equals("en") ? "direction of play" : "Spielrichtung");
              });
    }
  }

  @Test
  void its_sheet_says_what_its_options_say_and_why_they_do_not_go_together() {
    JsonNode drawing = done(RULES, Map.of("rules", SUNDAY, "options", Map.of("twos", "draw2")));
    JsonNode plain = done(RULES, Map.of("rules", SUNDAY));
    assertThat(drawing.path("markdown")).isNotEqualTo(plain.path("markdown"));
    refused(400, "twos", RULES, Map.of("rules", SUNDAY, "options", Map.of("twos", "maybe")));
    refused(400, "rules is missing", RULES, Map.of("options", Map.of()));
  }

  @Test
  void a_book_of_another_language_of_rules_is_a_book_with_findings() {
    for (String text : new String[] {"", "{}", "\u0000", "set crazier-eights\n"}) {
      JsonNode answer = done(RULES, Map.of("rules", text));
      assertThat(answer.path("ok").asBoolean()).isFalse();
      assertThat(answer.path("findings").isEmpty()).as(answer.toString()).isFalse();
    }
  }

  @Test
  void who_has_a_book_looked_at_too_often_waits() {
    int tries = 0;
    while (post(RULES, Map.of("rules", SUNDAY)).statusCode() == 200) {
      assertThat(++tries).isLessThan(200);
    }
    refused(429, "please wait", RULES, Map.of("rules", SUNDAY));
    now.addAndGet(TimeUnit.SECONDS.toMillis(4));
    done(RULES, Map.of("rules", SUNDAY));
  }

  @Test
  void who_signs_in_elsewhere_finds_the_books_there_too() {
    String ann = guest("Ann");
    kept(ann, phone);
    done(KEEPING, book(ann, "sunday", SUNDAY));
    now.addAndGet(1000);
    done(KEEPING, book(ann, "wrong", "game"));
    String elsewhere = signedIn(phone);
    JsonNode found = done(BOOKS, as(elsewhere));
    assertThat(found.path("account").asBoolean()).isTrue();
    assertThat(ids(elsewhere)).containsExactly("wrong", "sunday");
    assertThat(found.path("books").path(1).path("rules").asText()).isEqualTo(SUNDAY);

    // what is written there stands here, too, in the place of what was
    now.addAndGet(1000);
    done(KEEPING, book(elsewhere, "sunday", SUNDAY + "packs 2\n"));
    JsonNode here = done(BOOKS, as(ann)).path("books");
    assertThat(here).hasSize(2);
    assertThat(here.path(0).path("rules").asText()).endsWith("packs 2\n");
    done(REMOVAL, Map.of("guest", ann, "id", "sunday"));
    assertThat(ids(elsewhere)).containsExactly("wrong");
    refused(404, "no such game", REMOVAL, Map.of("guest", ann, "id", "sunday"));
  }

  @Test
  void a_guest_without_a_passkey_keeps_their_books_to_themselves() {
    String bob = guest("Bob");
    refused(400, "passkey", KEEPING, book(bob, "sunday", SUNDAY));
    JsonNode found = done(BOOKS, as(bob));
    assertThat(found.path("account").asBoolean()).isFalse();
    assertThat(found.path("books")).isEmpty();
    refused(401, "", BOOKS, as("somebody"));
  }

  @Test
  void nobody_sees_or_removes_the_books_of_another() {
    String ann = guest("Ann");
    kept(ann, phone);
    done(KEEPING, book(ann, "sunday", SUNDAY));
    String bob = guest("Bob");
    kept(bob, new Authenticator("http://localhost:" + server.port(), 2));
    assertThat(ids(bob)).isEmpty();
    refused(404, "no such game", REMOVAL, Map.of("guest", bob, "id", "sunday"));
    done(KEEPING, book(bob, "sunday", SUNDAY + "packs 2\n"));
    assertThat(done(BOOKS, as(ann)).path("books").path(0).path("rules").asText()).isEqualTo(SUNDAY);
  }

  @Test
  void so_many_are_kept_and_no_more() {
    String ann = guest("Ann");
    kept(ann, phone);
    for (int i = 0; i < 24; i++) {
      done(KEEPING, book(ann, "book" + i, SUNDAY));
      now.addAndGet(2000);
    }
    refused(400, "more than 24", KEEPING, book(ann, "another", SUNDAY));
    done(KEEPING, book(ann, "book3", SUNDAY + "packs 2\n"));
    refused(400, "id must be", KEEPING, book(ann, "../etc", SUNDAY));
  }

  @Test
  void they_go_with_who_is_erased() {
    String ann = guest("Ann");
    kept(ann, phone);
    done(KEEPING, book(ann, "sunday", SUNDAY));
    String elsewhere = signedIn(phone);
    done("api/me/erasure", as(elsewhere));
    assertThat(ids(ann)).isEmpty();
  }
}
