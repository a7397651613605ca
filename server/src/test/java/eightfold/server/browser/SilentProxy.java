package eightfold.server.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Stands between a browser and a server and passes on every byte, until it is told to be silent:
 * then it still takes all bytes, and connections, but passes nothing on and closes nothing. So
 * behaves a network that a phone has left without noticing.
 */
public final class SilentProxy implements AutoCloseable {
  private final ServerSocket door;
  private final int serverPort;
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();
  private final Thread keeper;
  private volatile boolean silent;

  private SilentProxy(ServerSocket door, int serverPort) {
    this.door = door;
    this.serverPort = serverPort;
    this.keeper = Thread.ofVirtual().unstarted(this::accept);
  }

  /** One before a port of this machine. */
  public static SilentProxy before(int serverPort) throws IOException {
    return before(InetAddress.getLoopbackAddress().getHostAddress(), 0, serverPort);
  }

  /** One that listens at an address of this machine, before a port of it. */
  public static SilentProxy before(String host, int port, int serverPort) throws IOException {
    ServerSocket door = new ServerSocket(port, 100, InetAddress.getByName(host));
    SilentProxy proxy = new SilentProxy(door, serverPort);
    proxy.keeper.start();
    return proxy;
  }

  /** Where it listens. */
  public int port() {
    return door.getLocalPort();
  }

  String address() {
    return "http://127.0.0.1:" + door.getLocalPort() + "/";
  }

  /** From now on all bytes are swallowed, those of new connections too. */
  public void fallsSilent() {
    silent = true;
  }

  /** New connections are served again; those that fell silent stay so. */
  public void servesNewConnections() {
    silent = false;
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket client = door.accept();
        sockets.add(client);
        Line line = new Line(client);
        Thread.ofVirtual().start(line::serve);
      } catch (IOException e) {
        return;
      }
    }
  }

  /** One connection; once it has met the silence it is dead for good. */
  private final class Line {
    private final Socket client;
    private volatile boolean dead;

    Line(Socket client) {
      this.client = client;
    }

    void serve() {
      try {
        Socket server = new Socket(InetAddress.getLoopbackAddress(), serverPort);
        sockets.add(server);
        Thread.ofVirtual().start(() -> pass(client, server));
        pass(server, client);
      } catch (IOException e) {
        quietly(client);
      }
    }

    private void pass(Socket from, Socket to) {
      byte[] bytes = new byte[8192];
      try {
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream();
        for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
          dead |= silent;
          if (!dead) {
            out.write(bytes, 0, count);
          }
        }
      } catch (IOException e) {
        // one side is gone; the other is told below, unless the line is dead
      }
      if (!dead && !silent) {
        quietly(from);
        quietly(to);
      }
    }
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
    sockets.forEach(SilentProxy::quietly);
  }
}
