package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Place;
import eightfold.rules.finding.Source;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Forms;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads the text form of a rule book: lines of the head ({@code game}, {@code extends}, {@code
 * summary}, {@code source}, {@code aka}, {@code hidden}), one line for each element, and options
 * with their edits indented under them. All errors of a file are collected, not only the first.
 */
public final class RuleBookReader {
  private static final Set<String> HEAD =
      Set.of("game", "id", "extends", "summary", "source", "aka", "hidden");
  private static final Set<String> STATEMENTS = Set.of("option", "set", "without", "drop");

  private static final String EXTENDS = "extends ";

  private final FileFaults file;
  private final BookDraft draft;

  /** Elements and options of the file so far, the wrong ones among them. */
  private int elements;

  private int options;

  private RuleBookReader(FileFaults file) {
    this.file = file;
    this.draft = new BookDraft(file.source(), file.findings());
  }

  /**
   * Reads a file; what is wrong goes to the findings of the draft.
   *
   * @param pack the lines that tell of the pack of the whole book, whatever file they stand in
   */
  public static BookDraft read(String name, String text, BookLimits limits, List<Element> pack) {
    Findings findings = new Findings();
    List<String> lines = text.lines().toList();
    boolean heir = lines.stream().anyMatch(line -> begins(line, "extends"));
    FileFaults file = new FileFaults(new Source(name, heir), findings);
    file.words().learnPack(pack);
    RuleBookReader reader = new RuleBookReader(file);
    boolean taken = FileCheck.takes(text, lines, limits, file);
    if (taken) {
      reader.trees(lines, limits).stream().takeWhile(_ -> !findings.full()).forEach(reader::read);
    }
    if (!taken || lines.stream().anyMatch(line -> begins(line, "game"))) {
      reader.draft.giveName();
    }
    return reader.draft;
  }

  /**
   * Hears what a file says of a pack of its own, wherever it stands; nothing is said of what is
   * wrong with it.
   *
   * @param taken such lines of the books that it extends
   */
  public static List<Element> packLines(String text, List<Element> taken) {
    ElementList pack = new ElementList();
    taken.forEach(line -> pack.append(line, Place.unwritten("")));
    for (String raw : text.lines().limit(BookLimits.TODAY.lines()).toList()) {
      RuleLine line = RuleLine.read(raw, FaultReporter.Unheard.OF_NO_BOOK);
      List<Token> words = line.segments().isEmpty() ? List.of() : line.segments().getFirst();
      boolean drop = words.size() > 1 && words.getFirst().text().equals("drop");
      if (drop && Forms.isOfPack(words.get(1).text())) {
        pack.drop(line.afterFirst());
      } else if (!words.isEmpty()
          && line.indent() == 0
          && Forms.isOfPack(words.getFirst().text())) {
        ElementReader.read(line.segments(), FaultReporter.Unheard.OF_NO_BOOK)
            .ifPresent(element -> pack.append(element, Place.unwritten("")));
      }
    }
    return pack.elements();
  }

  /** The book that a file extends, if it extends one. */
  public static Optional<String> extended(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> line.startsWith(EXTENDS))
        .map(line -> line.substring(EXTENDS.length()).strip())
        .findFirst();
  }

  private static boolean begins(String line, String word) {
    return line.stripLeading().startsWith(word);
  }

  private List<LineTree> trees(List<String> raw, BookLimits limits) {
    List<RuleLine> lines = new ArrayList<>();
    for (int i = 0; i < raw.size(); i++) {
      LineFaults here = file.at(i + 1, "");
      lines.add(limits.visible() ? visible(raw.get(i), here) : RuleLine.read(raw.get(i), here));
    }
    return LineTree.of(lines);
  }

  /** A line; without words where something in it is hidden. */
  private static RuleLine visible(String raw, FaultReporter here) {
    RuleLine nothing = new RuleLine(0, List.of());
    if (!FileCheck.visible(raw, here)) {
      return nothing;
    }
    RuleLine line = RuleLine.read(raw, here);
    return FileCheck.visible(line, here) ? line : nothing;
  }

  private void read(LineTree tree) {
    String word = tree.line().first().text();
    if (!tree.under().isEmpty() && !word.equals("option")) {
      for (LineTree under : tree.under()) {
        file.at(under, "")
            .add(
                FindingCode.WRONG_INDENT,
                under.line().columns(),
                Message.of("findings.nothing-indented"),
                Message.of("findings.at-margin"));
      }
    }
    if (HEAD.contains(word)) {
      head(word, tree);
    } else if (STATEMENTS.contains(word)) {
      statement(word, tree);
    } else {
      element(tree);
    }
  }

  private void element(LineTree tree) {
    Token word = tree.line().first();
    boolean own = file.words().read(tree.line().segments().getFirst()).isPresent();
    if (Forms.element(word.text()).isEmpty() && !own) {
      List<String> others = Stream.concat(HEAD.stream(), STATEMENTS.stream()).sorted().toList();
      Optional<String> meant = Nearest.to(word.text(), others);
      if (meant.isPresent() && Nearest.to(word.text(), Forms.elements().keySet()).isEmpty()) {
        file.at(tree, "").add(ElementReader.unknown(word, others));
        return;
      }
    }
    String path = "/elements/" + elements++;
    ElementReader.read(tree.line().segments(), file.at(tree, path))
        .ifPresent(
            element -> {
              file.words().add(element);
              draft.add(new BookDraft.Item.Put(element, file.place(tree, path)));
            });
  }

  private void head(String word, LineTree tree) {
    List<Token> first = tree.line().segments().getFirst();
    List<Token> rest = first.subList(1, first.size());
    LineFaults here = file.at(tree, pathOf(word));
    here.stands(tree.line().columns());
    Place place = file.place(tree, pathOf(word));
    if (word.equals("hidden")) {
      draft.say(word, "", place);
    } else if (rest.isEmpty()) {
      here.add(
          FindingCode.SOMETHING_MISSING,
          tree.line().columns(),
          EditReader.somethingFollows(word),
          example(word));
    } else if (word.equals("aka")) {
      draft.say(word, "", place);
      aliases(tree, here);
    } else {
      text(word, tree, rest, here);
    }
  }

  /** The JSON pointer of what a line of the head says. */
  private static String pathOf(String word) {
    return switch (word) {
      case "game" -> "/name";
      case "aka" -> "/aliases";
      case "extends" -> "";
      default -> "/" + word;
    };
  }

  private void aliases(LineTree tree, FaultReporter here) {
    List<List<Token>> names = tree.line().behindFirst();
    for (int i = 0; i < names.size(); i++) {
      List<Token> name = names.get(i);
      FaultReporter there = here.part(String.valueOf(i));
      there.stands(RuleLine.columns(name));
      if (name.size() == 1 && name.getFirst().quoted()) {
        draft.alias(name.getFirst().text());
      } else {
        there.add(TextValues.needsQuotes(name, RuleLine.words(name)));
      }
    }
  }

  private void text(String word, LineTree tree, List<Token> rest, FaultReporter here) {
    boolean quoted = rest.size() == 1 && rest.getFirst().quoted();
    boolean prose = word.equals("summary") || word.equals("source");
    if (prose && !(quoted && tree.line().segments().size() == 1)) {
      List<Token> all = tree.line().segments().stream().flatMap(List::stream).skip(1).toList();
      here.add(TextValues.needsQuotes(all, tree.line().afterFirst()));
      return;
    }
    String value = quoted ? rest.getFirst().text() : tree.line().afterFirst();
    boolean id = word.equals("extends") || word.equals("id");
    if (id && !value.matches(EditReader.ID)) {
      here.add(
          new LineFault(FindingCode.NOT_A_NAME, RuleLine.columns(rest), EditReader.noName(value)));
      return;
    }
    draft.say(word, value, file.place(tree, pathOf(word)));
  }

  private static Message example(String word) {
    return switch (word) {
      case "game" -> Advice.write("game Mau-Mau");
      case "aka" -> Message.of("findings.write-aka");
      case "extends", "id" -> Advice.write(word + " mau-mau");
      default -> Message.of("findings.write-sentence").with("word", word);
    };
  }

  private void statement(String word, LineTree tree) {
    LineFaults here = file.at(tree, "");
    switch (word) {
      case "option" -> {
        String path = "/options/" + options++;
        new OptionReader(file, path)
            .read(tree)
            .ifPresent(
                option -> draft.add(new BookDraft.Item.Offer(option, file.place(tree, path))));
      }
      case "drop" -> drop(tree, here);
      case "set" -> set(tree, here);
      default -> without(tree, here);
    }
  }

  private void drop(LineTree tree, FaultReporter here) {
    List<Token> tokens = tree.line().segments().getFirst();
    if (tokens.size() < 2) {
      here.add(
          FindingCode.SOMETHING_MISSING,
          tree.line().columns(),
          EditReader.somethingFollows("drop"),
          Advice.write("drop on 8"));
    } else if (EditReader.droppable(tokens.get(1), here)) {
      draft.add(new BookDraft.Item.Drop(tree.line().afterFirst(), file.place(tree, "")));
    }
  }

  private void set(LineTree tree, FaultReporter here) {
    List<Token> tokens = tree.line().segments().getFirst();
    if (tokens.size() < 3 || tree.line().segments().size() > 1) {
      here.add(
          FindingCode.SOMETHING_MISSING,
          tree.line().columns(),
          Message.of("findings.set-needs"),
          Advice.write("set wildRank J"));
      return;
    }
    String value = RuleLine.words(tokens.subList(2, tokens.size()));
    draft.add(new BookDraft.Item.Standard(tokens.get(1).text(), value, file.place(tree, "")));
  }

  private void without(LineTree tree, LineFaults here) {
    if (tree.line().segments().getFirst().size() == 1) {
      here.add(
          FindingCode.SOMETHING_MISSING,
          tree.line().columns(),
          Message.of("findings.without-names"),
          Advice.write("without jokers, naked"));
      return;
    }
    for (List<Token> key : tree.line().behindFirst()) {
      Place place = here.place(RuleLine.columns(key));
      draft.add(new BookDraft.Item.Without(RuleLine.words(key), place));
    }
  }

  /** The id that a file's name gives its book. */
  public static String id(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1);
    int dot = name.lastIndexOf('.');
    return (dot < 0 ? name : name.substring(0, dot)).toLowerCase(Locale.ROOT);
  }
}
