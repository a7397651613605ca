package eightfold.server.port;

import eightfold.message.Message;

/**
 * To whom browsers show passkeys: this server, under one of its names. It checks what they send, in
 * the sense of WebAuthn; that a challenge is this server's own, and new, is for whoever calls.
 */
public interface RelyingParty {
  /** The name of the server for which passkeys are made and with which alone they work. */
  String id();

  /**
   * A passkey as it is kept. Nothing of it is secret.
   *
   * @param id its id in base64url
   * @param credential its public key with its id, in base64url
   * @param count how often it has signed, as it says; many say 0 for ever
   * @param synced whether it may be on several devices
   */
  record Key(String id, String credential, long count, boolean synced) {
    /** The same, later. */
    public Key counted(long other) {
      return new Key(id, credential, other, synced);
    }
  }

  /** What is shown at a sign-in, each in base64url. */
  record Proof(String id, String clientData, String authenticatorData, String signature) {}

  /**
   * A passkey that has been made.
   *
   * @param challenge to which it is an answer
   * @param clientData what the browser says, in base64url
   * @param attestation what the authenticator says, in base64url
   */
  Key made(byte[] challenge, String clientData, String attestation) throws Refused;

  /** A sign-in by a passkey: how often it has signed by now. */
  long shown(byte[] challenge, Key key, Proof proof) throws Refused;

  /** Why something is no proof, in words for people. */
  final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Message reason;

    public Refused(Message reason) {
      super(reason.text());
      this.reason = reason;
    }

    /** A sentence without its end. */
    public Message reason() {
      return reason;
    }
  }
}
