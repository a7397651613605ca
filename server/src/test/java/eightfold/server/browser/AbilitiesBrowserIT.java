package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import eightfold.game.CardDetail;
import eightfold.game.Catalogue;
import eightfold.games.Games;
import eightfold.server.room.Pace;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Games whose cards have abilities, through the browser: whole games for two and in teams, by keys
 * alone and by pointer alone, on a phone and on a desktop; no screen on the way has a barrier that
 * axe knows. Cards can be read at a tap, and the log says what brought about what.
 */
@Tag("long")
@Order(BrowserTest.TAKES_MINUTES)
final class AbilitiesBrowserIT extends BrowserTest {
  /** The first game whose cards say more than rank and suit. */
  private static final Catalogue.Entry GAME =
      Games.standard().entries().stream()
          .filter(entry -> !cards(entry.id()).isEmpty())
          .findFirst()
          .orElseThrow();

  private static final int MOST_GAMES = 6;

  /** Something waits, at a table where it may be forgotten. */
  private static final String REMEMBERED = "ask remember";

  @Override
  Pace pace() {
    return AT_ONCE;
  }

  private static List<CardDetail> cards(String id) {
    return Games.standard().game(id, Map.of()).cards();
  }

  @ParameterizedTest(name = "a game for two by {0} on a {1}")
  @CsvSource({"KEYBOARD, DESKTOP", "POINTER, PHONE"})
  void a_whole_game_for_two(Means means, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", GAME.name(), 2, 0);
      ann.begins();
      ann.page().locator(".board .hand-card").first().waitFor();
      ann.findsNoBarrier("the board");
      Play play = new Play(ann, means).atFirst(where -> ann.findsNoBarrier(where));
      int acts = play.untilDealIsOver();
      assertThat(acts).as("acts of her own").isPositive();
      ann.page().locator(".end-panel h2").waitFor();
      assertThat(ann.page().locator(".end-panel .scores tbody tr").count()).isEqualTo(2);
      ann.findsNoBarrier("end of the game");
      // questions of some kind come up in one of a few games
      for (int game = 1; game < MOST_GAMES && play.met().isEmpty(); game++) {
        ann.dealsAgainIfOver();
        int _ = play.untilDealIsOver();
      }
      assertThat(play.met()).as("what was asked").isNotEmpty();
    }
  }

  @ParameterizedTest(name = "a game in teams by {0} on a {1}")
  @CsvSource({"POINTER, DESKTOP", "KEYBOARD, PHONE"})
  void a_whole_game_in_teams(Means means, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      opens(ann, "teams", "2", 4);
      ann.page().locator(".board .hand-card").first().waitFor();
      Page page = ann.page();
      assertThat(page.locator(".own-place .fact-team").textContent()).isEqualTo("team 1");
      assertThat(page.locator(".board-seat[data-seat='2'] .fact-team").textContent())
          .isEqualTo("team 1");
      assertThat(page.locator(".board-seat[data-seat='2'] .open-hand .tile-button").count())
          .as("her partner's hand lies open for her")
          .isPositive();
      assertThat(page.locator(".board-seat[data-seat='1'] .open-hand").count()).isZero();
      ann.findsNoBarrier("the board of a game in teams");
      int acts = new Play(ann, means).untilDealIsOver();
      assertThat(acts).as("acts of her own").isPositive();
      page.locator(".end-panel h2").waitFor();
      assertThat(page.locator(".end-panel .scores tbody tr").count()).isEqualTo(4);
      ann.findsNoBarrier("end of the game in teams");
    }
  }

  /** What waits is offered out of turn, too: a bot's turn goes on while somebody remembers. */
  @Test
  void at_a_table_of_honour_what_waits_is_used_or_forgotten() {
    remembers(Means.POINTER, Screen.DESKTOP);
  }

  @Test
  void at_a_table_of_honour_on_a_phone_by_keys() {
    remembers(Means.KEYBOARD, Screen.PHONE);
  }

  private void remembers(Means means, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      opens(ann, "enforcement", "honour", 2);
      Locator answers = ann.page().locator(".ask .choice-name");
      Play play =
          new Play(ann, means)
              .atFirst(
                  where -> {
                    if (where.equals(REMEMBERED)) {
                      assertThat(answers.allTextContents()).contains("Forget it");
                    }
                    ann.findsNoBarrier(where);
                  });
      for (int game = 0; game < MOST_GAMES && !play.met().contains(REMEMBERED); game++) {
        ann.dealsAgainIfOver();
        play.until(REMEMBERED);
      }
      assertThat(play.met()).contains(REMEMBERED);
      int _ = play.untilDealIsOver();
      ann.page().locator(".end-panel h2").waitFor();
    }
  }

  private void opens(Visitor ann, String option, String value, int seats) {
    Page page = ann.page();
    page.navigate(server().address());
    ann.choosesGame(GAME.name());
    page.locator(".house-rules summary").click();
    page.locator("[name=" + option + "]").selectOption(value);
    ann.field("Your name").fill("Ann");
    Locator shown = page.locator(".stepper output");
    while (Integer.parseInt(shown.textContent()) != seats) {
      boolean more = Integer.parseInt(shown.textContent()) < seats;
      ann.button(more ? "One seat more" : "One seat fewer").click();
    }
    ann.button("Open the table").click();
    page.locator(".lobby h1").waitFor();
    ann.begins();
  }

  @Test
  void every_card_can_be_read_at_a_tap_and_by_keys() {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", GAME.name(), 2, 0);
      ann.begins();
      Page page = ann.page();
      Locator card = page.locator(".board .hand-card").first();
      card.waitFor();
      String id = String.valueOf(card.getAttribute("data-card"));
      CardDetail detail =
          cards(GAME.id()).stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
      // by its name: a card drawn meanwhile may have come before it
      page.locator(".board .hand-card[data-card='" + id + "']").first().tap();
      page.locator("dialog .face.full").waitFor();
      for (CardDetail.Side side : detail.sides()) {
        assertThat(page.locator("dialog .face").textContent())
            .contains(side.name(), side.text(), side.requirement());
      }
      assertThat(page.locator("dialog kbd:visible").count()).as("keys, on a phone").isZero();
      ann.findsNoBarrier("a card being read");
      page.keyboard().press("Escape");
      page.locator(".top-card").focus();
      page.keyboard().press("Enter");
      page.locator("dialog .pile-tiles .tile-button").first().waitFor();
      ann.findsNoBarrier("the discard pile");
      // from Close to the cards, the top first
      page.keyboard().press("Tab");
      page.keyboard().press("Enter");
      page.locator("dialog .face.full").waitFor();
    }
  }

  @Test
  void the_log_says_which_card_brought_it_about() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", GAME.name(), 2, 0);
      ann.begins();
      Play play = new Play(ann, Means.POINTER);
      Locator caused = ann.page().locator(".log li.caused");
      for (int game = 0; game < MOST_GAMES && caused.count() == 0; game++) {
        if (game > 0) {
          ann.dealsAgainIfOver();
        }
        int _ = play.untilDealIsOver();
      }
      List<String> names =
          cards(GAME.id()).stream()
              .flatMap(card -> card.sides().stream().map(CardDetail.Side::name))
              .toList();
      assertThat(caused.allTextContents())
          .isNotEmpty()
          .allSatisfy(line -> assertThat(names).anyMatch(line::contains));
      // the others may have played such a card before she has done anything
      if (ann.page().locator(".end-panel").count() > 0) {
        ann.button("Look at the table").click();
      }
      caused.first().locator("button.card-word").first().click();
      ann.page().locator("dialog .face.full").waitFor();
    }
  }

  /** What a page without motion sees at once is seen on its way by one with it (point 5 of 15). */
  @ParameterizedTest(name = "{0}, cards move: {1}")
  @CsvSource({"DESKTOP, true", "PHONE, true", "PHONE, false"})
  void cards_move_where_that_is_wished(Screen screen, boolean wished) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      ReducedMotion motion = wished ? ReducedMotion.NO_PREFERENCE : ReducedMotion.REDUCE;
      page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(motion));
      page.addInitScript(MotionBrowserIT.NOTES);
      ann.opensTable(server().address(), "Ann", GAME.name(), 3, 0);
      ann.begins();
      Play play = new Play(ann, Means.POINTER);
      int _ = play.untilDealIsOver();
      int flown =
          MotionBrowserIT.number(
              ann, "() => moved.filter((one) => /flight/.test(one.what)).length");
      if (wished) {
        assertThat(flown).as("cards that flew in a whole game").isGreaterThan(20);
      } else {
        assertThat(flown).isZero();
      }
      page.waitForFunction("() => document.querySelector('.flight, .flight .turned') === null");
      // nothing that flew has left the board wider or higher than it is without it
      assertThat(
              MotionBrowserIT.number(
                  ann, "() => document.documentElement.scrollWidth - innerWidth"))
          .isLessThanOrEqualTo(0);
    }
  }
}
