package eightfold.server.adapter;

import eightfold.message.Texts;
import eightfold.protocol.Malformed;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How plain requests are read. */
final class Requests {
  /** The largest body of a request that brings no rule book. */
  static final int MOST_BYTES = 4096;

  static final String IDEMPOTENCY_KEY = "Idempotency-Key";
  static final Pattern KEY = Pattern.compile("\"?([A-Za-z0-9_-]{22,64})\"?");

  /** JSON, in UTF-8 if anything is said of it. */
  private static final Pattern JSON =
      Pattern.compile(
          "application/json\\s*(;\\s*charset\\s*=\\s*\"?utf-?8\"?\\s*)?", Pattern.CASE_INSENSITIVE);

  static final String ACCEPT_LANGUAGE = "Accept-Language";

  /** More languages than that nobody speaks. */
  private static final int MOST_LANGUAGES = 10;

  private Requests() {}

  /** The words of the first language that whoever asks wants and that there is. */
  static Texts texts(Context ctx) {
    String asked = text(ctx.header(ACCEPT_LANGUAGE));
    return asked.isEmpty()
        ? Texts.ENGLISH
        : Texts.first(
            Collections.list(ctx.req().getLocales()).stream()
                .limit(MOST_LANGUAGES)
                .map(Locale::toLanguageTag)
                .toList());
  }

  /** The body of a request that brings no rule book. */
  static String body(Context ctx) throws Malformed, IOException {
    return body(ctx, MOST_BYTES);
  }

  /** The body as a text; only JSON, which no foreign page can send without asking. */
  static String body(Context ctx, int mostBytes) throws Malformed, IOException {
    if (!JSON.matcher(text(ctx.req().getHeader("Content-Type")).strip()).matches()) {
      throw new Malformed("the content type must be application/json, in UTF-8");
    }
    byte[] bytes = ctx.req().getInputStream().readNBytes(mostBytes + 1);
    if (bytes.length > mostBytes) {
      throw tooLong(mostBytes);
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new Malformed("that is not UTF-8");
    }
  }

  static Malformed tooLong(int mostBytes) {
    return new Malformed("the request may have " + mostBytes + " bytes at most");
  }

  /**
   * What stands for this request and no other, if its client means to send it again when the answer
   * is lost. Quotation marks, as the header's draft standard has them, may be there or not.
   */
  static Optional<String> once(Context ctx, String body) throws Malformed {
    String header = text(ctx.header(IDEMPOTENCY_KEY)).strip();
    if (header.isEmpty()) {
      return Optional.empty();
    }
    Matcher key = KEY.matcher(header);
    if (!key.matches()) {
      throw new Malformed(
          IDEMPOTENCY_KEY
              + " must be 22 to 64 letters, digits, - and _, made by chance: whoever knows it has"
              + " the seat");
    }
    return Optional.of(key.group(1) + "\n" + body);
  }

  static String text(@Nullable String header) {
    return header == null ? "" : header;
  }
}
