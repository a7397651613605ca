package eightfold.server.lobby;

import eightfold.server.port.Clock;
import eightfold.server.port.Link;
import eightfold.server.port.SharedText;

/** A link of which is known when something was said over it last. */
final class TimedLink implements Link {
  private final Link link;
  private final Clock clock;
  private volatile long saidAt = Long.MIN_VALUE / 2;

  TimedLink(Link link, Clock clock) {
    this.link = link;
    this.clock = clock;
  }

  @Override
  public void say(String text) {
    saidAt = clock.millis();
    link.say(text);
  }

  @Override
  public void say(SharedText text) {
    saidAt = clock.millis();
    link.say(text);
  }

  @Override
  public void say(SharedText text, SharedText next) {
    saidAt = clock.millis();
    link.say(text, next);
  }

  @Override
  public int waiting() {
    return link.waiting();
  }

  @Override
  public void drop() {
    link.drop();
  }

  @Override
  public void close(int code, String reason) {
    link.close(code, reason);
  }

  /** In milliseconds of the clock; long ago if nothing was. */
  long saidAt() {
    return saidAt;
  }
}
