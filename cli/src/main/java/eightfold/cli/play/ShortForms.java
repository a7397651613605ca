package eightfold.cli.play;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.Verb;
import eightfold.game.Verb.Shape;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What a person may type instead of the notation's acts: a card alone plays it, {@code 8h d} plays
 * it and declares diamonds, one letter stands for a verb.
 */
final class ShortForms {
  private static final Map<String, String> LETTERS =
      Map.of("d", "draw", "p", "pass", "c", "call", "e", "end", "l", "lay", "x", "catch");

  private final Pack pack;
  private final List<String> names;

  ShortForms(Pack pack, List<String> names) {
    this.pack = pack;
    this.names = names;
  }

  /** The acts that the line stands for, in the notation, one after the other. */
  List<String> acts(String line, View view) {
    String plain = line.strip();
    if (plain.endsWith("!") && !plain.toLowerCase(Locale.ROOT).startsWith("say ")) {
      List<String> acts = new ArrayList<>();
      acts.add("call");
      acts.addAll(acts(plain.substring(0, plain.length() - 1), view));
      return acts;
    }
    List<String> words = List.of(plain.replace("=", " =").split("\\s+", -1));
    return List.of(act(plain, words, view));
  }

  private String act(String line, List<String> words, View view) {
    String first = words.getFirst();
    String rest =
        String.join(" ", words.subList(1, words.size()).stream().map(this::named).toList());
    Optional<String> declaration =
        words.size() == 1 && view.turn() == view.seat()
            ? declaration(first, view)
            : Optional.empty();
    if (declaration.isPresent()) {
      return declaration.get();
    }
    if (LETTERS.containsKey(first.toLowerCase(Locale.ROOT))) {
      return (LETTERS.get(first.toLowerCase(Locale.ROOT)) + " " + rest).strip();
    }
    if (pack.parse(first) != Kind.NONE) {
      Optional<Verb> asked = asked(view);
      return switch (asked.map(Verb::shape).orElse(Shape.CARDS)) {
        case CARD_AND_SEAT -> gift(asked.get().word() + " " + (first + " " + rest).strip(), view);
        case CARD -> asked.get().word() + " " + cards(words);
        default -> "play " + cards(words);
      };
    }
    return first.equalsIgnoreCase("say") || first.equalsIgnoreCase("rule")
        ? line
        : (first.toLowerCase(Locale.ROOT) + " " + rest).strip();
  }

  /** The verb of the decision that is awaited, which is called as that is. */
  private static Optional<Verb> asked(View view) {
    return Verb.of(view.verbs(), view.awaits().word());
  }

  /** Cards to be given; without a name to the one who may be given cards now. */
  private String gift(String act, View view) {
    if (pack.parse(lastWord(act)) == Kind.NONE) {
      return act;
    }
    List<String> seats =
        view.legal().stream()
            .filter(legal -> legal.startsWith(act.substring(0, act.indexOf(' ') + 1)))
            .map(ShortForms::lastWord)
            .distinct()
            .toList();
    String verb = act.substring(0, act.indexOf(' '));
    String cards = act.substring(verb.length()).toUpperCase(Locale.ROOT);
    return seats.size() == 1 ? verb + cards + " " + seats.getFirst() : act;
  }

  private static String lastWord(String act) {
    return act.substring(act.lastIndexOf(' ') + 1);
  }

  /** A suit or rank where one is awaited; where a suit is, some games take a rank as well. */
  private Optional<String> declaration(String word, View view) {
    boolean free = word.equalsIgnoreCase("free");
    boolean suit = free || pack.parseSuit(word) != Pack.NONE;
    boolean rank = free || pack.parseRank(word) != Kind.NONE;
    return switch (asked(view).map(Verb::shape).orElse(Shape.WORDS)) {
      case SUIT ->
          suit
              ? Optional.of("suit " + declared(word))
              : rank ? Optional.of("rank " + declared(word)) : Optional.empty();
      case RANK -> rank ? Optional.of("rank " + declared(word)) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private String declared(String word) {
    int suit = pack.parseSuit(word);
    return suit == Pack.NONE ? word.toLowerCase(Locale.ROOT) : pack.suitName(suit);
  }

  /** Cards, and a declaration after them, with or without its sign. */
  private String cards(List<String> words) {
    List<String> said = new ArrayList<>();
    for (String word : words) {
      boolean declaration = pack.parse(word) == Kind.NONE && !word.startsWith("=");
      said.add((declaration ? "=" : "") + word);
    }
    return String.join(" ", said);
  }

  /** A player's name as it is written, however it was typed. */
  private String named(String word) {
    for (String name : names) {
      if (name.equalsIgnoreCase(word)) {
        return name;
      }
    }
    return word;
  }
}
