package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Who looks at another window learns from the page's title and from a notification that it is their
 * turn, at a table with somebody else. Source: issue 15, point 6.
 */
@Tag("long")
final class OwnTurnBrowserIT extends BrowserTest {
  private static final String GAME = "Crazy Eights";

  /**
   * A device that allows notifications and tells what it shows; the browser of these tests shows
   * none.
   */
  private static final String NOTIFIES =
      """
      window.noted = [];
      window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) { noted.push(title + ": " + body); }
      };\
      """;

  /** As if another window lay over this one, or not any more. */
  private static final String HIDES =
      "(hidden) => Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })";

  private static final String YOURS = "Your turn · " + GAME + " · Eightfold";
  private static final String ANOTHERS = GAME + " · Eightfold";
  private static final String NOTE = GAME + ": It is your turn.";

  private static void waitsForTitle(Page page, String title) {
    page.waitForFunction("(title) => document.title === title", title);
  }

  @SuppressWarnings("unchecked")
  private static List<String> noted(Page page) {
    return (List<String>) page.evaluate("() => noted");
  }

  /** Plays until the turn goes on to the other. */
  private static void endsTurn(Visitor visitor) {
    Play play = new Play(visitor, Means.POINTER);
    while (visitor.page().title().equals(YOURS)) {
      play.step();
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void the_title_and_a_notification_say_whose_turn_it_is(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      for (Visitor one : List.of(ann, bob)) {
        one.page().addInitScript(NOTIFIES);
      }
      ann.opensTable(server().address(), "Ann", GAME, 2, 1);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      assertThat(bob.page().title()).as("in the lobby").isEqualTo(ANOTHERS);
      ann.begins();
      bob.page().locator(".hand-card").first().waitFor();
      boolean annBegins = ann.page().title().equals(YOURS);
      Visitor first = annBegins ? ann : bob;
      Visitor second = annBegins ? bob : ann;
      waitsForTitle(first.page(), YOURS);
      waitsForTitle(second.page(), ANOTHERS);

      second.button("Settings").click();
      second.field("Notify me of my turn while the page is hidden").check();
      second.page().keyboard().press("Escape");
      second.page().evaluate(HIDES, true);
      endsTurn(first);
      waitsForTitle(second.page(), YOURS);
      waitsForTitle(first.page(), ANOTHERS);
      assertThat(noted(second.page())).containsExactly(NOTE);
      assertThat(noted(first.page())).as("who has not asked for it").isEmpty();

      // who looks at the table sees it there
      second.page().evaluate(HIDES, false);
      endsTurn(second);
      waitsForTitle(first.page(), YOURS);
      endsTurn(first);
      waitsForTitle(second.page(), YOURS);
      assertThat(noted(second.page())).hasSize(1);
    }
  }
}
