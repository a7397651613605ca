package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whom one hears in the chat. Source: issue 13, points 1 and 3: mute. */
@Tag("long")
final class MuteBrowserIT extends BrowserTest {
  private static Locator line(Visitor visitor, String text) {
    return visitor.page().locator(".chat-line").getByText(text);
  }

  private static void says(Visitor visitor, String text) {
    visitor.field("Say something").fill(text);
    visitor.page().keyboard().press("Enter");
  }

  private static void opensHearing(Visitor visitor) {
    visitor.page().locator(".hearing summary").click();
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void the_host_mutes_somebody_for_all(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 1);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      says(bob, "blah");
      line(ann, "blah").waitFor();
      opensHearing(ann);
      ann.button("Mute for all: Bob").click();
      bob.page().getByText("The host has muted you: only what others say").waitFor();
      assertThat(bob.field("Say something").count()).isZero();
      ann.findsNoBarrier("whom Ann hears");
      bob.findsNoBarrier("the chat of who is muted");
      ann.button("Let talk again: Bob").click();
      says(bob, "sorry");
      line(ann, "sorry").waitFor();
    }
  }

  /** What Bob hides stays hidden to him when he comes again, and to nobody else. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void everybody_chooses_whom_to_hear(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 2);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      says(ann, "blah");
      line(bob, "blah").waitFor();
      opensHearing(bob);
      assertThat(bob.button("Mute for all: Ann").count()).as("he is no host").isZero();
      bob.button("Hide what Ann says").click();
      assertThat(line(bob, "blah").count()).isZero();
      bob.page().reload();
      says(bob, "who?");
      line(bob, "who?").waitFor();
      assertThat(line(bob, "blah").count()).isZero();
      assertThat(line(ann, "blah").count()).isOne();
      opensHearing(bob);
      bob.button("Show what Ann says").click();
      line(bob, "blah").waitFor();
    }
  }
}
