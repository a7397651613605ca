package eightfold.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A sentence with holes, in the notation explained at the head of {@code words_en.properties}. What
 * fills the holes comes from a {@link Scope}.
 */
final class Template {
  /** What the holes of a template may ask for. */
  interface Scope {
    /** Whether the book has a rule with that keyword, or a card with that effect. */
    boolean present(String word);

    /** Whether a value is true, not empty, not zero. */
    boolean holds(String name);

    /** A value as a sentence has it. */
    String value(String name);

    /** Words that depend on a number: one, several; or none, one, several. */
    String numbered(String name, List<String> forms);

    /** Cards, as {@code a} or {@code all} of them. */
    String cards(String name, String form);
  }

  private final Scope scope;
  private final StringBuilder out = new StringBuilder();

  private Template(Scope scope) {
    this.scope = scope;
  }

  /** The sentence with its holes filled. */
  static String fill(String text, Scope scope) {
    Template template = new Template(scope);
    template.add(text);
    return template.out.toString();
  }

  private void add(String text) {
    int at = 0;
    while (at < text.length()) {
      int open = text.indexOf('{', at);
      if (open < 0) {
        out.append(text, at, text.length());
        return;
      }
      out.append(text, at, open);
      int close = close(text, open);
      hole(text.substring(open + 1, close));
      at = close + 1;
    }
  }

  private static int close(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    throw new IllegalStateException("a hole has no end: " + text);
  }

  private void hole(String hole) {
    int mark = 0;
    while (mark < hole.length() && "?#:".indexOf(hole.charAt(mark)) < 0) {
      mark++;
    }
    String name = hole.substring(0, mark);
    if (mark == hole.length()) {
      put(scope.value(name));
      return;
    }
    String rest = hole.substring(mark + 1);
    switch (hole.charAt(mark)) {
      case '?' -> {
        List<String> parts = parts(rest);
        boolean yes = name.startsWith("@") ? scope.present(name.substring(1)) : scope.holds(name);
        add(yes ? parts.getFirst() : parts.size() > 1 ? parts.get(1) : "");
      }
      case '#' -> add(scope.numbered(name, parts(rest)));
      default -> put(scope.cards(name, rest));
    }
  }

  /** The parts between bars, those of holes inside left alone. */
  private static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      depth += letter == '{' ? 1 : letter == '}' ? -1 : 0;
      if (letter == '|' && depth == 0) {
        parts.add(text.substring(from, i));
        from = i + 1;
      }
    }
    parts.add(text.substring(from));
    return parts;
  }

  /** Adds a value, with a capital where it begins a sentence. */
  private void put(String value) {
    boolean begins = out.isEmpty() || out.toString().endsWith(". ");
    out.append(begins ? capital(value) : value);
  }

  /** The text with its first letter large. */
  static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
