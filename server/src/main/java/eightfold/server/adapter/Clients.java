package eightfold.server.adapter;

import eightfold.server.port.RelyingParty;
import io.javalin.http.Context;
import java.net.InetSocketAddress;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/** Who sends a request, and by which name they call us. */
final class Clients {
  static final String WRONG_HOST =
      "this server does not answer to that name; whoever runs it can give it the name (--name)";

  private static final String FORWARDED = "X-Forwarded-For";

  private final HostNames names;
  private final boolean behindProxy;

  Clients(HostNames names, boolean behindProxy) {
    this.names = names;
    this.behindProxy = behindProxy;
  }

  /** The address by which the client is counted. */
  String address(Context ctx) {
    List<String> forwarded =
        behindProxy ? Collections.list(ctx.req().getHeaders(FORWARDED)) : List.of();
    return address(text(ctx.req().getRemoteAddr()), forwarded);
  }

  /** The same, of a request that is to become a WebSocket. */
  String address(Request request) {
    List<String> forwarded =
        behindProxy ? request.getHeaders().getValuesList(FORWARDED) : List.of();
    return address(Request.getRemoteAddr(request), forwarded);
  }

  private static String address(String remote, List<String> forwarded) {
    return Addresses.of(InetSocketAddress.createUnresolved(remote, 0), forwarded);
  }

  /** Whether the request calls us by a name of ours. */
  boolean knowHost(Context ctx) {
    return knowHost(ctx.header("Host"));
  }

  /** Whether that is a name of ours. */
  boolean knowHost(@Nullable String host) {
    return names.knows(text(host));
  }

  /** To whom passkeys are shown by this name of ours; empty where there are none. */
  Optional<RelyingParty> relyingParty(Context ctx) {
    return names.passkeysAt(text(ctx.header("Host"))).map(WebAuthnParty::new);
  }

  private static String text(@Nullable String header) {
    return header == null ? "" : header;
  }
}
