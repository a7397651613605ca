package eightfold.rules.json;

import eightfold.message.Message;
import eightfold.rules.book.RuleBookException;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.Finding;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Span;
import eightfold.rules.text.TextCursor;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A rule book as it lies in a file: bytes, of a text or of JSON, told by looking. */
public final class BookFile {
  /** Nobody need read more bytes of a file: it is too large by far. */
  public static final int MOST_READ = 1 << 20;

  /** What some programs write before a text, to say that it is UTF-8. */
  private static final String MARK = "\uFEFF";

  private BookFile() {}

  /** Whether a text is a book in JSON. */
  public static boolean isJson(String text) {
    return text.stripLeading().startsWith("{");
  }

  /**
   * What a file says, without a mark that it is UTF-8.
   *
   * @param file how findings name it
   * @param bytes all of it, or the first {@link #MOST_READ}
   * @throws RuleBookException if it is no UTF-8
   */
  public static String text(String file, byte[] bytes) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    CoderResult result = decoder.decode(in, out, bytes.length < MOST_READ);
    String text = out.flip().toString();
    if (result.isError()) {
      throw new RuleBookException(
          List.of(notUtf8(file, bytes[in.position()], in.position(), text)));
    }
    return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
  }

  private static Finding notUtf8(String file, byte first, int position, String before) {
    TextCursor cursor = new TextCursor(before);
    cursor.to(before.length());
    return new Finding(
        FindingCode.NOT_UTF_8,
        Finding.Level.ERROR,
        file,
        new Span(cursor.line(), cursor.column(), cursor.line(), cursor.column()),
        "",
        Explanation.of(
            Message.of("findings.not-utf-8")
                .with("position", position + 1)
                .with("byte", "%02X".formatted(first)),
            Message.of("findings.save-as-utf-8")),
        Optional.empty());
  }

  /**
   * Looks at one book as somebody has written it, in whatever form, right or wrong.
   *
   * @param file how findings name it; without its ending it is the id of a text that gives none
   * @param others texts of books that it may extend, by the names of their files
   */
  public static RuleBooks check(String file, String text, Map<String, String> others) {
    return isJson(text) ? RuleBookJson.read(file, text) : RuleBooks.check(file, text, others);
  }
}
