package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Names and phrases that must be said before anybody goes on (semantics 13.2). */
final class Naming {
  private static final List<String> SMALL =
      List.of(
          ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
                  + "fifteen sixteen seventeen eighteen nineteen")
              .split(" "));

  private static final List<String> TENS =
      List.of("twenty thirty forty fifty sixty seventy eighty ninety".split(" "));

  private Naming() {}

  /** Whoever plays a card owes its name, and the number that it stands for. */
  static void owes(Scene scene, int seat, int kind, int number) {
    if (!scene.rules().has(Element.NamesSaid.class)) {
      return;
    }
    Aside aside = scene.now().aside();
    String words = name(scene.rules(), kind, number);
    Optional<Aside.Name> name = Optional.of(new Aside.Name(seat, words));
    scene.becomes(scene.now().aside(aside.said(new Aside.Said(name, aside.said().phrases()))));
  }

  private static String name(Rules rules, int kind, int number) {
    String name = rules.effect(kind, Effect.Named.class).map(Effect.Named::name).orElse(rank(kind));
    if (rules.does(kind, Effect.Duel.class)) {
      return name + " " + number;
    }
    return number > 0 ? String.valueOf(number) : name;
  }

  private static String rank(int kind) {
    if (Kind.joker(kind)) {
      return "Joker";
    }
    return switch (Kind.rankName(Kind.rank(kind))) {
      case "A" -> "Ace";
      case "J" -> "Jack";
      case "Q" -> "Queen";
      case "K" -> "King";
      default -> Kind.rankName(Kind.rank(kind));
    };
  }

  /** A declaration says the name of its card. */
  static void owesNothing(Scene scene) {
    Aside aside = scene.now().aside();
    scene.becomes(
        scene.now().aside(aside.said(new Aside.Said(Optional.empty(), aside.said().phrases()))));
  }

  /** Who has drawn a penalty owes the table's phrase. */
  static void owesPhrase(Scene scene, int seat) {
    if (scene.rules().has(Element.Phrase.class) && !scene.over()) {
      Aside aside = scene.now().aside();
      Set<Integer> phrases = Aside.with(aside.said().phrases(), seat);
      scene.becomes(scene.now().aside(aside.said(new Aside.Said(aside.said().name(), phrases))));
    }
  }

  /** Before anybody goes on: what has not been said is a fault. */
  static void goesOn(Scene scene) {
    Aside.Said said = scene.now().aside().said();
    scene.becomes(
        scene.now().aside(scene.now().aside().said(new Aside.Said(Optional.empty(), Set.of()))));
    said.name().ifPresent(name -> Razzing.begins(scene, name.seat(), false));
    new TreeSet<>(said.phrases()).forEach(seat -> Razzing.begins(scene, seat, false));
  }

  /** What the seat has to say. */
  static List<String> owed(Rules rules, State state, int seat) {
    List<String> owed = new ArrayList<>();
    Aside.Said said = state.aside().said();
    said.name().filter(name -> name.seat() == seat).ifPresent(name -> owed.add(name.words()));
    if (said.phrases().contains(seat)) {
      owed.add(phrase(rules));
    }
    return owed;
  }

  private static String phrase(Rules rules) {
    return rules.the(Element.Phrase.class).map(Element.Phrase::words).orElse("");
  }

  /** A seat has said something, perhaps what it owed. */
  static void says(Scene scene, int seat, String words) {
    Aside aside = scene.now().aside();
    Aside.Said said = aside.said();
    boolean named =
        said.name().filter(name -> name.seat() == seat && same(words, name.words())).isPresent();
    boolean phrased = !named && said.phrases().contains(seat) && same(words, phrase(scene.rules()));
    if (named) {
      scene.becomes(
          scene.now().aside(aside.said(new Aside.Said(Optional.empty(), said.phrases()))));
    } else if (phrased) {
      Set<Integer> phrases = Aside.without(said.phrases(), seat);
      scene.becomes(scene.now().aside(aside.said(new Aside.Said(said.name(), phrases))));
    }
  }

  private static boolean same(String words, String others) {
    return plain(words).equals(plain(others));
  }

  /** The words alone, numbers as figures. */
  private static List<String> plain(String words) {
    List<String> plain = new ArrayList<>();
    for (String word : words.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")) {
      boolean units = SMALL.indexOf(word) > 0 && SMALL.indexOf(word) < 10;
      boolean afterTens = !plain.isEmpty() && plain.getLast().startsWith("tens ");
      if (units && afterTens) {
        int tens = Integer.parseInt(plain.removeLast().substring(5));
        plain.add(String.valueOf(tens + SMALL.indexOf(word)));
      } else if (TENS.contains(word)) {
        plain.add("tens " + (10 * TENS.indexOf(word) + 20));
      } else if (SMALL.contains(word)) {
        plain.add(String.valueOf(SMALL.indexOf(word)));
      } else if (!word.isEmpty()) {
        plain.add(word);
      }
    }
    return plain.stream().map(word -> word.replace("tens ", "")).toList();
  }
}
