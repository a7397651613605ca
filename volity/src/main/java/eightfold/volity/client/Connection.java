package eightfold.volity.client;

import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.cert.CertificateException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.net.ssl.SSLException;
import org.jivesoftware.smack.ConnectionConfiguration.SecurityMode;
import org.jivesoftware.smack.SmackConfiguration;
import org.jivesoftware.smack.SmackException;
import org.jivesoftware.smack.XMPPException;
import org.jivesoftware.smack.filter.IQReplyFilter;
import org.jivesoftware.smack.packet.Stanza;
import org.jivesoftware.smack.packet.StanzaError;
import org.jivesoftware.smack.provider.ProviderManager;
import org.jivesoftware.smack.roster.Roster;
import org.jivesoftware.smack.sasl.SASLErrorException;
import org.jivesoftware.smack.sasl.core.SCRAMSHA1Mechanism;
import org.jivesoftware.smack.tcp.XMPPTCPConnection;
import org.jivesoftware.smack.tcp.XMPPTCPConnectionConfiguration;
import org.jxmpp.jid.Jid;

/** The line of an account to its server, and calls on it. */
final class Connection implements AutoCloseable {
  /** A parlor takes up to 20 s to make a room, and may be slow besides. */
  private static final int PATIENCE_MILLIS = 60_000;

  private static final int CONNECT_MILLIS = 10_000;

  /** What goes wrong is said in the client's words; held here, or its level would be forgotten. */
  private static final Logger SMACK = Logger.getLogger("org.jivesoftware");

  private final XMPPTCPConnection line;

  private Connection(XMPPTCPConnection line) {
    this.line = line;
  }

  /**
   * Connects and signs in with SCRAM. The line is encrypted, unless the server is on this machine
   * and it is not said whom to trust.
   *
   * @throws ClientException if the server is not there, offers no TLS or SCRAM, or does not take
   *     the password
   */
  static Connection open(ClientSettings settings) throws ClientException {
    SMACK.setLevel(Level.OFF);
    String server = settings.host() + ":" + settings.port();
    try {
      InetAddress address = InetAddress.getByName(settings.host());
      // adds entity capabilities of today's form, where the platform's have to stand
      SmackConfiguration.addDisabledSmackClass("org.jivesoftware.smackx.caps.EntityCapsManager");
      Roster.setRosterLoadedAtLoginDefault(false);
      ProviderManager.addIQProvider(RpcStanza.ELEMENT, Rpc.NAMESPACE, new RpcStanza.Reader());
      XMPPTCPConnection line = new XMPPTCPConnection(configuration(settings, address));
      line.setReplyTimeout(PATIENCE_MILLIS);
      line.connect().login();
      return new Connection(line);
    } catch (UnknownHostException e) {
      throw new ClientException("there is no host " + settings.host());
    } catch (SmackException.EndpointConnectionException e) {
      throw new ClientException(
          "no XMPP server answers at "
              + server
              + (e.getConnectionExceptions().isEmpty()
                  ? ""
                  : ": " + e.getConnectionExceptions().getFirst().getException().getMessage()));
    } catch (SASLErrorException e) {
      throw new ClientException(
          server
              + " does not let "
              + settings.account()
              + " in: there is no such account, or it has another password");
    } catch (SmackException.SecurityRequiredByServerException e) {
      throw new ClientException(
          server
              + " takes encrypted lines alone; --trust FILE, with its certificate, makes one on this"
              + " machine too");
    } catch (SmackException.SecurityRequiredException e) {
      throw new ClientException(
          server
              + " offers no TLS, and a line to another machine must be encrypted: "
              + e.getMessage());
    } catch (SmackException.SmackSaslException e) {
      throw new ClientException(
          server + " lets nobody in by SCRAM-SHA-1, the one way of this client: " + e.getMessage());
    } catch (SmackException | XMPPException | IOException e) {
      throw new ClientException(notConnected(server, settings, e));
    } catch (InterruptedException e) {
      throw interrupted();
    }
  }

  private static XMPPTCPConnectionConfiguration configuration(
      ClientSettings settings, InetAddress address) throws ClientException, IOException {
    boolean plain = address.isLoopbackAddress() && settings.trusted().isEmpty();
    XMPPTCPConnectionConfiguration.Builder all =
        XMPPTCPConnectionConfiguration.builder()
            .setXmppDomain(settings.account().domain())
            .setUsernameAndPassword(settings.account().local(), settings.password())
            .setHostAddress(address)
            .setPort(settings.port())
            .setConnectTimeout(CONNECT_MILLIS)
            .addEnabledSaslMechanism(SCRAMSHA1Mechanism.NAME)
            .setSecurityMode(plain ? SecurityMode.disabled : SecurityMode.required);
    if (settings.trusted().isPresent()) {
      all.setCustomX509TrustManager(TrustedCertificates.of(settings.trusted().get()));
    }
    return all.build();
  }

  private static String notConnected(String server, ClientSettings settings, Exception e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof SSLException || cause instanceof CertificateException) {
        return "no encrypted line to "
            + server
            + ": "
            + cause.getMessage()
            + ". Is its certificate one for "
            + settings.account().domain()
            + (settings.trusted().isPresent()
                ? " that follows from those of " + settings.trusted().get() + "?"
                : " that this machine trusts? --trust FILE names others");
      }
    }
    if (e instanceof SmackException.NoResponseException) {
      return "what listens at " + server + " does not answer as an XMPP server for clients";
    }
    return server + " does not take the client: " + e.getMessage();
  }

  private static ClientException interrupted() {
    Thread.currentThread().interrupt();
    return new ClientException("told to stop");
  }

  /** The line itself, for rooms and service discovery. */
  XMPPTCPConnection line() {
    return line;
  }

  /** The own address, with the resource that the server gave. */
  Jid me() {
    return line.getUser();
  }

  /**
   * Calls somebody, and waits for the answer.
   *
   * @param first what is done with the answer before anything is done that came after it
   */
  Answer call(Jid to, Call call, Consumer<Answer> first) throws ClientException {
    RpcStanza stanza = RpcStanza.call(to, Rpc.query(call));
    CompletableFuture<Answer> coming = new CompletableFuture<>();
    try {
      line.addOneTimeSyncCallback(
          reply -> {
            Answer answer = answer(reply);
            first.accept(answer);
            coming.complete(answer);
          },
          new IQReplyFilter(stanza, line));
      line.sendStanza(stanza);
      return coming.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      Answer none = new Answer.None("nothing came within " + PATIENCE_MILLIS / 1_000 + " s");
      first.accept(none);
      return none;
    } catch (SmackException.NotConnectedException e) {
      throw new ClientException("the line to the server is lost");
    } catch (InterruptedException e) {
      throw interrupted();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Answer answer(Stanza reply) {
    Optional<StanzaError> error = Optional.ofNullable(reply.getError());
    if (error.isPresent()) {
      return new Answer.None(error(error.get()));
    }
    try {
      return reply instanceof RpcStanza rpc
          ? new Answer.Value(Rpc.result(rpc.query()))
          : new Answer.None("that is no XML-RPC");
    } catch (RpcFault e) {
      return new Answer.Fault(e.code(), e.words());
    }
  }

  /** A stanza error in words. */
  static String error(StanzaError error) {
    String condition = error.getCondition().toString().replace('_', '-');
    return switch (error.getCondition()) {
      case item_not_found -> "there is no such address";
      case remote_server_not_found, remote_server_timeout -> "the server does not know its domain";
      case service_unavailable -> "nobody there takes calls";
      case resource_constraint -> "too many calls at once; a second later it goes on";
      case policy_violation -> "the call is too long";
      default ->
          condition + (error.getConditionText() == null ? "" : ", " + error.getConditionText());
    };
  }

  /** Whether there is a line. */
  boolean isOpen() {
    return line.isConnected();
  }

  @Override
  public void close() {
    line.disconnect();
  }
}
