package eightfold.server.adapter;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.AttestationObject;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.verifier.exception.BadOriginException;
import com.webauthn4j.verifier.exception.BadSignatureException;
import com.webauthn4j.verifier.exception.MaliciousCounterValueException;
import com.webauthn4j.verifier.exception.UserNotVerifiedException;
import eightfold.message.Message;
import eightfold.protocol.Base64Url;
import eightfold.protocol.PasskeyOptions;
import eightfold.server.port.RelyingParty;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** This server under one of its names, as WebAuthn4J sees it. */
final class WebAuthnParty implements RelyingParty {
  /** Loaded when somebody has a passkey at last: most servers start without one. */
  private static final class Library {
    private static final ObjectConverter OBJECTS = new ObjectConverter();

    /** Not strict: who made an authenticator is not asked, and could be told. */
    private static final WebAuthnManager CHECKS =
        WebAuthnManager.createNonStrictWebAuthnManager(OBJECTS);

    private static final AttestedCredentialDataConverter CREDENTIALS =
        new AttestedCredentialDataConverter(OBJECTS);

    private static final List<PublicKeyCredentialParameters> KINDS =
        PasskeyOptions.ALGORITHMS.stream()
            .map(
                number ->
                    new PublicKeyCredentialParameters(
                        PublicKeyCredentialType.PUBLIC_KEY, COSEAlgorithmIdentifier.create(number)))
            .toList();
  }

  private final HostNames.Place place;

  WebAuthnParty(HostNames.Place place) {
    this.place = place;
  }

  @Override
  public String id() {
    return place.name();
  }

  @Override
  public Key made(byte[] challenge, String clientData, String attestation) throws Refused {
    try {
      RegistrationData data =
          Library.CHECKS.verify(
              new RegistrationRequest(Base64Url.bytes(attestation), Base64Url.bytes(clientData)),
              new RegistrationParameters(asked(challenge), Library.KINDS, true, true));
      // what has no key is no proof for the library, which has looked
      AttestationObject object = Objects.requireNonNull(data.getAttestationObject());
      AttestedCredentialData credential =
          Objects.requireNonNull(object.getAuthenticatorData().getAttestedCredentialData());
      return new Key(
          Base64Url.of(credential.getCredentialId()),
          Base64Url.of(Library.CREDENTIALS.convert(credential)),
          object.getAuthenticatorData().getSignCount(),
          object.getAuthenticatorData().isFlagBE());
    } catch (RuntimeException e) {
      // the library throws what it likes at bytes that are none of WebAuthn's
      throw new Refused(words(e));
    }
  }

  @Override
  public long shown(byte[] challenge, Key key, Proof proof) throws Refused {
    byte[] id = Base64Url.bytes(proof.id());
    try {
      CredentialRecordImpl known =
          new CredentialRecordImpl(
              new NoneAttestationStatement(),
              true,
              key.synced(),
              key.synced(),
              key.count(),
              Library.CREDENTIALS.convert(Base64Url.bytes(key.credential())),
              null,
              null,
              null,
              null);
      return Library.CHECKS
          .verify(
              new AuthenticationRequest(
                  id,
                  Base64Url.bytes(proof.authenticatorData()),
                  Base64Url.bytes(proof.clientData()),
                  Base64Url.bytes(proof.signature())),
              new AuthenticationParameters(asked(challenge), known, List.of(id), true, true))
          .getAuthenticatorData()
          .getSignCount();
    } catch (RuntimeException e) {
      // the library throws what it likes at bytes that are none of WebAuthn's
      throw new Refused(words(e));
    }
  }

  private ServerProperty asked(byte[] challenge) {
    return ServerProperty.builder()
        .origins(place.origins().stream().map(Origin::new).collect(Collectors.toSet()))
        .rpId(place.name())
        .challenge(new DefaultChallenge(challenge))
        .build();
  }

  /** What an exception of the library says may be a stranger's words, and is not told. */
  private Message words(RuntimeException e) {
    return switch (e) {
      case BadOriginException _ ->
          Message.of("problems.other-page")
              .with("pages", place.origins().stream().sorted().toList());
      case BadSignatureException _ -> Message.of("problems.bad-signature");
      case MaliciousCounterValueException _ -> Message.of("problems.counted-back");
      case UserNotVerifiedException _ -> Message.of("problems.not-unlocked");
      default -> Message.of("problems.no-proof");
    };
  }
}
