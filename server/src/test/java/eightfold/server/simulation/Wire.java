package eightfold.server.simulation;

import eightfold.game.FastChance;
import eightfold.server.adapter.SessionLinks;
import eightfold.server.lobby.Conversation;
import eightfold.server.lobby.Lobby;
import eightfold.server.port.Link;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/**
 * A WebSocket between a person and the server: messages take their time, keep their order, and are
 * lost when it is cut. The server may hear late, or in the midst of sending, that it is gone.
 */
final class Wire {
  /** A server notices at last that nobody is at the other end. */
  private static final int LATEST_MILLIS = 45_000;

  /** Who is at the end of it. */
  interface End {
    void hears(Wire wire, String text);

    /** It is closed by the server, or cut; {@code code} is 0 then. */
    void ends(Wire wire, int code);
  }

  private final World world;
  private final FastChance chance;
  private final Tally tally;
  private final ServerRun server;
  private final End end;
  private final int latency;
  private final Queue<String> coming = new ArrayDeque<>();
  private final List<Runnable> unread = new ArrayList<>();
  private Optional<Conversation> conversation = Optional.empty();
  private boolean reads = true;
  private boolean cut;
  private boolean closed;
  private boolean beingRead;
  private boolean serverKnows;
  private long lastUp;
  private long lastDown;

  Wire(Simulation simulation, ServerRun server, End end) {
    this.world = simulation.world();
    this.chance = simulation.chance();
    this.tally = simulation.tally();
    this.server = server;
    this.end = end;
    this.latency = simulation.isCalm() ? 50 : 1 + chance.below(chance.below(5) == 0 ? 2_000 : 200);
  }

  /** Knocks at the server. */
  void open(String address) {
    lastUp = arrival(lastUp);
    world.at(lastUp, () -> server.program().start("accept", () -> accept(address)));
  }

  private long arrival(long last) {
    return Math.max(last, world.now() + 1 + chance.below(latency));
  }

  private void accept(String address) {
    if (cut) {
      return;
    }
    Link link =
        SessionLinks.over(
            new SessionLinks.Socket() {
              @Override
              public void send(String text, Runnable taken) {
                down(text, taken);
              }

              @Override
              public void close(int code, String reason) {
                closes(code);
              }
            });
    Optional<Lobby> lobby = server.lobby();
    Optional<Conversation> admitted = lobby.flatMap(open -> open.connect(link, address));
    if (admitted.isEmpty()) {
      closes(1013);
      return;
    }
    conversation = admitted;
    read();
  }

  /** The person sends a text. */
  void say(String text) {
    if (cut || closed) {
      return;
    }
    tally.count("messages up");
    lastUp = arrival(lastUp);
    world.at(
        lastUp,
        () -> {
          if (!cut) {
            coming.add(text);
            if (!beingRead) {
              beingRead = true;
              server.program().start("jetty", this::read);
            }
          }
        });
  }

  private void read() {
    beingRead = true;
    while (conversation.isPresent() && !coming.isEmpty()) {
      conversation.get().hear(coming.remove());
      world.pause();
    }
    beingRead = false;
  }

  /** The server sends a text, in one of its threads. */
  private void down(String text, Runnable taken) {
    if (cut && !serverKnows && chance.below(4) == 0) {
      tally.fault("end heard while sending");
      ended();
    }
    if (cut || closed || server.program().isKilled()) {
      taken.run();
      return;
    }
    tally.count("messages down");
    lastDown = arrival(lastDown);
    world.at(lastDown, () -> arrives(text, taken));
    if (chance.below(16) == 0) {
      world.pause();
    }
  }

  private void arrives(String text, Runnable taken) {
    if (cut) {
      taken.run();
    } else if (reads) {
      taken.run();
      end.hears(this, text);
    } else {
      unread.add(() -> arrives(text, taken));
    }
  }

  /** The server closes it, in one of its threads; it is told so there and then, or later. */
  private void closes(int code) {
    if (closed || server.program().isKilled()) {
      return;
    }
    closed = true;
    tally.count("closed with " + code);
    lastDown = arrival(lastDown);
    world.at(
        lastDown,
        () -> {
          if (!cut) {
            cut = true;
            end.ends(this, code);
          }
        });
    if (chance.below(2) == 0) {
      ended();
    } else {
      later(chance.below(1_000));
    }
  }

  /** The server hears of the end. */
  private void ended() {
    if (!serverKnows && !server.program().isKilled()) {
      serverKnows = true;
      conversation.ifPresent(Conversation::end);
    }
  }

  private void later(int millis) {
    world.in(millis, () -> server.program().start("end", this::ended));
  }

  /** It breaks: what is on its way is lost, and both ends hear of it sooner or later. */
  void cut(boolean serverHears) {
    if (cut) {
      return;
    }
    cut = true;
    later(serverHears ? chance.below(500) : LATEST_MILLIS);
    world.in(chance.below(2_000), () -> end.ends(this, 0));
  }

  /** The server is gone. */
  void breaks() {
    if (!cut) {
      cut = true;
      world.in(chance.below(500), () -> end.ends(this, 0));
    }
  }

  /** The person reads no more for so long. */
  void stopReading(int millis) {
    reads = false;
    world.in(millis, this::readOn);
  }

  private void readOn() {
    reads = true;
    List<Runnable> all = List.copyOf(unread);
    unread.clear();
    all.forEach(Runnable::run);
  }

  boolean isOpen() {
    return !cut && !closed;
  }

  ServerRun server() {
    return server;
  }
}
