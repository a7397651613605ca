package eightfold.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * The machine's own Chromium. Nothing is downloaded; where there is none the tests say so and are
 * skipped.
 */
final class Chromium implements AutoCloseable {

  /**
   * The headless shell first: the same page in two thirds of the time, without a window's frame.
   */
  private static final List<String> NAMES =
      List.of(
          "chromium-headless-shell",
          "chromium",
          "chromium-browser",
          "google-chrome",
          "google-chrome-stable");

  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private final Playwright playwright;
  private final Browser browser;

  private Chromium(Playwright playwright, Browser browser) {
    this.playwright = playwright;
    this.browser = browser;
  }

  /** Starts it, or skips the test. */
  static Chromium started() {
    Optional<Path> found = found();
    if (found.isEmpty()) {
      System.err.println();
      System.err.println(
          "*** NO CHROMIUM: the browser tests are SKIPPED. Install it (Debian: chromium), or name");
      System.err.println("*** its program in EIGHTFOLD_CHROMIUM.");
      System.err.println();
      Assumptions.abort("no Chromium on this machine");
    }
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    Browser browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(found.orElseThrow())
                    .setArgs(FLAGS));
    return new Chromium(playwright, browser);
  }

  private static Optional<Path> found() {
    String named = System.getenv().getOrDefault("EIGHTFOLD_CHROMIUM", "");
    Stream<Path> places =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator, -1))
            .filter(folder -> !folder.isEmpty())
            .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)));
    return Stream.concat(Stream.of(named).filter(name -> !name.isEmpty()).map(Path::of), places)
        .filter(Files::isExecutable)
        .findFirst();
  }

  Browser browser() {
    return browser;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
