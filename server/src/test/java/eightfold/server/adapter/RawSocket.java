package eightfold.server.adapter;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A WebSocket spoken by hand, to send what no library would. */
public final class RawSocket implements AutoCloseable {
  /** A ping. */
  public static final int PING = 0x89;

  /** The beginning of a text in parts. */
  public static final int FIRST_PART = 0x01;

  /** A part of a text that is neither first nor last. */
  public static final int PART = 0x00;

  private static final int TEXT = 0x81;
  private static final int CLOSE = 0x88;
  private static final int MASKED = 0x80;
  private static final int GONE = -1;

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

  /** Shakes hands with a server that is called by that name. */
  public static RawSocket open(int port, String host, Optional<String> origin) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(10_000);
    String request =
        "GET /ws HTTP/1.1\r\nHost: "
            + host
            + "\r\nUpgrade: websocket\r\n"
            + "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            + "Sec-WebSocket-Version: 13\r\n"
            + origin.map(name -> "Origin: " + name + "\r\n").orElse("")
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

  private void send(int kind, byte[] bytes) throws IOException {
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(kind);
    frame.write(MASKED | bytes.length);
    frame.writeBytes(new byte[4]);
    frame.writeBytes(bytes);
    socket.getOutputStream().write(frame.toByteArray());
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

  /** The next text message; one of 125 bytes at most. */
  public String nextText() throws IOException {
    while (true) {
      int kind = in.read();
      int length = in.read();
      if (kind < 0 || length < 0) {
        return "";
      }
      byte[] body = in.readNBytes(length);
      if (kind == TEXT) {
        return new String(body, StandardCharsets.UTF_8);
      }
    }
  }

  /** The head of what the server answered to the handshake. */
  public String head() {
    return head;
  }

  /** Waits for the server's close. */
  public int closeCode() throws IOException {
    while (true) {
      int kind = in.read();
      int length = in.read();
      if (kind < 0 || length < 0) {
        return -1;
      }
      byte[] body = in.readNBytes(length);
      if (kind == CLOSE) {
        return (body[0] & 0xFF) << 8 | body[1] & 0xFF;
      }
    }
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
