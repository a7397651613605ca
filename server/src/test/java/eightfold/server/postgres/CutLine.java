package eightfold.server.postgres;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Stands between a store and its database, and passes every byte on until it is told to cut: with
 * the next question, or with the next answer, which is swallowed although the database has given
 * it.
 */
final class CutLine implements AutoCloseable {
  private enum Cutting {
    NOTHING,
    QUESTIONS,
    ANSWERS
  }

  private final ServerSocket door;
  private final int to;
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();
  private volatile Cutting cutting = Cutting.NOTHING;

  private CutLine(ServerSocket door, int to) {
    this.door = door;
    this.to = to;
  }

  static CutLine before(int port) throws IOException {
    CutLine line = new CutLine(new ServerSocket(0, 100, InetAddress.getLoopbackAddress()), port);
    Thread.ofVirtual().start(line::accept);
    return line;
  }

  int port() {
    return door.getLocalPort();
  }

  /** The next question does not come to the database, and all connections break. */
  void cutsNextQuestion() {
    cutting = Cutting.QUESTIONS;
  }

  /** The next question comes to the database, its answer does not come back, and all break. */
  void cutsNextAnswer() {
    cutting = Cutting.ANSWERS;
  }

  /** Breaks all connections now. */
  void cut() {
    // a connection that is made meanwhile stays in the list, to be broken the next time
    List<Socket> all = List.copyOf(sockets);
    all.forEach(CutLine::quietly);
    sockets.removeAll(all);
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket near = door.accept();
        Socket far = new Socket(InetAddress.getLoopbackAddress(), to);
        sockets.addAll(List.of(near, far));
        Thread.ofVirtual().start(() -> pass(near, far, Cutting.QUESTIONS));
        Thread.ofVirtual().start(() -> pass(far, near, Cutting.ANSWERS));
      } catch (IOException e) {
        // the database is gone, or this line: whoever came finds the connection closed
        cut();
      }
    }
  }

  private void pass(Socket from, Socket into, Cutting mine) {
    byte[] bytes = new byte[8192];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = into.getOutputStream();
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        if (cutting == mine) {
          cutting = Cutting.NOTHING;
          cut();
          break;
        }
        out.write(bytes, 0, count);
      }
    } catch (IOException e) {
      // one side is gone
    }
    quietly(from);
    quietly(into);
  }

  private static void quietly(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // it is closed either way
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
    cut();
  }
}
