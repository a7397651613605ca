package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A wild draw four of the game Four Colours, laid among three people: the next of them, and nobody
 * else, is offered a challenge, and makes it. Source: issue 46, point 5.
 */
@Tag("long")
final class ChallengeBrowserIT extends BrowserTest {
  /** So many rounds are more than some deals take; in one of them a wild draw four is held. */
  private static final int MOST_ROUNDS = 500;

  private static final int CAUGHT_DRAWS = 4;
  private static final int WRONG_DRAWS = 6;

  private static final Pattern COLOUR = Pattern.compile("red|yellow|green|blue");

  private static final String FOUR = ".hand-card.legal[data-card=W4]";

  private static final String PLY = "() => document.querySelector('.table-screen').dataset.ply";

  private static final String DECLARED =
      """
      () => document.querySelector('dialog[open]') === null
        && ['.declared', '.debt'].every((one) => document.querySelector(one) !== null)
        && document.querySelector('.status').textContent !== ''\
      """;

  @ParameterizedTest(name = "by {0} on a {1}")
  @CsvSource({"POINTER, PHONE", "KEYBOARD, DESKTOP"})
  void the_next_player_alone_challenges_a_wild_draw_four(Means means, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen);
        Visitor cleo = Visitor.on(browser(), screen)) {
      sitDown(ann, bob, cleo);
      List<Visitor> all = List.of(ann, bob, cleo);
      Visitor bluffer = holderOnTurn(all, means);
      List<Integer> before = all.stream().map(ChallengeBrowserIT::held).toList();
      boolean guilty = holdsColourInForce(bluffer);
      all.forEach(Visitor::listens);
      lays(bluffer, means);

      Visitor next = whoIsAsked(all, bluffer);
      Visitor third =
          all.stream().filter(one -> one != bluffer && one != next).findAny().orElseThrow();
      isOfferedToOne(next, bluffer, third);
      for (Visitor visitor : all) {
        takesPicture(visitor, "offered-" + visitor.screen() + "-" + all.indexOf(visitor));
      }
      if (means == Means.KEYBOARD) {
        next.page().keyboard().press("x");
      } else {
        next.button("Challenge").tap();
      }
      for (Visitor visitor : all) {
        visitor.hears("challenged");
      }
      Visitor draws = guilty ? bluffer : next;
      for (Visitor visitor : all) {
        int held = before.get(all.indexOf(visitor)) - (visitor == bluffer ? 1 : 0);
        int drawn = visitor != draws ? 0 : guilty ? CAUGHT_DRAWS : WRONG_DRAWS;
        holds(visitor, held + drawn);
        takesPicture(visitor, "challenged-" + visitor.screen() + "-" + all.indexOf(visitor));
      }
      Visitor plays = guilty ? next : third;
      plays.page().locator(".status.own").waitFor();
      all.forEach(visitor -> assertThat(visitor.button("Challenge").count()).isZero());
    }
  }

  private void sitDown(Visitor ann, Visitor bob, Visitor cleo) {
    ann.opensTable(server().address(), "Ann", "Four Colours", 3, 2);
    String link = ann.page().locator("#table-link").inputValue();
    bob.joins(link, "Bob");
    cleo.joins(link, "Cleo");
    ann.page().locator(".lobby .act.big:not([disabled])").waitFor();
    ann.begins();
    bob.page().locator(".hand-card").first().waitFor();
    cleo.page().locator(".hand-card").first().waitFor();
  }

  /** They play until it is the turn of somebody who holds such a card, and not that card alone. */
  private static Visitor holderOnTurn(List<Visitor> all, Means means) {
    List<Play> plays = all.stream().map(visitor -> new Play(visitor, means)).toList();
    for (int rounds = 0; rounds < MOST_ROUNDS; rounds++) {
      for (Visitor visitor : all) {
        boolean own = visitor.page().locator(".status.own").count() > 0;
        if (own && visitor.page().locator(FOUR).count() > 0 && held(visitor) > 1) {
          Object ply = visitor.page().evaluate(PLY);
          all.forEach(
              one -> one.page().waitForFunction("ply => (%s)() === ply".formatted(PLY), ply));
          return visitor;
        }
        plays.get(all.indexOf(visitor)).step();
      }
      all.getFirst().dealsAgainIfOver();
    }
    throw new AssertionError("nobody has come to hold a wild draw four");
  }

  private static void lays(Visitor visitor, Means means) {
    Page page = visitor.page();
    if (means == Means.KEYBOARD) {
      page.locator(FOUR).first().focus();
      page.keyboard().press("Enter");
    } else {
      page.locator(FOUR).first().tap(new Locator.TapOptions().setPosition(Means.IN_STRIP));
    }
    means.chooses(visitor);
  }

  /** Who is to answer, once a colour is declared and all have seen that. */
  private static Visitor whoIsAsked(List<Visitor> all, Visitor bluffer) {
    for (Visitor visitor : all) {
      visitor.page().waitForFunction(DECLARED);
      if (visitor != bluffer) {
        visitor.hears("declared");
      }
    }
    List<Visitor> asked =
        all.stream().filter(visitor -> visitor.page().locator(".status.own").count() > 0).toList();
    assertThat(asked).as("who is asked").hasSize(1).doesNotContain(bluffer);
    return asked.getFirst();
  }

  private static void isOfferedToOne(Visitor next, Visitor... others) {
    assertThat(next.button("Challenge").count()).isOne();
    next.hears("You may challenge this.");
    next.findsNoBarrier("a challenge");
    for (Visitor other : others) {
      assertThat(other.button("Challenge").count()).isZero();
      Object ply = other.page().evaluate(PLY);
      other.page().keyboard().press("x");
      assertThat(other.page().evaluate(PLY)).as("by a key").isEqualTo(ply);
      assertThat((Boolean) other.page().evaluate("heard.some(one => one.includes('challenge'))"))
          .as("heard of a challenge")
          .isFalse();
    }
  }

  private static int held(Visitor visitor) {
    return visitor.page().locator(".hand-card").count();
  }

  private static void holds(Visitor visitor, int cards) {
    visitor
        .page()
        .waitForFunction(
            "cards => document.querySelectorAll('.hand-card').length === cards", cards);
  }

  /** Whether a challenge will be right: the card is for a hand without the colour in force. */
  private static boolean holdsColourInForce(Visitor visitor) {
    Page page = visitor.page();
    Locator declared = page.locator(".declared .unseen");
    String top =
        declared.count() > 0
            ? declared.textContent()
            : String.valueOf(page.locator(".pile-button").getAttribute("aria-label"));
    Matcher colour = COLOUR.matcher(top);
    assertThat(colour.find()).as("a colour in “%s”", top).isTrue();
    return page.locator(".hand-card[aria-label^='" + colour.group() + " ']").count() > 0;
  }

  private static void takesPicture(Visitor visitor, String name) {
    String folder = System.getProperty("pictures", "");
    if (!folder.isEmpty()) {
      visitor
          .page()
          .screenshot(new Page.ScreenshotOptions().setPath(Path.of(folder, name + ".png")));
    }
  }
}
