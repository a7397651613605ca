package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import eightfold.server.TestClient;
import eightfold.server.room.Pace;
import java.net.http.HttpResponse;
import java.util.Optional;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Somebody opens a table with a rule book of their own, and a friend comes by its link: the page
 * says that it is one, shows its rules, and plays it. Source: issue 12, point 6.
 */
@Tag("long")
@Order(BrowserTest.TAKES_MINUTES)
final class OwnBookBrowserIT extends BrowserTest {
  /** Whatever a name or a ruling says is shown as it is, however long, and does nothing. */
  private static final String HOSTILE =
      """
      game "<img src=x onerror=alert(1)>PestenPestenPestenPestenPesten"
      id pesten
      extends pesten
      deal 2
      call "<b>LastLastLastLastLastLastLastLastLastLastLastLast</b>" caught
      ruling "<script>alert(1)</script> [a link](javascript:alert(1))", from "nobody"
      """;

  private static final int MOST_ACTS = 30;

  /** So many stops of the Tab key a table surely does not have. */
  private static final int MOST_STOPS = 60;

  /** Whether anything is wider than the page. */
  private static final String OVERFLOWS =
      "() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1";

  @Override
  Pace pace() {
    return AT_ONCE;
  }

  private String table(String rules) {
    String wish =
        "{\"rules\":%s,\"name\":\"Ann\",\"seats\":[%s,%s,{\"kind\":\"bot\"}]}"
            .formatted(TestClient.written(rules), "{\"kind\":\"person\"}", "{\"kind\":\"person\"}");
    HttpResponse<String> opened = TestClient.http(server(), "api/tables", Optional.of(wish));
    assertThat(opened.statusCode()).as(opened.body()).isEqualTo(201);
    JsonNode key = TestClient.json(opened);
    return key.path("table").asText();
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_friend_comes_to_a_table_of_a_book_of_its_own(Screen screen) {
    String table = table(HOSTILE);
    try (Visitor bob = Visitor.on(browser(), screen)) {
      bob.page().navigate(server().address() + "#/t/" + table);
      bob.button("Take a seat").waitFor();
      assertThat(bob.page().locator("h1").textContent()).contains("Home-made “<img src=x");
      assertThat(bob.page().getByText("which somebody has brought along").count()).isOne();
      isHarmless(bob);
      bob.findsNoBarrier("invitation to a table of its own book");
      bob.field("Your name").fill("Bob");
      bob.button("Take a seat").click();
      bob.page().locator(".lobby .sheet").waitFor();
      assertThat(bob.page().locator(".sheet").textContent())
          .contains(
              "Each player is dealt two cards",
              "<script>alert(1)</script> [a link](javascript:alert(1))");
      isHarmless(bob);
      bob.begins();
      assertThat(bob.page().locator(".bar h1").textContent()).startsWith("Home-made “");
      isHarmless(bob);
      assertThat(new Play(bob, Means.POINTER).untilDealIsOver()).isPositive();
      isHarmless(bob);
      bob.page().navigate(server().address());
      assertThat(bob.page().locator(".your-tables .act").first().textContent())
          .startsWith("Home-made “<img src=x");
      isHarmless(bob);
    }
  }

  /** A rule that no game has: a tap on a card exchanges it, and what came stands in the log. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_card_is_exchanged_with_the_stock(Screen screen) {
    String table =
        table(
            """
            game Fence
            extends eights
            on A 2 3 4 5 6 7 9 10 J Q K exchanges with stock
            """);
    try (Visitor bob = Visitor.on(browser(), screen)) {
      Locator asked = bob.page().getByText("exchange a card with the top of the stock");
      plays(bob, table, asked);
      bob.findsNoBarrier("an exchange");
      bob.listens();
      bob.page()
          .locator(".hand-card")
          .first()
          .click(new Locator.ClickOptions().setPosition(18, 20));
      bob.hears("You exchanged a card with the stock and got");
      assertThat(bob.page().locator(".status.notice").count()).as("refusals").isZero();
    }
  }

  /** Another one: a card is chosen for the next player, by pointer and by keys. */
  @ParameterizedTest
  @CsvSource({"PHONE, POINTER", "DESKTOP, POINTER", "DESKTOP, KEYBOARD"})
  void a_card_is_shown_to_the_next_player(Screen screen, Means means) {
    String table =
        table(
            """
            game Glance
            extends eights
            on A 2 3 4 5 6 7 9 10 J Q K shows to next
            """);
    try (Visitor bob = Visitor.on(browser(), screen)) {
      Locator asked = bob.page().locator("dialog .give-card");
      plays(bob, table, asked);
      assertThat(bob.page().locator("dialog h2").textContent()).matches("Show .+ a card");
      assertThat(asked.first().getAttribute("aria-label")).startsWith("Show ");
      bob.findsNoBarrier("a card to be shown");
      bob.listens();
      if (means == Means.KEYBOARD) {
        bob.page().keyboard().press("1");
      } else {
        asked.first().click();
      }
      bob.hears("You showed ");
      assertThat(bob.page().locator(".status.notice").count()).as("refusals").isZero();
    }
  }

  /** A line has its player give a card, and choose to whom. */
  @ParameterizedTest
  @CsvSource({"PHONE, POINTER", "DESKTOP, POINTER", "DESKTOP, KEYBOARD"})
  void a_card_is_given_to_somebody_of_ones_choice(Screen screen, Means means) {
    String table =
        table(
            """
            game Favours
            extends eights
            when A 2 3 4 5 6 7 9 10 J Q K: gives a card to chosen
            """);
    try (Visitor bob = Visitor.on(browser(), screen)) {
      Locator asked = bob.page().locator("dialog .give-card");
      plays(bob, table, asked);
      assertThat(bob.page().locator("dialog h2").textContent()).isEqualTo("Give somebody a card");
      assertThat(bob.page().locator("dialog .give legend").count()).as("others").isEqualTo(2);
      assertThat(asked.first().getAttribute("aria-label")).startsWith("Give ");
      bob.findsNoBarrier("a card to be given");
      bob.listens();
      if (means == Means.KEYBOARD) {
        bob.page().keyboard().press("Enter");
      } else {
        asked.last().click();
      }
      bob.hears("You gave ");
      assertThat(bob.page().locator(".status.notice").count()).as("refusals").isZero();
    }
  }

  /** A card is drawn from the hand of the next player, by a button beside the one for the stock. */
  @ParameterizedTest
  @CsvSource({"PHONE, POINTER", "DESKTOP, POINTER", "DESKTOP, KEYBOARD"})
  void a_card_is_drawn_from_the_hand_of_the_next_player(Screen screen, Means means) {
    String table =
        table(
            """
            game Pinch
            extends eights
            draw one-then-pass
            draw-from next
            """);
    try (Visitor bob = Visitor.on(browser(), screen)) {
      begins(bob, table).untilOwnTurn();
      Locator drawn = bob.page().locator(".actions .act:has-text('Draw from ')");
      drawn.waitFor();
      assertThat(bob.button("Draw").count()).as("from the stock").isOne();
      String whose = drawn.textContent().substring("Draw from ".length());
      BoundingBox place = drawn.boundingBox();
      assertThat(place.x).isNotNegative();
      assertThat(place.x + place.width).isLessThanOrEqualTo(screen.width);
      assertThat(bob.page().evaluate(OVERFLOWS)).as("wider than the page").isEqualTo(false);
      bob.findsNoBarrier("a draw from a hand");
      bob.listens();
      int held = bob.page().locator(".hand-card").count();
      if (means == Means.KEYBOARD) {
        tabsTo(bob, drawn);
        bob.page().keyboard().press("Enter");
      } else {
        drawn.click();
      }
      bob.hears("from " + whose + "’s hand");
      assertThat(bob.page().locator(".hand-card").count()).isEqualTo(held + 1);
      assertThat(bob.page().locator(".status.notice").count()).as("refusals").isZero();
    }
  }

  /** The upcard is taken, by a button beside the one for the stock. */
  @ParameterizedTest
  @CsvSource({"PHONE, POINTER", "DESKTOP, KEYBOARD"})
  void the_upcard_is_taken(Screen screen, Means means) {
    String table =
        table(
            """
            game Second Thoughts
            extends vandatta
            draw one-then-pass
            draw-from pile
            """);
    try (Visitor bob = Visitor.on(browser(), screen)) {
      Locator taken = bob.page().locator(".actions .act:has-text('Take the card')");
      plays(bob, table, taken);
      assertThat(bob.page().evaluate(OVERFLOWS)).as("wider than the page").isEqualTo(false);
      bob.findsNoBarrier("a card of the pile");
      bob.listens();
      if (means == Means.KEYBOARD) {
        tabsTo(bob, taken);
        bob.page().keyboard().press("Enter");
      } else {
        taken.click();
      }
      bob.hears("You took ");
      assertThat(bob.page().locator(".status.notice").count()).as("refusals").isZero();
    }
  }

  /** Where there are several hands, the page asks from which. */
  @ParameterizedTest
  @CsvSource({"PHONE, POINTER", "DESKTOP, KEYBOARD"})
  void a_card_is_drawn_from_a_hand_of_ones_choice(Screen screen, Means means) {
    String table =
        table(
            """
            game Pinch
            extends eights
            draw one-then-pass
            draw-from anybody
            """);
    try (Visitor bob = Visitor.on(browser(), screen)) {
      begins(bob, table).untilOwnTurn();
      bob.button("Draw from a hand").waitFor();
      if (means == Means.KEYBOARD) {
        bob.page().keyboard().press("x");
      } else {
        bob.button("Draw from a hand").click();
      }
      Locator choices = bob.page().locator("dialog .choice");
      choices.first().waitFor();
      assertThat(choices.count()).as("others").isEqualTo(2);
      assertThat(bob.page().locator("dialog h2").textContent()).isEqualTo("Draw from a hand");
      String whose = bob.page().locator("dialog .choice-name").last().textContent();
      bob.findsNoBarrier("hands to draw from");
      bob.listens();
      if (means == Means.KEYBOARD) {
        bob.page().keyboard().press("2");
      } else {
        choices.last().click();
      }
      bob.hears("from " + whose + "’s hand");
      assertThat(bob.page().locator("dialog").count()).as("choosers").isZero();
      assertThat(bob.page().locator(".status.notice").count()).as("refusals").isZero();
    }
  }

  /**
   * A card stands for the one that its player names: first its suit is asked for, then its rank.
   */
  @ParameterizedTest
  @CsvSource({"PHONE, POINTER", "DESKTOP, KEYBOARD"})
  void a_card_stands_for_the_one_that_is_named(Screen screen, Means means) {
    String table =
        table(
            """
            game Stand for It
            players 2..4
            deck french
            deal 8
            draw one-then-pass
            on any declares suit, and a rank
            """);
    try (Visitor bob = Visitor.on(browser(), screen)) {
      plays(bob, table, bob.page().locator("dialog .suit-choice"));
      String suit = bob.page().locator("dialog .choice-name").first().textContent();
      bob.listens();
      means.chooses(bob);
      Locator ranks = bob.page().locator("dialog .rank-choice");
      ranks.waitFor();
      bob.findsNoBarrier("a rank beside a suit");
      String rank = bob.page().locator("dialog .rank-choice .choice-name").first().textContent();
      means.chooses(bob);
      bob.hears("You declared " + suit);
      bob.hears("You declared " + rank);
      assertThat(bob.page().locator("dialog").count()).as("choosers").isZero();
      assertThat(bob.page().locator(".status.notice").count()).as("refusals").isZero();
    }
  }

  /** Goes from one stop of the Tab key to the next until this has the focus. */
  private static void tabsTo(Visitor visitor, Locator wanted) {
    String focused = "one => one === document.activeElement";
    for (int stops = 0; stops < MOST_STOPS && wanted.evaluate(focused).equals(false); stops++) {
      visitor.page().keyboard().press("Tab");
    }
    assertThat(wanted.evaluate(focused)).as("the focus").isEqualTo(true);
  }

  /** Bob sits down, and the first deal begins. */
  private Play begins(Visitor bob, String table) {
    bob.page().navigate(server().address() + "#/t/" + table);
    bob.field("Your name").fill("Bob");
    bob.button("Take a seat").click();
    bob.page().locator(".lobby .sheet").waitFor();
    bob.begins();
    return new Play(bob, Means.POINTER);
  }

  /** Bob sits down and plays until he is asked for something. */
  private void plays(Visitor bob, String table, Locator asked) {
    Play play = begins(bob, table);
    for (int acts = 0; acts < MOST_ACTS && asked.count() == 0; acts++) {
      play.acts(1);
    }
    asked.first().waitFor();
  }

  private static void isHarmless(Visitor visitor) {
    assertThat(visitor.page().locator("img[src=x]").count()).isZero();
    assertThat(visitor.page().locator("a[href^='javascript']").count()).isZero();
    assertThat(visitor.page().evaluate(OVERFLOWS)).as("wider than the page").isEqualTo(false);
  }
}
