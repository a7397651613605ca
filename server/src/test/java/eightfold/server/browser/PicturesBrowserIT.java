package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Takes the pictures of docs/pictures from running games, only on request: {@code mvn verify -pl
 * server -am -Dit.test=PicturesBrowserIT -Dpictures=../docs/pictures}; then {@code pngquant --ext
 * .png --force} makes them small.
 */
@EnabledIfSystemProperty(named = "pictures", matches = ".+")
final class PicturesBrowserIT extends BrowserTest {
  private static final int LARGEST_BYTES = 1_000_000;

  private static void picture(Visitor visitor, String name) throws IOException {
    String screen = visitor.screen().name().toLowerCase(java.util.Locale.ROOT);
    pictureAt(visitor, name + "-" + screen + ".png");
  }

  private static void pictureAt(Visitor visitor, String path) throws IOException {
    Path file = Path.of(System.getProperty("pictures", ".")).resolve(path);
    Files.createDirectories(file.getParent());
    visitor.page().waitForFunction("() => document.querySelector('.telling') === null");
    visitor.page().screenshot(new Page.ScreenshotOptions().setPath(file));
    assertThat(Files.size(file)).isBetween(10_000L, (long) LARGEST_BYTES);
  }

  @Test
  void start_and_lobby() throws IOException {
    for (Screen screen : Screen.values()) {
      try (Visitor ann = Visitor.on(browser(), screen)) {
        ann.page().navigate(server().address());
        ann.page().locator(".game").first().waitFor();
        picture(ann, "start");
        ann.choosesGame("Pesten");
        ann.page().locator(".rules-card .sheet h2").waitFor();
        picture(ann, "game");
        ann.opensTable(server().address(), "Ann", "Pesten", 4, 1);
        ann.page().locator(".sheet h2").first().waitFor();
        picture(ann, "lobby");
      }
    }
  }

  @Test
  void a_game_of_pesten() throws IOException {
    for (Screen screen : Screen.values()) {
      try (Visitor ann = Visitor.on(browser(), screen)) {
        ann.opensTable(server().address(), "Ann", "Pesten", 4, 0);
        ann.begins();
        Play play = new Play(ann, Means.KEYBOARD).atFirst(where -> shoot(ann, "chooser"));
        play.acts(6);
        play.untilOwnTurn();
        picture(ann, "table");
        ann.page().keyboard().press("i");
        ann.page().locator(".panel .sheet h2").waitFor();
        picture(ann, "rules");
        ann.page().locator(screen.touched() ? ".drawer .close" : "#tab-log").click();
        play.untilDealIsOver();
        picture(ann, "end");
        ann.page().locator(".watch-again").click();
        ann.page().locator(".replay-bar").waitFor();
        for (int step = 1; step <= 4; step++) {
          ann.page().keyboard().press("ArrowRight");
          ann.page().locator(".replay[data-moment='" + step + "']").waitFor();
        }
        picture(ann, "replay");
      }
    }
  }

  /** What somebody learns, and what somebody writes. */
  @Test
  void a_lesson_and_an_own_game() throws IOException {
    for (Screen screen : Screen.values()) {
      try (Visitor ann = Visitor.on(browser(), screen)) {
        ann.page().navigate(server().address());
        ann.choosesGame("Pesten");
        ann.page().locator(".learn").click();
        ann.page().locator(".lesson[data-step='2']").waitFor();
        picture(ann, "lesson");
        ann.page().navigate(server().address() + "#/own");
        ann.field("What it is called").fill("Aunt Meg's Eights");
        ann.page().locator("#own-base").selectOption("eights");
        ann.button("Begin").click();
        ann.page()
            .locator("#own-text")
            .fill(
                """
                game "Aunt Meg's Eights"
                extends eights

                set cards 6
                on 2 next draws 2, answered by 2
                when red on black: says "Yee haw", els draws 1
                call "Last card" caught
                call-penalty 2
                """);
        ann.page().locator(".own-finding").first().waitFor();
        picture(ann, "own-game");
      }
    }
  }

  @Test
  void a_table_in_german() throws IOException {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 4, 0);
      ann.begins();
      new Play(ann, Means.KEYBOARD).untilOwnTurn();
      LanguageBrowserIT.turnsTo(ann, "Settings", "Language", "de");
      ann.page().locator(".hand-card").first().waitFor();
      picture(ann, "table-german");
    }
  }

  /** The main screens at every size that the page is made for. Source: issue 15, point 11. */
  @ParameterizedTest
  @ValueSource(strings = {"320x568", "390x844", "844x390", "768x1024", "1280x800", "1920x1080"})
  void main_screens(String size) throws IOException {
    Screen screen = size.startsWith("1") ? Screen.DESKTOP : Screen.PHONE;
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.sized(size);
      ann.page().navigate(server().address());
      ann.page().locator(".game").first().waitFor();
      pictureAt(ann, size + "/start.png");
      ann.choosesGame("Pesten");
      ann.page().locator(".rules-card .sheet h2").waitFor();
      pictureAt(ann, size + "/game.png");
      ann.opensTable(server().address(), "Ann", "Pesten", 4, 1);
      ann.page().locator(".sheet h2").first().waitFor();
      pictureAt(ann, size + "/lobby.png");
      ann.begins();
      Play play = new Play(ann, Means.KEYBOARD);
      play.acts(4);
      play.untilOwnTurn();
      pictureAt(ann, size + "/table.png");
      play.untilDealIsOver();
      pictureAt(ann, size + "/end.png");
      ann.opensTable(server().address(), "Ann", "Crazier Eights", 4, 0);
      ann.begins();
      Play board = new Play(ann, Means.KEYBOARD);
      board.acts(8);
      board.untilOwnTurn();
      pictureAt(ann, size + "/board.png");
    }
  }

  /** A game whose cards have abilities: the board, and a card being read. */
  @Test
  void a_board() throws IOException {
    for (Screen screen : Screen.values()) {
      try (Visitor ann = Visitor.on(browser(), screen)) {
        ann.opensTable(server().address(), "Ann", "Crazier Eights", 3, 0);
        ann.begins();
        Play play =
            new Play(ann, Means.KEYBOARD)
                .atFirst(where -> shoot(ann, "board-" + where.replace(' ', '-')));
        play.acts(5);
        play.untilOwnTurn();
        picture(ann, "board");
        ann.page()
            .locator(".board .hand-card")
            .first()
            .click(new Locator.ClickOptions().setPosition(18, 20));
        ann.page().locator("dialog .face.full").waitFor();
        picture(ann, "card");
      }
    }
  }

  private static void shoot(Visitor visitor, String name) {
    try {
      picture(visitor, name);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
