package eightfold.server.adapter;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.Deflater;

/** A WebSocket spoken by hand, to send what no library would. */
public final class RawSocket implements AutoCloseable {
  /** A ping. */
  public static final int PING = 0x89;

  /** The answer to a ping. */
  public static final int PONG = 0x8A;

  /** The beginning of a text in parts. */
  public static final int FIRST_PART = 0x01;

  /** A part of a text that is neither first nor last. */
  public static final int PART = 0x00;

  /** A text in one frame. */
  public static final int TEXT = 0x81;

  /** The end, with its code. */
  public static final int CLOSE = 0x88;

  /** The bit of a frame whose message is compressed. */
  public static final int COMPRESSED = 0x40;

  private static final int LAST_PART = 0x80;
  private static final int MASKED = 0x80;
  private static final int GONE = -1;

  /** The longest body whose length stands in the second byte of its frame. */
  private static final int SHORT = 125;

  private static final int NARROW = 4_096;
  private static final int TWO_BYTES = 126;
  private static final int EIGHT_BYTES = 127;

  /** What came: one frame, as servers send them. */
  public record Frame(int kind, ByteBuffer body) {
    /** The body of a text. */
    public String text() {
      return StandardCharsets.UTF_8.decode(body.duplicate()).toString();
    }

    /** Why a connection is closed; 1005 where nothing is said. */
    public int closeCode() {
      return body.capacity() < 2 ? 1005 : body.getShort(0) & 0xFFFF;
    }
  }

  private final Socket socket;
  private final InputStream in;
  private final String head;
  private int status;

  private RawSocket(Socket socket, InputStream in, String head) {
    this.socket = socket;
    this.in = in;
    this.head = head;
    this.status = Integer.parseInt(head.split(" ")[1]);
  }

  /** Shakes hands, naming the page that does so. */
  public static RawSocket open(int port, Optional<String> origin) throws IOException {
    return open(port, "127.0.0.1:" + port, origin);
  }

  /** Shakes hands as a browser does that can compress, with these words. */
  public static RawSocket compressing(int port, String offer) throws IOException {
    return open(
        port, "127.0.0.1:" + port, Optional.empty(), "Sec-WebSocket-Extensions: " + offer + "\r\n");
  }

  /** Shakes hands with a server that is called by that name. */
  public static RawSocket open(int port, String host, Optional<String> origin) throws IOException {
    return open(port, host, origin, "");
  }

  private static RawSocket open(int port, String host, Optional<String> origin, String more)
      throws IOException {
    return shakeHands(new Socket(InetAddress.getLoopbackAddress(), port), host, origin, more);
  }

  /** Shakes hands for somebody for whom the network keeps little that is not read. */
  public static RawSocket openNarrow(int port) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(NARROW);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    return shakeHands(socket, "127.0.0.1:" + port, Optional.empty(), "");
  }

  private static RawSocket shakeHands(
      Socket socket, String host, Optional<String> origin, String more) throws IOException {
    socket.setSoTimeout(10_000);
    String request =
        "GET /ws HTTP/1.1\r\nHost: "
            + host
            + "\r\nUpgrade: websocket\r\n"
            + "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            + "Sec-WebSocket-Version: 13\r\n"
            + origin.map(name -> "Origin: " + name + "\r\n").orElse("")
            + more
            + "\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    InputStream in = socket.getInputStream();
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
      int next = in.read();
      if (next < 0) {
        break;
      }
      head.write(next);
    }
    return new RawSocket(socket, in, head.toString(StandardCharsets.ISO_8859_1));
  }

  /** What the server answered to the handshake. */
  public int status() {
    return status;
  }

  /** Sends bytes as a text message, whether they are one or not. */
  public void sendText(byte[] bytes) throws IOException {
    send(TEXT, bytes);
  }

  /** Sends a text compressed by itself, as RFC 7692 has it. */
  public void sendCompressed(String text) throws IOException {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
    byte[] bytes = new byte[8192];
    int length = deflater.deflate(bytes, 0, bytes.length, Deflater.SYNC_FLUSH);
    deflater.end();
    // without the 00 00 FF FF of the flush
    send(TEXT | COMPRESSED, Arrays.copyOf(bytes, length - 4));
  }

  private void send(int kind, byte[] bytes) throws IOException {
    socket.getOutputStream().write(frame(kind, bytes));
  }

  /** A frame as clients send them, masked with zeros. */
  public static byte[] frame(int kind, byte[] body) {
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(kind);
    if (body.length <= SHORT) {
      frame.write(MASKED | body.length);
    } else {
      frame.write(MASKED | TWO_BYTES);
      frame.write(body.length >> 8);
      frame.write(body.length);
    }
    frame.writeBytes(new byte[4]);
    frame.writeBytes(body);
    return frame.toByteArray();
  }

  /** Sends bytes as they are, a frame or not. */
  public void sendBytes(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
  }

  /** Sends a frame of any kind. */
  public void sendFrame(int kind, String body) throws IOException {
    send(kind, body.getBytes(StandardCharsets.UTF_8));
  }

  /** The same, unless the connection is gone. */
  public void trySendFrame(int kind, String body) {
    try {
      sendFrame(kind, body);
    } catch (IOException e) {
      status = GONE;
    }
  }

  /** Whether the server ends the connection, one way or the other, within some seconds. */
  public boolean isCutOff() {
    try {
      // what it answered before comes first
      in.transferTo(OutputStream.nullOutputStream());
      return true;
    } catch (java.net.SocketTimeoutException e) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  /** The next frame, or the next text, put together of its parts; nothing at the end. */
  public Optional<Frame> nextFrame() throws IOException {
    Optional<Frame> frame = nextPart();
    if (frame.isEmpty() || frame.get().kind() != FIRST_PART) {
      return frame;
    }
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    text.writeBytes(frame.get().body().array());
    while (frame.isPresent() && frame.get().kind() != LAST_PART) {
      frame = nextPart();
      if (frame.isPresent() && (frame.get().kind() & ~LAST_PART) == PART) {
        text.writeBytes(frame.get().body().array());
      }
    }
    return frame.map(last -> new Frame(TEXT, ByteBuffer.wrap(text.toByteArray())));
  }

  /** The next frame as it came, a whole text or a part of one; nothing at the end. */
  public Optional<Frame> nextPart() throws IOException {
    int kind = in.read();
    int length = in.read();
    if (kind < 0 || length < 0) {
      return Optional.empty();
    }
    long bytes =
        switch (length) {
          case TWO_BYTES -> number(2);
          case EIGHT_BYTES -> number(8);
          default -> length;
        };
    return Optional.of(new Frame(kind, ByteBuffer.wrap(in.readNBytes(Math.toIntExact(bytes)))));
  }

  private long number(int bytes) throws IOException {
    long number = 0;
    for (byte next : in.readNBytes(bytes)) {
      number = number << 8 | next & 0xFF;
    }
    return number;
  }

  /** The next text message; empty if the connection has ended. */
  public String nextText() throws IOException {
    Optional<Frame> frame = nextFrame();
    while (frame.isPresent() && frame.get().kind() != TEXT) {
      frame = nextFrame();
    }
    return frame.map(Frame::text).orElse("");
  }

  /** The head of what the server answered to the handshake. */
  public String head() {
    return head;
  }

  /** Waits for the server's close. */
  public int closeCode() throws IOException {
    Optional<Frame> frame = nextFrame();
    while (frame.isPresent() && frame.get().kind() != CLOSE) {
      frame = nextFrame();
    }
    return frame.map(Frame::closeCode).orElse(GONE);
  }

  /** Breaks the connection, as a machine does that loses its power: no goodbye, only a reset. */
  public void abort() throws IOException {
    socket.setSoLinger(true, 0);
    socket.close();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
