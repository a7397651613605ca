import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.Range;
import com.google.common.collect.TreeRangeSet;
import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lays out every Java source of the project with google-java-format, or says which are not so laid
 * out. It runs in one process for the whole tree, because starting a JVM for each module costs more
 * than the work. What stands between {@code // formatter:off} and {@code // formatter:on} stays as
 * it is: tables of masks are drawings.
 */
final class Format {
  private static final Pattern FENCE =
      Pattern.compile("// formatter:off.*?(// formatter:on|\\z)", Pattern.DOTALL);

  private Format() {}

  public static void main(String[] args) throws IOException {
    if (args.length != 1 || !List.of("--check", "--apply").contains(args[0])) {
      System.err.println("usage: Format --check | --apply");
      System.exit(2);
    }
    boolean apply = args[0].equals("--apply");
    AtomicInteger wrong = new AtomicInteger();
    sources().parallelStream().forEach(file -> format(file, apply, wrong));
    if (wrong.get() > 0 && !apply) {
      System.err.println("To lay them out: mvn -q -N -Pformat validate");
      System.exit(1);
    }
  }

  private static List<Path> sources() throws IOException {
    try (var modules = Files.newDirectoryStream(Path.of(""), Files::isDirectory)) {
      List<Path> found = new java.util.ArrayList<>();
      for (Path module : modules) {
        Path sources = module.toString().equals("dev") ? module : module.resolve("src");
        if (!Files.isDirectory(sources)) continue;
        try (var files = Files.walk(sources)) {
          files.filter(f -> f.toString().endsWith(".java")).forEach(found::add);
        }
      }
      return found;
    }
  }

  private static void format(Path file, boolean apply, AtomicInteger wrong) {
    try {
      String before = Files.readString(file);
      String after = format(before);
      if (after.equals(before)) return;
      wrong.incrementAndGet();
      System.err.println((apply ? "laid out: " : "not laid out as the formatter does: ") + file);
      if (apply) Files.writeString(file, after);
    } catch (IOException | FormatterException e) {
      wrong.incrementAndGet();
      System.err.println("cannot be formatted: " + file + ": " + e.getMessage());
    }
  }

  private static String format(String source) throws FormatterException {
    String text =
        RemoveUnusedImports.removeUnusedImports(
            ImportOrderer.reorderImports(source, JavaFormatterOptions.Style.GOOGLE));
    return new Formatter().formatSource(text, outsideFences(text).asRanges());
  }

  private static ImmutableRangeSet<Integer> outsideFences(String text) {
    TreeRangeSet<Integer> open = TreeRangeSet.create();
    open.add(Range.closedOpen(0, text.length()));
    Matcher fence = FENCE.matcher(text);
    while (fence.find()) {
      int line = text.lastIndexOf('\n', fence.start()) + 1;
      open.remove(Range.closedOpen(line, fence.end()));
    }
    return ImmutableRangeSet.copyOf(open);
  }
}
