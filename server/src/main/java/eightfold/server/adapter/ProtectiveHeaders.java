package eightfold.server.adapter;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/**
 * What every answer tells browsers, of whatever kind it is: an error that is found before anybody
 * looks at the path has it, too. There is no word of HTTPS in it, which only a proxy can promise.
 */
final class ProtectiveHeaders {
  static final Map<String, String> ALL =
      Map.of(
          // styles are set by the page's program one by one, never as text
          "Content-Security-Policy",
              "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:;"
                  + " object-src 'none'; base-uri 'none'; form-action 'none';"
                  + " frame-ancestors 'none'",
          "X-Content-Type-Options", "nosniff",
          "X-Frame-Options", "DENY",
          // the path of a table is all that it takes to watch it: it is told to nobody else
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin",
          "Permissions-Policy",
              "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(),"
                  + " bluetooth=(), midi=(), display-capture=()");

  private ProtectiveHeaders() {}

  /** Puts them into the answer to a request before anybody sees it. */
  static Request withEveryAnswer(Request request, HttpFields.Mutable answer) {
    ALL.forEach(answer::put);
    return request;
  }

  /** Says in a few words, and nothing else, what the server would not even look at. */
  static final class Errors extends ErrorHandler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
      ALL.forEach(response.getHeaders()::put);
      response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain; charset=utf-8");
      response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
      String words = "The server cannot answer that (" + response.getStatus() + ").";
      response.write(true, ByteBuffer.wrap(words.getBytes(StandardCharsets.UTF_8)), callback);
      return true;
    }
  }
}
