package eightfold.server.adapter;

import eightfold.server.port.Link;
import java.lang.reflect.Proxy;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;

/** The server's links to WebSockets, over sockets that a test makes up. */
public final class SessionLinks {
  private SessionLinks() {}

  /** What a link does with its socket. */
  public interface Socket {
    /**
     * Sends a text.
     *
     * @param taken to be run when it is sent, or never will be
     */
    void send(String text, Runnable taken);

    /** Closes it. */
    void close(int code, String reason);
  }

  /** A link as the server has it, over a socket. */
  public static Link over(Socket socket) {
    return new SocketLink(
        (CoreSession)
            Proxy.newProxyInstance(
                CoreSession.class.getClassLoader(),
                new Class<?>[] {CoreSession.class},
                (proxy, method, arguments) -> {
                  switch (method.getName()) {
                    case "sendFrame" ->
                        socket.send(
                            ((Frame) arguments[0]).getPayloadAsUTF8(),
                            ((Callback) arguments[1])::succeeded);
                    case "close" -> socket.close((int) arguments[0], (String) arguments[1]);
                    default -> throw new UnsupportedOperationException(method.getName());
                  }
                  return null;
                }),
        new Unsent(Unsent.MOST_BYTES));
  }
}
