package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.MouseButton;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Cards, badges and buttons explain themselves to who holds them, at a table, in a lesson and in a
 * deal that is over. Source: issue 15, points 2, 7 and 8.
 */
@Tag("long")
final class ExplainBrowserIT extends BrowserTest {
  private static final int HELD_MILLIS = 700;

  /** So long others take over an act in a lesson (LessonPage). */
  private static final int STEP_MILLIS = 1300;

  private static Locator explanation(Visitor ann) {
    return ann.page().locator("dialog.explains");
  }

  private static void sits(Visitor ann, String address) {
    ann.page().navigate(address + "#/g/pesten");
    ann.page().locator(".setup .main").click();
    ann.page().locator(".hand-card").nth(6).waitFor();
  }

  private static void gone(Locator dialog) {
    dialog.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
  }

  /** A finger on the middle of something, until it is told to be lifted. */
  private static CDPSession touches(Page page, Locator on) {
    CDPSession finger = page.context().newCDPSession(page);
    BoundingBox box = on.boundingBox();
    touch(finger, "touchStart", "[{\"x\":%s,\"y\":%s}]".formatted(box.x + 12, box.y + 40));
    return finger;
  }

  private static void touch(CDPSession finger, String type, String points) {
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", JsonParser.parseString(points));
    finger.send("Input.dispatchTouchEvent", event);
  }

  @Test
  void a_finger_that_rests_has_a_card_explained_and_plays_nothing() {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      sits(ann, server().address());
      Page page = ann.page();
      int held = page.locator(".hand-card").count();
      CDPSession finger = touches(page, page.locator(".hand-card").first());
      page.waitForTimeout(HELD_MILLIS);
      touch(finger, "touchEnd", "[]");
      explanation(ann).waitFor();
      assertThat(page.locator(".hand-card").count()).isEqualTo(held);
      ann.findsNoBarrier("a card that is explained");
      page.touchscreen().tap(12, 12);
      gone(explanation(ann));
      assertThat(page.locator(".hand-card").count()).isEqualTo(held);
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void the_key_explains_the_card_that_has_the_focus(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      sits(ann, server().address());
      Page page = ann.page();
      Locator card = page.locator(".hand-card[tabindex='0']");
      card.focus();
      // the part of the page that explains comes after the table: the key is kept until it has
      page.keyboard().press("h");
      String name = card.getAttribute("aria-label").split(",", 2)[0];
      assertThat(explanation(ann).locator("h2").textContent()).isEqualToIgnoringCase(name);
      page.keyboard().press("Escape");
      gone(explanation(ann));
      page.waitForFunction("() => document.activeElement.matches('.hand-card')");

      page.locator(".act.sort").click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
      explanation(ann).getByText("it is no act in the game").waitFor();
      page.keyboard().press("Escape");
      gone(explanation(ann));

      page.locator(".pile-button").click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
      explanation(ann).getByText("What holds at the table now").waitFor();
      explanation(ann).getByText("Turns go clockwise").waitFor();
      ann.findsNoBarrier("what holds now");
    }
  }

  /** The first lesson of Pesten begins with a two of the page's own (pesten.yaml). */
  @Test
  void a_finger_that_rests_in_a_lesson_has_a_card_explained_and_the_lesson_waits() {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      Page page = ann.page();
      page.navigate(server().address() + "#/l/pesten");
      page.locator(".lesson .hand-card[data-card=QS]").waitFor();
      CDPSession finger = touches(page, page.locator(".hand-card[data-card=QS]"));
      page.waitForTimeout(HELD_MILLIS);
      touch(finger, "touchEnd", "[]");
      explanation(ann).getByText("An ordinary card").waitFor();
      String step = page.locator(".lesson").getAttribute("data-step");
      ann.findsNoBarrier("a card that is explained in a lesson");
      page.waitForTimeout(2 * STEP_MILLIS);
      assertThat(page.locator(".lesson").getAttribute("data-step")).isEqualTo(step);
      page.touchscreen().tap(12, 12);
      gone(explanation(ann));
      // Ann and Bob go on, and then it is the learner's move
      page.locator(".lesson[data-step='2']").waitFor();
      touches(page, page.locator(".pile-button"));
      explanation(ann).getByText("draws two").first().waitFor();
    }
  }

  @Test
  void the_key_explains_what_lay_there_in_a_deal_that_is_over() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 0);
      ann.begins();
      new Play(ann, Means.KEYBOARD).untilDealIsOver();
      Page page = ann.page();
      page.locator(".watch-again").click();
      Locator card = page.locator(".replay .hand-card[tabindex='0']");
      card.focus();
      page.keyboard().press("h");
      String name = card.getAttribute("aria-label").split(",", 2)[0];
      assertThat(explanation(ann).locator("h2").textContent()).isEqualToIgnoringCase(name);
      explanation(ann).locator("p").first().waitFor();
      ann.findsNoBarrier("a card that is explained in a deal that is over");
      page.keyboard().press("Escape");
      gone(explanation(ann));

      Locator others = page.locator(".open-card").first();
      others.click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
      explanation(ann).locator("p").first().waitFor();
      assertThat(explanation(ann).textContent()).doesNotContain("then");
      page.keyboard().press("Escape");
      gone(explanation(ann));

      page.locator(".replay h1").focus();
      page.keyboard().press("h");
      explanation(ann).getByText("What held at the table then").waitFor();
      ann.findsNoBarrier("what held in a deal that is over");
    }
  }
}
