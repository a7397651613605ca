package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A friend who comes when the match runs takes the seat of a bot. Source: issue 13, points 1 and 3.
 */
@Tag("long")
final class LateFriendBrowserIT extends BrowserTest {
  private static final String TAKE = "Take this seat from the next deal: Bruno";

  private static Locator strip(Visitor visitor) {
    return visitor.page().locator(".watching");
  }

  private String annPlaysWithBruno(Visitor ann) {
    ann.opensTable(server().address(), "Ann", "Crazy Eights", 2, 0);
    String link = ann.page().url();
    ann.begins();
    return link;
  }

  private static void playsTheNextDeal(Visitor bob) {
    bob.button("Next deal").click();
    bob.page().locator(".hand-card").first().waitFor();
    assertThat(strip(bob).count()).isZero();
    assertThat(bob.page().locator(".seat-name").first().textContent()).isEqualTo("Ann");
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void who_comes_by_the_link_takes_a_bots_seat_for_the_next_deal(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      String link = annPlaysWithBruno(ann);
      bob.page().navigate(link);
      bob.field("Your name").fill("Bob");
      bob.findsNoBarrier("the way in while a match runs");
      bob.button(TAKE).click();
      strip(bob).getByText("Bruno’s seat is kept for you").waitFor();
      strip(ann).getByText("Bob takes Bruno’s seat from the next deal on.").waitFor();
      bob.findsNoBarrier("the table of who waits for a seat");
      assertThat(bob.page().locator(".hand-card").count()).as("no hand yet").isZero();

      new Play(ann, Means.KEYBOARD).untilDealIsOver();
      bob.button("Next deal").waitFor();
      assertThat(ann.page().locator(".scores").first().textContent())
          .as("it was Bruno's deal")
          .contains("Bruno");
      playsTheNextDeal(bob);
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void who_watches_chooses_a_bot_thinks_better_of_it_and_chooses_again(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      bob.page().navigate(annPlaysWithBruno(ann));
      bob.button("Only watch").click();
      bob.button("Take a bot’s seat").click();
      bob.button(TAKE).click();
      bob.page().getByText("Say your name first").waitFor();
      bob.findsNoBarrier("the choice of a seat");
      bob.field("Your name").fill("Bob");
      bob.button(TAKE).click();
      bob.button("Give it up").click();
      bob.button("Take a bot’s seat").click();
      bob.button(TAKE).click();
      strip(bob).getByText("Bruno’s seat is kept for you").waitFor();
      bob.page().reload();
      strip(bob).getByText("Bruno’s seat is kept for you").waitFor();
      new Play(ann, Means.KEYBOARD).untilDealIsOver();
      playsTheNextDeal(bob);
    }
  }

  /** Who gets up in the middle of a match finds the seat again, from which a bot has played. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void who_has_left_comes_back_to_the_seat(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      String link = annPlaysWithBruno(ann);
      ann.button("Settings").click();
      ann.button("Leave the table").click();
      ann.button("Yes, leave the table").click();
      ann.page().locator(".your-tables").waitFor();
      ann.page().navigate(link);
      ann.page().locator(".hand-card").first().waitFor();
    }
  }
}
