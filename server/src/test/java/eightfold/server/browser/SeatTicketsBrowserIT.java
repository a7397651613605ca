package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A seat goes along to another browser, and on to somebody else. Source: issue 44, point 9; the
 * words are those of the page.
 */
@Tag("long")
final class SeatTicketsBrowserIT extends BrowserTest {
  private static String link(Visitor visitor) {
    Locator field = visitor.page().locator("#seat-link");
    field.waitFor();
    return field.inputValue();
  }

  private static Locator hand(Visitor visitor) {
    return visitor.page().locator(".hand-card");
  }

  private static Locator band(Visitor visitor, String text) {
    return visitor.page().locator(".watching").getByText(text);
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void ann_takes_her_seat_along_and_bob_hands_his_to_bea(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen);
        Visitor phone = Visitor.on(browser(), screen);
        Visitor bea = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 3, 1);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      ann.begins();
      hand(ann).first().waitFor();
      int cards = hand(ann).count();

      ann.button("Settings").click();
      ann.button("Take my seat along").click();
      String along = link(ann);
      assertThat(along).matches(".*#/t/[\\w-]+/along/[0-9a-f]{48}");
      ann.page().locator(".qr").waitFor();
      ann.findsNoBarrier("a link to Ann's seat");
      phone.page().navigate(along);
      phone.button("Sit down here").waitFor();
      phone.findsNoBarrier("the way to Ann's seat");
      phone.button("Sit down here").click();
      hand(phone).first().waitFor();
      assertThat(hand(phone).count()).isEqualTo(cards);
      assertThat(phone.page().url()).as("the ticket stays in no history").doesNotContain("along");
      ann.page().getByText("You have taken this seat along to another place.").waitFor();

      bob.button("Settings").click();
      bob.button("Hand my seat to somebody").click();
      bob.field("Who takes it?").fill("Bea");
      bob.button("Make the link").click();
      bea.page().navigate(link(bob));
      bea.button("Sit down here").click();
      bea.page().getByText("the host has not agreed yet").waitFor();
      bea.expectsErrors("409 (Conflict)");
      band(phone, "Bob wants to hand the seat to Bea.").waitFor();
      phone.findsNoBarrier("a seat that is to be handed on");
      phone.button("Agree").click();
      band(phone, "Bob hands the seat to Bea.").waitFor();
      bea.button("Sit down here").click();
      hand(bea).first().waitFor();
      bob.page().getByText("You have handed this seat on.").waitFor();
      phone.page().locator(".seat-name").getByText("Bea").waitFor();
    }
  }
}
