package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;

/**
 * Somebody with a browser of their own. Whatever the browser reports as an error is a failure of
 * the test when the visitor leaves.
 */
final class Visitor implements AutoCloseable {
  /** Notes all that is read out from now on: a bot may play before anybody looks. */
  private static final String HEARING =
      """
      () => {
        window.heard = [];
        const region = (node) => (node.closest ? node : node.parentElement)?.closest('.live-region');
        new MutationObserver((changes) => {
          const spoke = new Set(changes.map((change) => region(change.target)));
          spoke.forEach((one) => one && heard.push(one.textContent));
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      }\
      """;

  /** What stands in the live regions, and what stood there since {@link #HEARING}. */
  private static final String SAID =
      """
      [...document.querySelectorAll('.live-region')]
        .map((region) => region.textContent)
        .concat(window.heard ?? [])\
      """;

  /**
   * What breaks a rule of axe, a line each with some of the places. Run in the page, as it has no
   * frames: axe’s own runner loads itself once more, into an empty page, and gathers what holds,
   * too, which together takes some eight times as long.
   */
  private static final String BARRIERS =
      """
      async () => {
        const { violations } = await axe.run(document, { resultTypes: ['violations'] });
        const place = node => node.html + ' ' + node.any.map(check => check.message).join(', ');
        return violations
          .map(rule => [rule.id + ': ' + rule.help, ...rule.nodes.slice(0, 4).map(place)].join('\\n  '))
          .join('\\n');
      }\
      """;

  private static final int PATIENCE_MILLIS = 15_000;

  /**
   * These visitors know the games; NewGameBrowserIT has one who does not. No page has no memory.
   */
  private static final String KNOWS_THE_GAMES =
      """
      if (location.protocol !== "about:") localStorage.setItem("eightfold.introduces", "false")
      """;

  /**
   * Every visitor adds the same number to shuffles, so that deals follow from the server's seed;
   * the keys of requests, which are longer, are nobody else's.
   */
  private static final String FIXED_CHANCE =
      """
      const chance = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(7) : chance(bytes))
      """;

  private final BrowserContext context;
  private final Screen screen;
  private final List<String> errors = new ArrayList<>();
  private Page page;

  private Visitor(Browser browser, Screen screen, ColorScheme colours) {
    this.screen = screen;
    context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(screen.width, screen.height)
                .setHasTouch(screen.touched())
                .setReducedMotion(ReducedMotion.REDUCE)
                // what a page asks is seen by these tests; InstalledBrowserIT tries the worker
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
                .setColorScheme(colours));
    context.addInitScript(FIXED_CHANCE);
    context.addInitScript(KNOWS_THE_GAMES);
    context.setDefaultTimeout(PATIENCE_MILLIS);
    page = newTab();
  }

  static Visitor on(Browser browser, Screen screen) {
    return new Visitor(browser, screen, ColorScheme.LIGHT);
  }

  static Visitor on(Browser browser, Screen screen, ColorScheme colours) {
    return new Visitor(browser, screen, colours);
  }

  /** Opens another tab with the same memory and goes on in it. */
  Page newTab() {
    Page opened = context.newPage();
    opened.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            errors.add(message.text() + " (" + message.location() + ")");
          }
        });
    opened.onPageError(errors::add);
    page = opened;
    return opened;
  }

  Page page() {
    return page;
  }

  Screen screen() {
    return screen;
  }

  /** Its window has another size, such as {@code 844x390}, in pixels of CSS. */
  void sized(String size) {
    String[] sides = size.split("x", 2);
    page.setViewportSize(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
  }

  /** Goes on in another of its tabs. */
  void turnTo(Page tab) {
    page = tab;
  }

  Locator button(String name) {
    return page.getByRole(
        com.microsoft.playwright.options.AriaRole.BUTTON,
        new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  Locator field(String label) {
    return page.getByLabel(label, new Page.GetByLabelOptions().setExact(true));
  }

  /** The field of a house rule, by the key of the option. */
  Locator option(String key) {
    return page.locator(".option [name='" + key + "']");
  }

  /**
   * Opens a table from the start screen and comes to its lobby or game.
   *
   * @param game the name of the game, as the list shows it
   * @param friends how many of the other seats wait for friends; bots take the rest
   */
  void opensTable(String address, String name, String game, int seats, int friends) {
    page.navigate(address);
    choosesGame(game);
    opensChosenTable(name, seats, friends);
  }

  /** The same, where the game has been chosen. */
  void opensChosenTable(String name, int seats, int friends) {
    field("Your name").fill(name);
    Locator shown = page.locator(".stepper output");
    while (Integer.parseInt(shown.textContent()) > seats) {
      button("One seat fewer").click();
    }
    while (Integer.parseInt(shown.textContent()) < seats) {
      button("One seat more").click();
    }
    for (int i = 0; i < friends; i++) {
      field("Seat " + (i + 2)).selectOption("friend");
    }
    button("Open the table").click();
    page.locator(".lobby h1").waitFor();
  }

  /** Comes by the link of somebody's table and takes a seat there. */
  void joins(String link, String name) {
    page.navigate(link);
    field("Your name").fill(name);
    button("Take a seat").click();
    page.locator(".lobby").waitFor();
  }

  /** Chooses a game in the list; on a phone the list stands before the form. */
  void choosesGame(String game) {
    page.locator("input[type=search]").fill(game);
    page.locator(".game")
        .filter(new Locator.FilterOptions().setHas(page.getByText(game, exact())))
        .click();
    page.locator(".setup h2").first().waitFor();
  }

  private static Page.GetByTextOptions exact() {
    return new Page.GetByTextOptions().setExact(true);
  }

  /** Begins the game as the lobby offers it. */
  void begins() {
    page.locator(".lobby .act.big").click();
    // the table of cards with abilities is loaded when it is first shown
    page.locator(".stage, .board").waitFor();
  }

  /** Goes on with the next deal, and waits until it is dealt; if none is over, nothing happens. */
  void dealsAgainIfOver() {
    Locator next = page.locator(".end-panel .act.main");
    if (next.count() > 0) {
      next.click();
      next.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }
  }

  /** What axe finds on the screen that is shown now must be nothing. */
  void findsNoBarrier(String where) {
    if (!(Boolean) page.evaluate("() => 'axe' in window")) {
      page.evaluate(AxeBuilder.getAxeScript());
    }
    assertThat((String) page.evaluate(BARRIERS)).as("axe: %s on a %s", where, screen).isEmpty();
  }

  /** Forgets errors that the test itself has caused, if each of them is one of these. */
  void expectsErrors(String part) {
    errors.removeIf(error -> error.contains(part));
  }

  /** Fails if the browser has reported an error. */
  void findsNoErrors() {
    if (!errors.isEmpty()) {
      fail("the browser reported errors: " + errors);
    }
  }

  /** Leaves, whatever the browser has reported. */
  void leaves() {
    context.close();
  }

  /** Leaves; fails if the browser has reported an error. */
  @Override
  public void close() {
    leaves();
    findsNoErrors();
  }

  /** Notes from now on what is read out. */
  void listens() {
    page().evaluate(HEARING);
  }

  /**
   * Waits until these words are read out, on the page or in a dialog; where it {@linkplain
   * #listens() listens} they may have been read out before.
   */
  void hears(String words) {
    try {
      page()
          .waitForFunction(
              "(words) => (%s).some((text) => text.includes(words))".formatted(SAID), words);
    } catch (TimeoutError e) {
      throw new AssertionError("“" + words + "” was not read out, but " + page().evaluate(SAID), e);
    }
  }
}
