package eightfold.yaml;

import eightfold.message.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Parses one document and turns the library's nodes into values with lines. */
final class YamlParser {
  private static final int DEEPEST = 24;
  private static final int MOST_VALUES = 1_000_000;
  private static final int MOST_CHARACTERS = 32 * 1024 * 1024;

  private static final LoadSettings SETTINGS =
      LoadSettings.builder().setCodePointLimit(MOST_CHARACTERS).build();

  /** How many lines of the file stand before the document. */
  private final int before;

  private int values;

  private YamlParser(int before) {
    this.before = before;
  }

  /** The document that stands in these lines of a file; empty if nothing but comments does. */
  static Optional<YamlDocument> parse(List<String> lines, int before) {
    if (lines.stream().map(String::strip).allMatch(YamlParser::saysNothing)) {
      return Optional.empty();
    }
    YamlParser parser = new YamlParser(before);
    try {
      return new Compose(SETTINGS)
          .composeString(String.join("\n", lines) + "\n")
          .map(node -> parser.value(node, 0))
          .filter(root -> !(root instanceof Yaml.Scalar nothing && nothing.text().isEmpty()))
          .map(YamlDocument.Parsed::new);
    } catch (YamlFault e) {
      return Optional.of(new YamlDocument.Unreadable(e.line(), e.reason()));
    } catch (MarkedYamlEngineException e) {
      int line = e.getProblemMark().or(e::getContextMark).map(Mark::getLine).orElse(0);
      String words = (e.getContext() == null ? "" : e.getContext() + ": ") + e.getProblem();
      return Optional.of(new YamlDocument.Unreadable(before + line + 1, noYaml(words)));
    } catch (YamlEngineException e) {
      String words = String.valueOf(e.getMessage());
      return Optional.of(new YamlDocument.Unreadable(before + 1, noYaml(words)));
    }
  }

  /** The parser says in English alone why it stops; other languages say only that. */
  private static Message noYaml(String words) {
    return Message.of("yaml.no-yaml").with("words", words);
  }

  private static boolean saysNothing(String line) {
    return line.isEmpty() || line.startsWith("#") || line.startsWith("%") || line.equals("...");
  }

  private Yaml value(Node node, int depth) {
    int line = before + node.getStartMark().map(Mark::getLine).orElse(0) + 1;
    // An alias may stand inside what it names, or make much out of little
    if (depth > DEEPEST || ++values > MOST_VALUES) {
      throw new YamlFault(line, Message.of("yaml.deep"));
    }
    return switch (node) {
      case ScalarNode scalar -> new Yaml.Scalar(scalar.getValue(), line);
      case SequenceNode list ->
          new Yaml.Items(
              list.getValue().stream().map(item -> value(item, depth + 1)).toList(), line);
      case MappingNode map -> new Yaml.Entries(entries(map, depth), line);
      default -> throw new IllegalStateException("no kind of value of YAML: " + node);
    };
  }

  private List<Yaml.Entry> entries(MappingNode map, int depth) {
    List<Yaml.Entry> entries = new ArrayList<>();
    Set<String> keys = new HashSet<>();
    for (NodeTuple tuple : map.getValue()) {
      if (!(value(tuple.getKeyNode(), depth + 1) instanceof Yaml.Scalar key)) {
        throw new IllegalStateException("the parser takes nothing but single values as keys");
      }
      if (!keys.add(key.text())) {
        throw new YamlFault(key.line(), Message.of("yaml.twice").with("key", key.text()));
      }
      entries.add(new Yaml.Entry(key, value(tuple.getValueNode(), depth + 1)));
    }
    return entries;
  }
}
