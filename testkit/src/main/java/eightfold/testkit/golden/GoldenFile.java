package eightfold.testkit.golden;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A file of the corpus: the records of one game with the texts of their rule books, which stand
 * once in it however many records have them. {@code zcat} shows it.
 */
final class GoldenFile {
  private static final String ENDING = ".txt.gz";

  private GoldenFile() {}

  static String name(String game) {
    return game + ENDING;
  }

  /** The file's bytes; the same for the same records on every machine. */
  static byte[] bytes(List<GoldenRecord> records) {
    Map<String, Integer> books = new LinkedHashMap<>();
    records.forEach(record -> books.putIfAbsent(record.book(), books.size()));
    StringBuilder text = new StringBuilder();
    books.forEach(
        (book, number) ->
            text.append("book ").append(book.lines().count()).append('\n').append(book));
    for (GoldenRecord record : records) {
      text.append(
          "record %d %s book %d seats %d seed %d lines %d %s\n"
              .formatted(
                  record.number(),
                  record.game(),
                  books.get(record.book()),
                  record.seats(),
                  record.seed(),
                  record.lines().size(),
                  String.join(" ", record.players())));
      record.lines().forEach(line -> text.append(line).append('\n'));
    }
    return packed(text.toString());
  }

  /** What {@link #bytes} has written. */
  static List<GoldenRecord> read(byte[] bytes) {
    Iterator<String> lines = text(bytes).lines().iterator();
    List<String> books = new ArrayList<>();
    List<GoldenRecord> records = new ArrayList<>();
    while (lines.hasNext()) {
      String[] head = lines.next().split(" ");
      switch (head[0]) {
        case "book" -> books.add(String.join("\n", take(lines, Integer.parseInt(head[1]))) + "\n");
        case "record" ->
            records.add(
                new GoldenRecord(
                    Integer.parseInt(head[1]),
                    head[2],
                    books.get(Integer.parseInt(head[4])),
                    Integer.parseInt(head[6]),
                    Long.parseLong(head[8]),
                    Arrays.asList(head).subList(11, head.length),
                    take(lines, Integer.parseInt(head[10]))));
        default -> throw new IllegalArgumentException("neither book nor record: " + head[0]);
      }
    }
    return records;
  }

  private static List<String> take(Iterator<String> lines, int count) {
    List<String> taken = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      taken.add(lines.next());
    }
    return taken;
  }

  /** A text packed as {@code gzip -9} does. */
  static byte[] packed(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new Best(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static String text(byte[] packed) {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Best extends GZIPOutputStream {
    Best(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
