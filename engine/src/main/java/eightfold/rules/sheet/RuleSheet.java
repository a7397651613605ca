package eightfold.rules.sheet;

import eightfold.cards.Kinds;
import eightfold.message.Message;
import eightfold.message.Sheet;
import eightfold.message.Texts;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.BookPack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.ConditionRules;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.PointRows;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.Ruled;
import eightfold.rules.vocabulary.Section;
import eightfold.rules.vocabulary.Trigger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The rule sheet of a book in plain words: made from its elements and the words of a language, from
 * nothing else, so that what people read is what is played.
 */
public final class RuleSheet {
  private static final String KEY = "sheet.";

  /** What holds where a book says nothing of it, as the language has it. */
  private static final List<String> UNSAID =
      List.of(
          "direction clockwise",
          "starter plain",
          "stock reshuffle",
          "scoring none",
          "match single");

  private final RuleBook book;

  /** The lines of the book, with the words for what stands in the line of another rule. */
  private final List<Element> lines;

  private final SheetMessages messages;
  private final SheetEffects does;
  private final List<Sheet.Part> sheet = new ArrayList<>();

  private RuleSheet(RuleBook book) {
    this.book = book;
    this.lines = lines(book);
    this.messages = new SheetMessages(book);
    this.does = new SheetEffects(book, messages);
  }

  /** Players read what holds, whether the book says so or leaves it to the language. */
  private static List<Element> lines(RuleBook book) {
    List<Element> lines = new ArrayList<>();
    book.elements().forEach(line -> lines.addAll(LineMeaning.lines(line)));
    List<String> said = lines.stream().map(line -> Forms.of(line).words()).toList();
    for (String line : UNSAID) {
      if (!said.contains(line.substring(0, line.indexOf(' ')))) {
        lines.add(RuleBooks.line(line));
      }
    }
    return List.copyOf(lines);
  }

  /** The sheet of a book whose options have been applied. */
  public static Sheet of(RuleBook book) {
    RuleSheet sheet = new RuleSheet(book);
    sheet.all();
    return new Sheet(sheet.sheet);
  }

  /** The sentences of a book's {@code when} lines, in their order. */
  public static List<Message> conditions(RuleBook book) {
    return book.elements().stream()
        .filter(Element.When.class::isInstance)
        .map(Element.When.class::cast)
        .map(new SheetMessages(book)::when)
        .toList();
  }

  /** The sections of the sheet about a turn and its end, without their headings, by their keys. */
  public static Map<String, Sheet> passages(RuleBook book) {
    Map<String, Sheet> passages = new LinkedHashMap<>();
    for (Section section : Section.aboutPlay()) {
      RuleSheet sheet = new RuleSheet(book);
      sheet.section(section);
      if (!sheet.sheet.isEmpty()) {
        passages.put(section.key(), new Sheet(sheet.sheet.subList(1, sheet.sheet.size())));
      }
    }
    return passages;
  }

  /**
   * What the sheet says of a card: what it does, what else comes of it, and what it may be laid on.
   *
   * @param wild the kinds that are wild in the book
   */
  public static List<Message> about(RuleBook book, int kind, long wild) {
    RuleSheet sheet = new RuleSheet(book);
    List<Message> about = new ArrayList<>();
    for (Ruled rule : Ruled.of(book, wild)) {
      if (Kinds.has(rule.kinds(), kind)) {
        about.addAll(sheet.does.of(rule.on()));
      }
    }
    sheet.lines.stream()
        .filter(line -> Kinds.has(named(line).mask(wild), kind))
        .map(sheet::line)
        .forEach(about::add);
    return about;
  }

  /** What the sheet of a book says of one of its lines. */
  static List<Message> said(RuleBook book, Element element) {
    RuleSheet sheet = new RuleSheet(book);
    return LineMeaning.lines(element).stream()
        .flatMap(
            line ->
                line instanceof Element.On on
                    ? sheet.does.of(on).stream()
                    : Stream.of(sheet.line(line)))
        .toList();
  }

  /** The cards of which a line speaks that is no {@code on} element. */
  private static CardSet named(Element line) {
    if (line
        instanceof
        Element.When(Trigger.Played played, List<EventCondition> _, List<Consequence> _)) {
      return played.cards();
    }
    if (line instanceof ConditionRules.Pairing pairing) {
      return pairing.cards();
    }
    return line instanceof Element.Factor(CardSet by, CardSet back)
        ? new CardSet(Stream.of(by, back).flatMap(set -> set.parts().stream()).toList())
        : new CardSet(List.of());
  }

  /** The sheet in English, as Markdown. */
  public static String write(RuleBook book) {
    return of(book).text(Texts.ENGLISH);
  }

  private void all() {
    paragraph("# ", Message.literal(SheetMessages.plainText(book.name())));
    paragraph("", summary());
    for (Section section : Section.onSheet()) {
      section(section);
    }
    if (!book.source().isBlank()) {
      paragraph("", Message.of("sheet.source").with("source", plain(book.source())));
    }
  }

  /** One that the languages know is said in each; any other stays as it is written. */
  private Message summary() {
    Message said = Message.said(book.summary());
    return said.isLiteral() && !book.summary().isBlank()
        ? Message.literal(plain(book.summary()))
        : said;
  }

  private static String plain(String text) {
    return SheetMessages.plainText(text);
  }

  private void paragraph(String mark, Message message) {
    add(mark, message, "\n\n");
  }

  private void add(String before, Message message, String after) {
    sheet.add(new Sheet.Part(before, message, after));
  }

  private void section(Section section) {
    List<Element> elements =
        lines.stream().filter(element -> SheetSections.of(element) == section).toList();
    if (elements.isEmpty() && !section.always()) {
      return;
    }
    paragraph("## ", Message.of("sheet.section." + section.key()));
    if (section.introduced()) {
      paragraph("", messages.plain("sheet.intro." + section.key()));
    }
    if (section == Section.SPECIAL) {
      effects(elements);
      return;
    }
    for (Element element : elements) {
      add("- ", line(element), "\n");
    }
    sheet.add(Sheet.literal(elements.isEmpty() ? "" : "\n"));
    elements.forEach(this::points);
  }

  private Message line(Element element) {
    if (element instanceof Element.When when) {
      return messages.when(when);
    }
    return element instanceof Element.Chosen chosen
        ? SheetOptions.of(book.pack(), chosen)
        : message(Forms.of(element).words(), Forms.of(element), (Record) element);
  }

  private Message message(String name, Form form, Record record) {
    return messages.of(KEY + name, form, record);
  }

  private void row(Message left, Message right, String line) {
    add("| ", left, "");
    add(" | ", right, " |\n" + line);
  }

  private static Message cards(CardSet cards) {
    return Message.of("sheet.table.cards").with("cards", SheetCards.of(cards.parts()));
  }

  private void effects(List<Element> elements) {
    row(Message.of("sheet.table.card"), Message.of("sheet.table.effect"), "| --- | --- |\n");
    for (Element element : elements) {
      if (element instanceof Element.On on) {
        add("| **", cards(on.cards()), "** |");
        does.of(on).forEach(sentence -> add(" ", sentence, ""));
        sheet.add(Sheet.literal(" |\n"));
      }
    }
    sheet.add(Sheet.literal("\n"));
  }

  private void points(Element element) {
    if (element instanceof Element.Points(List<Element.Points.Value> values)) {
      row(Message.of("sheet.table.card"), Message.of("sheet.table.points"), "| --- | ---: |\n");
      // the first line of a table gives way to the others: what it says of any card stands last
      Element.Points.Value first = values.getFirst();
      boolean others = values.size() > 1 && first.cards().parts().getFirst() instanceof CardSet.Part.Any;
      List<Element.Points.Value> rows = values.subList(others ? 1 : 0, values.size());
      for (Element.Points.Value value : rows) {
        row(cards(value.cards()), Message.literal(String.valueOf(value.points())), "");
      }
      if (others) {
        Message points = Message.literal(String.valueOf(first.points()));
        row(Message.of("sheet.table.others"), points, "");
      }
      sheet.add(Sheet.literal("\n"));
      if (new PointRows(new Element.Points(rows)).overlap(BookPack.wild(book))) {
        paragraph("", Message.of("sheet.table.several"));
      }
    }
  }
}
