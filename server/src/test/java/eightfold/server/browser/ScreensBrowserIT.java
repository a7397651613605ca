package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every screen, panel and dialog: no barrier that axe knows, and what it is for works. */
final class ScreensBrowserIT extends BrowserTest {
  @Tag("long")
  @Test
  void a_button_without_a_name_would_be_found() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.page().navigate(server().address());
      ann.page().locator(".game").first().waitFor();
      ann.page()
          .evaluate(
              "() => document.querySelector('.game').before(document.createElement('button'))");
      assertThatThrownBy(() -> ann.findsNoBarrier("a nameless button"))
          .hasMessageContaining("button-name")
          .hasMessageContaining("<button></button>");
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void the_start_screen_and_its_options(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen, ColorScheme.DARK)) {
      ann.page().navigate(server().address());
      ann.page().locator(".game").first().waitFor();
      ann.findsNoBarrier("start, dark");
      ann.choosesGame("Crazy Eights");
      ann.page().locator(".house-rules summary").click();
      ann.option("twos").selectOption("draw2");
      assertThat(ann.page().locator(".option.changed").count()).isEqualTo(1);
      ann.page().locator(".rules-card .sheet h2").waitFor();
      ann.page().getByText("draws two cards").first().waitFor();
      ann.findsNoBarrier("start with a changed rule, dark");
    }
  }

  @Tag("long")
  @Test
  void rules_that_contradict_each_other_are_named_as_the_form_has_them() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.page().navigate(server().address());
      ann.choosesGame("Crazy Eights");
      ann.page().locator(".house-rules summary").click();
      ann.option("effects").fill("8=skip");
      Locator reason = ann.page().locator(".house-rules .bad");
      reason.waitFor();
      assertThat(reason.textContent())
          .contains("don't go together", "“The wild rank: 8”", "8=skip”. Choose one of them.");
      ann.field("Your name").fill("Ann");
      ann.button("Open the table").click();
      ann.page().locator("[role=alert] .bad").waitFor();
      ann.findsNoBarrier("start with a contradiction");
      ann.button("All back to standard").click();
      reason.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
      // The browser notes each answer 400; the page has dealt with them.
      ann.expectsErrors("400");
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void the_lobby_shows_link_seats_and_rules(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 4, 2);
      ann.findsNoBarrier("lobby");
      String link = ann.page().locator("#table-link").inputValue();
      assertThat(link).startsWith(server().address()).contains("#/t/");
      assertThat(ann.page().locator(".lobby-seats .free").count()).isEqualTo(2);
      assertThat(ann.page().locator(".lobby-seats li").first().textContent()).contains("Ann");
      ann.page().locator(".rules-card .sheet h2").waitFor();
      ann.begins();
      assertThat(ann.page().locator(".seat").count()).isEqualTo(3);
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void panels_and_dialogs_of_the_table(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen, ColorScheme.DARK)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 5, 0);
      ann.begins();
      Page page = ann.page();
      page.keyboard().press("i");
      page.locator(".panel .sheet h2").waitFor();
      ann.findsNoBarrier("rules");
      page.locator("#tab-scores").click();
      page.locator(".check summary").click();
      ann.findsNoBarrier("scores and the promise");
      page.locator("#tab-chat").click();
      page.getByPlaceholder("Say something").fill("Good luck!");
      ann.button("Send").click();
      page.locator(".chat-line").waitFor();
      ann.findsNoBarrier("chat");
      page.locator("#tab-log").click();
      ann.findsNoBarrier("log");
      if (screen.touched()) {
        page.locator(".drawer .close").click();
      }
      page.locator(".pile-button").click();
      ann.findsNoBarrier("the pile");
      page.keyboard().press("Escape");
      page.keyboard().press("?");
      page.locator("dialog .keys").waitFor();
      ann.findsNoBarrier("keys");
      page.keyboard().press("Escape");
      page.locator(".bar .quiet").last().click();
      page.locator("dialog .toggle").first().waitFor();
      ann.findsNoBarrier("settings");
      page.getByLabel("Contrast").selectOption("more");
      page.getByLabel("Large corners on cards").check();
      ann.findsNoBarrier("settings in strong contrast");
      page.keyboard().press("Escape");
      ann.findsNoBarrier("the table in strong contrast");
      assertThat(page.locator("dialog").count()).isZero();
    }
  }

  private static boolean areAsked(List<String> addresses, String part) {
    return addresses.stream().anyMatch(address -> address.contains(part));
  }

  /** What is asked for before this part. */
  private static List<String> before(String part, List<String> addresses) {
    return addresses.stream().takeWhile(address -> !address.contains(part)).toList();
  }

  /**
   * What lies at these addresses, as a proxy compresses it, each once; in bytes. It is asked for
   * anew: a browser does not keep every answer until somebody wants to weigh it.
   */
  private static int zipped(Visitor ann, List<String> addresses, Predicate<String> which) {
    return addresses.stream()
        .distinct()
        .filter(which)
        .mapToInt(address -> zipped(ann.page().request().get(address).body()))
        .sum();
  }

  private static int zipped(byte[] body) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
      zip.write(body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.size();
  }

  @Test
  void nothing_comes_from_elsewhere_and_the_page_is_small() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      List<String> addresses = new ArrayList<>();
      // what the page asks for that is there now
      List<String> asked = new ArrayList<>();
      ann.page()
          .onRequest(
              request -> {
                if (request.isNavigationRequest()) {
                  asked.clear();
                }
                asked.add(request.url());
                addresses.add(request.url());
              });
      ann.page().navigate(server().address());
      ann.page().locator(".game .ef-card").first().waitFor();
      ann.page().waitForLoadState(LoadState.NETWORKIDLE);
      // the table and all that it is made of are fetched ahead, a second after the page has come
      ann.page().waitForCondition(() -> areAsked(asked, "TablePage"));
      assertThat(
              zipped(
                  ann,
                  before("TablePage", asked),
                  url -> url.matches(".*\\.(js|css|html|svg)|.*/")))
          .as("the first page, as a proxy compresses it")
          .isBetween(20_000, 60_000);
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 0);
      ann.begins();
      // somebody who comes back to a running table, with nothing kept: pages with routes have no
      // cache; once a blank page has come, the one before asks for nothing more
      String table = ann.page().url();
      ann.page().route("**/*", Route::resume);
      ann.page().navigate("about:blank");
      ann.page().navigate(table);
      ann.page().locator(".hand-card").first().waitFor();
      assertThat(addresses).isNotEmpty().allMatch(url -> url.startsWith(server().address()));
      // the table stands when it asks for the parts that a first look does without
      ann.page().waitForCondition(() -> areAsked(asked, "/dialogs-"));
      List<String> parts = before("/dialogs-", asked);
      assertThat(zipped(ann, parts, url -> url.endsWith(".js")))
          .as("scripts of a table, as a proxy compresses them: %s", parts)
          .isBetween(40_000, 62_000);
    }
  }

  @Test
  void text_mode_states_the_position_and_takes_acts() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 2, 0);
      ann.begins();
      new Play(ann, Means.KEYBOARD).untilOwnTurn();
      Page page = ann.page();
      page.keyboard().press("t");
      Locator field = page.locator("#typed-act");
      page.waitForFunction("() => document.activeElement.id === 'typed-act'");
      type(field, "all");
      Locator answers = page.locator(".text-mode .answer");
      answers.first().waitFor();
      assertThat(answers.first().textContent())
          .contains("The upcard is", "You hold", "You may:", "Play goes");
      ann.findsNoBarrier("text mode");
      int held = page.locator(".hand-card").count();
      type(field, "draw");
      page.waitForFunction("(held) => document.querySelectorAll('.hand-card').length > held", held);
      type(field, "play 2Q");
      answers.nth(2).waitFor();
      assertThat(answers.nth(2).textContent()).contains("Not done.");
    }
  }

  private static void type(Locator field, String line) {
    field.fill(line);
    field.press("Enter");
  }

  @Test
  void a_card_that_does_not_follow_says_why_and_stays() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 2, 0);
      ann.begins();
      new Play(ann, Means.KEYBOARD).untilOwnTurn();
      Page page = ann.page();
      Locator dim = page.locator(".hand-card[aria-disabled=true]").first();
      int held = page.locator(".hand-card").count();
      dim.focus();
      page.keyboard().press("Enter");
      page.locator(".status.notice").waitFor();
      assertThat(page.locator(".status").textContent()).contains("matches neither suit nor rank");
      ann.hears(" of ");
      assertThat(page.locator(".hand-card").count()).isEqualTo(held);
    }
  }
}
