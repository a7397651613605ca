package eightfold.volity.door;

import eightfold.volity.Wire;
import eightfold.volity.xml.Xml;
import eightfold.volity.xml.XmlStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.xml.stream.XMLStreamException;

/**
 * The line to the XMPP server, as one of its components (XEP-0114): a single connection speaks for
 * all addresses of a domain. A line that is lost is made again by itself, with growing pauses.
 */
final class Component implements Wire, AutoCloseable {
  /** Who hears what comes; the line's own thread calls. */
  interface Listener {
    /** There is a line, or there is one again. */
    void online();

    void heard(Xml stanza);
  }

  private static final System.Logger LOG = System.getLogger(Component.class.getName());
  private static final String NAMESPACE = "jabber:component:accept";
  private static final long FIRST_PAUSE_MILLIS = 500;
  private static final long LONGEST_PAUSE_MILLIS = 60_000;
  private static final int CONNECT_MILLIS = 10_000;

  /** More waits to be sent only where the server takes nothing: then the line is made anew. */
  private static final int MOST_WAITING = 100_000;

  /** A space now and then keeps lines open that somebody between would cut. */
  private static final long SPACE_SECONDS = 60;

  private final VolitySettings settings;
  private final Listener listener;
  private volatile BlockingQueue<String> waiting = new LinkedBlockingQueue<>();
  private volatile Optional<Socket> line = Optional.empty();
  private volatile boolean online;
  private volatile boolean closed;

  Component(VolitySettings settings, Listener listener) {
    this.settings = settings;
    this.listener = listener;
  }

  Component start() {
    var _ = Thread.ofVirtual().name("volity-line").start(this::keepOnline);
    return this;
  }

  boolean isOnline() {
    return online;
  }

  @Override
  public void send(Xml stanza) {
    if (online) {
      if (waiting.size() > MOST_WAITING) {
        cut();
      } else {
        waiting.add(stanza.toString());
      }
    }
  }

  private void cut() {
    try {
      if (line.isPresent()) {
        line.get().close();
      }
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "a line could not be closed", e);
    }
  }

  @Override
  public void close() {
    closed = true;
    if (online) {
      waiting.add("</stream:stream>");
      awaitSent();
    }
    cut();
  }

  private void awaitSent() {
    try {
      for (int i = 0; i < 20 && !waiting.isEmpty(); i++) {
        Thread.sleep(50);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void keepOnline() {
    long pause = FIRST_PAUSE_MILLIS;
    while (!closed) {
      try {
        once();
        pause = FIRST_PAUSE_MILLIS;
      } catch (IOException | XMLStreamException e) {
        String where = settings.host() + ":" + settings.port();
        LOG.log(
            System.Logger.Level.WARNING,
            "no line to the XMPP server at {0}: {1}; trying again",
            where,
            firstLine(e));
        pause = online ? FIRST_PAUSE_MILLIS : pause;
      } finally {
        online = false;
        cut();
      }
      if (!closed && !slept(pause)) {
        return;
      }
      pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
    }
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  private static boolean slept(long millis) {
    try {
      Thread.sleep(millis);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** One line, from its beginning to its end. */
  private void once() throws IOException, XMLStreamException {
    try (Socket socket = new Socket()) {
      line = Optional.of(socket);
      socket.connect(new InetSocketAddress(settings.host(), settings.port()), CONNECT_MILLIS);
      socket.setTcpNoDelay(true);
      OutputStream out = socket.getOutputStream();
      write(
          out,
          "<?xml version='1.0'?><stream:stream xmlns='"
              + NAMESPACE
              + "' xmlns:stream='http://etherx.jabber.org/streams' to='"
              + settings.domain()
              + "'>");
      XmlStream in =
          new XmlStream(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8), NAMESPACE);
      String id = in.head().attribute("id");
      write(out, "<handshake>" + digest(id + settings.secret()) + "</handshake>");
      Optional<Xml> welcome = in.next();
      if (welcome.isEmpty() || !welcome.get().name().equals("handshake")) {
        throw new IOException(
            "the server does not take the component "
                + settings.domain()
                + ": is it in its configuration, with the same secret?");
      }
      waiting = new LinkedBlockingQueue<>();
      online = true;
      LOG.log(System.Logger.Level.INFO, "tables are open at {0}", settings.domain());
      BlockingQueue<String> queue = waiting;
      var _ = Thread.ofVirtual().name("volity-send").start(() -> write(socket, queue));
      listener.online();
      for (Optional<Xml> stanza = in.next(); stanza.isPresent(); stanza = in.next()) {
        listener.heard(stanza.get());
      }
    }
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private void write(Socket socket, BlockingQueue<String> queue) {
    try {
      OutputStream out = socket.getOutputStream();
      while (!socket.isClosed()) {
        String text = queue.poll(SPACE_SECONDS, TimeUnit.SECONDS);
        write(out, text == null ? " " : text);
      }
    } catch (IOException e) {
      // whoever reads notices, and makes another line
      LOG.log(System.Logger.Level.DEBUG, "a line has broken", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** XEP-0114 asks for it; it keeps the secret from nobody who hears the line. */
  private static String digest(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-1", e);
    }
  }
}
