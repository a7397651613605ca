package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import eightfold.server.TestClient;
import eightfold.server.room.Pace;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rule books that bring a pack of their own are played to the end of a deal: cards are drawn, named
 * and read by that pack, by keys and by touch. Source: issue 46, points 1 and 5.
 */
@Tag("long")
final class OwnPackBrowserIT extends BrowserTest {
  private static final Path BOOKS = Path.of("..", "docs", "house-rules");

  /** What the cards of both packs are called. */
  private static final String NAME =
      "(?s)(red|yellow|green|blue|wild|circles|triangles|crosses|squares|stars).*";

  @Override
  Pace pace() {
    return AT_ONCE;
  }

  @ParameterizedTest(name = "{0} by {1} on a {2}")
  @CsvSource({
    "four-suits-of-colour, KEYBOARD, PHONE",
    "four-suits-of-colour, POINTER, DESKTOP",
    "five-shapes-of-card, KEYBOARD, PHONE",
    "five-shapes-of-card, POINTER, PHONE"
  })
  void a_whole_deal(String book, Means means, Screen screen) throws IOException {
    try (Visitor bob = Visitor.on(browser(), screen)) {
      bob.page().navigate(server().address() + "#/t/" + table(book));
      bob.field("Your name").fill("Bob");
      bob.button("Take a seat").click();
      bob.page().locator(".lobby .sheet").waitFor();
      bob.begins();
      isDrawnByItsPack(bob);
      bob.findsNoBarrier("table of " + book);
      List<String> suits = new ArrayList<>();
      Play play = new Play(bob, means).atFirst(where -> looksAt(bob, where, suits));
      assertThat(play.untilDealIsOver()).as("acts of his own").isPositive();
      bob.page().locator(".end-panel h2").waitFor();
      assertThat(suits).allMatch(suit -> suit.matches(NAME));
      bob.findsNoBarrier("end of the deal");
    }
  }

  private String table(String book) throws IOException {
    String rules = Files.readString(BOOKS.resolve(book + ".game"));
    String wish =
        "{\"rules\":%s,\"name\":\"Ann\",\"seats\":[%s,%s,%s]}"
            .formatted(
                TestClient.written(rules),
                "{\"kind\":\"person\"}",
                "{\"kind\":\"person\"}",
                "{\"kind\":\"bot\"}");
    HttpResponse<String> opened = TestClient.http(server(), "api/tables", Optional.of(wish));
    assertThat(opened.statusCode()).as(opened.body()).isEqualTo(201);
    return TestClient.json(opened).path("table").asText();
  }

  /** Cards have fields of their colours, and names of the pack's. */
  private static void isDrawnByItsPack(Visitor visitor) {
    Locator hand = visitor.page().locator(".hand-card");
    hand.first().waitFor();
    assertThat(hand.all())
        .isNotEmpty()
        .allSatisfy(card -> assertThat(card.getAttribute("aria-label")).matches(NAME));
    assertThat(visitor.page().locator(".ef-card:has(.ef-own-field)").count())
        .isGreaterThan(hand.count());
    assertThat(visitor.page().locator(".ef-card .ef-name").count()).as("cards unknown").isZero();
    assertThat(visitor.page().locator(".pile-button").getAttribute("aria-label"))
        .matches("(?s).*\\b" + NAME);
  }

  private static void looksAt(Visitor visitor, String where, List<String> suits) {
    visitor.findsNoBarrier(where);
    visitor
        .page()
        .locator(".suit-choice .choice-name")
        .all()
        .forEach(name -> suits.add(name.textContent()));
  }
}
