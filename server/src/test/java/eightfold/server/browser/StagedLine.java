package eightfold.server.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.WaitForSelectorState;
import eightfold.protocol.Json;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The WebSocket of a page that has opened a table: what the server would say of it is said here.
 */
final class StagedLine {
  private static final Pattern REQUEST_ID = Pattern.compile("\"id\":(\\d+)");

  private static final String REFUSED =
      "{\"jsonrpc\":\"2.0\",\"id\":%s,\"error\":{\"code\":909,\"message\":%s}}";

  private static final Locator.WaitForOptions ATTACHED =
      new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

  private final AtomicReference<WebSocketRoute> socket;

  /** Why the next act is refused; empty: it is done. */
  private final AtomicReference<String> refusal;

  private StagedLine(AtomicReference<WebSocketRoute> socket, AtomicReference<String> refusal) {
    this.socket = socket;
    this.refusal = refusal;
  }

  /** Shows a table on this page, which has opened another one. */
  static StagedLine on(Page page, Snapshot first) {
    AtomicReference<WebSocketRoute> opened = new AtomicReference<>();
    AtomicReference<String> refusal = new AtomicReference<>("");
    page.routeWebSocket(
        Pattern.compile(".*/ws"),
        socket -> {
          opened.set(socket);
          socket.onMessage(
              frame -> {
                Matcher id = REQUEST_ID.matcher(frame.text());
                boolean hello = frame.text().contains("\"hello\"");
                String refused = Objects.requireNonNullElse(refusal.get(), "");
                if (id.find() && frame.text().contains("\"act\"") && !refused.isEmpty()) {
                  socket.send(REFUSED.formatted(id.group(1), Json.write(refused)));
                } else if (id.find(0)) {
                  Notice answer = hello ? welcome(first) : new Notice.Done();
                  socket.send(Notice.result(id.group(1), answer));
                }
              });
        });
    page.reload();
    // a result covers the seats
    page.locator(".table-screen .seat, .table-screen .end-panel").first().waitFor(ATTACHED);
    return new StagedLine(opened, refusal);
  }

  private static Notice.Welcome welcome(Snapshot snapshot) {
    return new Notice.Welcome(
        OptionalInt.of(0),
        snapshot.with(List.of()),
        List.of(),
        Optional.empty(),
        false,
        OptionalLong.empty());
  }

  /** From now on acts are refused with these words. */
  void refuses(String words) {
    refusal.set(words);
  }

  /** The table has become this, by these events. */
  void tells(Snapshot snapshot, List<ToldEvent> events) {
    Objects.requireNonNull(socket.get(), "nobody has opened the line")
        .send(Notice.notification(new Notice.Table(snapshot, events)));
  }
}
