package eightfold.message;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayList;
import eightfold.cards.Named;
import java.util.List;
import java.util.Locale;

/**
 * Writes a message in a language. Beside ICU's {@code plural} and {@code select}, patterns may ask
 * for an argument as {@code {name, form, FORM}}: that form of a word, as the language's files have
 * it; {@code {name, and}}, {@code {name, or, FORM}}, {@code {name, lines}}: a list; {@code {name,
 * spellout}}: a number, the small ones in words.
 */
final class Writing {
  private static final String OTHER = "other";
  private static final String EMPTY = "empty";

  private final Texts texts;
  private final boolean sentences;
  private final StringBuilder out = new StringBuilder();

  Writing(Texts texts, boolean sentences) {
    this.texts = texts;
    this.sentences = sentences;
  }

  String text(Message message) {
    write(message, "");
    return out.toString();
  }

  /** These words with the arguments of a message. */
  String text(Pattern pattern, Message message) {
    write(pattern, message);
    return out.toString();
  }

  /** The words of a message, in a form of it where the language has that form. */
  private void write(Message message, String form) {
    write(
        form.isEmpty()
            ? texts.pattern(message.key())
            : texts.find(message.key() + "." + form).orElseGet(() -> texts.pattern(message.key())),
        message);
  }

  private void write(Pattern pattern, Message message) {
    int from = out.length();
    if (message.isLiteral()) {
      out.append(message.argument("text"));
      return;
    }
    if (pattern.parts().isEmpty()) {
      out.append(pattern.words());
    } else {
      new Filling(pattern, pattern.parts().get(), message).write(0);
    }
    capital(from);
  }

  /** Gives what was written from there on a capital, if it begins a sentence. */
  private void capital(int from) {
    boolean begins =
        sentences && (from == 0 || from > 1 && out.substring(from - 2, from).equals(". "));
    if (begins) {
      large(from);
    }
  }

  private void large(int from) {
    if (from < out.length()) {
      int end = out.offsetByCodePoints(from, 1);
      // a Turkish i keeps its dot
      Locale locale = Locale.forLanguageTag(texts.language());
      out.replace(from, end, out.substring(from, end).toUpperCase(locale));
    }
  }

  private void write(Argument argument, String form) {
    int from = out.length();
    switch (argument) {
      case Message message -> write(message, form);
      case Argument.Items(List<Argument> items) -> list(items, "comma", form);
      case Argument.Name(Named thing) ->
          out.append(thing.name(Locale.forLanguageTag(texts.language())));
      case Argument.Sign sign when !form.isEmpty() -> write(sign.word(), form);
      case Argument.Value value -> out.append(value);
      case Argument.Cases _ -> throw new IllegalStateException("only a plural can say " + argument);
    }
    capital(from);
  }

  private void list(List<Argument> items, String last, String form) {
    if (items.isEmpty()) {
      return;
    }
    String front = said(items.getFirst(), form);
    for (int i = 1; i < items.size(); i++) {
      String key = "words.list." + (i + 1 < items.size() ? "comma" : last);
      Message pair = Message.of(key).with("front", front).with("next", said(items.get(i), form));
      front = texts.text(pair);
    }
    int from = out.length();
    out.append(front);
    capital(from);
  }

  /** Sentences one after another, or lines below each other. */
  private void follow(List<Argument> items, String between, String form) {
    String before = "";
    for (Argument item : items) {
      out.append(before);
      write(item, form);
      before = between;
    }
  }

  private static List<Argument> items(Argument argument) {
    return argument instanceof Argument.Items(List<Argument> items) ? items : List.of(argument);
  }

  private String said(Argument argument, String form) {
    Writing alone = new Writing(texts, false);
    alone.write(argument, form);
    return alone.out.toString();
  }

  /** What a pattern may choose by: of a word its name, of anything else what it says. */
  private static String choice(Argument argument) {
    return switch (argument) {
      case Message message -> message.name();
      case Argument.Items(List<Argument> items) ->
          items.isEmpty() ? EMPTY : items.size() == 1 ? choice(items.getFirst()) : OTHER;
      case Argument.Cases _ -> OTHER;
      case Argument.Value value -> value.toString().isEmpty() ? EMPTY : value.toString();
    };
  }

  /** One pattern with the arguments of one message. */
  private final class Filling {
    private final Pattern pattern;
    private final MessagePattern parts;
    private final Message message;

    /** The number of the innermost plural, which {@code #} stands for. */
    private int number;

    Filling(Pattern pattern, MessagePattern parts, Message message) {
      this.pattern = pattern;
      this.parts = parts;
      this.message = message;
    }

    /** Writes the words from that part, which begins a message, to its end. */
    void write(int start) {
      String words = parts.getPatternString();
      int at = parts.getPart(start).getLimit();
      int end = parts.getLimitPartIndex(start);
      for (int i = start + 1; i <= end; i++) {
        Part part = parts.getPart(i);
        out.append(words, at, part.getIndex());
        if (part.getType() == Part.Type.ARG_START) {
          argument(i);
          i = parts.getLimitPartIndex(i);
        } else if (part.getType() == Part.Type.REPLACE_NUMBER) {
          out.append(number);
        }
        at = parts.getPart(i).getLimit();
      }
    }

    private void argument(int start) {
      ArgType type = parts.getPart(start).getArgType();
      String name = parts.getSubstring(parts.getPart(start + 1));
      switch (type) {
        case NONE -> Writing.this.write(message.argument(name), "");
        case SIMPLE -> simple(message.argument(name), start + 2);
        case SELECT -> {
          Argument argument = message.arguments().get(name);
          write(selected(start + 2, argument == null ? OTHER : choice(argument)));
        }
        case PLURAL -> plural(name, start + 2);
        case CHOICE, SELECTORDINAL ->
            throw new IllegalStateException(pattern.key() + ": no " + type + " here");
      }
    }

    private void simple(Argument argument, int at) {
      String type = parts.getSubstring(parts.getPart(at));
      boolean styled = parts.getPartType(at + 1) == Part.Type.ARG_STYLE;
      String form = styled ? parts.getSubstring(parts.getPart(at + 1)).strip() : "";
      switch (type) {
        case "form" -> Writing.this.write(argument, form);
        case "spellout" -> spellOut(argument);
        case "sentence" -> {
          int from = out.length();
          Writing.this.write(argument, form);
          large(from);
        }
        case "sentences" -> follow(items(argument), " ", form);
        case "lines" -> follow(items(argument), "\n", form);
        case "and", "or" -> list(items(argument), type, form);
        default -> throw new IllegalStateException(pattern.key() + ": no \"" + type + "\" here");
      }
    }

    /** The number in words; of one that is not always the same, that of the plural around it. */
    private void spellOut(Argument argument) {
      String figure =
          argument instanceof Argument.Cases ? String.valueOf(number) : argument.toString();
      Message word = Message.of("words.number." + figure);
      int from = out.length();
      out.append(texts.find(word.key()).isPresent() ? texts.text(word) : figure);
      capital(from);
    }

    private void plural(String name, int first) {
      Argument argument = message.argument(name);
      if (argument instanceof Argument.Count(int count)) {
        plural(count, first);
      } else if (argument instanceof Argument.Cases(List<Argument.Case> cases)) {
        cases(cases, first);
      } else {
        throw new IllegalStateException(pattern.key() + ": no number is \"" + argument + "\"");
      }
    }

    private void plural(int count, int first) {
      int before = number;
      number = count;
      int exact = exact(first, count);
      write(exact < 0 ? selected(first, pattern.plural(count)) : exact);
      number = before;
    }

    private void cases(List<Argument.Case> cases, int first) {
      List<Argument> said = new ArrayList<>();
      for (Argument.Case one : cases) {
        int from = out.length();
        if (said.isEmpty()) {
          plural(one.number(), first);
        } else {
          spellOut(new Argument.Count(one.number()));
        }
        String words = out.substring(from);
        out.setLength(from);
        said.add(Message.of("words.case").with("number", words).with("when", one.when()));
      }
      list(said, "comma", "");
    }

    /** The message after {@code =N}; negative if there is none. */
    private int exact(int first, int count) {
      for (int i = first; isSelector(i); i = next(i)) {
        if (parts.getSubstring(parts.getPart(i)).equals("=" + count)) {
          return message(i);
        }
      }
      return -1;
    }

    /** The message after a word, or after {@code other}. */
    private int selected(int first, String word) {
      int other = -1;
      for (int i = first; isSelector(i); i = next(i)) {
        String selector = parts.getSubstring(parts.getPart(i));
        if (selector.equals(word)) {
          return message(i);
        }
        if (selector.equals(OTHER)) {
          other = message(i);
        }
      }
      return other;
    }

    private boolean isSelector(int at) {
      return parts.getPartType(at) == Part.Type.ARG_SELECTOR;
    }

    /** Where the message of a selector begins; an exact number stands between them. */
    private int message(int selector) {
      return parts.getPartType(selector + 1) == Part.Type.MSG_START ? selector + 1 : selector + 2;
    }

    private int next(int selector) {
      return parts.getLimitPartIndex(message(selector)) + 1;
    }
  }
}
