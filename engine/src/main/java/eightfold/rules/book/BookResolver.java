package eightfold.rules.book;

import eightfold.game.EngineVersion;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.Finding;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Place;
import eightfold.rules.finding.Suggestion;
import eightfold.rules.text.BookDraft;
import eightfold.rules.text.ElementList;
import eightfold.rules.text.OptionCheck;
import eightfold.rules.text.OptionValue;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.spelling.Nearest;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Puts a book together from its file and those that it extends. */
final class BookResolver {
  private final Map<String, BookDraft> drafts;
  private final Set<String> known;
  private final Findings findings = new Findings();
  private final ElementList elements = new ElementList();
  private final Map<String, Option> options = new LinkedHashMap<>();
  private final Map<String, Place> optionPlaces = new LinkedHashMap<>();

  /**
   * Puts one book together.
   *
   * @param drafts its file and those that it extends, by their names without ending
   * @param known the names of all files that it may extend
   */
  BookResolver(Map<String, BookDraft> drafts, Set<String> known) {
    this.drafts = drafts;
    this.known = known;
  }

  /** What is found in the book's own lines, in those that it takes over, and in all of it. */
  List<Finding> findings() {
    return findings.all();
  }

  /**
   * Puts a book together and checks it with its standard options.
   *
   * @param file the name of its file without ending
   * @param engine what would have refused it
   * @return the book; empty where something is wrong with it
   */
  Optional<RuleBook> resolve(String file, EngineVersion.Of engine, BookLimits limits) {
    BookDraft draft = draft(file);
    boolean whole = takeOver(file, new LinkedHashSet<>());
    RuleBook book = book(file, draft);
    BookPlaces places = new BookPlaces(book, elements.entries(), optionPlaces, draft);
    BookInspection inspection = new BookInspection(book, places, findings);
    if (whole && findings.errors() == 0) {
      inspection.inspect(engine, limits);
    } else if (draft.said("extends").isEmpty() && onlyElementsBroken(draft)) {
      inspection.inspectRest(engine);
    }
    return Optional.of(book).filter(_ -> whole && findings.errors() == 0);
  }

  /** Whether what could not be read are elements, and options and the like could be. */
  private static boolean onlyElementsBroken(BookDraft draft) {
    return draft.findings().all().stream()
        .filter(finding -> finding.level() == Finding.Level.ERROR)
        .allMatch(finding -> finding.path().startsWith("/elements/"));
  }

  private BookDraft draft(String file) {
    return Optional.ofNullable(drafts.get(file)).orElseThrow();
  }

  private RuleBook book(String file, BookDraft draft) {
    if (!draft.named()) {
      findings.add(
          FindingCode.NAME_MISSING,
          draft.head(),
          Message.of("findings.name-missing"),
          Advice.write("game Mau-Mau"));
    }
    return new RuleBook(
        draft.said("id").orElse(file),
        draft.said("game").orElse(file),
        draft.said("summary").orElse(""),
        draft.said("source").orElse(""),
        draft.aliases(),
        draft.said("hidden").isPresent(),
        elements.elements(),
        List.copyOf(options.values()));
  }

  /** Takes a file over, those that it extends first; says whether all of them could be read. */
  private boolean takeOver(String file, Set<String> heirs) {
    BookDraft draft = draft(file);
    findings.addAll(draft.findings().all());
    heirs.add(file);
    Optional<String> parent = draft.said("extends");
    boolean good = !draft.broken();
    if (parent.isPresent() && heirs.contains(parent.get())) {
      Message what =
          Message.of("findings.extends-itself").with("book", Echo.shortened(parent.get()));
      findings.add(
          FindingCode.EXTENDS_ITSELF,
          draft.place("extends"),
          what,
          Message.of("findings.extend-another"));
    } else if (parent.isPresent() && !drafts.containsKey(parent.get())) {
      findings.add(draft.place("extends"), unknownBook(parent.get()));
    } else if (parent.isPresent()) {
      good &= takeOver(parent.get(), heirs);
    }
    Map<String, Place> own = new LinkedHashMap<>();
    draft.items().forEach(item -> add(item, parent.isPresent(), own));
    if (parent.isPresent()) {
      letGo(draft, file.equals(heirs.iterator().next()));
    }
    return good;
  }

  /**
   * Lets go of what is taken over of options and says otherwise than the lines of this file.
   *
   * @param told whether the file is the book's own, to whose writer it is said
   */
  private void letGo(BookDraft draft, boolean told) {
    InheritedOptions inherited = new InheritedOptions(draft, elements.elements());
    for (Option option : List.copyOf(options.values())) {
      if (draft.items().stream().anyMatch(item -> speaksOf(item, option.key()))) {
        continue;
      }
      Optional<BookDraft.Item> undone = inherited.undone(option);
      Optional<Option> left = undone.isEmpty() ? inherited.left(option) : Optional.empty();
      left.ifPresentOrElse(
          some -> options.put(option.key(), some), () -> options.remove(option.key()));
      undone
          .filter(_ -> told)
          .ifPresent(item -> findings.add(item.place(), gone(option.key(), item)));
    }
  }

  /** What a file says itself of an option is no longer what it has taken over. */
  private static boolean speaksOf(BookDraft.Item item, String key) {
    return switch (item) {
      case BookDraft.Item.Offer(Option option, Place _) -> option.key().equals(key);
      case BookDraft.Item.Standard(String set, String _, Place _) -> set.equals(key);
      case BookDraft.Item.Put _, BookDraft.Item.Drop _, BookDraft.Item.Without _ -> false;
    };
  }

  private static LineFault gone(String key, BookDraft.Item item) {
    LineFault fault = gone(key);
    return item instanceof BookDraft.Item.Put(Element element, Place _)
        ? fault.mendedBy(RuleBookWriter.line(element) + "\nwithout " + key)
        : fault;
  }

  private static LineFault gone(String key) {
    return new LineFault(
        FindingCode.OPTION_NOT_OFFERED,
        new LineColumns(1, 1),
        Message.of("findings.option-not-offered").with("option", Echo.shortened(key)),
        Message.of("findings.say-so-yourself").with("option", key));
  }

  private LineFault unknownBook(String id) {
    return new LineFault(
            FindingCode.UNKNOWN_BOOK,
            new LineColumns(1, 1),
            Message.of("findings.no-book").with("book", Echo.shortened(id)),
            Suggestion.of(id, known))
        .mendedBy(Nearest.only(id, known).map(near -> "extends " + near));
  }

  private void add(BookDraft.Item item, boolean heir, Map<String, Place> own) {
    switch (item) {
      case BookDraft.Item.Put(Element element, Place place) -> {
        once(ElementList.identity(element), place, own);
        if (heir) {
          elements.overrule(element, own.keySet());
          elements.put(element, place, "");
        } else {
          elements.append(element, place);
        }
      }
      case BookDraft.Item.Drop(String words, Place place) -> {
        if (elements.drop(words).isEmpty()) {
          Message what = Message.of("findings.no-line-begins").with("words", Echo.shortened(words));
          findings.add(
              FindingCode.NOTHING_TO_DROP, place, what, Message.of("findings.leave-drop-out"));
        }
      }
      case BookDraft.Item.Offer(Option option, Place place) -> {
        once("option " + option.key(), place, own);
        options.put(option.key(), option);
        optionPlaces.put(option.key(), place);
        standard(option, place);
      }
      case BookDraft.Item.Standard(String key, String value, Place place) ->
          standard(key, value, place);
      case BookDraft.Item.Without(String key, Place place) -> {
        if (options.remove(key) == null) {
          noOption(key, place);
        }
      }
    }
  }

  private void noOption(String key, Place place) {
    Message right =
        options.isEmpty()
            ? Message.of("findings.no-options")
            : Suggestion.of(key, options.keySet());
    Message what = Message.of("findings.no-option").with("option", Echo.shortened(key));
    findings.add(FindingCode.UNKNOWN_OPTION, place, what, right);
  }

  private void once(String what, Place place, Map<String, Place> own) {
    Optional<Place> before = Optional.ofNullable(own.putIfAbsent(what, place));
    before.ifPresent(first -> findings.twice(what, first, place));
  }

  private void standard(String key, String value, Place place) {
    Optional<Option> option = Optional.ofNullable(options.get(key));
    if (option.isEmpty()) {
      noOption(key, place);
      return;
    }
    Option old = option.get();
    standard(new Option(key, old.meaning(), value, old.shape()), place);
  }

  /** The option holds if its standard is one of its values, and its values differ. */
  private void standard(Option option, Place place) {
    Optional<LineFault> wrong = OptionCheck.wrong(option);
    if (wrong.isEmpty()) {
      options.put(option.key(), OptionValue.canonical(option));
    }
    wrong.ifPresent(fault -> findings.add(place, fault));
  }
}
