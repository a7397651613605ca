package eightfold.scenario;

import eightfold.game.Chance;
import eightfold.yaml.YamlFault;
import java.util.List;

/**
 * A generator whose next throws are set, as a scenario's {@code rolls} does; all else, and the
 * throws after them, come of another one.
 */
public final class FixedThrows implements Chance {
  private final Chance chance;
  private final List<Integer> numbers;
  private final int line;
  private int next;

  /**
   * A generator with fixed throws.
   *
   * @param numbers what is thrown, in order
   * @param line where they stand in a file, for a number that cannot be thrown
   */
  public FixedThrows(Chance chance, List<Integer> numbers, int line) {
    this.chance = chance;
    this.numbers = List.copyOf(numbers);
    this.line = line;
  }

  /**
   * {@inheritDoc}
   *
   * @throws YamlFault if the number that is set cannot be thrown here
   */
  @Override
  public int thrown(int nth, int least, int most) {
    if (next == numbers.size()) {
      return chance.thrown(nth, least, most);
    }
    int number = numbers.get(next);
    if (number < least || number > most) {
      throw new YamlFault(
          line,
          "rolls: throw "
              + (next + 1)
              + " is a number from "
              + least
              + " to "
              + most
              + ", and not "
              + number);
    }
    next++;
    return number;
  }

  @Override
  public int below(int bound) {
    return chance.below(bound);
  }

  @Override
  public FixedThrows copy() {
    FixedThrows copy = new FixedThrows(chance.copy(), numbers, line);
    copy.next = next;
    return copy;
  }
}
