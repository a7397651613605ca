package eightfold.volity.village;

import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.AriaRole;
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

  private static final String OVER = ".end-panel";
  private static final String LEGAL = "body:has(.status.own) .hand-card.legal";
  private static final String DRAW =
      "body:has(.status.own) .actions .act:has-text('Draw'):not([aria-disabled=true])";
  private static final String CHOICE = "dialog[open] .choice";

  private final Playwright playwright;
  private final com.microsoft.playwright.Browser browser;
  private final Page page;

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

  /** By keys, as cards overlap; what happened is waited for. */
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
    page.waitForFunction(
        "(ply) => document.querySelector('.table-screen').dataset.ply !== ply"
            + " || document.querySelector('.end-panel, dialog[open] .choice') !== null",
        before);
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
