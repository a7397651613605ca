package eightfold.testkit.oracle;

import eightfold.game.Event;

/**
 * How often something has been thrown in the deal (semantics 32).
 *
 * @param times from 0
 */
record Thrown(int times) implements Part {
  static final Thrown NOTHING = new Thrown(0);

  /** What is thrown now, which all are told. */
  static int next(Scene scene, int least, int most) {
    int before = scene.now().the(Thrown.class).times;
    int number = scene.chance().thrown(before, least, most);
    scene.becomes(new Thrown(before + 1));
    scene.tell("rolled", Event.NOBODY, String.valueOf(number));
    return number;
  }
}
