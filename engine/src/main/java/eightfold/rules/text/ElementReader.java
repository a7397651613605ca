package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Suggestion;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.ValueType;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads the line of one element. What is wrong is said to the faults, all of it. */
public final class ElementReader {
  /** Behind more words that name no card an effect is not looked for. */
  private static final int MOST_WRONG_CARDS = 20;

  private final Form form;
  private final Token keyword;
  private final FaultReporter faults;
  private final Values values;

  private ElementReader(Form form, Token keyword, FaultReporter faults) {
    this.form = form;
    this.keyword = keyword;
    this.faults = faults;
    this.values = new Values(form);
  }

  /** The values of a record's components as far as they have been read, by component. */
  private record Values(Form form, TreeMap<Integer, Object> read) {
    Values(Form form) {
      this(form, new TreeMap<>());
    }

    /** Keeps the value of a component, if there is one; says whether there is. */
    boolean keep(Form.Part part, Optional<?> value) {
      value.ifPresent(one -> read.put(form.parts().indexOf(part), one));
      return value.isPresent();
    }

    Optional<Record> record(boolean good) {
      return good ? Optional.of(form.make(new ArrayList<>(read.values()))) : Optional.empty();
    }
  }

  /** Reads a line; empty, with faults, where it is no element. */
  public static Optional<Element> read(List<List<Token>> segments, FaultReporter faults) {
    Token keyword = segments.getFirst().getFirst();
    Optional<LineFault> parted = Hyphens.parted(segments, faults);
    if (parted.isPresent()) {
      faults.add(parted.get());
      return Optional.empty();
    }
    Optional<Form> form = Forms.element(keyword.quoted() ? "" : keyword.text());
    Optional<OwnWords.Said> own =
        form.isPresent() ? Optional.empty() : faults.words().read(segments.getFirst());
    if (own.isPresent()) {
      List<List<Token>> all = new ArrayList<>(own.get().segments());
      all.addAll(segments.subList(1, segments.size()));
      return read(all, new OwnWords.Within(faults, own.get()));
    } else if (form.isEmpty()) {
      faults.add(unknown(keyword, Forms.elements().keySet()));
      return Optional.empty();
    }
    faults.stands(keyword.columns().upTo(segments.getLast().getLast().columns()));
    Class<?> type = form.get().type();
    if (type == Element.Define.class) {
      return DefineReader.read(segments, faults);
    } else if (type == Element.When.class) {
      return new ConditionReader(faults).when(segments);
    } else if (type == Element.Pairing.class) {
      return new ConditionReader(faults).pairing(segments);
    }
    Optional<Element> line =
        type == Element.On.class ? LinesOfCards.read(segments, faults) : Optional.empty();
    return line.isPresent()
        ? line
        : new ElementReader(form.get(), keyword, faults).read(segments).map(Element.class::cast);
  }

  /** Reads a line from its text. */
  public static Optional<Element> read(String line, FaultReporter faults) {
    List<List<Token>> segments = RuleLine.read(line, faults).segments();
    return segments.isEmpty() ? Optional.empty() : read(segments, faults);
  }

  /** A keyword that is none. */
  static LineFault unknown(Token keyword, Collection<String> keywords) {
    return new LineFault(
            FindingCode.UNKNOWN_RULE,
            keyword.columns(),
            Message.of("findings.unknown.rule").with("words", Echo.shortened(keyword.text())),
            Suggestion.of(keyword.text(), keywords))
        .mendedBy(Nearest.only(keyword.text(), keywords));
  }

  private Optional<Record> read(List<List<Token>> segments) {
    List<Token> behind = segments.getFirst().subList(1, segments.getFirst().size());
    List<List<Token>> rest = segments.subList(1, segments.size());
    boolean good = true;
    for (Form.Part part : form.parts()) {
      if (part.type() instanceof ValueType.Rows(Form row)) {
        return values.record(values.keep(part, rows(part, row, with(behind, rest))));
      } else if (part.type() instanceof ValueType.Effects) {
        int cards = cardWords(behind);
        good = heads(values, behind.subList(0, cards), keyword, faults);
        List<Token> first = behind.subList(cards, behind.size());
        List<List<Token>> clauses = first.isEmpty() ? rest : with(first, rest);
        return values.record(values.keep(part, effects(part, clauses)) && good);
      }
    }
    good = heads(values, behind, keyword, faults);
    return values.record(clauses(segments) && good);
  }

  private static List<List<Token>> with(List<Token> first, List<List<Token>> rest) {
    List<List<Token>> all = new ArrayList<>();
    all.add(first);
    all.addAll(rest);
    return all;
  }

  /**
   * How many words name cards; {@code wild} among them would be the effect. Words that name none
   * are among them where an effect begins behind them.
   */
  private int cardWords(List<Token> tokens) {
    int count = 0;
    while (count < tokens.size()
        && !tokens.get(count).text().equalsIgnoreCase("wild")
        && faults.words().cards().part(tokens.get(count).text()).isPresent()) {
      count++;
    }
    int end = Math.min(tokens.size(), count + MOST_WRONG_CARDS);
    for (int effect = count; effect < end; effect++) {
      if (Phrases.begins(tokens.subList(effect, tokens.size()), phrases()).isPresent()) {
        return effect;
      }
    }
    return count;
  }

  /** Shares the words behind a keyword out among the components that stand there. */
  private boolean heads(Values into, List<Token> tokens, Token before, FaultReporter here) {
    Form of = into.form();
    List<Form.Part> heads = of.heads();
    if (of.range()) {
      return range(into, tokens, before, here);
    } else if (tokens.size() < heads.size()) {
      here.add(
          FindingCode.SOMETHING_MISSING,
          before.columns(),
          Message.of("findings.something-missing"),
          least(of));
      return false;
    }
    boolean good = true;
    int at = 0;
    for (int i = 0; i < heads.size(); i++) {
      Form.Part part = heads.get(i);
      int end = severalWords(part.type()) ? tokens.size() - (heads.size() - i - 1) : at + 1;
      Optional<LineFault> comma = commaMissing(tokens.subList(at, end), here);
      if (comma.isPresent()) {
        here.add(comma.get());
        return false;
      }
      Optional<LineFault> parted = Hyphens.parted(part.type(), tokens.subList(at, tokens.size()));
      if (parted.isPresent()) {
        here.part(part.name()).add(parted.get());
        return false;
      }
      good &= into.keep(part, value(part, tokens.subList(at, end), here));
      at = end;
    }
    if (at < tokens.size()) {
      here.add(tooMuch(of, tokens, at, before, here));
      return false;
    }
    return good;
  }

  private static Optional<Object> value(Form.Part part, List<Token> tokens, FaultReporter here) {
    FaultReporter there = here.part(part.name());
    there.stands(RuleLine.columns(tokens));
    return TextValues.read(part.type(), tokens, there);
  }

  /** Words behind the last component. */
  private LineFault tooMuch(Form of, List<Token> tokens, int at, Token before, FaultReporter here) {
    List<Token> rest = tokens.subList(at, tokens.size());
    Token last = at == 0 ? before : tokens.get(at - 1);
    if (Phrases.begins(rest, phrases()).isPresent()) {
      return commaBefore(rest, last, here);
    }
    Message what =
        Message.of("findings.too-much").with("words", Echo.shortened(RuleLine.words(rest)));
    return new LineFault(FindingCode.TOO_MUCH, RuleLine.columns(rest), what, write(of));
  }

  /** Whether a clause begins among the words of a value. */
  private Optional<LineFault> commaMissing(List<Token> tokens, FaultReporter here) {
    for (int i = 1; i < tokens.size(); i++) {
      List<Token> rest = tokens.subList(i, tokens.size());
      boolean card = faults.words().cards().part(tokens.get(i).text()).isPresent();
      if (!card && Phrases.begins(rest, phrases()).isPresent()) {
        return Optional.of(commaBefore(rest, tokens.get(i - 1), here));
      }
    }
    return Optional.empty();
  }

  /** Nothing is tried for those who do not listen: each comma would try all behind it again. */
  private LineFault commaBefore(List<Token> rest, Token last, FaultReporter here) {
    return new LineFault(
            FindingCode.TOO_MUCH,
            new LineColumns(last.columns().to(), rest.getLast().columns().to()),
            Message.of("findings.comma-missing")
                .with("words", Echo.shortened(RuleLine.words(rest))),
            Message.of("findings.write-comma"))
        .mendedBy(
            Optional.of(", " + RuleLine.words(rest))
                .filter(_ -> !(here instanceof FaultReporter.Unheard) && reads(rest)));
  }

  /** Whether a clause of this line can be read. */
  private boolean reads(List<Token> segment) {
    Optional<String> phrase = Phrases.begins(segment, phrases());
    if (phrase.isEmpty()) {
      return false;
    } else if (form.hasEffects()) {
      return Forms.effects().containsKey(phrase.get())
          && effect(segment, Forms.effect(phrase.get()), faults.unheard()).isPresent();
    }
    ValueType type = clauseOf(phrase.get()).type();
    List<Token> rest = Phrases.behind(segment, phrase.get());
    return type instanceof ValueType.Flag
        ? rest.isEmpty()
        : !rest.isEmpty() && TextValues.read(type, rest, faults.unheard()).isPresent();
  }

  private Form.Part clauseOf(String phrase) {
    return form.clauses().stream()
        .filter(part -> part.words().equals(phrase))
        .findFirst()
        .orElseThrow();
  }

  /** The phrases that begin clauses of this line. */
  private Collection<String> phrases() {
    Set<String> own = form.hasEffects() ? faults.words().leads() : Set.of();
    return form.hasEffects()
        ? own.isEmpty()
            ? Forms.effects().keySet()
            : Stream.concat(own.stream(), Forms.effects().keySet().stream()).toList()
        : form.clauses().stream().map(Form.Part::words).toList();
  }

  private static boolean severalWords(ValueType type) {
    return type instanceof ValueType.Cards
        || type instanceof ValueType.Parts
        || type instanceof ValueType.CardSigns
        || type instanceof ValueType.BySeats;
  }

  private static Message write(Form of) {
    return Advice.write(ElementText.pattern(of));
  }

  /** Where what stands behind the keyword is not there, clauses would only be in the way. */
  private static Message least(Form of) {
    return Advice.write(ElementText.shortest(of));
  }

  private static boolean range(Values into, List<Token> tokens, Token before, FaultReporter here) {
    String written = RuleLine.words(tokens);
    int dots = written.indexOf("..");
    if (dots < 0) {
      here.add(
          FindingCode.SOMETHING_MISSING,
          tokens.isEmpty() ? before.columns() : RuleLine.columns(tokens),
          Message.of("findings.range-missing").with("words", "2..7"),
          least(into.form()));
      return false;
    }
    boolean good = true;
    String[] ends = {written.substring(0, dots), written.substring(dots + 2)};
    for (int i = 0; i < ends.length; i++) {
      Form.Part part = into.form().heads().get(i);
      Token end = new Token(ends[i].strip(), false, RuleLine.columns(tokens));
      good &= into.keep(part, value(part, List.of(end), here));
    }
    return good;
  }

  private Optional<List<Record>> rows(Form.Part part, Form row, List<List<Token>> segments) {
    List<Record> rows = new ArrayList<>();
    for (int i = 0; i < segments.size() && !faults.full(); i++) {
      List<Token> segment = segments.get(i);
      FaultReporter here = faults.part(part.name()).part(String.valueOf(i));
      if (!segment.isEmpty()) {
        here.stands(RuleLine.columns(segment));
      }
      Values of = new Values(row);
      of.record(heads(of, segment, segment.isEmpty() ? keyword : segment.getFirst(), here))
          .ifPresent(rows::add);
    }
    return rows.size() == segments.size() ? Optional.of(rows) : Optional.empty();
  }

  private Optional<List<Record>> effects(Form.Part part, List<List<Token>> segments) {
    List<Record> effects = new ArrayList<>();
    List<String> seen = new ArrayList<>();
    Token before = keyword;
    for (int i = 0; i < segments.size() && !faults.full(); i++) {
      List<Token> segment = segments.get(i);
      FaultReporter here = faults.part(part.name()).part(String.valueOf(i));
      here.stands(RuleLine.columns(segment));
      Optional<OwnWords.Said> own = faults.words().read(segment);
      known(segment, seen, before, here)
          .flatMap(
              phrase ->
                  own.isPresent()
                      ? own(part, own.get(), here)
                      : Forms.effects().containsKey(phrase)
                          ? effect(segment, Forms.effect(phrase), here)
                          : unlike(segment, phrase, here))
          .ifPresent(effects::add);
      before = segment.getLast();
    }
    return effects.size() == segments.size() ? Optional.of(effects) : Optional.empty();
  }

  /** A segment that begins like an own word and does not go on so. */
  private static Optional<Record> unlike(List<Token> segment, String lead, FaultReporter here) {
    here.add(
        FindingCode.SOMETHING_MISSING,
        RuleLine.columns(segment),
        Message.of("findings.not-as-defined")
            .with("words", Echo.shortened(RuleLine.words(segment))),
        Message.of("findings.see-line").with("line", "define \"" + lead + " …\""));
    return Optional.empty();
  }

  /** What a word of the book's own stands for; own words are not made of each other. */
  private Optional<Record> own(Form.Part part, OwnWords.Said said, FaultReporter here) {
    return new ElementReader(form, keyword, new OwnWords.Within(here, said))
        .effects(part, said.segments())
        .map(
            effects ->
                new Effect.Own(
                    said.line(), said.means(), effects.stream().map(Effect.class::cast).toList()));
  }

  /** A clause of an effect stands behind what it is a clause of: {@code shows 2 to next}. */
  private Optional<Record> effect(List<Token> segment, Form of, FaultReporter here) {
    Values effect = new Values(of);
    List<Token> behind = Phrases.behind(segment, of.words());
    Token before = segment.get(segment.size() - behind.size() - 1);
    boolean good = true;
    for (Form.Part part : of.clauses().reversed()) {
      int at = RuleLine.indexOf(behind, part.words());
      if (at < 0 || at == behind.size() - 1) {
        Message what = at < 0 ? missing(part.words()) : EditReader.somethingFollows(part.words());
        here.add(FindingCode.SOMETHING_MISSING, RuleLine.columns(segment), what, write(of));
        return Optional.empty();
      }
      good &= effect.keep(part, value(part, behind.subList(at + 1, behind.size()), here));
      behind = behind.subList(0, at);
    }
    return effect.record(heads(effect, behind, before, here) && good);
  }

  /** The phrase of a clause, once in a line. */
  private Optional<String> known(
      List<Token> segment, List<String> seen, Token before, FaultReporter here) {
    Optional<String> phrase = Phrases.begins(segment, phrases());
    if (phrase.isEmpty()) {
      here.add(Phrases.unknown(segment, phrases(), this::reads));
      return phrase;
    } else if (seen.contains(phrase.get())) {
      LineColumns gone = new LineColumns(before.columns().to(), segment.getLast().columns().to());
      Message what =
          Message.of("findings.clause-twice").with("words", Echo.shortened(phrase.get()));
      Message right = Message.of("findings.write-it-once");
      here.add(new LineFault(FindingCode.STANDS_TWICE, gone, what, right).mendedBy(""));
      return Optional.empty();
    }
    seen.add(phrase.get());
    return phrase;
  }

  private boolean clauses(List<List<Token>> segments) {
    List<String> seen = new ArrayList<>();
    boolean good = true;
    for (int i = 1; i < segments.size() && !faults.full(); i++) {
      List<Token> segment = segments.get(i);
      Token before = segments.get(i - 1).getLast();
      Optional<String> phrase = known(segment, seen, before, faults);
      good &= phrase.isPresent() && clause(segment, phrase.get(), before);
    }
    for (Form.Part part : form.clauses()) {
      good &= seen.contains(part.words()) || absent(part);
    }
    return good;
  }

  private boolean clause(List<Token> segment, String phrase, Token before) {
    Form.Part part = clauseOf(phrase);
    List<Token> rest = Phrases.behind(segment, phrase);
    FaultReporter here = faults.part(part.name());
    here.stands(RuleLine.columns(segment));
    if (part.type() instanceof ValueType.Flag && !rest.isEmpty()) {
      here.add(tooMuch(form, rest, 0, segment.get(segment.size() - rest.size() - 1), here));
      return false;
    } else if (!(part.type() instanceof ValueType.Flag) && rest.isEmpty()) {
      Message what = EditReader.somethingFollows(phrase);
      here.add(FindingCode.SOMETHING_MISSING, RuleLine.columns(segment), what, write(form));
      return false;
    }
    Optional<LineFault> comma = commaMissing(rest, here);
    if (comma.isPresent()) {
      here.add(comma.get());
      return false;
    }
    Optional<Object> value = TextValues.read(part.type(), rest, here);
    if (value.isPresent() && !part.required() && value.equals(part.otherwise())) {
      here.add(useless(segment, before));
    }
    return values.keep(part, value);
  }

  /** A clause that says what would hold without it. */
  private static LineFault useless(List<Token> segment, Token before) {
    Message what =
        Message.of("findings.holds-anyway").with("words", Echo.shortened(RuleLine.words(segment)));
    return new LineFault(
            FindingCode.USELESS_CLAUSE,
            new LineColumns(before.columns().to(), segment.getLast().columns().to()),
            what,
            Advice.leaveClauseOut())
        .mendedBy("");
  }

  /** Words that have to stand there. */
  static Message missing(String words) {
    return Message.of("findings.words-missing").with("words", Echo.shortened(words));
  }

  private boolean absent(Form.Part part) {
    if (part.required()) {
      Message what = missing(part.words());
      faults.add(FindingCode.SOMETHING_MISSING, keyword.columns(), what, write(form));
      return false;
    }
    return values.keep(part, part.otherwise());
  }
}
