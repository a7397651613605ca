package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the host does with the seats, in the lobby and when a match is over. Source: issue 13, point
 * 3, a host's rights.
 */
@Tag("long")
final class HostBrowserIT extends BrowserTest {
  private static Locator seat(Visitor visitor, int number) {
    return visitor.page().locator(".lobby-seats li").nth(number - 1);
  }

  private static void seatShows(Visitor visitor, int number, String text) {
    seat(visitor, number).getByText(text).first().waitFor();
  }

  /** Bob is removed by keys, a bot takes his seat, and another one makes room for him. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void the_host_makes_room_in_the_lobby(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 1);
      String link = ann.page().locator("#table-link").inputValue();
      bob.joins(link, "Bob");
      seatShows(ann, 2, "Bob");
      assertThat(bob.page().locator(".rights").count()).as("Bob is no host").isZero();
      ann.findsNoBarrier("the lobby with the host's rights");

      Locator remove = ann.button("Remove Bob");
      remove.focus();
      ann.page().keyboard().press("Enter");
      ann.button("Yes, remove Bob").waitFor();
      assertThat(bob.page().locator(".lobby").count()).as("one press is none").isOne();
      ann.page().keyboard().press("Enter");
      bob.page().getByText("The host has taken you off the table.").waitFor();
      bob.findsNoBarrier("the farewell");
      seatShows(ann, 2, "free");
      assertThat(focused(ann)).as("the focus stays with the seat").isEqualTo("Add a bot at seat 2");

      ann.page().keyboard().press("Enter");
      seatShows(ann, 2, "Bruno");
      ann.field("How Bruno plays").selectOption("eager");
      ann.button("Remove Clara").click();
      seatShows(ann, 3, "free");
      assertThat(ann.field("How Bruno plays").inputValue()).isEqualTo("eager");

      bob.page().reload();
      bob.field("Your name").fill("Bob");
      bob.button("Take a seat").click();
      seatShows(ann, 3, "Bob");
      ann.begins();
      bob.page().locator(".table-screen").waitFor();
    }
  }

  private static String focused(Visitor visitor) {
    return String.valueOf(
        visitor.page().evaluate("() => document.activeElement.getAttribute('aria-label')"));
  }

  /** A friend who comes when the match is over plays the next one in a bot's place. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_friend_takes_a_bots_seat_for_the_next_match(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 0);
      String link = ann.page().url();
      ann.begins();
      new Play(ann, Means.KEYBOARD).untilDealIsOver();
      Page page = ann.page();
      page.locator(".open-seats:not(.next-rules) > summary").click();
      ann.findsNoBarrier("the seats of the next match");
      String winner = page.locator("#end-title").textContent();
      ann.button("Remove Bruno").click();
      seatShows(ann, 2, "free");
      assertThat(page.locator("#end-title").textContent()).isEqualTo(winner);
      ann.button("Play again").click();
      ann.button("Waiting: a seat is free").waitFor();

      bob.page().navigate(link);
      bob.field("Your name").fill("Bob");
      bob.button("Take a seat").click();
      seatShows(ann, 2, "Bob");
      bob.button("Play again").click();
      for (Visitor visitor : List.of(ann, bob)) {
        visitor.page().locator(".hand-card").nth(6).waitFor();
        assertThat(visitor.page().locator(".end-panel").count()).isZero();
      }
    }
  }

  /** Source: issue 13, point 3: chat in the lobby, too. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void friends_talk_while_they_wait(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 2);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      bob.field("Say something").fill("Cy is late");
      bob.page().keyboard().press("Enter");
      ann.page().locator(".lobby-chat .chat-line").getByText("Cy is late").waitFor();
      assertThat(ann.page().locator(".lobby-chat .chat-line").textContent())
          .isEqualTo("Bob Cy is late");
      ann.findsNoBarrier("the lobby with its chat");
      ann.begins();
      ann.page().locator(screen.touched() ? "[data-tab=chat]" : "#tab-chat").click();
      ann.page().locator(".panel .chat-line").getByText("Cy is late").waitFor();
    }
  }

  /**
   * Who only wanted to watch sits down after all, without coming anew. Source: a family's trial.
   */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void who_watches_sits_down_where_a_seat_is_free(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 1);
      bob.page().navigate(ann.page().url());
      bob.button("Only watch").click();
      bob.field("Your name").fill("Bob");
      bob.findsNoBarrier("the lobby of who watches");
      bob.button("Take this seat: 2").click();
      seatShows(ann, 2, "Bob");
      seatShows(bob, 2, "you");
      assertThat(bob.button("Take this seat: 2").count()).isZero();

      bob.button("Leave the table").click();
      bob.page().locator(".game").first().waitFor();
      bob.page().navigate(ann.page().url());
      bob.button("Only watch").click();
      ann.button("Add a bot at seat 2").click();
      ann.begins();
      new Play(ann, Means.KEYBOARD).untilDealIsOver();
      bob.page().locator(".end-panel").waitFor();
      assertThat(bob.page().locator(".end-panel .take").count()).as("nothing is free yet").isZero();
      ann.page().locator(".open-seats summary").first().click();
      ann.button("Remove Bruno").click();
      bob.findsNoBarrier("the result of who watches, a seat being free");
      bob.button("Take this seat: 2").click();
      seatShows(ann, 2, "Bob");
      bob.button("Play again").click();
      ann.button("Play again").click();
      bob.page().locator(".hand-card").first().waitFor();
    }
  }
}
