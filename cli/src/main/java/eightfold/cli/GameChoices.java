package eightfold.cli;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.Preset;
import eightfold.game.Presets;
import eightfold.message.Message;
import eightfold.message.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What can be chosen in a game: its ways to play that have a name, and its options. */
final class GameChoices {
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
        lines.addAll(Layout.wrapped("  " + Layout.pad(choice.key(), width), told(choice)));
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

  /** Its values, the usual one first, and what it does. */
  private String told(Choice choice) {
    String values =
        choice.values().isEmpty()
            ? choice.standard() + range(choice)
            : String.join(", ", choice.values());
    String named = values.isEmpty() ? "" : "[" + values + "] ";
    return named + texts.text(Message.said(choice.meaning()));
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
