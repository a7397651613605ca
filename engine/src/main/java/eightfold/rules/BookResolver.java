package eightfold.rules;

import eightfold.game.EngineVersion;
import eightfold.game.SetupException;
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
  private final List<BookError> errors;
  private final ElementList elements = new ElementList();
  private final Map<String, Option> options = new LinkedHashMap<>();

  private BookResolver(Map<String, BookDraft> drafts, List<BookError> errors) {
    this.drafts = drafts;
    this.errors = errors;
  }

  /**
   * Puts a book together and checks it with its standard options.
   *
   * @param file the name of its file without ending
   * @param engine what would have refused it
   * @return the book; empty where its own lines, or those that it takes over, could not be read
   */
  static Optional<RuleBook> resolve(
      String file, Map<String, BookDraft> drafts, EngineVersion.Of engine, List<BookError> errors) {
    BookResolver resolver = new BookResolver(drafts, errors);
    BookDraft draft = resolver.draft(file);
    if (!resolver.takeOver(file, new LinkedHashSet<>())) {
      return Optional.empty();
    }
    RuleBook book = resolver.book(file, draft);
    if (errors.isEmpty()) {
      resolver.check(book, draft, engine);
    }
    return Optional.of(book);
  }

  private BookDraft draft(String file) {
    return Optional.ofNullable(drafts.get(file)).orElseThrow();
  }

  private void say(Place place, String what, String right) {
    if (errors.size() < BookError.MOST) {
      errors.add(new BookError(place, what, right));
    }
  }

  private RuleBook book(String file, BookDraft draft) {
    if (draft.said("game").isEmpty()) {
      say(draft.head(), "the name is missing", "write: game Mau-Mau");
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
    heirs.add(file);
    Optional<String> parent = draft.said("extends");
    boolean good = !draft.broken();
    if (parent.isPresent() && heirs.contains(parent.get())) {
      say(draft.place("extends"), "\"" + parent.get() + "\" extends this book itself", "");
    } else if (parent.isPresent() && !drafts.containsKey(parent.get())) {
      String what = "there is no rule book \"" + parent.get() + "\"";
      say(draft.place("extends"), what, Nearest.right(parent.get(), drafts.keySet()));
    } else if (parent.isPresent()) {
      good &= takeOver(parent.get(), heirs);
    }
    Map<String, Place> own = new LinkedHashMap<>();
    draft.items().forEach(item -> add(item, parent.isPresent(), own));
    return good;
  }

  private void add(BookDraft.Item item, boolean heir, Map<String, Place> own) {
    switch (item) {
      case BookDraft.Item.Put(Element element, Place place) -> {
        once(ElementList.identity(element), place, own);
        if (heir) {
          elements.put(element, place, "");
        } else {
          elements.append(element, place);
        }
      }
      case BookDraft.Item.Drop(String words, Place place) -> {
        if (elements.drop(words).isEmpty()) {
          say(place, "no line begins with \"" + words + "\"", "leave the drop out");
        }
      }
      case BookDraft.Item.Offer(Option option, Place place) -> {
        once("option " + option.key(), place, own);
        options.put(option.key(), option);
        valid(option, place);
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
    say(place, "there is no option \"" + key + "\"", Nearest.right(key, options.keySet()));
  }

  private void once(String what, Place place, Map<String, Place> own) {
    Optional<Place> before = Optional.ofNullable(own.putIfAbsent(what, place));
    before.ifPresent(
        at -> say(place, "\"" + what + "\" stands twice", "it stands at " + at.text() + " too"));
  }

  private void standard(String key, String value, Place place) {
    Optional<Option> option = Optional.ofNullable(options.get(key));
    if (option.isEmpty()) {
      noOption(key, place);
      return;
    }
    Option old = option.get();
    Option changed = new Option(key, old.meaning(), value, old.shape());
    if (valid(changed, place)) {
      String canonical = OptionValue.read(changed, value);
      options.put(key, new Option(key, old.meaning(), canonical, old.shape()));
    }
  }

  /** Whether the option's standard is one of its values, and its values differ. */
  private boolean valid(Option option, Place place) {
    Optional<String> wrong = wrong(option);
    wrong.ifPresent(what -> say(place, what, ""));
    return wrong.isEmpty();
  }

  /** What is wrong with an option; empty if nothing is. */
  static Optional<String> wrong(Option option) {
    List<Option.Value> values =
        switch (option.shape()) {
          case Option.Shape.Words(List<Option.Value> words) -> words;
          case Option.Shape.Ranks(List<Option.Value> words) -> words;
          case Option.Shape.InRange _, Option.Shape.OneRank _, Option.Shape.Text _ -> List.of();
        };
    if (option.shape() instanceof Option.Shape.Ranks && values.isEmpty()) {
      return Optional.of("option " + option.key() + " has no word that a rank can have");
    }
    if (values.stream().map(Option.Value::word).distinct().count() < values.size()) {
      return Optional.of("option " + option.key() + " names a value twice");
    }
    try {
      OptionValue.read(option, option.standard());
      return Optional.empty();
    } catch (SetupException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /** Checks a whole book with its standard options. */
  private void check(RuleBook book, BookDraft draft, EngineVersion.Of engine) {
    for (RuleBookCheck.Finding finding : RuleBookCheck.withStandards(book, engine)) {
      Place place =
          elements.entries().stream()
              .filter(entry -> finding.element().equals(Optional.of(entry.element())))
              .findFirst()
              .map(ElementList.Entry::place)
              .orElse(draft.head());
      say(place, finding.what(), finding.right());
    }
  }
}
