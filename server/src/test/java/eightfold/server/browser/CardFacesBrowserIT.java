package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Cards are really painted. All other tests and axe once passed while every face was transparent,
 * so this one counts pixels.
 */
@Tag("long")
final class CardFacesBrowserIT extends BrowserTest {
  @ParameterizedTest
  @EnumSource(Screen.class)
  void faces_and_backs_have_paper_ink_and_colour(Screen screen) throws IOException {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 0);
      ann.begins();
      ann.page().locator(".hand-card").first().waitFor();
      new Play(ann, Means.KEYBOARD).untilOwnTurn();
      BufferedImage upcard = picture(ann.page().locator(".pile-button"));
      assertThat(share(upcard, CardFacesBrowserIT::paper))
          .as("paper of the upcard")
          .isGreaterThan(0.3);
      assertThat(share(upcard, pixel -> ink(pixel) || red(pixel)))
          .as("print of the upcard")
          .isGreaterThan(0.02);
      BufferedImage stock = picture(ann.page().locator(".stock-button"));
      assertThat(share(stock, CardFacesBrowserIT::paper))
          .as("a back shows little paper")
          .isLessThan(0.35);
      assertThat(share(stock, CardFacesBrowserIT::teal)).as("the back's ground").isGreaterThan(0.3);
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void every_suit_and_court_of_the_hand_differs_from_every_other(Screen screen) throws IOException {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 0);
      ann.begins();
      ann.page().locator(".layer .flat-card").first().waitFor();
      long pictures =
          ann.page().locator(".layer .flat-card svg").all().stream()
              .map(card -> String.valueOf(card.evaluate("card => card.innerHTML")))
              .distinct()
              .count();
      assertThat(pictures).as("faces drawn").isGreaterThanOrEqualTo(7);
      assertThat(share(picture(ann.page().locator(".stage")), CardFacesBrowserIT::paper))
          .as("cards on the table")
          .isGreaterThan(0.02);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Tschau Sepp", "El Pumba"})
  void packs_with_signs_of_their_own_are_painted_and_named(String game) throws IOException {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", game, 3, 0);
      ann.begins();
      ann.page().locator(".layer .flat-card").first().waitFor();
      List<?> empty =
          (List<?>)
              ann.page()
                  .evaluate(
                      "() => [...document.querySelectorAll('.layer .flat-card use')].filter((use)"
                          + " => !document.querySelector(use.getAttribute('href')) ||"
                          + " use.getBoundingClientRect().width < 4)");
      assertThat(empty).as("signs that are not there").isEmpty();
      List<String> names =
          ann.page().locator(".hand-card").all().stream()
              .map(card -> String.valueOf(card.getAttribute("aria-label")))
              .toList();
      assertThat(names)
          .isNotEmpty()
          .noneMatch(name -> name.matches(".*(hearts|spades|diamonds).*"));
      assertThat(String.valueOf(ann.page().evaluate("document.body.innerHTML")))
          .as("symbols of the pack")
          .contains("ef-sign-H", "ef-figure-QS");
      assertThat(
              share(
                  picture(ann.page().locator(".stage")),
                  pixel -> red(pixel) || gold(pixel) || green(pixel)))
          .as("colours of its signs")
          .isGreaterThan(0.002);
      ann.page().navigate(server().address());
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 0);
      ann.begins();
      ann.page().locator(".hand-card").first().waitFor();
      assertThat(ann.page().locator(".layer [href^='#ef-sign']").count()).isZero();
    }
  }

  /** The four-colour pack prints diamonds blue and clubs green, in the log as on the cards. */
  @Test
  void suit_signs_among_words_have_the_colours_of_the_pack() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 0);
      ann.begins();
      ann.page().locator(".log .card-word").first().waitFor();
      String colours =
          """
          () => ['C', 'D', 'H', 'S'].map((suit) => {
            const word = document.querySelector('.log .card-word').cloneNode(true);
            word.className = 'card-word in-' + suit;
            document.querySelector('.log').append(word);
            return getComputedStyle(word).color;
          })\
          """;
      List<?> two = (List<?>) ann.page().evaluate(colours);
      assertThat(two.stream().distinct()).hasSize(2);
      ann.page().locator(".bar .quiet").last().click();
      ann.field("Four-colour cards").check();
      List<?> four = (List<?>) ann.page().evaluate(colours);
      assertThat(four.stream().distinct()).hasSize(4);
      assertThat(four.get(1)).as("diamonds").isEqualTo("rgb(29, 95, 174)");
    }
  }

  private static boolean gold(int pixel) {
    return part(pixel, 16) > 190 && part(pixel, 8) > 130 && part(pixel, 0) < 110;
  }

  private static boolean green(int pixel) {
    return part(pixel, 8) > 100 && part(pixel, 16) < 110 && part(pixel, 0) < 90;
  }

  private static BufferedImage picture(Locator of) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(of.screenshot()));
  }

  private interface Question {
    boolean of(int pixel);
  }

  private static double share(BufferedImage image, Question asked) {
    long yes = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        if (asked.of(image.getRGB(x, y))) {
          yes++;
        }
      }
    }
    return (double) yes / ((long) image.getWidth() * image.getHeight());
  }

  private static int part(int pixel, int shift) {
    return pixel >> shift & 0xFF;
  }

  private static boolean paper(int pixel) {
    return part(pixel, 16) > 235 && part(pixel, 8) > 230 && part(pixel, 0) > 215;
  }

  private static boolean ink(int pixel) {
    return part(pixel, 16) < 70 && part(pixel, 8) < 70 && part(pixel, 0) < 80;
  }

  private static boolean red(int pixel) {
    return part(pixel, 16) > 150 && part(pixel, 8) < 80 && part(pixel, 0) < 90;
  }

  private static boolean teal(int pixel) {
    return part(pixel, 16) < 60
        && part(pixel, 8) > 60
        && part(pixel, 8) < 110
        && part(pixel, 0) > 70;
  }
}
