package eightfold.cli.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * People who watch tables, come and go: raw sockets that ask for compression as a browser does,
 * read what comes and think nothing of it, or do not even read it. One thread does all of them.
 */
final class Watchers implements Runnable, AutoCloseable {
  /**
   * Who comes.
   *
   * @param there how many are there at a time
   * @param idle how many of them read nothing
   * @param stay how long one stays, on average, before somebody else comes
   */
  record Crowd(int there, int idle, double stay) {}

  private static final int NARROW = 4_096;
  private static final long TICK_MILLIS = 10;
  private static final long PONG_NANOS = TimeUnit.SECONDS.toNanos(10);

  /** So many connections are being opened at a time; a browser would wait as well. */
  private static final int ARRIVING = 20;

  private final InetSocketAddress address;
  private final List<String> tables;
  private final Crowd crowd;
  private final SplittableRandom chance = new SplittableRandom(44);
  private final ByteBuffer scratch = ByteBuffer.allocateDirect(1 << 16);
  private final List<Watcher> there = new ArrayList<>();
  private volatile boolean stopped;
  private final AtomicLong came = new AtomicLong();
  private final AtomicLong lost = new AtomicLong();
  private final AtomicLong bytes = new AtomicLong();
  private volatile int present;
  private int made;

  /** One of them. */
  private static final class Watcher {
    final SocketChannel channel;
    final String table;
    final boolean idle;
    final long until;
    boolean welcomed;
    long pongAt;

    Watcher(SocketChannel channel, String table, boolean idle, long until) {
      this.channel = channel;
      this.table = table;
      this.idle = idle;
      this.until = until;
    }
  }

  Watchers(URI server, List<String> tables, Crowd crowd) {
    this.address = new InetSocketAddress(server.getHost(), server.getPort());
    this.tables = tables;
    this.crowd = crowd;
  }

  /** How many have come so far. */
  long came() {
    return came.get();
  }

  /** How many were hung up on, or found no way in. */
  long lost() {
    return lost.get();
  }

  /** How much those have read who read. */
  long bytes() {
    return bytes.get();
  }

  /** How many have been welcomed and are there. */
  int present() {
    return present;
  }

  /** All leave. */
  @Override
  public void close() {
    stopped = true;
  }

  @Override
  public void run() {
    try (Selector selector = Selector.open()) {
      while (!stopped) {
        selector.select(TICK_MILLIS);
        for (SelectionKey key : selector.selectedKeys()) {
          serve(key);
        }
        selector.selectedKeys().clear();
        comeAndGo(selector, System.nanoTime());
      }
      for (Watcher watcher : there) {
        watcher.channel.close();
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private void comeAndGo(Selector selector, long now) throws IOException {
    List<Watcher> gone = new ArrayList<>();
    int arriving = 0;
    int welcomed = 0;
    for (Watcher watcher : there) {
      if (!watcher.channel.isOpen() || now - watcher.until > 0) {
        gone.add(watcher);
      } else if (watcher.welcomed) {
        welcomed++;
        pong(watcher, now);
      } else {
        arriving++;
      }
    }
    for (Watcher watcher : gone) {
      watcher.channel.close();
    }
    there.removeAll(new java.util.HashSet<>(gone));
    present = welcomed;
    while (there.size() < crowd.there() && arriving < ARRIVING) {
      comes(selector, now);
      arriving++;
    }
  }

  private void pong(Watcher watcher, long now) throws IOException {
    if (now - watcher.pongAt > PONG_NANOS) {
      watcher.pongAt = now;
      try {
        write(watcher.channel, frame("{\"jsonrpc\":\"2.0\",\"method\":\"pong\"}"));
      } catch (IOException e) {
        lose(watcher);
      }
    }
  }

  private void comes(Selector selector, long now) throws IOException {
    long stay = (long) (crowd.stay() * (0.5 + chance.nextDouble()) * 1e9);
    boolean idle = made % Math.max(1, crowd.there()) < crowd.idle();
    SocketChannel channel = SocketChannel.open();
    channel.configureBlocking(false);
    if (idle) {
      channel.setOption(StandardSocketOptions.SO_RCVBUF, NARROW);
    }
    Watcher watcher = new Watcher(channel, tables.get(made % tables.size()), idle, now + stay);
    made++;
    there.add(watcher);
    came.incrementAndGet();
    channel.register(selector, SelectionKey.OP_CONNECT, watcher);
    channel.connect(address);
  }

  private void serve(SelectionKey key) throws IOException {
    Watcher watcher = (Watcher) key.attachment();
    try {
      if (key.isConnectable() && watcher.channel.finishConnect()) {
        watcher.channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        write(watcher.channel, handshake());
        key.interestOps(SelectionKey.OP_READ);
      } else if (key.isReadable()) {
        read(watcher, key);
      }
    } catch (IOException e) {
      lose(watcher);
    }
  }

  private void read(Watcher watcher, SelectionKey key) throws IOException {
    scratch.clear();
    int length = watcher.channel.read(scratch);
    if (length < 0) {
      lose(watcher);
      return;
    }
    bytes.addAndGet(length);
    if (!watcher.welcomed && length > 0) {
      watcher.welcomed = true;
      watcher.pongAt = System.nanoTime();
      String hello =
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":\""
              + watcher.table
              + "\",\"form\":\"changes\"}}";
      write(watcher.channel, frame(hello));
      if (watcher.idle) {
        key.interestOps(0);
      }
    }
  }

  private void lose(Watcher watcher) throws IOException {
    lost.incrementAndGet();
    watcher.channel.close();
  }

  private static void write(SocketChannel channel, byte[] bytes) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    channel.write(buffer);
    if (buffer.hasRemaining()) {
      throw new IOException("the server reads nothing");
    }
  }

  private byte[] handshake() {
    return ("GET /ws HTTP/1.1\r\nHost: "
            + address.getHostString()
            + ":"
            + address.getPort()
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n")
        .getBytes(StandardCharsets.US_ASCII);
  }

  /** A text as clients send it, masked with zeros. */
  private static byte[] frame(String text) {
    byte[] body = text.getBytes(StandardCharsets.UTF_8);
    boolean isShort = body.length < 126;
    ByteBuffer frame = ByteBuffer.allocate(body.length + (isShort ? 6 : 8));
    frame.put((byte) 0x81).put((byte) (0x80 | (isShort ? body.length : 126)));
    if (!isShort) {
      frame.putShort((short) body.length);
    }
    return frame.putInt(0).put(body).array();
  }
}
