package eightfold.server.lobby;

import eightfold.message.Message;
import eightfold.protocol.Base64Url;
import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.protocol.NewPasskey;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.PasskeyOptions;
import eightfold.protocol.PasskeyRemoval;
import eightfold.protocol.PasskeySignIn;
import eightfold.server.port.Notes;
import eightfold.server.port.RelyingParty;
import eightfold.server.port.RelyingParty.Refused;
import eightfold.server.port.StoreException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Passkeys of guests. The user handle of a passkey is the guest's secret, which the server does not
 * keep: whoever signs in gives it back, and has a token of the same guest with all seats.
 */
public final class Passkeys {
  /** The kind of notes that passkeys are; their id is a hash of the passkey's. */
  static final String PASSKEY = "passkey";

  /** So many may a guest have. */
  static final int MOST = 10;

  /** One that was not used for so long is forgotten. */
  static final long UNUSED_MILLIS = TimeUnit.DAYS.toMillis(730);

  static final Retention RETENTION = new Retention(PASSKEY, UNUSED_MILLIS);

  private static final String SIGN_IN = "sign-in";
  private static final String MAKE = "make ";
  private static final String NAME = "Eightfold";

  private final LobbyParts parts;
  private final GuestTokens tokens;
  private final PasskeyChallenges challenges;

  /** As fast as tables may be opened: it fills the store likewise. */
  private final SpeedLimit making;

  Passkeys(LobbyParts parts, GuestTokens tokens, PasskeyChallenges challenges) {
    this.parts = parts;
    this.tokens = tokens;
    this.challenges = challenges;
    this.making = new SpeedLimit(parts.settings().limits().speeds().opening());
  }

  /** What a note of a passkey says. */
  record Kept(RelyingParty.Key key, String name, long since) {
    Notes.Note note(String owner, long at) {
      return new Notes.Note(PASSKEY, Keys.hash(key.id()), owner, at, Json.write(this));
    }

    static Kept of(Notes.Note note) {
      try {
        return Json.own(note.body(), Kept.class);
      } catch (Malformed e) {
        throw new StoreException("a note of a passkey cannot be read: " + e.words(), e);
      }
    }
  }

  /** What a browser is to be asked so that somebody signs in. */
  public Page request(RelyingParty party) {
    return PasskeyOptions.Request.of(party.id(), written(challenges.fresh(SIGN_IN)));
  }

  /** What a browser is to be asked so that a guest gets a passkey. */
  public Page creation(String token, RelyingParty party) {
    return switch (tokens.read(token)) {
      case Identity.Known(Guest guest) ->
          PasskeyOptions.Creation.of(
              new PasskeyOptions.Party(party.id(), NAME),
              new PasskeyOptions.User(guest.secret(), guest.name(), guest.name()),
              written(challenges.fresh(MAKE + guest.id())),
              of(guest).stream().map(Page.Passkey::id).toList());
      case Identity.Stranger(Problem why) -> why;
    };
  }

  /** Keeps a passkey that was made. */
  public Page keep(NewPasskey made, RelyingParty party, String address) {
    return switch (tokens.read(made.guest())) {
      case Identity.Known(Guest guest) -> keep(guest, made, party, address);
      case Identity.Stranger(Problem why) -> why;
    };
  }

  private Page keep(Guest guest, NewPasskey made, RelyingParty party, String address) {
    long now = parts.clock().millis();
    if (of(guest).size() >= MOST) {
      return Problem.of(
          Problems.NOT_POSSIBLE, Message.of("problems.most-passkeys").with("most", MOST));
    }
    Optional<String> challenge = challenge(made.clientData(), MAKE + guest.id());
    if (challenge.isEmpty()) {
      return ended();
    }
    try {
      RelyingParty.Key key =
          party.made(bytes(challenge.get()), made.clientData(), made.attestation());
      if (!making.admits(address, now)) {
        return Problem.of(Problems.TOO_FAST, Message.of("problems.many-passkeys"))
            .after(making.waitSeconds(address, now));
      }
      if (!challenges.use(challenge.get())) {
        return ended();
      }
      Kept kept = new Kept(key, guest.name(), now);
      return parts.store().add(kept.note(guest.id(), now))
          ? new Page.Passkey(key.id(), now)
          : Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.passkey-known"));
    } catch (Refused e) {
      return Problem.of(Problems.NOT_POSSIBLE, e.reason());
    }
  }

  /** A token for whoever shows a passkey. */
  public Page signIn(PasskeySignIn wish, RelyingParty party) {
    Optional<String> challenge = challenge(wish.clientData(), SIGN_IN);
    if (challenge.isEmpty()) {
      return ended();
    }
    Optional<Notes.Note> note = parts.store().note(PASSKEY, Keys.hash(wish.id()));
    if (note.isEmpty()) {
      return Problem.of(Problems.STRANGER, Message.of("problems.passkey-unknown"));
    }
    Kept kept = Kept.of(note.get());
    Guest guest = tokens.withSecret(kept.name(), wish.userHandle());
    if (!guest.id().equals(note.get().owner())) {
      return Problem.of(Problems.STRANGER, Message.of("problems.other-handle"));
    }
    try {
      RelyingParty.Proof proof =
          new RelyingParty.Proof(
              wish.id(), wish.clientData(), wish.authenticatorData(), wish.signature());
      long count = party.shown(bytes(challenge.get()), kept.key(), proof);
      if (!challenges.use(challenge.get())) {
        return ended();
      }
      Kept counted = new Kept(kept.key().counted(count), kept.name(), kept.since());
      parts.store().put(counted.note(guest.id(), parts.clock().millis()));
      GuestTokens.Issued issued = tokens.issue(guest);
      return new Page.GuestKey(issued.token(), guest.name(), issued.until());
    } catch (Refused e) {
      return Problem.of(Problems.STRANGER, e.reason());
    }
  }

  /** A passkey of a guest's own is worth nothing any more. */
  public Page remove(PasskeyRemoval wish) {
    return switch (tokens.read(wish.guest())) {
      case Identity.Known(Guest guest) -> {
        String id = Keys.hash(wish.id());
        Optional<Notes.Note> note =
            parts.store().note(PASSKEY, id).filter(one -> one.owner().equals(guest.id()));
        if (note.isEmpty()) {
          yield Problem.of(Problems.UNKNOWN, Message.of("problems.no-passkey"));
        }
        parts.store().remove(PASSKEY, id);
        yield new Page.Passkey(wish.id(), Kept.of(note.get()).since());
      }
      case Identity.Stranger(Problem why) -> why;
    };
  }

  /** The passkeys of a guest, that used last first. */
  List<Page.Passkey> of(Guest guest) {
    return parts.store().notes(PASSKEY, guest.id(), MOST).stream()
        .map(Kept::of)
        .map(kept -> new Page.Passkey(kept.key().id(), kept.since()))
        .toList();
  }

  /** Who signs in is called as they were last. */
  void rename(Guest guest) {
    for (Notes.Note note : parts.store().notes(PASSKEY, guest.id(), MOST)) {
      Kept kept = Kept.of(note);
      Kept renamed = new Kept(kept.key(), guest.name(), kept.since());
      parts.store().put(renamed.note(guest.id(), note.at()));
    }
  }

  /**
   * To what a browser says that it answers, if that was asked here for this purpose, and of late.
   */
  private Optional<String> challenge(String clientData, String purpose) {
    try {
      String said = text(clientData);
      String challenge = text(Json.object(said).text("challenge", said.length()));
      return Optional.of(challenge).filter(one -> challenges.holds(one, purpose));
    } catch (Malformed | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Problem ended() {
    return Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.question-ended"));
  }

  private static String written(String challenge) {
    return Base64Url.of(bytes(challenge));
  }

  private static byte[] bytes(String challenge) {
    return challenge.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(String base64) {
    return new String(Base64Url.bytes(base64), StandardCharsets.UTF_8);
  }
}
