package eightfold.rules.check;

import eightfold.cards.Kinds;
import eightfold.cards.LibraryPack;
import eightfold.game.Chance;
import eightfold.game.FastChance;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.finding.Place;
import eightfold.rules.text.ElementList;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardLetters;
import eightfold.rules.vocabulary.LocalNames;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.Letters;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.SeatTable;
import eightfold.rules.vocabulary.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Random elements of every kind, by their forms, and random books that fulfil all checks. */
public final class RandomBooks {
  private final Chance chance;

  public RandomBooks(long seed) {
    this.chance = new FastChance(seed);
  }

  private boolean coin() {
    return chance.below(2) == 0;
  }

  private <T> T one(List<T> things) {
    return things.get(chance.below(things.size()));
  }

  private static Place here() {
    return Place.unwritten("random");
  }

  /** A book that can be played, with options of every shape. */
  public RuleBook book() {
    ElementList elements = new ElementList();
    for (Element element : SoundBooks.book().elements()) {
      elements.append(element, here());
    }
    if (coin()) {
      elements = withACall(elements);
    }
    if (chance.below(3) == 0) {
      // what goes with an elimination, and with jokers, could hardly come by itself
      elements.append(Element.Scoring.by(Element.Scoring.Mode.OWN), here());
      elements.append(RuleBooks.line("match elimination, at 200"), here());
      elements.append(RuleBooks.line("jokers 2"), here());
    } else if (chance.below(4) == 0) {
      // wild ranks of one's own go with scores that are counted down
      elements.append(RuleBooks.line("match countdown, at 8"), here());
    }
    if (chance.below(4) == 0
        && elements.elements().stream().noneMatch(Element.Match.class::isInstance)) {
      elements.append(RuleBooks.line(coin() ? "teams" : "teams, disband at three"), here());
    }
    if (chance.below(4) == 0) {
      CardSet twos = new CardSet(List.of(new CardSet.Part.OfRank(LibraryPack.french(), 1)));
      List<Effect> count = List.of(RuleBooks.effect("opens count"), RuleBooks.effect("counts 2"));
      elements = withIfItFits(elements, new Element.On(twos, count));
    }
    List<Form> forms = List.copyOf(Forms.elements().values());
    for (int i = 0; i < 60; i++) {
      Element line = element(one(forms));
      // of a rule with many clauses hardly any line fits; words say them one by one
      List<Element> words = LineMeaning.lines(line);
      elements = withIfItFits(elements, coin() || words.isEmpty() ? line : words.getFirst());
    }
    return book(elements.elements(), options());
  }

  /** A call needs its penalty, neither could come alone; not all its clauses go together. */
  private ElementList withACall(ElementList elements) {
    while (true) {
      ElementList more = new ElementList();
      elements.elements().forEach(each -> more.append(each, here()));
      // what words of their own say of a call comes by these
      Element call = LineMeaning.lines(element(Forms.of(Element.Call.class))).getFirst();
      more.append(call, here());
      more.append(RuleBooks.line("call-penalty " + (1 + chance.below(10))), here());
      if (RuleBookCheck.check(book(more.elements(), List.of())).isEmpty()) {
        return more;
      }
    }
  }

  private ElementList withIfItFits(ElementList elements, Element element) {
    ElementList more = new ElementList();
    elements.elements().forEach(each -> more.append(each, here()));
    more.put(element, here(), "");
    return RuleBookCheck.check(book(more.elements(), List.of())).isEmpty() ? more : elements;
  }

  private RuleBook book(List<Element> elements, List<Option> options) {
    List<String> aliases = coin() ? List.of() : List.of("One", "O'Two, \"three\" \\");
    String name = one(List.of("Random", "Ochos 8s", "A \"quoted\" name", "Number # one", " odd,"));
    return new RuleBook("random", name, text(), text(), aliases, coin(), elements, options);
  }

  private List<Option> options() {
    Option.Edit put = new Option.Edit.Put("on {} skip 1, parried by K");
    Option.Edit change = new Option.Edit.Change("match target", "match target, at 3 4:{}");
    Option.Value plain = new Option.Value("plain", text(), List.of());
    Option.Value drop =
        new Option.Value("drop-it", text(), List.of(new Option.Edit.Drop("wilds-follow")));
    Option.Value fill =
        new Option.Value("fill", text(), List.of(put, new Option.Edit.Drop("goodies")));
    return List.of(
        new Option(
            "words",
            text(),
            coin() ? "plain" : "drop-it",
            new Option.Shape.Words(List.of(plain, drop))),
        new Option(
            "number",
            text(),
            coin() ? "7" : "by-players",
            new Option.Shape.InRange(3, 9, List.of(change))),
        new Option(
            "rank",
            text(),
            "9",
            new Option.Shape.OneRank(LibraryPack.french(), List.of(new Option.Edit.Drop("goodies")))),
        new Option("ranks", text(), "", new Option.Shape.Ranks(LibraryPack.french(), List.of(fill, plain))));
  }

  private String text() {
    return one(
        List.of("", "Words.", "He said: \"Mau\", twice.", "a # b \\ c", "Größe ♥ „so“", "x y"));
  }

  /** An element of that form. */
  public Element element(Form form) {
    return (Element) record(form);
  }

  private Record record(Form form) {
    List<Object> values = new ArrayList<>();
    for (Form.Part part : form.parts()) {
      boolean standard = !part.standard().isEmpty() && coin();
      values.add(standard ? standard(part) : value(part.type(), form));
    }
    return form.make(values);
  }

  /** What stands there where a book says nothing of it, as in most books. */
  private static Object standard(Form.Part part) {
    return part.otherwise().orElseThrow();
  }

  private Object value(ValueType type, Form of) {
    return switch (type) {
      case ValueType.InRange(int least, int most) -> least + chance.below(most - least + 1);
      case ValueType.NumberOrNone(int least, int most) ->
          coin() ? OptionalInt.empty() : OptionalInt.of(least + chance.below(most - least + 1));
      case ValueType.Text() -> text();
      case ValueType.Flag() -> coin();
      case ValueType.Word word -> one(word.values());
      case ValueType.Cards() -> new CardSet(parts(1, of.hasEffects()));
      case ValueType.Parts() -> new CardSet(parts(0, false)).parts();
      case ValueType.BySeats(int least, int most) -> table(least, most);
      case ValueType.Effects() -> effects();
      case ValueType.Amounts(int least, int most) -> amount(least, most);
      case ValueType.Pattern() -> new Letters(one(List.of("AB", "ABA", "HGFEDCBAABCD")));
      case ValueType.CardSigns(int most) ->
          new CardLetters(List.of("R", "7", "W4").subList(0, 1 + chance.below(Math.min(3, most))));
      case ValueType.Names() -> new LocalNames(Map.of("de", "rot", "pt-BR", "vermelho"));
      case ValueType.Seats() -> seats();
      case ValueType.Event() -> record(one(List.copyOf(Forms.triggers().values())));
      case ValueType.Conditions() ->
          IntStream.range(0, chance.below(3))
              .mapToObj(_ -> record(one(List.copyOf(Forms.conditions().values()))))
              .toList();
      case ValueType.Consequences() ->
          IntStream.rangeClosed(0, chance.below(3))
              .mapToObj(_ -> record(one(List.copyOf(Forms.consequences().values()))))
              .toList();
      case ValueType.Rows(Form row) -> List.of(record(row), record(row));
    };
  }

  private SeatSelector seats() {
    SeatSelector.Which which = one(List.of(SeatSelector.Which.values()));
    return new SeatSelector(
        which, which == SeatSelector.Which.SEAT ? 1 + chance.below(SeatSelector.MOST_STEPS) : 0);
  }

  private Amount amount(int least, int most) {
    if (chance.below(4) == 0) {
      int first = chance.below(Amount.MOST);
      return new Amount.Thrown(first, first + 1 + chance.below(Amount.MOST - first));
    }
    return coin()
        ? new Amount.Fixed(table(least, most))
        : new Amount.Counted(
            one(List.of(Amount.Count.values())), 1 + chance.below(most), chance.below(most));
  }

  private SeatTable table(int least, int most) {
    TreeMap<Integer, Integer> bySeats = new TreeMap<>();
    int entries = 1 + chance.below(3);
    for (int i = 0; i < entries; i++) {
      bySeats.put(chance.below(16), least + chance.below(most - least + 1));
    }
    return new SeatTable(bySeats);
  }

  private List<CardSet.Part> parts(int least, boolean withoutWild) {
    List<CardSet.Part> parts = new ArrayList<>();
    int count = least + chance.below(4);
    for (int i = 0; i < count; i++) {
      CardSet.Part part =
          switch (chance.below(10)) {
            case 0 -> new CardSet.Part.Jokers(LibraryPack.french());
            case 1 ->
                withoutWild
                    ? new CardSet.Part.OfRank(LibraryPack.french(), 7)
                    : new CardSet.Part.Wild();
            case 6 -> new CardSet.Part.OfColour(LibraryPack.french(), coin() ? 1 : 0);
            case 7 -> new CardSet.Part.OfParity(LibraryPack.french(), coin());
            case 8 -> new CardSet.Part.Court(LibraryPack.french());
            case 9 ->
                new CardSet.Part.Coloured(
                    LibraryPack.french(),
                    coin() ? 1 : 0,
                    new CardSet.Part.OfRank(LibraryPack.french(), chance.below(13)));
            case 2, 3 ->
                new CardSet.Part.Single(
                    LibraryPack.french(), one(Kinds.list(LibraryPack.french().all())));
            default -> new CardSet.Part.OfRank(LibraryPack.french(), chance.below(13));
          };
      if (!parts.contains(part)) {
        parts.add(part);
      }
    }
    return parts;
  }

  private List<Effect> effects() {
    List<Effect> effects = new ArrayList<>();
    for (Form form : Forms.effects().values()) {
      if (chance.below(6) == 0) {
        effects.add((Effect) record(form));
      }
    }
    return effects;
  }
}
