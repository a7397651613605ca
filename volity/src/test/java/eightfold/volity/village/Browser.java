package eightfold.volity.village;

import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * Somebody in the machine's own Chromium, who plays what the page offers: a card that shines, else
 * a draw. Where there is no Chromium, the test says so and is skipped.
 */
public final class Browser implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 90_000;

  /**
   * What is said to newcomers before the first turn is not for this test; no page has no memory.
   */
  private static final String KNOWS_THE_GAME =
      "if (location.protocol !== 'about:') localStorage.setItem('eightfold.introduces', 'false')";

  private static final int SEATS = 3;
  private static final int LOOK_AGAIN_MILLIS = 10_000;
  private static final int MOST_MISSED = 3;
  private static final String OVER = ".end-panel";
  private static final String LEGAL = "body:has(.status.own) .hand-card.legal";
  private static final String DRAW =
      "body:has(.status.own) .actions .act:has-text('Draw'):not([aria-disabled=true])";
  private static final String CHOICE = "dialog[open] .choice";

  private final Playwright playwright;
  private final com.microsoft.playwright.Browser browser;
  private final Page page;
  private int missed;

  private Browser(Path program) {
    this.playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    this.browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(program)
                    .setArgs(List.of("--no-sandbox", "--disable-gpu")));
    this.page = browser.newPage();
    page.addInitScript(KNOWS_THE_GAME);
    page.setDefaultTimeout(PATIENCE_MILLIS);
  }

  /** Starts it. */
  public static Browser open() {
    Optional<String> program =
        Stream.of(
                System.getenv().getOrDefault("EIGHTFOLD_CHROMIUM", "/none"),
                "chromium-headless-shell",
                "chromium")
            .flatMap(name -> Prosody.program(name).stream())
            .findFirst();
    if (program.isEmpty()) {
      System.err.println("NOT TESTED: a browser at a table over XMPP, as there is no Chromium");
      Assumptions.abort("no Chromium");
    }
    return new Browser(Path.of(program.orElseThrow()));
  }

  /** Comes by the link of a table and takes a seat there. */
  public void joins(String link, String name) {
    page.navigate(link);
    page.getByLabel("Your name", new Page.GetByLabelOptions().setExact(true)).fill(name);
    press("Take a seat");
    page.locator(".lobby").waitFor();
  }

  /** Opens a table of three on the start page; the second seat is for a friend or a bot. */
  public void opens(String server, String name, String game, boolean friend) {
    page.navigate(server);
    page.locator("input[type=search]").fill(game);
    page.locator(".game")
        .filter(
            new Locator.FilterOptions()
                .setHas(page.getByText(game, new Page.GetByTextOptions().setExact(true))))
        .click();
    page.locator(".setup h2").first().waitFor();
    page.getByLabel("Your name", new Page.GetByLabelOptions().setExact(true)).fill(name);
    Locator shown = page.locator(".stepper output");
    while (Integer.parseInt(shown.textContent()) != SEATS) {
      press(Integer.parseInt(shown.textContent()) > SEATS ? "One seat fewer" : "One seat more");
    }
    if (friend) {
      page.getByLabel("Seat 2", new Page.GetByLabelOptions().setExact(true)).selectOption("friend");
    }
    press("Open the table");
    page.locator(".lobby h1").waitFor();
  }

  /** Begins the game as the lobby offers it. */
  public void begins() {
    page.locator(".lobby .act.main.big").click();
    page.locator(".table-screen").waitFor();
  }

  /** Lets players over XMPP in, and reads where the page says that their room is. */
  public String letsOthersIn() {
    press("Let players over XMPP in");
    press("Yes, let them in");
    return page.locator(".other-door code").textContent();
  }

  /** How many buttons of this name there are once the page has heard what doors there are. */
  public int offers(String button) {
    page.waitForLoadState(LoadState.NETWORKIDLE);
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(button)).count();
  }

  /** Closes the dialog that is open. */
  public void closesDialog() {
    page.keyboard().press("Escape");
    page.locator("dialog[open]")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
  }

  /** Keeps a picture of the page where pictures are asked for. */
  public void pictured(String name) {
    String folder = System.getProperty("pictures", "");
    if (!folder.isEmpty()) {
      for (int width : new int[] {1280, 390}) {
        page.setViewportSize(width, width > 800 ? 800 : 844);
        page.screenshot(
            new Page.ScreenshotOptions().setPath(Path.of(folder, name + "-" + width + ".png")));
      }
      page.setViewportSize(1280, 720);
    }
  }

  /** Presses a button, by its whole name. */
  public void press(String button) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(button).setExact(true))
        .click();
  }

  /** Plays until the deal is over; how many acts of its own it took. */
  public int playsToTheEnd() {
    int acts = 0;
    while (true) {
      Locator next = page.locator(String.join(", ", OVER, CHOICE, LEGAL, DRAW));
      next.first().waitFor();
      if (page.locator(OVER).count() > 0) {
        return acts;
      }
      acts++;
      for (String what : List.of(CHOICE, LEGAL, DRAW)) {
        if (page.locator(what).count() > 0) {
          act(what);
          break;
        }
      }
    }
  }

  /**
   * By keys, as cards overlap; what happened is waited for. A key that meets a table which has just
   * changed does nothing, and whoever plays looks again.
   */
  private void act(String what) {
    String before = ply();
    switch (what) {
      case CHOICE -> page.keyboard().press("1");
      case LEGAL -> {
        page.keyboard().press("n");
        page.waitForFunction("() => document.activeElement?.classList.contains('legal')");
        page.keyboard().press("Enter");
      }
      default -> page.keyboard().press("d");
    }
    try {
      page.waitForFunction(
          "(ply) => document.querySelector('.table-screen').dataset.ply !== ply"
              + " || document.querySelector('.end-panel, dialog[open] .choice') !== null",
          before,
          new Page.WaitForFunctionOptions().setTimeout(LOOK_AGAIN_MILLIS));
    } catch (TimeoutError e) {
      missed++;
      if (missed > MOST_MISSED) {
        throw e;
      }
    }
  }

  private String ply() {
    return String.valueOf(page.locator(".table-screen").getAttribute("data-ply"));
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
