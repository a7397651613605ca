package eightfold.record;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * How a record names seats: by the player's name where that is one seat's alone, else by number.
 * Two guests may have the same name, and somebody may call himself 1.
 */
record SeatLabels(List<String> labels) {
  private static final Pattern NUMBER = Pattern.compile("\\s*[0-9]*\\s*");

  static SeatLabels of(List<String> names) {
    return new SeatLabels(
        IntStream.range(0, names.size()).mapToObj(seat -> label(names, seat)).toList());
  }

  private static String label(List<String> names, int seat) {
    String name = names.get(seat);
    boolean alone = Collections.frequency(names, name) == 1 && !NUMBER.matcher(name).matches();
    return alone ? name : Integer.toString(seat);
  }

  String label(int seat) {
    return labels.get(seat);
  }

  /** The seat that a label or a number names. */
  OptionalInt seat(String text) {
    int named = labels.indexOf(text);
    if (named >= 0) {
      return OptionalInt.of(named);
    }
    return Optional.of(text)
        .filter(digits -> digits.matches("[0-9]{1,2}"))
        .map(Integer::parseInt)
        .filter(seat -> seat < labels.size())
        .map(OptionalInt::of)
        .orElse(OptionalInt.empty());
  }
}
