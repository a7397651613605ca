package eightfold.volity;

import java.util.Locale;

/**
 * An address of XMPP.
 *
 * @param local what stands before the {@code @}; empty for a server
 * @param domain the server
 * @param resource what stands after the slash; empty where there is none
 */
public record Jid(String local, String domain, String resource) {
  /** Reads an address; a server has written it, or it is compared and nothing else. */
  public static Jid of(String text) {
    int slash = text.indexOf('/');
    String bare = slash < 0 ? text : text.substring(0, slash);
    String resource = slash < 0 ? "" : text.substring(slash + 1);
    int at = bare.indexOf('@');
    String local = at < 0 ? "" : bare.substring(0, at);
    return new Jid(
        local.toLowerCase(Locale.ROOT), bare.substring(at + 1).toLowerCase(Locale.ROOT), resource);
  }

  /** Without the resource. */
  public Jid bare() {
    return new Jid(local, domain, "");
  }

  /** The same with another resource. */
  public Jid at(String other) {
    return new Jid(local, domain, other);
  }

  @Override
  public String toString() {
    String bare = local.isEmpty() ? domain : local + "@" + domain;
    return resource.isEmpty() ? bare : bare + "/" + resource;
  }
}
