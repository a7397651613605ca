package eightfold.protocol;

import java.util.Base64;

/** Bytes in a text, as RFC 4648 has them for addresses, without padding. */
public final class Base64Url {
  private Base64Url() {}

  public static String of(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /**
   * The bytes of a text.
   *
   * @throws IllegalArgumentException if it is none of this kind
   */
  public static byte[] bytes(String text) {
    return Base64.getUrlDecoder().decode(text);
  }

  /** A field that must be there, and be of this kind. */
  static String field(Fields body, String name, int most) throws Malformed {
    String text = body.text(name, most);
    try {
      if (!of(bytes(text)).equals(text)) {
        throw wrong(name);
      }
    } catch (IllegalArgumentException e) {
      throw wrong(name);
    }
    return text;
  }

  private static Malformed wrong(String name) {
    return new Malformed(name + " must be base64url without padding");
  }
}
