package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.Finding;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Suggestion;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.Option;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Reads an edit of an option from its line: an element, or what is dropped, changed, become. */
public final class EditReader {
  /** What the id of a rule book looks like. */
  public static final String ID = "[a-z0-9][a-z0-9-]*";

  private static final String PLACEHOLDER = "{}";
  private static final List<String> WORDS = List.of("drop", "change", "become");

  /** The words that name lines; and, after a colon, the line that comes in their place. */
  private record Change(List<List<Token>> words, List<List<Token>> line) {}

  private final RuleLine line;
  private final FaultReporter faults;

  private EditReader(RuleLine line, FaultReporter faults) {
    this.line = line;
    this.faults = faults;
  }

  /**
   * Reads an edit; empty, with faults, where it is none for some of the values that {@code {}} may
   * stand for.
   *
   * @param samples some of these values; an empty one where it may stand for nothing
   */
  public static Optional<Option.Edit> read(
      RuleLine line, List<String> samples, FaultReporter faults) {
    faults.stands(line.columns());
    for (String sample : samples) {
      if (!new EditReader(line, faults).sound(sample)) {
        return Optional.empty();
      }
    }
    return Optional.of(edit(line));
  }

  private static Option.Edit edit(RuleLine line) {
    return switch (line.first().text()) {
      case "drop" -> new Option.Edit.Drop(line.afterFirst());
      case "change" -> {
        Change change = change(line).orElseThrow();
        yield new Option.Edit.Change(RuleLine.text(change.words()), RuleLine.text(change.line()));
      }
      case "become" -> new Option.Edit.Become(line.afterFirst());
      default -> new Option.Edit.Put(RuleLine.text(line.segments()));
    };
  }

  /** What a change says; empty where it has no colon, or nothing on one side of it. */
  private static Optional<Change> change(RuleLine line) {
    List<List<Token>> words = new ArrayList<>();
    List<List<Token>> rest = new ArrayList<>();
    boolean behind = false;
    for (List<Token> segment : line.segments()) {
      List<Token> before = new ArrayList<>();
      List<Token> after = new ArrayList<>();
      for (Token token : segment) {
        boolean colon = !behind && !token.quoted() && token.text().endsWith(":");
        String text = colon ? token.text().substring(0, token.text().length() - 1) : token.text();
        if (!text.isEmpty()) {
          (behind ? after : before).add(token.saying(text));
        }
        behind |= colon;
      }
      if (!before.isEmpty()) {
        words.add(before);
      }
      if (!after.isEmpty()) {
        rest.add(after);
      }
    }
    words.set(0, words.getFirst().subList(1, words.getFirst().size()));
    return words.getFirst().isEmpty() || rest.isEmpty()
        ? Optional.empty()
        : Optional.of(new Change(words, rest));
  }

  /** Whether it is an edit where its placeholder stands for the sample. */
  private boolean sound(String sample) {
    Optional<Token> placeholder = placeholders().stream().findFirst();
    if (sample.isEmpty() && placeholder.isPresent()) {
      faults.add(
          FindingCode.NOTHING_TO_FILL_IN,
          placeholder.get().columns(),
          Message.of("findings.nothing-to-fill-in").with("words", PLACEHOLDER),
          Message.of("findings.fill-in-what"));
      return false;
    }
    return switch (line.first().text()) {
      case "drop" -> line.segments().getFirst().size() > 1 ? droppable(drop(), sample) : nothing();
      case "change" -> change(line).map(change -> sound(change, sample)).orElseGet(this::nothing);
      case "become" -> named();
      default -> known() && element(line.segments(), sample);
    };
  }

  private boolean sound(Change change, String sample) {
    // both sides are looked at, so that what is wrong with either is said
    boolean words = droppable(change.words(), sample);
    return element(change.line(), sample) && words;
  }

  private List<Token> placeholders() {
    return line.segments().stream()
        .flatMap(Collection::stream)
        .filter(token -> token.text().contains(PLACEHOLDER))
        .toList();
  }

  private boolean nothing() {
    faults.add(
        FindingCode.SOMETHING_MISSING,
        line.columns(),
        somethingFollows(line.first().text()),
        Advice.write(line.first().text().equals("drop") ? "drop WORDS" : "change WORDS: LINE"));
    return false;
  }

  /** A word behind which nothing stands. */
  static Message somethingFollows(String word) {
    return Message.of("findings.something-follows").with("words", Echo.shortened(word));
  }

  private List<List<Token>> drop() {
    List<Token> first = line.segments().getFirst();
    return List.of(first.subList(1, first.size()));
  }

  private boolean droppable(List<List<Token>> words, String sample) {
    return droppable(filled(words, sample).getFirst().getFirst(), faults);
  }

  private boolean element(List<List<Token>> segments, String sample) {
    FaultReporter filled = new Filled(faults, placeholders());
    return ElementReader.read(filled(segments, sample), filled)
        .filter(element -> !PackValues.changesPack(element, line.columns(), filled))
        .isPresent();
  }

  private static List<List<Token>> filled(List<List<Token>> segments, String sample) {
    return segments.stream()
        .map(
            segment ->
                segment.stream()
                    .map(token -> token.saying(token.text().replace(PLACEHOLDER, sample)))
                    .toList())
        .toList();
  }

  /** Where placeholders have been filled in, words are not those of the line. */
  private record Filled(FaultReporter faults, List<Token> placeholders) implements FaultReporter {
    @Override
    public OwnWords words() {
      return faults.words();
    }

    @Override
    public void add(LineFault fault) {
      boolean asWritten =
          placeholders.stream()
              .map(Token::columns)
              .noneMatch(
                  at -> at.from() < fault.columns().to() && fault.columns().from() < at.to());
      if (asWritten || fault.code().level() == Finding.Level.ERROR) {
        faults.add(fault.mendedBy(fault.replace().filter(_ -> asWritten)));
      }
    }

    @Override
    public boolean full() {
      return faults.full();
    }
  }

  private boolean named() {
    String book = line.afterFirst();
    if (!book.matches(ID)) {
      faults.add(new LineFault(FindingCode.NOT_A_NAME, line.columns(), noName(book)));
      return false;
    }
    return true;
  }

  /** What cannot be the id of a rule book. */
  public static Explanation noName(String id) {
    return Explanation.of(
        Message.of("findings.no-book-name").with("words", Echo.shortened(id)),
        Message.of("findings.name-letters"));
  }

  /** Whether the line does not begin with a misspelt {@code drop} or {@code change}. */
  private boolean known() {
    Token word = line.first();
    if (Forms.element(word.text()).isPresent()
        || faults.words().read(line.segments().getFirst()).isPresent()
        || Nearest.to(word.text(), WORDS).isEmpty()) {
      return true;
    }
    faults.add(ElementReader.unknown(word, WORDS));
    return false;
  }

  /** Whether elements may begin with this word. */
  static boolean droppable(Token keyword, FaultReporter faults) {
    if (Forms.element(keyword.text()).isPresent()) {
      return true;
    }
    Collection<String> keywords = Forms.elements().keySet();
    faults.add(
        new LineFault(
                FindingCode.UNKNOWN_RULE,
                keyword.columns(),
                Message.of("findings.no-rule-begins").with("words", Echo.shortened(keyword.text())),
                Suggestion.of(keyword.text(), keywords))
            .mendedBy(Nearest.only(keyword.text(), keywords)));
    return false;
  }

  /** An edit as a line writes it. */
  public static String written(Option.Edit edit) {
    return switch (edit) {
      case Option.Edit.Put(String line) -> line;
      case Option.Edit.Drop(String words) -> "drop " + words;
      case Option.Edit.Change(String words, String line) -> "change " + words + ": " + line;
      case Option.Edit.Become(String book) -> "become " + book;
    };
  }
}
