package eightfold.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What the seats added to a deal's shuffle, after its secret was committed to and before it was
 * dealt: with a nonce of its own a seat knows that nobody chose the cards.
 *
 * @param hex by seat, 2 to 128 small hexadecimal digits, two for each byte; empty for a seat that
 *     added none
 */
public record Nonces(List<String> hex) {
  private static final Pattern DIGITS = Pattern.compile("([0-9a-f]{2}){0,64}");

  public Nonces {
    hex = List.copyOf(hex);
    for (String nonce : hex) {
      if (!written(nonce)) {
        throw new IllegalArgumentException("a nonce is 1 to 64 bytes in hexadecimal digits");
      }
    }
  }

  /** No seat has added anything. */
  public static Nonces none(int seats) {
    return new Nonces(Collections.nCopies(seats, ""));
  }

  /** Whether a text could be a nonce; the empty one stands for none. */
  public static boolean written(String text) {
    return DIGITS.matcher(text).matches();
  }

  /** The same with this seat's nonce. */
  public Nonces with(int seat, String nonce) {
    List<String> changed = new ArrayList<>(hex);
    changed.set(seat, nonce);
    return new Nonces(changed);
  }

  /** A seat's bytes; none if it added nothing. */
  byte[] bytes(int seat) {
    return HexFormat.of().parseHex(hex.get(seat));
  }
}
