package eightfold.server.browser;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.WebSocketFrame;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;

/**
 * A language that nobody speaks, to find what the next one would break: each word has accents and
 * is longer by two fifths. It is made of Swedish, whose words are about as long as the English
 * ones, while that is loaded; the page itself has nothing of it, and offers it to nobody.
 */
final class PseudoLanguage {
  private static final Pattern DICTIONARY = Pattern.compile(".*/assets/words-sv-[^/]*\\.js$");
  private static final Pattern ANSWERS = Pattern.compile(".*/api/.*");

  /** A word that has its accents is not made longer again. */
  private static final String LONGER =
      """
      const longer = (text) =>
        text.replace(/\\p{L}{3,}/gu, (word) =>
          /[áéíóú]/.test(word)
            ? word
            : word.replace(/[aeiou]/g, (vowel) => "áéíóú"["aeiou".indexOf(vowel)]) +
              "é".padEnd(Math.ceil(word.length * 0.4), "né"));
      """;

  /** A part's words whose texts, and those that its functions make, are of the pseudo-language. */
  private static final String DICTIONARY_MADE_LONGER =
      LONGER
          + """
      import words from "%s?as-it-is";
      const made = (value, key) =>
        typeof value === "string" ? (key === "language" || key === "card" ? value : longer(value))
        : typeof value === "function" ? (...given) => made(value(...given))
        : Array.isArray(value) ? value.map((one) => made(one))
        : typeof value === "object" && value !== null
          ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, made(one, name)]))
        : value;
      export default (tools) => made(words(tools));
      """;

  /** Whatever else stands on the page is made as long, as soon as it stands there. */
  private static final String PAGE_MADE_LONGER =
      LONGER
          + """
      const lengthen = (node) => {
        if (node.nodeType !== Node.TEXT_NODE) return node.childNodes.forEach(lengthen);
        const text = longer(node.data);
        if (text !== node.data) node.data = text;
      };
      new MutationObserver((changes) => changes.forEach((change) => lengthen(change.target)))
        .observe(document, { childList: true, characterData: true, subtree: true });
      """;

  /** Texts and labels in which a word has no accent, though it has a vowel that would bear one. */
  private static final String WITHOUT_ACCENT =
      """
      () => {
        const bare = (text) => (text.match(/\\p{L}{3,}/gu) ?? [])
          .some((word) => /[aeiou]/.test(word) && !/[áéíóú]/.test(word));
        const found = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode())
          if (walk.currentNode.parentElement.closest('script, style, option') === null)
            found.push(walk.currentNode.data);
        for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
          for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
            found.push(one.getAttribute(name) ?? '');
        found.push(document.title);
        // countries are named by the browser
        const regions = new Intl.DisplayNames(['sv'], { type: 'region', fallback: 'none' });
        const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
        const countries = new Set(letters.flatMap((one) => letters.map((two) => regions.of(one + two))));
        return [...new Set(found.filter(bare))].filter((text) => !countries.has(text));
      }\
      """;

  /** All that the server has said to the page, letters and digits alone. */
  private final List<String> said = new CopyOnWriteArrayList<>();

  private PseudoLanguage() {}

  /** From now on this page speaks it; what the server says stays as it is. */
  static PseudoLanguage spokenBy(Page page) {
    PseudoLanguage language = new PseudoLanguage();
    page.addInitScript(
        "if (location.protocol !== 'about:') localStorage.setItem('eightfold.language', '\"sv\"')");
    page.route(DICTIONARY, PseudoLanguage::madeLonger);
    page.route(ANSWERS, language::heard);
    page.onWebSocket(
        socket -> socket.onFrameReceived((WebSocketFrame frame) -> language.hears(frame.text())));
    return language;
  }

  /** From now on all that this page shows is as long as the words of this language. */
  static void allLongerOn(Page page) {
    page.addInitScript(PAGE_MADE_LONGER);
  }

  private static void madeLonger(Route route) {
    String address = route.request().url();
    route.fulfill(
        new Route.FulfillOptions()
            .setContentType("text/javascript")
            .setBody(DICTIONARY_MADE_LONGER.formatted(address)));
  }

  private void heard(Route route) {
    APIResponse answer = route.fetch();
    hears(answer.text());
    route.fulfill(new Route.FulfillOptions().setResponse(answer));
  }

  private void hears(String text) {
    said.add(letters(text.replaceAll("\\\\[nt\"]", " ")));
  }

  private static String letters(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "");
  }

  /** What the page shows and neither its dictionary nor the server has said. */
  List<String> saidByNobody(Page page, List<String> names) {
    return ((List<?>) page.evaluate(WITHOUT_ACCENT))
        .stream()
            .map(String::valueOf)
            .filter(text -> !names.contains(text.strip()))
            .filter(text -> said.stream().noneMatch(one -> one.contains(letters(text))))
            .toList();
  }
}
