package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.Finding;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.BookPack;
import eightfold.rules.vocabulary.CardWords;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words that a book has defined so far, with what they stand for. */
public final class OwnWords {
  /** How the words of a definition look. */
  private static final Pattern WORDS = Pattern.compile("[a-z][a-z-]*( ([a-z][a-z-]*|\\{[a-z]+}))*");

  private static final Pattern NAME = Pattern.compile("\\{([a-z]+)}");

  private static final int MOST_CHARACTERS = 60;

  /** So much can be handed over to a word. */
  static final int MOST_NAMES = 3;

  /** Nothing longer is looked at: with several names each of its blanks may be their border. */
  private static final int LONGEST = 120;

  private final Map<String, Element.Define> defined = new LinkedHashMap<>();
  private CardWords cards = CardWords.library();

  /**
   * A word that was used.
   *
   * @param line as the book's line says it
   * @param stands what it stands for, in the text form
   * @param segments the same, where it stands
   * @param means the sentence for the sheet; may be empty
   */
  record Said(String line, String stands, List<List<Token>> segments, String means) {}

  /** The words of these lines. */
  public static OwnWords of(List<Element> lines) {
    OwnWords words = new OwnWords();
    words.learnPack(lines);
    lines.forEach(words::add);
    return words;
  }

  /** The words for the cards of the book. */
  public CardWords cards() {
    return cards;
  }

  /** Learns of the pack that these lines tell, if they tell of one. */
  public void learnPack(List<Element> lines) {
    if (lines.stream().anyMatch(Element.PackRule.class::isInstance)) {
      cards = new CardWords(BookPack.of(lines));
    }
  }

  /** Learns what a line defines; others are passed over, and what cannot be said so. */
  public void add(Element line) {
    if (line instanceof Element.Define define && sayable(define.words())) {
      defined.put(lead(define.words()), define);
    }
  }

  /** For trying whether a line could stand for one of them, which are not made of each other. */
  FaultReporter unheard() {
    return new FaultReporter.Unheard(ofPack());
  }

  /** The words for the cards alone. */
  private OwnWords ofPack() {
    OwnWords words = new OwnWords();
    words.cards = cards;
    return words;
  }

  /** The words with which the own words begin, up to what is handed over. */
  Set<String> leads() {
    return defined.keySet();
  }

  /** The words of a definition up to what is handed over. */
  static String lead(String words) {
    return words.split(" ?\\{", 2)[0];
  }

  /** The names of what is handed over. */
  static Set<String> names(String text) {
    Set<String> names = new LinkedHashSet<>();
    Matcher name = NAME.matcher(text);
    while (name.find()) {
      names.add(name.group(1));
    }
    return names;
  }

  /** Whether a word may look so. */
  static boolean sayable(String words) {
    long names = NAME.matcher(words).results().count();
    return words.length() <= MOST_CHARACTERS
        && WORDS.matcher(words).matches()
        && names <= MOST_NAMES
        && names == names(words).size();
  }

  /** What a segment of a line says, if it is one of these words. */
  Optional<Said> read(List<Token> segment) {
    if (defined.isEmpty() || segment.isEmpty()) {
      return Optional.empty();
    }
    String line = RuleLine.words(segment);
    if (line.length() > LONGEST) {
      return Optional.empty();
    }
    for (Element.Define define : defined.values()) {
      Matcher said = shape(define.words()).matcher(line);
      if (said.matches()) {
        String stands = filled(define.line(), said::group);
        List<List<Token>> segments = at(RuleLine.columns(segment), stands);
        return segments.isEmpty()
            ? Optional.empty()
            : Optional.of(new Said(line, stands, segments, filled(define.means(), said::group)));
      }
    }
    return Optional.empty();
  }

  /** Segments, each of these words in them replaced by what it stands for. */
  List<List<Token>> replaced(List<List<Token>> segments) {
    List<List<Token>> all = new ArrayList<>();
    segments.forEach(
        segment -> all.addAll(read(segment).map(Said::segments).orElseGet(() -> List.of(segment))));
    return all;
  }

  private static Pattern shape(String words) {
    return Pattern.compile(NAME.matcher(words).replaceAll("(?<$1>.+?)"));
  }

  /** A text with what is handed over in the place of its names. */
  static String filled(String text, Function<String, String> values) {
    return NAME.matcher(text)
        .replaceAll(name -> Matcher.quoteReplacement(values.apply(name.group(1))));
  }

  private static List<List<Token>> at(LineColumns columns, String line) {
    return RuleLine.read(line, FaultReporter.Unheard.OF_NO_BOOK).segments().stream()
        .map(
            segment ->
                segment.stream()
                    .map(token -> new Token(token.text(), token.quoted(), columns))
                    .toList())
        .toList();
  }

  /** Says what is wrong with what a word stands for where the word stands. */
  record Within(FaultReporter faults, Said said) implements FaultReporter {
    @Override
    public void add(LineFault fault) {
      if (fault.code().level() != Finding.Level.ERROR) {
        return; // a clause that says what holds anyway may come of what was handed over
      }
      Message what =
          Message.of("findings.stands-for")
              .with("words", Echo.shortened(said.line))
              .with("line", Echo.shortened(said.stands))
              .with("what", fault.why().what());
      faults.add(
          new LineFault(fault.code(), fault.columns(), new Explanation(what, fault.why().right())));
    }

    @Override
    public boolean full() {
      return faults.full();
    }

    @Override
    public OwnWords words() {
      return faults.words().ofPack();
    }
  }
}
