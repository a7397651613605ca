package eightfold.server.adapter;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The files of the page, as the module {@code web} brings them on the class path. */
final class PageFiles {
  /** A file to be sent. */
  static final class PageFile {
    private final byte[] bytes;
    private final String type;
    private final String caching;

    private PageFile(byte[] bytes, String type, String caching) {
      this.bytes = bytes;
      this.type = type;
      this.caching = caching;
    }

    byte[] bytes() {
      return bytes;
    }

    String type() {
      return type;
    }

    /** What {@code Cache-Control} says of it. */
    String caching() {
      return caching;
    }
  }

  static final String MISSING =
      "The page is missing from this build. Build the module web (mvn package) and start again.";

  private static final String ROOT = "/static";
  private static final String INDEX = "/index.html";

  /** Letters, digits and the few signs that our files have; no dot begins a name. */
  private static final Pattern PATH = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+");

  /**
   * A table, lessons, a replay, a game, also with a sign behind it, as where a sentence ended; or
   * words that are no file's name.
   */
  private static final Pattern SCREEN = Pattern.compile("/[tlrg]/.*|(/[A-Za-z0-9_-]+)+");

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private final Map<String, PageFile> read = new ConcurrentHashMap<>();

  /** Whether a path is that of a screen of the page, such as a table, and no file's. */
  static boolean isScreen(String path) {
    return SCREEN.matcher(path).matches();
  }

  /**
   * The file at a path; the path of the page itself gives the page.
   *
   * @return empty if there is none
   */
  Optional<PageFile> at(String path) {
    String file = path.length() > 1 ? path : INDEX;
    PageFile known = read.get(file);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<PageFile> found = load(file);
    found.ifPresent(page -> read.put(file, page));
    return found;
  }

  private static Optional<PageFile> load(String file) {
    if (!PATH.matcher(file).matches()) {
      return Optional.empty();
    }
    try (InputStream stream = PageFiles.class.getResourceAsStream(ROOT + file)) {
      String ending = file.substring(file.lastIndexOf('.') + 1);
      return stream == null
          ? Optional.empty()
          : Optional.of(
              new PageFile(
                  stream.readAllBytes(),
                  TYPES.getOrDefault(ending, "application/octet-stream"),
                  caching(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Files whose names carry a hash never change; all others are asked for again. */
  private static String caching(String file) {
    return file.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
  }
}
