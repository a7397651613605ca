package eightfold.server.cluster;

import eightfold.server.port.SharedText;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Texts that came from other nodes lately. Of a table that many watch here the same text comes for
 * each of them; what is made of it to send it is made once.
 */
final class LatestTexts {
  /** Some tables' news at once, in some languages. */
  private static final int MOST = 64;

  /** Longer texts are welcomes, which are hardly the same twice. */
  private static final int LONGEST = 16 * 1024;

  private final Lock lock = new ReentrantLock();
  private final Map<String, SharedText> texts =
      new LinkedHashMap<>(2 * MOST, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, SharedText> eldest) {
          return size() > MOST;
        }
      };

  /** That text: the one of before, if it has come lately. */
  SharedText of(String text) {
    if (text.length() > LONGEST) {
      return new SharedText(text);
    }
    lock.lock();
    try {
      return texts.computeIfAbsent(text, SharedText::new);
    } finally {
      lock.unlock();
    }
  }
}
