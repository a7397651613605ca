package eightfold.rules.text;

import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads an option of a rule book: its key and meaning, and its values with their edits under it.
 */
public final class OptionReader {
  /** What the key of an option looks like. */
  public static final String KEY = "[a-z][A-Za-z0-9]*";

  /** The largest number that an option may take. */
  public static final int MOST = 1_000_000;

  /** Words with which edits are tried, where they are not filled in. */
  public static final List<String> WORDS = List.of("");

  /** A pack has so many ranks between two with which edits are tried. */
  private static final int BETWEEN_SAMPLES = 3;

  /** Texts with which edits are tried. */
  public static final List<String> TEXTS = List.of("by the way");

  private static final Set<String> SHAPES = Set.of("number", "rank", "ranks", "text");

  private final FileFaults file;
  private final String path;

  /**
   * A reader of one option.
   *
   * @param path its JSON pointer
   */
  OptionReader(FileFaults file, String path) {
    this.file = file;
    this.path = path;
  }

  /** Ranks with which edits are tried. */
  public static List<String> ranks(Pack pack) {
    List<String> letters = pack.ranks().stream().map(Rank::letters).toList();
    return IntStream.range(0, letters.size())
        .filter(rank -> rank % BETWEEN_SAMPLES == 0)
        .mapToObj(letters::get)
        .toList();
  }

  private Pack pack() {
    return file.words().cards().pack();
  }

  /** Reads the option; empty, with faults, where it is wrong. */
  Optional<Option> read(LineTree tree) {
    LineFaults here = file.at(tree, path);
    here.stands(tree.line().columns());
    List<Token> tokens = tree.line().segments().getFirst();
    if (tokens.size() != 3 || !tokens.get(2).quoted() || tree.line().segments().size() > 1) {
      here.add(head(tree, tokens));
      return Optional.empty();
    } else if (tree.under().isEmpty()) {
      here.add(
          FindingCode.OPTION_INCOMPLETE,
          tree.line().columns(),
          Message.of("findings.option-needs-values"),
          Message.of("findings.indent-them"));
      return Optional.empty();
    }
    Token key = tokens.get(1);
    here.part("key").stands(key.columns());
    here.part("meaning").stands(tokens.get(2).columns());
    if (!key.text().matches(KEY)) {
      here.part("key").add(new LineFault(FindingCode.NOT_A_NAME, key.columns(), noKey(key.text())));
      return Optional.empty();
    }
    return new Block(tree.under()).read(key.text(), tokens.get(2).text());
  }

  /** What cannot be the key of an option. */
  public static Explanation noKey(String key) {
    return Explanation.of(
        Message.of("findings.no-key").with("words", Echo.shortened(key)),
        Message.of("findings.key-letters").with("words", "forcedPlay"));
  }

  /** The line of an option that is none. */
  private static LineFault head(LineTree tree, List<Token> tokens) {
    boolean plain = tokens.size() > 2 && tokens.get(1).text().matches(KEY);
    if (plain && tree.line().segments().size() == 1 && !tokens.get(2).quoted()) {
      List<Token> meaning = tokens.subList(2, tokens.size());
      return TextValues.needsQuotes(meaning, RuleLine.words(meaning));
    }
    return new LineFault(
        FindingCode.OPTION_INCOMPLETE,
        tree.line().columns(),
        Message.of("findings.option-head"),
        Message.of("findings.write-option"));
  }

  /** What is indented under an option. */
  private final class Block {
    private final List<LineTree> lines;
    private final LineTree first;

    Block(List<LineTree> lines) {
      this.lines = lines;
      this.first = lines.getFirst();
    }

    Optional<Option> read(String key, String meaning) {
      List<Token> tokens = first.line().segments().getFirst();
      String shape = first.line().first().text();
      boolean quoted = tokens.size() == 2 && tokens.get(1).quoted() && !shape.equals("text");
      if (quoted || !SHAPES.contains(shape) && tokens.size() > 1) {
        return values(lines, "words", WORDS)
            .map(values -> new Option(key, meaning, values.getFirst().word(), words(values)));
      } else if (lines.size() > 1) {
        fault(
            lines.get(1),
            FindingCode.WRONG_INDENT,
            Message.of("findings.one-line-here"),
            Message.of("findings.indent-edits"));
        return Optional.empty();
      }
      return switch (shape) {
        case "number" -> number(key, meaning);
        case "rank" -> rank(key, meaning);
        case "text" -> text(key, meaning, tokens);
        case "ranks" ->
            values(first.under(), "ranks", ranks(pack()))
                .map(words -> new Option.Shape.Ranks(pack(), words))
                .map(of -> new Option(key, meaning, listed(first.line().afterFirst()), of));
        default -> {
          fault(
              first,
              FindingCode.OPTION_INCOMPLETE,
              Message.of("findings.no-value-of-option")
                  .with("words", Echo.shortened(RuleLine.words(tokens))),
              Message.of("findings.write-values"));
          yield Optional.empty();
        }
      };
    }

    private Optional<Option> text(String key, String meaning, List<Token> tokens) {
      if (tokens.size() != 2 || !tokens.get(1).quoted()) {
        fault(
            first,
            FindingCode.OPTION_INCOMPLETE,
            Message.of("findings.standard-missing"),
            Message.of("findings.write-standard-text"));
        return Optional.empty();
      }
      return edits(first.under(), "text", TEXTS)
          .map(Option.Shape.Text::new)
          .map(shape -> new Option(key, meaning, tokens.get(1).text(), shape));
    }

    private static Option.Shape words(List<Option.Value> values) {
      return new Option.Shape.Words(values);
    }

    private static String listed(String standard) {
      return standard.equals("none") ? "" : standard;
    }

    private Optional<Option> number(String key, String meaning) {
      List<List<Token>> segments = first.line().segments();
      String bounds = segments.size() == 2 ? RuleLine.words(segments.get(1)) : "";
      int dots = bounds.indexOf("..");
      if (dots < 0 || segments.getFirst().size() != 2) {
        fault(
            first,
            FindingCode.OPTION_INCOMPLETE,
            Message.of("findings.standard-and-bounds"),
            Advice.write("number 8, 1..12"));
        return Optional.empty();
      }
      FaultReporter here = file.at(first, path + "/number");
      LineColumns columns = RuleLine.columns(segments.get(1));
      var least = TextValues.whole(bounds.substring(0, dots), 0, MOST, columns, here.part("least"));
      var most = TextValues.whole(bounds.substring(dots + 2), 0, MOST, columns, here.part("most"));
      if (least.isEmpty() || most.isEmpty()) {
        return Optional.empty();
      } else if (least.get() > most.get()) {
        here.add(backwards(columns, least.get(), most.get()));
        return Optional.empty();
      }
      String standard = segments.getFirst().get(1).text();
      List<String> samples = List.of(String.valueOf(least.get()), String.valueOf(most.get()));
      return edits(first.under(), "number", samples)
          .map(edits -> new Option.Shape.InRange(least.get(), most.get(), edits))
          .map(shape -> new Option(key, meaning, standard, shape));
    }

    private Optional<Option> rank(String key, String meaning) {
      String standard = first.line().afterFirst();
      if (pack().parseRank(standard) == Pack.NONE) {
        fault(
            first,
            FindingCode.UNKNOWN_CARD,
            Message.of("findings.no-rank").with("words", Echo.shortened(standard)),
            Advice.possible(
                pack().ranks().stream().map(Rank::letters).collect(Collectors.joining(" "))));
        return Optional.empty();
      }
      return edits(first.under(), "rank", ranks(pack()))
          .map(edits -> new Option.Shape.OneRank(pack(), edits))
          .map(shape -> new Option(key, meaning, standard, shape));
    }

    private Optional<List<Option.Value>> values(
        List<LineTree> trees, String shape, List<String> samples) {
      List<Option.Value> values = new ArrayList<>();
      for (int i = 0; i < trees.size(); i++) {
        String step = shape + "/" + i;
        value(trees.get(i), step, samples).ifPresent(values::add);
      }
      return values.size() == trees.size() ? Optional.of(values) : Optional.empty();
    }

    private Optional<Option.Value> value(LineTree tree, String step, List<String> samples) {
      List<Token> tokens = tree.line().segments().getFirst();
      LineFaults here = file.at(tree, path + "/" + step);
      here.stands(tree.line().columns());
      if (tree.line().segments().size() > 1 || tokens.size() != 2 || !tokens.get(1).quoted()) {
        here.add(wrongValue(tree.line(), tokens));
        return Optional.empty();
      }
      return edits(tree.under(), step, samples)
          .map(edits -> new Option.Value(tokens.get(0).text(), tokens.get(1).text(), edits));
    }

    private static LineFault wrongValue(RuleLine line, List<Token> tokens) {
      boolean plain = tokens.size() > 1 && tokens.stream().noneMatch(Token::quoted);
      List<Token> meaning = tokens.subList(1, tokens.size());
      return plain && line.segments().size() == 1
          ? TextValues.needsQuotes(meaning, RuleLine.words(meaning))
          : new LineFault(
              FindingCode.OPTION_INCOMPLETE,
              line.columns(),
              Message.of("findings.value-needs"),
              Message.of("findings.write-value"));
    }

    private Optional<List<Option.Edit>> edits(
        List<LineTree> trees, String step, List<String> samples) {
      List<Option.Edit> edits = new ArrayList<>();
      for (int i = 0; i < trees.size(); i++) {
        LineTree tree = trees.get(i);
        LineFaults here = file.at(tree, path + "/" + step + "/edits/" + i);
        if (!tree.under().isEmpty()) {
          fault(
              tree.under().getFirst(),
              FindingCode.WRONG_INDENT,
              Message.of("findings.nothing-indented"),
              Message.of("findings.one-edit"));
        }
        EditReader.read(tree.line(), samples, here)
            .filter(_ -> tree.under().isEmpty())
            .ifPresent(edits::add);
      }
      return edits.size() == trees.size() ? Optional.of(edits) : Optional.empty();
    }

    private void fault(LineTree at, FindingCode code, Message what, Message right) {
      file.at(at, path).add(code, at.line().columns(), what, right);
    }
  }

  /** Bounds of which the least is above the most. */
  static LineFault backwards(LineColumns columns, int least, int most) {
    return new LineFault(
            FindingCode.RANGE_BACKWARDS,
            columns,
            Message.of("findings.least-above-most"),
            Message.of("findings.least-first"))
        .mendedBy(most + ".." + least);
  }
}
