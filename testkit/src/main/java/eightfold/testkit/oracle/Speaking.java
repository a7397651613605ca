package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Effect;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Words at the table: names and phrases that are owed, and silence (semantics 22). */
final class Speaking {
  private Speaking() {}

  private static Speech speech(Scene scene) {
    return scene.now().the(Speech.class);
  }

  /** Whoever plays a card owes its name, and the number that it stands for. */
  static void owesName(Scene scene, int seat, int kind, int number) {
    if (scene.rules().speech().names()) {
      String words = SpeechRules.name(scene.rules(), kind, number);
      scene.becomes(speech(scene).name(Optional.of(new Speech.Name(seat, words))));
    }
  }

  /** The card just laid is named; where it declares, the declaration says its name. */
  static void owesName(Scene scene, int kind, int count) {
    boolean declares = scene.turn().row().asks().filter(Awaits::declaration).isPresent();
    if (declares && scene.now().hand().size() > 0) {
      scene.becomes(speech(scene).name(Optional.empty()));
      return;
    }
    Optional<Integer> asked =
        scene.rules().effect(kind, Effect.Rivalry.DUEL).map(it -> ((Effect.Contest) it).cards());
    owesName(scene, scene.seat(), kind, asked.orElse(count));
  }

  /** Who has drawn a penalty owes the table's phrase. */
  static void owesPhrase(Scene scene, int seat) {
    if (!scene.rules().speech().phrase().isEmpty() && !scene.over()) {
      Speech speech = speech(scene);
      scene.becomes(speech.phrases(Copies.with(speech.phrases(), seat)));
    }
  }

  /** Before anybody goes on: what has not been said is a fault. */
  static void goesOn(Scene scene) {
    Speech speech = speech(scene);
    scene.becomes(Speech.NONE);
    speech.name().ifPresent(name -> Calling.faultBegins(scene, name.seat(), false));
    new TreeSet<>(speech.phrases()).forEach(seat -> Calling.faultBegins(scene, seat, false));
  }

  /** A seat acts: what others were to say until then is owed no more, and costs this. */
  static List<Work> costs(Scene scene, int actor) {
    OwedWords words = scene.now().the(OwedWords.class);
    scene.becomes(words.without(owed -> owed.seat() != actor));
    return words.all().stream()
        .filter(owed -> owed.seat() != actor)
        .<Work>mapMulti(
            (owed, costs) -> {
              for (int time = 0; time < owed.times(); time++) {
                costs.accept(new Work.Cost(owed.seat(), owed.cost()));
              }
            })
        .toList();
  }

  /** Who is out owes nothing any more. */
  static void leaves(Scene scene, int seat) {
    scene.becomes(scene.now().the(OwedWords.class).without(owed -> owed.seat() == seat));
    Speech speech = speech(scene);
    scene.becomes(
        new Speech(
            speech.name().filter(name -> name.seat() != seat),
            Copies.without(speech.phrases(), seat)));
  }

  /** Everything that the words fit is said. */
  private static void pays(Scene scene, int seat, String words) {
    OwedWords owed = scene.now().the(OwedWords.class);
    scene.becomes(
        owed.without(
            one -> one.seat() == seat && SpeechRules.pays(scene.rules().kinds(), words, one)));
    Speech speech = speech(scene);
    String phrase = SpeechRules.phrase(scene.rules());
    scene.becomes(
        new Speech(
            speech
                .name()
                .filter(name -> name.seat() != seat || !SpeechRules.same(words, name.words())),
            SpeechRules.same(words, phrase)
                ? Copies.without(speech.phrases(), seat)
                : speech.phrases()));
  }

  /** A seat has said something, perhaps what it owed; while silence holds it pays for it. */
  static void says(Scene scene, int seat, String words) {
    Rules rules = scene.rules();
    SpeechRules.taken(rules, scene.now(), seat, words).ifPresent(one -> pays(scene, seat, one));
    if (rules.speech().silenceCosts() > 0
        && scene.deal().silence()
        && scene.deal().left().contains(seat)) {
      int cards = rules.speech().silenceCosts();
      Drawing.penalise(scene, seat, cards, "silence");
    }
  }
}
