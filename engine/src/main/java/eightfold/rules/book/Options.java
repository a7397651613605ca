package eightfold.rules.book;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.game.Choice;
import eightfold.game.EngineVersion;
import eightfold.game.SetupException;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.rules.check.Objection;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.finding.Finding;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.Place;
import eightfold.rules.text.ElementList;
import eightfold.rules.text.ElementReader;
import eightfold.rules.text.ElementText;
import eightfold.rules.text.LineFaults;
import eightfold.rules.text.OptionValue;
import eightfold.rules.text.OwnWords;
import eightfold.rules.text.RuleLine;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Chooses options of a book: makes the book that a table plays. */
public final class Options {
  /**
   * A book with its options applied.
   *
   * @param book the rules in force; it offers no options any more, and says in {@link
   *     Element.Chosen} elements which were chosen otherwise than standard
   * @param values the values of all options, in the order of the book
   */
  public record Applied(RuleBook book, Map<String, String> values) {
    public Applied {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
  }

  private final RuleBook book;
  private final ElementList elements = new ElementList();

  /**
   * The options chosen otherwise than standard, each as {@code key=value}: what the sheet tells.
   */
  private final Set<String> told = new HashSet<>();

  private Options(RuleBook book) {
    this.book = book;
    for (Element element : book.elements()) {
      elements.append(element, Place.unwritten(book.id()));
    }
  }

  /**
   * Applies options, in the book's order, those not chosen with their standard values.
   *
   * @throws SetupException if an option is unknown, a value is not possible, options contradict
   *     each other, or nothing could be played with them
   */
  public static Applied apply(RuleBook book, Map<String, String> chosen) {
    return apply(book, chosen, EngineVersion.Of.TODAY);
  }

  /** The same as an engine did it, which may have refused less than today's. */
  public static Applied apply(RuleBook book, Map<String, String> chosen, EngineVersion.Of engine) {
    RuleBook applied = edited(book, chosen).book();
    List<Objection> objections = RuleBookCheck.check(applied, engine);
    if (!objections.isEmpty()) {
      throw new SetupException(
          Message.of("setup.cannot-be-played")
              .with("game", book.name())
              .with("options", pairs(chosen))
              .with("finding", objections.getFirst().why().sentence()));
    }
    Map<String, String> values = new LinkedHashMap<>();
    book.all(Element.Chosen.class).forEach(made -> values.put(made.option(), made.value()));
    values.putAll(values(book, chosen));
    return new Applied(applied, values);
  }

  /** A book with its standard options, with which its reader has checked it. */
  public static RuleBook standard(RuleBook book) {
    return edited(book, Map.of()).book();
  }

  /**
   * Applies options to a book that another one becomes, and says on its sheet what decided that.
   *
   * @param deciding the book whose options decided, and their values
   */
  public static Applied apply(
      RuleBook book, Map<String, String> chosen, RuleBook deciding, Map<String, String> decided) {
    Applied applied = apply(book, chosen);
    Map<String, String> values = new LinkedHashMap<>(decided);
    values.putAll(applied.values());
    List<Element> elements = new ArrayList<>(applied.book().elements());
    for (Element made : chosenElements(deciding, values(deciding, decided))) {
      elements.add(made);
    }
    RuleBook played = applied.book();
    return new Applied(
        new RuleBook(
            deciding.id(),
            deciding.name(),
            deciding.summary(),
            deciding.source(),
            deciding.aliases(),
            deciding.hidden(),
            elements,
            played.options()),
        values);
  }

  /** The book that is played instead where such options are chosen; empty: this one. */
  public static Optional<String> becomes(RuleBook book, Map<String, String> chosen) {
    return book.options().stream()
        .filter(option -> chosen.containsKey(option.key()))
        .flatMap(option -> edits(option, chosen.getOrDefault(option.key(), "")))
        .flatMap(
            edit ->
                edit instanceof Option.Edit.Become(String other) ? Stream.of(other) : Stream.of())
        .findFirst();
  }

  /** The options that decide which book is played. */
  public static List<String> deciding(RuleBook book) {
    return book.options().stream()
        .filter(
            option ->
                option.shape() instanceof Option.Shape.Words(List<Option.Value> values)
                    && values.stream()
                        .flatMap(value -> value.edits().stream())
                        .anyMatch(Option.Edit.Become.class::isInstance))
        .map(Option::key)
        .toList();
  }

  private static Stream<Option.Edit> edits(Option option, String value) {
    return option.shape() instanceof Option.Shape.Words(List<Option.Value> values)
        ? values.stream()
            .filter(word -> word.word().equals(value.strip()))
            .flatMap(word -> word.edits().stream())
        : Stream.of();
  }

  /** An option as every kind of game offers it. */
  public static Choice choice(Option option) {
    String standard = option.standard();
    return switch (option.shape()) {
      case Option.Shape.Words(List<Option.Value> values) -> {
        List<Option.Value> ordered = new ArrayList<>(values);
        ordered.sort(Comparator.comparing(value -> !value.word().equals(standard)));
        yield choice(
            option,
            ordered.stream().map(Option.Value::word).toList(),
            ordered.stream().map(Option.Value::meaning).toList());
      }
      case Option.Shape.InRange(int least, int most, List<Option.Edit> _) ->
          new Choice(
              option.key(),
              standard,
              List.of(),
              OptionalInt.of(least),
              OptionalInt.of(most),
              option.meaning(),
              List.of());
      case Option.Shape.OneRank(Pack pack, List<Option.Edit> _) -> {
        List<String> ranks =
            new ArrayList<>(pack.ranks().stream().map(Rank::letters).toList());
        ranks.sort(Comparator.comparing(rank -> !rank.equals(standard)));
        yield choice(option, ranks, List.of());
      }
      case Option.Shape.Text _ -> choice(option, List.of(), List.of());
      case Option.Shape.Ranks(Pack _, List<Option.Value> words) -> {
        List<String> each = words.stream().map(Option.Value::word).toList();
        yield new Choice(
            option.key(),
            standard,
            List.of(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            option.meaning() + " Possible for each rank: " + String.join(", ", each) + ".",
            List.of(),
            each);
      }
    };
  }

  private static Choice choice(Option option, List<String> values, List<String> meanings) {
    return new Choice(
        option.key(),
        option.standard(),
        values,
        OptionalInt.empty(),
        OptionalInt.empty(),
        option.meaning(),
        meanings);
  }

  /**
   * A book with its options applied, not yet checked as a whole.
   *
   * @param entries its rules, each with the option that put it in
   */
  record Edited(RuleBook book, List<ElementList.Entry> entries) {}

  /** Applies options. */
  static Edited edited(RuleBook book, Map<String, String> chosen) {
    Map<String, String> values = values(book, chosen);
    Options options = new Options(book);
    for (Option option : book.options()) {
      options.apply(option, Optional.ofNullable(values.get(option.key())).orElseThrow());
    }
    options.prune();
    List<Element> all = new ArrayList<>(options.elements.elements());
    all.addAll(chosenElements(book, values));
    return new Edited(book.with(all), options.elements.entries());
  }

  private static List<String> pairs(Map<String, String> chosen) {
    List<String> pairs = new ArrayList<>();
    chosen.forEach((key, value) -> pairs.add(key + "=" + value));
    return pairs;
  }

  /**
   * The values of all options of a book, in its order; refuses keys and values that are not its
   * own.
   */
  private static Map<String, String> values(RuleBook book, Map<String, String> chosen) {
    List<String> keys = book.options().stream().map(Option::key).toList();
    for (String key : chosen.keySet()) {
      if (!keys.contains(key)) {
        throw new SetupException(
            Message.of("setup.no-option")
                .with("game", book.name())
                .with("option", key)
                .with(
                    "right",
                    keys.isEmpty()
                        ? Message.of("setup.no-options")
                        : Nearest.suggestion(key, keys)));
      }
    }
    Map<String, String> values = new LinkedHashMap<>();
    for (Option option : book.options()) {
      String value = chosen.getOrDefault(option.key(), option.standard());
      values.put(option.key(), OptionValue.read(option, value));
    }
    return values;
  }

  private void apply(Option option, String value) {
    String origin = option.key() + "=" + (value.contains("=") ? RuleLine.quote(value) : value);
    if (!value.equals(OptionValue.read(option, option.standard()))) {
      told.add(origin);
    }
    switch (option.shape()) {
      case Option.Shape.Words(List<Option.Value> words) ->
          edit(OptionValue.word(words, value).edits(), "", origin);
      case Option.Shape.InRange(int _, int _, List<Option.Edit> edits) -> {
        if (OptionValue.isNumber(value)) {
          edit(edits, value, origin);
        }
      }
      case Option.Shape.OneRank(Pack _, List<Option.Edit> edits) -> edit(edits, value, origin);
      case Option.Shape.Text(List<Option.Edit> edits) -> edit(edits, value, origin);
      case Option.Shape.Ranks(Pack _, List<Option.Value> words) ->
          OptionValue.ranks(value)
              .forEach((rank, word) -> edit(OptionValue.word(words, word).edits(), rank, origin));
    }
  }

  private void edit(List<Option.Edit> edits, String value, String origin) {
    for (Option.Edit edit : edits) {
      switch (edit) {
        case Option.Edit.Put(String line) -> put(element(line, value, origin), origin);
        case Option.Edit.Become _ -> {
          // whoever has the other books has seen to it: see becomes
        }
        case Option.Edit.Drop(String words) ->
            elements.drop(words.replace("{}", value)).forEach(gone -> takeAway(gone, origin));
        case Option.Edit.Change(String words, String line) -> {
          if (!elements.drop(words.replace("{}", value)).isEmpty()) {
            put(element(line, value, origin), origin);
          }
        }
      }
    }
  }

  private Element element(String line, String value, String origin) {
    Findings wrong = new Findings();
    LineFaults faults = LineFaults.alone(book.id(), OwnWords.of(book.elements()), wrong);
    return ElementReader.read(line.replace("{}", value), faults)
        .orElseThrow(
            () ->
                new SetupException(
                    Message.of("setup.option-line")
                        .with("option", origin)
                        .with("game", book.name())
                        .with("findings", Finding.sentences(wrong.all()))));
  }

  private void put(Element element, String origin) {
    if (element instanceof Element.On on) {
      Optional<ElementList.Entry> rival = elements.rival(on);
      if (rival.isPresent() && isOfTheBook(rival.get(), on)) {
        return;
      }
      rival.ifPresent(other -> refuse(on, other, origin));
    }
    Optional<ElementList.Entry> same = elements.same(element).filter(entry -> tells(entry, origin));
    if (same.isEmpty()) {
      elements.put(element, Place.unwritten(book.id()), origin);
    } else if (!same.get().element().equals(element)) {
      throw new OptionContradiction(
          Message.of("setup.two-rules")
              .with("one", same.get().origin())
              .with("other", origin)
              .with("rule", ElementText.write(same.get().element()))
              .with("otherRule", ElementText.write(element)),
          origin,
          same.get());
    }
  }

  /** Whether the book says just the same by itself. */
  private static boolean isOfTheBook(ElementList.Entry entry, Element.On on) {
    return entry.origin().isEmpty() && entry.element().equals(on);
  }

  /** Whether the rule sheet tells of this rule as what another option has brought. */
  private boolean tells(ElementList.Entry entry, String origin) {
    return told.contains(entry.origin()) && !entry.origin().equals(origin);
  }

  /**
   * A rule that the sheet tells of because of one option, and another option takes away. A ruling
   * is no rule: what it settles may not come up with the other option.
   */
  private void takeAway(ElementList.Entry gone, String origin) {
    if (!(gone.element() instanceof Element.Ruling) && tells(gone, origin)) {
      throw new OptionContradiction(
          Message.of("setup.rule-taken-away")
              .with("one", gone.origin())
              .with("other", origin)
              .with("rule", ElementText.write(gone.element())),
          origin,
          gone);
    }
  }

  /** Two rules for the same cards: whoever wrote them meant one or the other (eights.md, R12). */
  private void refuse(Element.On on, ElementList.Entry rival, String origin) {
    Element.On other = (Element.On) rival.element();
    Argument cards = said(ElementList.shared(on, other, Kinds.NONE));
    if (rival.origin().isEmpty()) {
      throw new OptionContradiction(
          Message.of("setup.contradicts-game")
              .with("option", origin)
              .with("rule", ElementText.write(other))
              .with("cards", cards),
          origin,
          rival);
    }
    throw new OptionContradiction(
        Message.of("setup.two-effects")
            .with("one", rival.origin())
            .with("other", origin)
            .with("cards", cards),
        origin,
        rival);
  }

  /** Cards in few words: a whole rank by its name. */
  private Argument said(long kinds) {
    List<Argument> words = new ArrayList<>();
    long rest = kinds;
    Pack pack = book.pack();
    for (int rank = 0; rank <= pack.ranks().size(); rank++) {
      boolean whole = (rest & pack.ofRank(rank)) == pack.ofRank(rank);
      if (whole && pack.ofRank(rank) != Kinds.NONE) {
        words.add(
            rank == pack.ranks().size()
                ? Message.of("words.card.joker.a")
                : Message.of("words.rank-sign").with("rank", new Argument.Rank(pack, rank)));
        rest &= ~pack.ofRank(rank);
      }
    }
    Kinds.list(rest).forEach(kind -> words.add(new Argument.Card(pack, kind)));
    return new Argument.Items(words);
  }

  /** Takes out what says nothing without something that the options have switched off. */
  private void prune() {
    List<Element> all = elements.elements();
    all.stream()
        .filter(element -> RuleBookCheck.needed(element, all).isPresent())
        .forEach(elements::drop);
  }

  private static List<Element> chosenElements(RuleBook book, Map<String, String> values) {
    List<Element> chosen = new ArrayList<>();
    for (Option option : book.options()) {
      String value = Optional.ofNullable(values.get(option.key())).orElseThrow();
      if (!value.equals(OptionValue.read(option, option.standard()))) {
        String meaning = OptionValue.meaning(option, value);
        chosen.add(new Element.Chosen(option.key(), value, option.standard(), meaning));
      }
    }
    return chosen;
  }
}
