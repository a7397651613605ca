package eightfold.cards;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A pack of the library as a book chooses it, read from a file: the French pack, or those of its
 * ranks that a piquet, Swiss or Spanish pack has. All four share the French numbering and letters,
 * so that a card is read, ordered and written alike in all of them.
 *
 * @param name its name, one word
 * @param pack what its kinds are
 * @param kinds those of them that it holds, jokers aside
 */
public record LibraryPack(String name, Pack pack, long kinds) {
  /** Packs are read when they are first asked for. */
  private static final class Read {
    private static final LibraryPack FRENCH = read("french");
    private static final Map<String, LibraryPack> ALL =
        Stream.concat(
                Stream.of(FRENCH), Stream.of("piquet", "swiss", "spanish").map(LibraryPack::read))
            .collect(Collectors.toUnmodifiableMap(LibraryPack::name, Function.identity()));

    private Read() {}
  }

  /** The pack of all numbers and letters of the notation (NOTATION 1). */
  public static Pack french() {
    return Read.FRENCH.pack;
  }

  /** The pack of that name. */
  public static LibraryPack of(String name) {
    return Objects.requireNonNull(Read.ALL.get(name), name);
  }

  /** Whether the library has this pack: there are pictures of its cards, and words for them. */
  public static boolean has(Pack pack) {
    return Read.ALL.values().stream().anyMatch(one -> one.pack.equals(pack));
  }

  private static LibraryPack read(String name) {
    try (InputStream in = LibraryPack.class.getResourceAsStream(name + ".pack")) {
      if (in == null) {
        throw new IllegalArgumentException("the library has no pack " + name);
      }
      return new PackReader(name).read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
