package eightfold.server.adapter;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A WebSocket spoken by hand, to send what no library would. */
public final class RawSocket implements AutoCloseable {
  private static final int TEXT = 0x81;
  private static final int CLOSE = 0x88;
  private static final int MASKED = 0x80;

  private final Socket socket;
  private final InputStream in;
  private final int status;

  private RawSocket(Socket socket, InputStream in, int status) {
    this.socket = socket;
    this.in = in;
    this.status = status;
  }

  /** Shakes hands, naming the page that does so. */
  public static RawSocket open(int port, Optional<String> origin) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(10_000);
    String request =
        "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:"
            + port
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
    String line = head.toString(StandardCharsets.ISO_8859_1).split("\r\n")[0];
    return new RawSocket(socket, in, Integer.parseInt(line.split(" ")[1]));
  }

  /** What the server answered to the handshake. */
  public int status() {
    return status;
  }

  /** Sends bytes as a text message, whether they are one or not. */
  public void sendText(byte[] bytes) throws IOException {
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(TEXT);
    frame.write(MASKED | bytes.length);
    frame.writeBytes(new byte[4]);
    frame.writeBytes(bytes);
    socket.getOutputStream().write(frame.toByteArray());
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
