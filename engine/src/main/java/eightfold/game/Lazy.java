package eightfold.game;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Something that is made when it is first asked for, and only once, whatever the number of threads.
 *
 * @param <T> what it is
 */
public final class Lazy<T> implements Supplier<T> {
  private final Supplier<T> making;
  private volatile Optional<T> made = Optional.empty();

  /**
   * Nothing yet.
   *
   * @param making makes it; where that fails, the next one who asks tries again
   */
  public Lazy(Supplier<T> making) {
    this.making = making;
  }

  @Override
  public T get() {
    Optional<T> now = made;
    return now.isPresent() ? now.get() : make();
  }

  private synchronized T make() {
    if (made.isEmpty()) {
      made = Optional.of(making.get());
    }
    return made.get();
  }
}
