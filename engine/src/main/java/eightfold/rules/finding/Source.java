package eightfold.rules.finding;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A file that holds a book, and where in it each thing of the book stands. Things are named by
 * their JSON pointers in the book's JSON form.
 */
public final class Source {
  private final String file;
  private final boolean heir;
  private final Map<String, Span> spans = new HashMap<>();
  private final Map<String, Span> keys = new HashMap<>();

  public Source(String file) {
    this(file, false);
  }

  /**
   * A file of which nothing is known yet.
   *
   * @param heir whether its book takes over another one, so that it alone does not tell where in
   *     the whole book a thing stands
   */
  public Source(String file, boolean heir) {
    this.file = file;
    this.heir = heir;
  }

  /** The name of the file. */
  public String file() {
    return file;
  }

  /** The JSON pointer of a thing in the whole book; empty where that is not known. */
  String inBook(String path) {
    boolean counted = path.startsWith("/elements") || path.startsWith("/options");
    return heir && counted ? "" : path;
  }

  /** Keeps where a thing stands. */
  public void keep(String path, Span span) {
    spans.put(path, span);
  }

  /** Keeps where the key of a thing stands, in JSON. */
  public void keepKey(String path, Span span) {
    keys.put(path, span);
  }

  /** Where the key of a thing stands; where the thing does if it has none. */
  public Span key(String path) {
    return Optional.ofNullable(keys.get(path)).orElseGet(() -> nearest(path));
  }

  /** Where a thing stands, if that was kept. */
  Optional<Span> span(String path) {
    return Optional.ofNullable(spans.get(path));
  }

  /** Where a thing stands, or the nearest that it is a part of. */
  public Span nearest(String path) {
    Optional<Span> span = span(path);
    int slash = path.lastIndexOf('/');
    return span.isPresent() || slash < 0
        ? span.orElse(Span.START)
        : nearest(path.substring(0, slash));
  }
}
