package eightfold.server.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import eightfold.protocol.ToldEvent;
import java.nio.file.Path;
import java.util.List;

/**
 * Moments shown on a page, one after the other, and what is wrong with their boxes. With {@code
 * -Dboxes.pictures=FOLDER} there is a picture of each in which something is.
 */
final class ShownMoments {
  /** What has come is drawn, and what is told has found its place. */
  private static final String DRAWN =
      """
      () => new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))\
      """;

  /** After so long what was told is gone, and the last card has been seen. */
  private static final long PASSED_MILLIS = 3_000;

  private final Page page;
  private final StagedLine line;
  private long number;

  /** On a page that has opened a table of the same kind. */
  ShownMoments(Page page, Moments.Moment first) {
    this.page = page;
    page.clock().install();
    line = StagedLine.on(page, first.before().numbered(0));
    // what a table may need later is loaded once it stands
    page.waitForLoadState(LoadState.NETWORKIDLE);
  }

  /** What is wrong at a moment, while what has just happened is told. */
  List<String> faults(Moments.Moment moment) {
    line.tells(moment.before().numbered(++number), List.of());
    List<ToldEvent> events = moment.told(number);
    number += events.size() + 1;
    line.tells(moment.after().numbered(number), events);
    if (moment.after().view().standings().dealOver()) {
      page.clock().fastForward(PASSED_MILLIS);
      page.locator(".end-panel").waitFor();
    }
    page.evaluate(DRAWN);
    List<String> faults = Boxes.faults(page);
    String folder = System.getProperty("boxes.pictures", "");
    if (!faults.isEmpty() && !folder.isEmpty()) {
      Path file = Path.of(folder, page.viewportSize().width + "-" + number + ".png");
      page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }
    page.clock().fastForward(PASSED_MILLIS);
    return faults;
  }
}
