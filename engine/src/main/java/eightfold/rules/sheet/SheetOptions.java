package eightfold.rules.sheet;

import eightfold.cards.Pack;
import eightfold.game.OptionWords;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.rules.text.OptionValue;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.List;

/** An option chosen otherwise than standard, by the words that people know it by. */
final class SheetOptions {
  private static final String LIST = "[0-9A-Z]+=\\S+( [0-9A-Z]+=\\S+)*";

  private final Pack pack;

  private SheetOptions(Pack pack) {
    this.pack = pack;
  }

  /** The line of it: its title, its value, the usual one, and what the value means. */
  static Message of(Pack pack, Element.Chosen chosen) {
    return new SheetOptions(pack).line(chosen);
  }

  private Message line(Element.Chosen chosen) {
    String key = chosen.option();
    return Message.of("sheet.chosen")
        .with(
            "option",
            OptionWords.title(key).<Argument>map(title -> title).orElseGet(() -> typed(key)))
        .with("value", value(key, chosen.value()))
        .with("standard", value(key, chosen.standard()))
        .with("meaning", meaning(chosen));
  }

  private Argument value(String key, String value) {
    return value.matches(LIST)
        ? ranks(value)
        : OptionWords.value(key, value).<Argument>map(said -> said).orElseGet(() -> typed(value));
  }

  /** Of a list such as {@code 7=skip A=reverse} its ranks: what each does is its meaning. */
  private Argument ranks(String list) {
    return new Argument.Items(
        OptionValue.ranks(list).keySet().stream()
            .<Argument>map(rank -> new Argument.Rank(pack, pack.parseRank(rank)).word())
            .toList());
  }

  /** One sentence for each rank of a list; what they mean stands in the line one after another. */
  private Argument meaning(Element.Chosen chosen) {
    if (!chosen.value().matches(LIST)) {
      return said(chosen.meaning());
    }
    List<Argument> sentences = new ArrayList<>();
    List<String> ranks = List.copyOf(OptionValue.ranks(chosen.value()).keySet());
    String rest = chosen.meaning();
    for (int i = 0; i < ranks.size(); i++) {
      String name = ranks.get(i) + ": ";
      int end = i + 1 < ranks.size() ? rest.indexOf(" " + ranks.get(i + 1) + ": ") : rest.length();
      if (!rest.startsWith(name) || end < 0) {
        return said(chosen.meaning()); // of a record that says it in other words
      }
      sentences.add(
          Message.of("sheet.chosen.rank")
              .with("rank", new Argument.Rank(pack, pack.parseRank(ranks.get(i))).word())
              .with("meaning", said(rest.substring(name.length(), end))));
      rest = rest.substring(end).strip();
    }
    return new Argument.Items(sentences);
  }

  private static Argument said(String meaning) {
    Message said = Message.said(meaning);
    return said.isLiteral() ? typed(meaning) : said;
  }

  private static Argument typed(String words) {
    return new Argument.Text(SheetMessages.plainText(words));
  }
}
