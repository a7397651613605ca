package eightfold.server;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.protocol.Base64Url;
import eightfold.protocol.Json;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An authenticator with one passkey, and the browser that it is asked by, written from WebAuthn
 * level 3 (6.1 authenticator data, 6.5.4 attestation objects, 5.8.1 client data) and RFC 9052
 * (keys): ES256, attestation none, unlocked by its user. It says whatever a test wants it to say.
 */
public final class Authenticator {
  private static final int PRESENT = 0x01;
  private static final int VERIFIED = 0x04;
  private static final int ATTESTED = 0x40;
  private static final int COORDINATE = 32;

  private final KeyPair keys;
  private final byte[] id;
  private String handle = "";

  /** What it says to be asked by. */
  String origin;

  /** For whom it signs: the name of the page's host. */
  String party = "localhost";

  /** How often it says to have signed. */
  int count;

  /** Whether its user has unlocked it. */
  boolean unlocked = true;

  /**
   * One for a page at some place.
   *
   * @param number by which its passkey differs from others
   */
  public Authenticator(String origin, int number) {
    this.origin = origin;
    this.id = ("passkey number " + number).getBytes(StandardCharsets.US_ASCII);
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      keys = generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The same for pages of another host. */
  public Authenticator at(String host) {
    party = host;
    return this;
  }

  String id() {
    return Base64Url.of(id);
  }

  String handle() {
    return handle;
  }

  /** Makes its passkey; what is sent to be kept. */
  public Map<String, Object> make(String guest, JsonNode options) {
    handle = options.path("user").path("id").asText();
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    data.writeBytes(header(ATTESTED));
    data.writeBytes(new byte[16]);
    data.writeBytes(new byte[] {0, (byte) id.length});
    data.writeBytes(id);
    data.writeBytes(publicKey());
    ByteArrayOutputStream object = new ByteArrayOutputStream();
    object.write(0xa3);
    text(object, "fmt");
    text(object, "none");
    text(object, "attStmt");
    object.write(0xa0);
    text(object, "authData");
    object.write(0x58);
    object.write(data.size());
    object.writeBytes(data.toByteArray());
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("guest", guest);
    body.put("clientDataJSON", clientData("webauthn.create", options));
    body.put("attestationObject", Base64Url.of(object.toByteArray()));
    return body;
  }

  /** Shows its passkey; what is sent to sign in. */
  public Map<String, Object> show(JsonNode options) {
    byte[] data = header(0);
    String clientData = clientData("webauthn.get", options);
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("id", id());
    body.put("userHandle", handle);
    body.put("clientDataJSON", clientData);
    body.put("authenticatorData", Base64Url.of(data));
    body.put("signature", Base64Url.of(signed(data, sha256(Base64Url.bytes(clientData)))));
    return body;
  }

  private String clientData(String type, JsonNode options) {
    String json =
        Json.write(
            Map.of(
                "type",
                type,
                "challenge",
                options.path("challenge").asText(),
                "origin",
                origin,
                "crossOrigin",
                false));
    return Base64Url.of(json.getBytes(StandardCharsets.UTF_8));
  }

  private byte[] header(int more) {
    return ByteBuffer.allocate(37)
        .put(sha256(party.getBytes(StandardCharsets.UTF_8)))
        .put((byte) (PRESENT | (unlocked ? VERIFIED : 0) | more))
        .putInt(count)
        .array();
  }

  private byte[] publicKey() {
    ECPublicKey key = (ECPublicKey) keys.getPublic();
    ByteArrayOutputStream cose = new ByteArrayOutputStream();
    // kty EC2, alg ES256, crv P-256
    cose.writeBytes(new byte[] {(byte) 0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01});
    cose.writeBytes(new byte[] {0x21, 0x58, COORDINATE});
    cose.writeBytes(coordinate(key.getW().getAffineX()));
    cose.writeBytes(new byte[] {0x22, 0x58, COORDINATE});
    cose.writeBytes(coordinate(key.getW().getAffineY()));
    return cose.toByteArray();
  }

  private static byte[] coordinate(BigInteger number) {
    byte[] bytes = number.toByteArray();
    byte[] whole = new byte[COORDINATE];
    int length = Math.min(bytes.length, COORDINATE);
    System.arraycopy(bytes, bytes.length - length, whole, COORDINATE - length, length);
    return whole;
  }

  private static void text(ByteArrayOutputStream out, String text) {
    out.write(0x60 + text.length());
    out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
  }

  private byte[] signed(byte[]... parts) {
    try {
      Signature signature = Signature.getInstance("SHA256withECDSA");
      signature.initSign(keys.getPrivate());
      for (byte[] part : parts) {
        signature.update(part);
      }
      return signature.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
