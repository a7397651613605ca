package eightfold.rules.text;

import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How an element is written: its line, and the pattern of all such lines. */
public final class ElementText {
  private ElementText() {}

  /** How a definition looks. */
  static final String DEFINE = "define \"WORDS {NAME} …\" = LINE[, means \"TEXT\"]";

  /** The line of an element. */
  public static String write(Element element) {
    if (element instanceof Element.Define(String words, String line, String means)) {
      String sentence = means.isEmpty() ? "" : ", means " + RuleLine.quote(means);
      return "define " + RuleLine.quote(words) + " = " + line + sentence;
    }
    return ConditionText.write((Record) element)
        .orElseGet(() -> written(Forms.of(element), (Record) element));
  }

  private static String written(Form form, Record value) {
    List<Object> values = form.values(value);
    List<String> heads = new ArrayList<>();
    List<String> clauses = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      Form.Part part = form.parts().get(i);
      switch (part.type()) {
        case ValueType.Effects() -> {
          for (Object effect : (List<?>) values.get(i)) {
            clauses.add(write((Effect) effect));
          }
        }
        case ValueType.Event(), ValueType.Conditions(), ValueType.Consequences() ->
            throw new IllegalStateException("written by its line: " + part.type());
        case ValueType.Rows(Form row) -> {
          for (Object one : (List<?>) values.get(i)) {
            clauses.add(written(row, (Record) one));
          }
        }
        case ValueType.Single _ ->
            clause(part, values.get(i), part.clause().isEmpty() ? heads : clauses);
      }
    }
    boolean effect = Effect.class.isAssignableFrom(form.type());
    boolean together = form.hasEffects() || form.row().isPresent() || effect;
    String head = form.range() ? heads.get(0) + ".." + heads.get(1) : String.join(" ", heads);
    String before = (form.words() + " " + head).strip();
    String rest = String.join(", ", clauses);
    return rest.isEmpty() ? before : before + (together ? " " : ", ") + rest;
  }

  private static void clause(Form.Part part, Object value, List<String> into) {
    if (part.clause().isEmpty()) {
      into.add(TextValues.write(value));
    } else if (part.type() instanceof ValueType.Flag) {
      if (value.equals(true)) {
        into.add(part.words());
      }
    } else if (!isStandard(part, value)) {
      into.add(part.words() + " " + TextValues.write(value));
    }
  }

  /** The same words mean other cards in another pack. */
  private static boolean isStandard(Form.Part part, Object value) {
    return TextValues.write(value).equals(part.standard())
        && (!(value instanceof CardSet) || part.otherwise().equals(Optional.of(value)));
  }

  /** An effect as a clause writes it. */
  public static String write(Effect effect) {
    return effect instanceof Effect.Own own
        ? own.line()
        : written(Forms.of(effect), (Record) effect);
  }

  /** How a line or clause of this form looks: {@code last-costs CARDS, draws 1..10, ends turn}. */
  public static String pattern(Form form) {
    return pattern(form, form.clauses());
  }

  /** How the shortest line of this form looks: without all that may be left out. */
  public static String shortest(Form form) {
    return pattern(form, form.clauses().stream().filter(Form.Part::required).toList());
  }

  private static String pattern(Form form, List<Form.Part> clauses) {
    if (form.type() == Element.Define.class) {
      return DEFINE;
    } else if (form.type() == Element.When.class) {
      return ConditionText.WHEN;
    } else if (form.type() == Element.Pairing.class) {
      return form.words() + " CARDS on CARDS";
    }
    List<String> heads = new ArrayList<>();
    form.heads().forEach(part -> heads.add(placeholder(part.type())));
    String behind = form.range() ? "LEAST..MOST (" + heads.get(0) + ")" : String.join(" ", heads);
    String first = (form.words() + " " + behind).strip();
    List<String> parts = new ArrayList<>();
    parts.add(form.hasEffects() ? first + " EFFECT, EFFECT …" : first);
    form.row()
        .map(ElementText::pattern)
        .ifPresent(row -> parts.set(0, form.words() + " " + row + ", " + row + " …"));
    for (Form.Part part : clauses) {
      String clause = (part.words() + " " + placeholder(part.type())).strip();
      parts.add(part.required() ? clause : "[" + clause + "]");
    }
    boolean effect = Effect.class.isAssignableFrom(form.type());
    return String.join(effect ? " " : ", ", parts);
  }

  private static String placeholder(ValueType type) {
    return switch (type) {
      case ValueType.InRange(int least, int most) -> least + ".." + most;
      case ValueType.NumberOrNone(int least, int most) -> least + ".." + most;
      case ValueType.Text() -> "\"TEXT\"";
      case ValueType.Word word -> String.join("|", word.words());
      case ValueType.Cards() -> "CARDS";
      case ValueType.Parts() -> "CARDS";
      case ValueType.BySeats(int least, int most) -> "BY-SEATS(" + least + ".." + most + ")";
      case ValueType.Amounts(int least, int most) -> "AMOUNT(" + least + ".." + most + ")";
      case ValueType.Pattern() -> "LETTERS";
      case ValueType.CardSigns(int most) -> most == 1 ? "SIGN" : "SIGNS";
      case ValueType.Names() -> "LANGUAGE \"TEXT\"";
      case ValueType.Seats() -> "SEATS";
      case ValueType.Flag(),
          ValueType.Effects(),
          ValueType.Event(),
          ValueType.Conditions(),
          ValueType.Consequences(),
          ValueType.Rows(Form _) ->
          "";
    };
  }
}
