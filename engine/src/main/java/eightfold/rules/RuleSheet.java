package eightfold.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rule sheet of a book in plain words, as Markdown: made from its elements and the words of a
 * language, from nothing else, so that what people read is what is played.
 */
public final class RuleSheet {
  private static final String EFFECT = "effect.";
  private static final String WITHOUT = ".without.";

  private final RuleBook book;
  private final SheetWords words;
  private final StringBuilder sheet = new StringBuilder();

  private RuleSheet(RuleBook book, SheetWords words) {
    this.book = book;
    this.words = words;
  }

  /** The sheet in English of a book whose options have been applied. */
  public static String write(RuleBook book) {
    return write(book, "en");
  }

  /**
   * The sheet in another language.
   *
   * @param language its ISO 639 code; English where the program has no words of it
   */
  public static String write(RuleBook book, String language) {
    SheetWords words = SheetWords.of(language).or(() -> SheetWords.of("en")).orElseThrow();
    RuleSheet sheet = new RuleSheet(book, words);
    sheet.all();
    return sheet.sheet.toString();
  }

  private void all() {
    paragraph("# " + SheetScope.plain(book.name()));
    if (!book.summary().isBlank()) {
      paragraph(SheetScope.plain(book.summary()));
    }
    for (Section section : Section.values()) {
      section(section);
    }
    if (!book.source().isBlank()) {
      paragraph(words.word("sheet.source").replace("{source}", SheetScope.plain(book.source())));
    }
  }

  private void paragraph(String text) {
    sheet.append(text).append("\n\n");
  }

  private void section(Section section) {
    List<Element> elements =
        book.elements().stream().filter(element -> Section.of(element) == section).toList();
    if (elements.isEmpty() && !section.always()) {
      return;
    }
    paragraph("## " + words.word("section." + section.key()));
    words
        .find("intro." + section.key())
        .ifPresent(intro -> paragraph(Template.fill(intro, new SheetScope(book, words))));
    if (section == Section.SPECIAL) {
      effects(elements);
      return;
    }
    for (Element element : elements) {
      String sentence = sentence(element);
      if (!sentence.isEmpty()) {
        sheet.append("- ").append(sentence).append('\n');
      }
    }
    sheet.append(elements.isEmpty() ? "" : "\n");
    elements.forEach(this::points);
  }

  private String sentence(Element element) {
    return sentence(Form.of(element).words(), Form.of(element), (Record) element);
  }

  private String sentence(String key, Form form, Record record) {
    return Template.fill(words.word(key), new SheetScope(book, words, key, form, record));
  }

  private void row(String left, String right) {
    sheet.append("| ").append(left).append(" | ").append(right).append(" |\n");
  }

  private void effects(List<Element> elements) {
    row(words.word("table.card"), words.word("table.effect"));
    row("---", "---");
    for (Element element : elements) {
      if (element instanceof Element.On on) {
        row(
            "**" + Template.capital(words.cards(on.cards().parts(), "all")) + "**",
            on.effects().isEmpty() ? words.word("effect.none") : sentences(on));
      }
    }
    sheet.append('\n');
  }

  private String sentences(Element.On on) {
    List<String> sentences = new ArrayList<>();
    List<String> phrases = on.effects().stream().map(Form::of).map(Form::words).toList();
    for (Effect effect : on.effects()) {
      Form form = Form.of(effect);
      String key = EFFECT + key(form.words());
      sentences.add(sentence(key, form, (Record) effect));
      words.keys().stream()
          .filter(other -> other.startsWith(key + WITHOUT))
          .sorted()
          .filter(other -> lacks(phrases, other.substring((key + WITHOUT).length())))
          .forEach(other -> sentences.add(words.word(other)));
    }
    return String.join(" ", sentences);
  }

  private static boolean lacks(List<String> phrases, String others) {
    return Arrays.stream(others.split("\\+"))
        .noneMatch(other -> phrases.stream().map(RuleSheet::key).anyMatch(other::equals));
  }

  private static String key(String phrase) {
    return phrase.replace(' ', '-');
  }

  private void points(Element element) {
    if (element instanceof Element.Points(List<Element.Points.Value> values)) {
      row(words.word("table.card"), words.word("table.points"));
      row("---", "---:");
      for (Element.Points.Value value : values) {
        String cards = words.cards(value.cards().parts(), "all");
        row(Template.capital(cards), String.valueOf(value.points()));
      }
      sheet.append('\n');
    }
  }
}
