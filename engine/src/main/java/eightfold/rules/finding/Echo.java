package eightfold.rules.finding;

import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.spelling.Printable;
import java.util.List;
import java.util.Map;

/** Words of a file as messages repeat them: bounded, in one line, and with nothing hidden. */
public final class Echo {
  private static final int LONGEST = 60;
  private static final int KEPT = 28;

  private Echo() {}

  /** Long words without their middle. */
  public static String shortened(String words) {
    if (words.codePointCount(0, words.length()) <= LONGEST) {
      return words;
    }
    int head = words.offsetByCodePoints(0, KEPT);
    int tail = words.offsetByCodePoints(words.length(), -KEPT);
    return words.substring(0, head) + " … " + words.substring(tail);
  }

  /** A message in whose words characters that nobody sees are written with their numbers. */
  static Message visible(Message message) {
    Message shown = message;
    for (Map.Entry<String, Argument> entry : message.arguments().entrySet()) {
      Argument seen = visible(entry.getValue());
      if (!seen.equals(entry.getValue())) {
        shown = shown.with(entry.getKey(), seen);
      }
    }
    return shown;
  }

  private static Argument visible(Argument argument) {
    return switch (argument) {
      case Message message -> visible(message);
      case Argument.Text(String words) when !Printable.isPrintable(words) ->
          new Argument.Text(visible(words));
      case Argument.Items(List<Argument> items) ->
          new Argument.Items(items.stream().map(Echo::visible).toList());
      case Argument.Value _, Argument.Cases _ -> argument;
    };
  }

  /** A text in which characters that nobody sees are written with their numbers. */
  static String visible(String text) {
    if (Printable.isPrintable(text)) {
      return text;
    }
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              if (!Printable.isPrintable(point)) {
                shown.append('<').append(Characters.name(point)).append('>');
              } else {
                shown.appendCodePoint(point);
              }
            });
    return shown.toString();
  }
}
