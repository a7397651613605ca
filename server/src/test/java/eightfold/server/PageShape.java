package eightfold.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an answer looks like, as docs/protocol.md writes it: {@code {table, seats: [{name, heir?}],
 * over}}. A key with a question mark may be absent.
 */
sealed interface PageShape {
  /** An object of these keys. */
  record Fields(Map<String, PageShape> needed, Map<String, PageShape> possible)
      implements PageShape {}

  /** A list of such things. */
  record Items(PageShape item) implements PageShape {}

  /** An object of such things by keys that are no names; the page writes the key in capitals. */
  record Each(PageShape item) implements PageShape {}

  /** The page says no more of it. */
  record Anything() implements PageShape {}

  static PageShape read(String text) {
    return new Reader(text).value();
  }

  /** The shape that follows a piece of the page. */
  static PageShape after(String page, String before) {
    int at = page.indexOf(before);
    if (at < 0) {
      throw new AssertionError("the page does not say: " + before);
    }
    return read(page.substring(at + before.length()));
  }

  /** Keys that are missing in a value, or that the shape does not tell of. */
  default List<String> flaws(JsonNode value) {
    return flaws(value, Set.of());
  }

  /**
   * The same, where the page tells of further keys elsewhere.
   *
   * @param elsewhere keys of the outermost object
   */
  default List<String> flaws(JsonNode value, Set<String> elsewhere) {
    List<String> flaws = new ArrayList<>();
    switch (this) {
      case Anything() -> {}
      case Items(PageShape item) -> {
        if (!value.isArray()) {
          flaws.add("no list: " + value);
        }
        value.forEach(each -> flaws.addAll(item.flaws(each, elsewhere)));
      }
      case Each(PageShape item) -> value.forEach(each -> flaws.addAll(item.flaws(each)));
      case Fields(Map<String, PageShape> needed, Map<String, PageShape> possible) -> {
        needed.keySet().stream()
            .filter(key -> !value.has(key))
            .forEach(key -> flaws.add(key + " is missing in " + value));
        value
            .properties()
            .forEach(
                entry -> {
                  PageShape shape =
                      needed.getOrDefault(
                          entry.getKey(), possible.getOrDefault(entry.getKey(), new Anything()));
                  boolean known =
                      needed.containsKey(entry.getKey())
                          || possible.containsKey(entry.getKey())
                          || elsewhere.contains(entry.getKey());
                  if (!known) {
                    flaws.add(entry.getKey() + " is not told of");
                  } else if (!entry.getValue().isNull()) {
                    flaws.addAll(shape.flaws(entry.getValue()));
                  }
                });
      }
    }
    return flaws;
  }

  /** Reads a shape; what follows it does not matter. */
  final class Reader {
    private static final Pattern KEY = Pattern.compile("\\s*([A-Za-z]+)(\\?)?");
    private static final Pattern WORD = Pattern.compile("[^,}\\]]*");

    private final String text;
    private int at;

    private Reader(String text) {
      this.text = text;
    }

    private PageShape value() {
      blanks();
      if (takes('[')) {
        PageShape item = value();
        boolean _ = takes(']');
        return new Items(item);
      }
      if (takes('{')) {
        return fields();
      }
      match(WORD);
      return new Anything();
    }

    private PageShape fields() {
      Map<String, PageShape> needed = new LinkedHashMap<>();
      Map<String, PageShape> possible = new LinkedHashMap<>();
      do {
        Matcher key = match(KEY);
        PageShape shape = takes(':') ? value() : new Anything();
        (key.group(2) == null ? needed : possible).put(key.group(1), shape);
        if (key.group(1).equals(key.group(1).toUpperCase(Locale.ROOT))) {
          boolean _ = takes('}');
          return new Each(shape);
        }
      } while (takes(','));
      if (!takes('}')) {
        throw new AssertionError("no end of a shape in " + text.substring(0, at));
      }
      return new Fields(needed, possible);
    }

    private void blanks() {
      while (at < text.length() && text.charAt(at) == ' ') {
        at++;
      }
    }

    private boolean takes(char sign) {
      blanks();
      boolean there = at < text.length() && text.charAt(at) == sign;
      at += there ? 1 : 0;
      return there;
    }

    private Matcher match(Pattern pattern) {
      Matcher matcher = pattern.matcher(text).region(at, text.length());
      if (!matcher.lookingAt()) {
        throw new AssertionError("no shape: " + text.substring(at));
      }
      at = matcher.end();
      return matcher;
    }
  }
}
