package eightfold.rules;

import eightfold.rules.Line.Token;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Reads the line of one element. What is wrong is said to the faults, all of it. */
final class ElementReader {
  private final Form form;
  private final Token keyword;
  private final Faults faults;
  private final Values values;

  private ElementReader(Form form, Token keyword, Faults faults) {
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
  static Optional<Element> read(List<List<Token>> segments, Faults faults) {
    Token keyword = segments.getFirst().getFirst();
    Optional<Form> form = Form.element(keyword.quoted() ? "" : keyword.text());
    if (form.isEmpty()) {
      faults.add(
          keyword.column(),
          "unknown rule \"" + keyword.text() + "\"",
          Nearest.right(keyword.text(), Form.elements().keySet()));
      return Optional.empty();
    }
    return new ElementReader(form.get(), keyword, faults).read(segments).map(Element.class::cast);
  }

  /** Reads a line from its text. */
  static Optional<Element> read(String line, Faults faults) {
    List<List<Token>> segments = Line.read(line, faults).segments();
    return segments.isEmpty() ? Optional.empty() : read(segments, faults);
  }

  private Optional<Record> read(List<List<Token>> segments) {
    List<Token> behind = segments.getFirst().subList(1, segments.getFirst().size());
    List<List<Token>> rest = segments.subList(1, segments.size());
    boolean good = true;
    for (Form.Part part : form.parts()) {
      if (part.type() instanceof ValueType.Rows(Form row)) {
        return values.record(values.keep(part, rows(row, with(behind, rest))));
      } else if (part.type() instanceof ValueType.Effects) {
        int cards = cardWords(behind);
        good = heads(values, behind.subList(0, cards), keyword);
        List<Token> first = behind.subList(cards, behind.size());
        List<List<Token>> clauses = first.isEmpty() ? rest : with(first, rest);
        return values.record(values.keep(part, effects(clauses)) && good);
      }
    }
    good = heads(values, behind, keyword);
    return values.record(clauses(rest) && good);
  }

  private static List<List<Token>> with(List<Token> first, List<List<Token>> rest) {
    List<List<Token>> all = new ArrayList<>();
    all.add(first);
    all.addAll(rest);
    return all;
  }

  /** How many words name cards; {@code wild} among them would be the effect. */
  private static int cardWords(List<Token> tokens) {
    int count = 0;
    while (count < tokens.size()
        && !tokens.get(count).text().equalsIgnoreCase("wild")
        && TextValues.part(tokens.get(count).text()).isPresent()) {
      count++;
    }
    return count;
  }

  /** Shares the words behind a keyword out among the components that stand there. */
  private boolean heads(Values into, List<Token> tokens, Token before) {
    Form of = into.form();
    List<Form.Part> heads = of.heads();
    if (of.range()) {
      return range(into, tokens, before);
    } else if (tokens.size() < heads.size()) {
      faults.add(before.column(), "something is missing here", write(of));
      return false;
    }
    boolean good = true;
    int at = 0;
    for (int i = 0; i < heads.size(); i++) {
      Form.Part part = heads.get(i);
      int end = severalWords(part.type()) ? tokens.size() - (heads.size() - i - 1) : at + 1;
      good &= into.keep(part, TextValues.read(part.type(), tokens.subList(at, end), faults));
      at = end;
    }
    if (at < tokens.size()) {
      String words = Line.words(tokens.subList(at, tokens.size()));
      faults.add(tokens.get(at).column(), "\"" + words + "\" is too much here", write(of));
      return false;
    }
    return good;
  }

  private static boolean severalWords(ValueType type) {
    return type instanceof ValueType.Cards
        || type instanceof ValueType.Parts
        || type instanceof ValueType.BySeats;
  }

  private static String write(Form of) {
    return "write: " + ElementText.pattern(of);
  }

  private boolean range(Values into, List<Token> tokens, Token before) {
    String written = Line.words(tokens);
    int dots = written.indexOf("..");
    if (dots < 0) {
      faults.add(before.column(), "a range such as 2..7 is missing", write(into.form()));
      return false;
    }
    int column = tokens.getFirst().column();
    boolean good = true;
    String[] ends = {written.substring(0, dots), written.substring(dots + 2)};
    for (int i = 0; i < ends.length; i++) {
      Form.Part part = into.form().heads().get(i);
      List<Token> end = List.of(new Token(ends[i].strip(), false, column));
      good &= into.keep(part, TextValues.read(part.type(), end, faults));
    }
    return good;
  }

  private Optional<List<Record>> rows(Form row, List<List<Token>> segments) {
    List<Record> rows = new ArrayList<>();
    for (List<Token> segment : segments) {
      Values of = new Values(row);
      of.record(heads(of, segment, segment.isEmpty() ? keyword : segment.getFirst()))
          .ifPresent(rows::add);
    }
    return rows.size() == segments.size() ? Optional.of(rows) : Optional.empty();
  }

  private Optional<List<Record>> effects(List<List<Token>> segments) {
    List<Record> effects = new ArrayList<>();
    List<String> seen = new ArrayList<>();
    for (List<Token> segment : segments) {
      known(segment, Form.effects().keySet(), seen)
          .flatMap(phrase -> effect(segment, Form.effect(phrase)))
          .ifPresent(effects::add);
    }
    return effects.size() == segments.size() ? Optional.of(effects) : Optional.empty();
  }

  private Optional<Record> effect(List<Token> segment, Form of) {
    Values effect = new Values(of);
    return effect.record(heads(effect, Phrases.behind(segment, of.words()), segment.getFirst()));
  }

  /** The phrase of a clause, once in a line. */
  private Optional<String> known(
      List<Token> segment, Collection<String> phrases, List<String> seen) {
    Optional<String> phrase = Phrases.begins(segment, phrases);
    int column = segment.getFirst().column();
    if (phrase.isEmpty()) {
      String words = Line.words(segment);
      faults.add(column, "unknown clause \"" + words + "\"", Phrases.right(segment, phrases));
    } else if (seen.contains(phrase.get())) {
      faults.add(column, "the clause \"" + phrase.get() + "\" stands twice", "write it once");
      return Optional.empty();
    }
    phrase.ifPresent(seen::add);
    return phrase;
  }

  private boolean clauses(List<List<Token>> segments) {
    List<String> seen = new ArrayList<>();
    List<String> phrases = form.clauses().stream().map(Form.Part::words).toList();
    boolean good = true;
    for (List<Token> segment : segments) {
      Optional<String> phrase = known(segment, phrases, seen);
      good &= phrase.isPresent() && clause(segment, phrase.get());
    }
    for (Form.Part part : form.clauses()) {
      good &= seen.contains(part.words()) || absent(part);
    }
    return good;
  }

  private boolean clause(List<Token> segment, String phrase) {
    Form.Part part =
        form.clauses().stream().filter(one -> one.words().equals(phrase)).findFirst().orElseThrow();
    List<Token> rest = Phrases.behind(segment, phrase);
    boolean flag = part.type() instanceof ValueType.Flag;
    if (flag != rest.isEmpty()) {
      String what = flag ? "nothing may follow" : "something must follow";
      faults.add(segment.getFirst().column(), what + " \"" + phrase + "\"", write(form));
      return false;
    }
    return values.keep(part, TextValues.read(part.type(), rest, faults));
  }

  private boolean absent(Form.Part part) {
    if (part.required()) {
      faults.add(keyword.column(), "\"" + part.words() + "\" is missing", write(form));
      return false;
    }
    return values.keep(part, standard(part, faults));
  }

  /** What a component holds where its clause is absent. */
  static Optional<Object> standard(Form.Part part, Faults faults) {
    if (part.type() instanceof ValueType.Flag) {
      return Optional.of(false);
    }
    List<Token> words =
        Arrays.stream(part.standard().split(" ")).map(word -> new Token(word, false, 1)).toList();
    return TextValues.read(part.type(), words, faults);
  }
}
