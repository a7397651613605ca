package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Three people with a browser each. In the middle of the deal Ann's page is loaded anew, Bob gets
 * up, and Cy's line dies without a word; the deal goes on to its end for who is there. Source:
 * issue 15, point 11.
 */
@Tag("long")
final class ThreePlayersBrowserIT extends BrowserTest {
  /** Each looks at the table in turn; so many times is more than a deal takes. */
  private static final int MOST_ROUNDS = 3_000;

  @Test
  void a_reload_a_leaver_and_a_silent_line_in_one_deal() throws Exception {
    try (SilentProxy proxy = SilentProxy.before(server().port());
        Visitor ann = Visitor.on(browser(), Screen.PHONE);
        Visitor bob = Visitor.on(browser(), Screen.DESKTOP);
        Visitor cy = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 2);
      String link = ann.page().locator("#table-link").inputValue();
      bob.joins(link, "Bob");
      cy.joins(proxy.address() + link.substring(link.indexOf('#')), "Cy");
      ann.page().locator(".lobby .act.big:not([disabled])").waitFor();
      ann.begins();
      bob.page().locator(".hand-card").first().waitFor();
      cy.page().locator(".hand-card").first().waitFor();
      Play anns = new Play(ann, Means.POINTER);
      Play bobs = new Play(bob, Means.KEYBOARD);
      Play cys = new Play(cy, Means.KEYBOARD);
      round(anns, bobs, cys);

      int held = ann.page().locator(".hand-card").count();
      ann.page().reload();
      ann.page().locator(".hand-card").first().waitFor();
      assertThat(ann.page().locator(".hand-card").count()).isEqualTo(held);
      round(anns, bobs, cys);

      bob.button("Settings").click();
      bob.button("Leave the table").click();
      bob.button("Yes, leave the table").click();
      bob.page().locator(".your-tables").waitFor();
      round(anns, cys);

      proxy.fallsSilent();
      cy.page().locator(".link-badge.lost").waitFor();
      proxy.servesNewConnections();
      cy.page().locator(".link-badge.open").waitFor();
      for (int i = 0; i < MOST_ROUNDS && ann.page().locator(".end-panel").count() == 0; i++) {
        round(anns, cys);
      }
      for (Visitor there : List.of(ann, cy)) {
        there.page().locator(".end-panel h2").waitFor();
        assertThat(there.page().locator(".end-panel .scores").first().textContent())
            .contains("You", there == ann ? "Cy" : "Ann");
      }
      cy.expectsErrors("WebSocket");
    }
  }

  private static void round(Play... players) {
    for (Play player : players) {
      player.step();
    }
  }
}
