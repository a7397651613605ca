package eightfold.rules.sheet;

import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.rules.vocabulary.AnswerCards;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.FurtherTurns;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a card does, a sentence for each word of its line. A pattern asks by {@code card_skip}
 * whether the line has such a word as well: two effects of one card are said differently from each
 * alone.
 */
final class SheetEffects {
  private static final String FILE = "sheet";
  private static final String KEY = "sheet.";
  private static final String EFFECT = "effect.";
  private static final String WITHOUT = ".without.";
  private static final String CARDS = "cards";

  /** What is said of two players has this in its name. */
  private static final String WITH_TWO = "with-two";

  private final RuleBook book;
  private final SheetMessages messages;

  SheetEffects(RuleBook book, SheetMessages messages) {
    this.book = book;
    this.messages = messages;
  }

  /** The sentences of a line, in the order of its words. */
  List<Message> of(Element.On on) {
    List<Message> sentences = new ArrayList<>();
    List<String> words =
        on.each().stream().map(Forms::of).map(form -> name(form.words())).distinct().toList();
    Map<String, Argument> facts = facts(on, words);
    for (Effect effect : spoken(on.effects())) {
      if (effect instanceof Effect.Own own) {
        sentences.add(Message.literal(SheetMessages.plainText(own.means())));
      } else if (!saysNothing(on, effect)) {
        sentences.addAll(sentences(on, effect, words, facts));
      }
    }
    sentences.removeIf(said -> said.name().contains(WITH_TWO) && !messages.twoCanPlay());
    return sentences.isEmpty() ? List.of(Message.of("sheet.effect.none")) : sentences;
  }

  private List<Message> sentences(
      Element.On on, Effect effect, List<String> words, Map<String, Argument> facts) {
    Form form = Forms.of(effect);
    String name = EFFECT + name(form.words());
    Message own = with(messages.of(KEY + name, form, (Record) effect), facts);
    List<Message> sentences = new ArrayList<>();
    sentences.add(
        cancels(effect) ? own.with(CARDS, SheetCards.of(AnswerCards.cancelling(book, on))) : own);
    Texts.ENGLISH.names(FILE).stream()
        .filter(other -> other.startsWith(name + WITHOUT))
        .sorted()
        .filter(other -> lacks(words, other.substring((name + WITHOUT).length())))
        .forEach(other -> sentences.add(Message.of(KEY + other)));
    return sentences;
  }

  private static boolean cancels(Effect effect) {
    return Forms.of(effect).words().equals("cancelled by");
  }

  /** What would cancel a penalty adds to it where it also answers it. */
  private boolean saysNothing(Element.On on, Effect effect) {
    return cancels(effect) && AnswerCards.cancelling(book, on).isEmpty();
  }

  private Map<String, Argument> facts(Element.On on, List<String> words) {
    Map<String, Argument> facts = new LinkedHashMap<>();
    words.forEach(word -> facts.put("card_" + word.replace('-', '_'), Argument.flag(true)));
    facts.put("lapses", Argument.flag(FurtherTurns.lapse(on)));
    facts.put("anew", Argument.flag(AnswerCards.cancelledAnew(book, on)));
    return facts;
  }

  private static Message with(Message message, Map<String, Argument> facts) {
    Map<String, Argument> all = new LinkedHashMap<>(facts);
    all.putAll(message.arguments());
    return new Message(message.key(), all);
  }

  /** What a card does; own words that have no sentence as what they stand for. */
  private static List<Effect> spoken(List<Effect> effects) {
    return effects.stream()
        .flatMap(
            one ->
                one instanceof Effect.Own own && own.means().isEmpty()
                    ? own.stands().stream()
                    : Stream.of(one))
        .toList();
  }

  private static boolean lacks(List<String> words, String others) {
    return Arrays.stream(others.split("\\+")).noneMatch(words::contains);
  }

  private static String name(String phrase) {
    return phrase.replace(' ', '-');
  }
}
