package eightfold.volity.village;

import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.SeatView;
import java.util.Optional;
import java.util.OptionalInt;

/** Somebody who plays in a browser, and sends again what is not answered. */
public final class PagePlayer {
  private static final int STEP_MILLIS = 200;
  private static final int SENT_AGAIN_AFTER = 10;
  private static final int MOST_STEPS = 200;

  private final Village village;
  private final String token;
  private long connection;
  private int lastCommand;

  private PagePlayer(Village village, String token, long connection) {
    this.village = village;
    this.token = token;
    this.connection = connection;
  }

  /** Somebody takes a seat by the link of the table. */
  public static PagePlayer comes(Village village, String name, int seat) {
    String token = "token-" + name;
    long connection = village.comesByPage(name, token, OptionalInt.of(seat));
    return new PagePlayer(village, token, connection);
  }

  /** The line was lost, as the server was killed: it is made again. */
  public void comesAgain() {
    connection = village.connectsByPage(token);
  }

  /** Asks for something until it is done; the code of the fault if it is refused. */
  public int asks(Request request) {
    lastCommand++;
    Optional<String> command = Optional.of("c" + lastCommand);
    String id = village.asksByPage(connection, request, command);
    for (int step = 1; step < MOST_STEPS; step++) {
      OptionalInt answer = village.answeredByPage(id);
      if (answer.isPresent() && answer.getAsInt() != Fault.NOT_DONE) {
        return answer.getAsInt();
      }
      if (answer.isPresent() || step % SENT_AGAIN_AFTER == 0) {
        id = village.asksByPage(connection, request, command);
      }
      village.pass(STEP_MILLIS);
    }
    throw new AssertionError(request + " is not answered");
  }

  /** The game as the page was told it last; empty where it was told nothing but its welcome. */
  public Optional<SeatView> told() {
    return village.told(connection).stream()
        .filter(Notice.Table.class::isInstance)
        .reduce((_, last) -> last)
        .flatMap(last -> ((Notice.Table) last).snapshot().view());
  }
}
