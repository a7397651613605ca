package eightfold.cli;

import eightfold.cli.layout.Layout;
import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.OptionWords;
import eightfold.game.Preset;
import eightfold.game.Presets;
import eightfold.message.Message;
import eightfold.message.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What can be chosen in a game: its ways to play that have a name, and its options. */
final class GameChoices {
  /** Up to here values stand in the line of their option. */
  private static final int SHORT = 64;

  private final Catalogue.Entry entry;
  private final Texts texts;

  GameChoices(Catalogue.Entry entry, Texts texts) {
    this.entry = entry;
    this.texts = texts;
  }

  /** In lines of the width of a terminal. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    List<Preset> presets = Presets.of(entry.id());
    if (!presets.isEmpty()) {
      lines.add("");
      lines.add(texts.text(Message.of("terminal.ways")) + " (--preset NAME)");
      int width = presets.stream().mapToInt(preset -> preset.name().length()).max().orElse(0);
      for (Preset preset : presets) {
        lines.addAll(Layout.wrapped("  " + Layout.pad(preset.name(), width), about(preset)));
      }
    }
    if (!entry.choices().isEmpty()) {
      lines.add("");
      lines.add(texts.text(Message.of("terminal.options")) + " (--option KEY=VALUE)");
      int width =
          entry.choices().stream().mapToInt(choice -> choice.key().length()).max().orElse(0);
      for (Choice choice : entry.choices()) {
        lines.addAll(lines(choice, width));
      }
    }
    return lines;
  }

  private String about(Preset preset) {
    String options =
        preset.options().entrySet().stream()
            .map(option -> option.getKey() + "=" + option.getValue())
            .collect(Collectors.joining(" "));
    return texts.words("presets.about." + preset.name()).orElse("") + " [" + options + "]";
  }

  /** Its values, the usual one first, and what it does; values of many words in lines below. */
  private List<String> lines(Choice choice, int width) {
    Map<String, String> words = new OptionWords(choice, texts).values();
    String meaning = texts.text(Message.said(choice.meaning()));
    String heading = "  " + Layout.pad(choice.key(), width);
    List<String> values =
        choice.values().isEmpty()
            ? List.of(named(choice.standard(), words) + range(choice))
            : choice.values().stream().map(value -> named(value, words)).toList();
    boolean apart = values.stream().anyMatch(value -> value.contains(","));
    String row = String.join(apart ? "; " : ", ", values);
    if (choice.values().isEmpty() || row.length() <= SHORT) {
      return Layout.wrapped(heading, (row.isEmpty() ? "" : "[" + row + "] ") + meaning);
    }
    List<String> lines = new ArrayList<>(Layout.wrapped(heading, meaning));
    String indented = " ".repeat(heading.length() + 2);
    int longest = choice.values().stream().mapToInt(String::length).max().orElse(0);
    for (String value : choice.values()) {
      String said = words.getOrDefault(value, "");
      lines.addAll(Layout.wrapped(indented + Layout.pad(value, longest), said));
    }
    return lines;
  }

  /** What one types, and its words where they say more. */
  private static String named(String value, Map<String, String> words) {
    String said = words.getOrDefault(value, value);
    boolean says = said.equals(value) || value.matches("[0-9]+") && said.contains(value);
    return says ? value : value + ": " + said;
  }

  private static String range(Choice choice) {
    if (choice.least().isEmpty()) {
      return "";
    }
    return "; "
        + choice.least().getAsInt()
        + ".."
        + (choice.most().isPresent() ? choice.most().getAsInt() : "");
  }
}
