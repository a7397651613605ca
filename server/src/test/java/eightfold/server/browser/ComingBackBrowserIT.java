package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** People come by a link, reload, change tabs, lose the server: their seat is theirs. */
@Tag("long")
final class ComingBackBrowserIT extends BrowserTest {
  private static List<String> hand(Visitor visitor) {
    Locator cards = visitor.page().locator(".hand-card");
    cards.first().waitFor();
    return cards.all().stream()
        .map(card -> String.valueOf(card.getAttribute("data-card")))
        .toList();
  }

  @Test
  void a_friend_comes_by_the_link_and_both_play() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP);
        Visitor bob = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 4, 1);
      bob.page().navigate(ann.page().locator("#table-link").inputValue());
      bob.button("Take a seat").waitFor();
      bob.findsNoBarrier("invitation");
      bob.field("Your name").fill("Bob");
      bob.button("Take a seat").click();
      bob.page().locator(".lobby").waitFor();
      ann.page().getByText("Bob").first().waitFor();
      ann.button("Begin").click();
      bob.page().locator(".table-screen").waitFor();
      ann.page().locator(".table-screen").waitFor();
      assertThat(hand(ann)).hasSize(7).isNotEqualTo(hand(bob));
      bob.page().keyboard().press("m");
      bob.page().getByPlaceholder("Say something").fill("Hello Ann");
      bob.button("Send").click();
      ann.page().locator(".unread").waitFor();
      ann.page().keyboard().press("m");
      ann.page().locator(".chat-line").waitFor();
      assertThat(ann.page().locator(".chat-line").textContent()).isEqualTo("Bob Hello Ann");
    }
  }

  @Test
  void a_reload_returns_to_the_seat_and_the_start_screen_leads_there() {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", "Mau-Mau", 2, 0);
      ann.begins();
      new Play(ann, Means.POINTER).untilOwnTurn();
      List<String> held = hand(ann);
      ann.page().reload();
      assertThat(hand(ann)).isEqualTo(held);
      ann.page().navigate(server().address());
      ann.page().locator(".your-tables .act").click();
      assertThat(hand(ann)).isEqualTo(held);
    }
  }

  @Test
  void a_second_tab_takes_the_seat_over_and_the_first_can_take_it_back() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 0);
      ann.begins();
      Page first = ann.page();
      Page second = ann.newTab();
      second.navigate(first.url());
      second.locator(".table-screen").waitFor();
      first.getByText("This seat is now played in another tab or device.").waitFor();
      ann.turnTo(first);
      ann.findsNoBarrier("taken over");
      ann.button("Play here").click();
      first.locator(".table-screen").waitFor();
      second.getByText("This seat is now played in another tab or device.").waitFor();
    }
  }

  @Test
  void a_restarted_server_finds_everybody_at_the_table() throws Exception {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 0);
      ann.begins();
      Play play = new Play(ann, Means.KEYBOARD);
      play.untilOwnTurn();
      List<String> held = hand(ann);
      server().restart();
      ann.page().locator(".link-badge.lost, .link-badge.open").first().waitFor();
      ann.page().locator(".link-badge.open").waitFor();
      assertThat(hand(ann)).isEqualTo(held);
      assertThat(play.untilDealIsOver()).isPositive();
      // While the server is down the browser notes each try.
      ann.expectsErrors("ERR_CONNECTION_REFUSED");
    }
  }

  @Test
  void who_only_watches_sees_no_hand() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP);
        Visitor eve = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 1);
      String link = ann.page().locator("#table-link").inputValue();
      ann.begins();
      eve.page().navigate(link);
      eve.button("Only watch").click();
      eve.page().locator(".seat").first().waitFor();
      assertThat(eve.page().locator(".seat").count()).isEqualTo(3);
      assertThat(eve.page().locator(".hand-card").count()).isZero();
      eve.findsNoBarrier("watching");
    }
  }

  @Test
  void a_friend_who_has_no_name_is_told_so_and_a_table_that_is_not_there_is_said() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP);
        Visitor bob = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 2);
      bob.page().navigate(ann.page().locator("#table-link").inputValue());
      bob.button("Take a seat").click();
      bob.page().getByText("Say your name first").waitFor();
      bob.joins(ann.page().locator("#table-link").inputValue(), "Ann");
      assertThat(bob.page().locator(".lobby-seats").textContent()).contains("Ann 2");
      bob.page().navigate(server().address() + "#/t/nowhere");
      bob.page().getByText("There is no such table here.").waitFor();
      bob.expectsErrors("404");
    }
  }
}
