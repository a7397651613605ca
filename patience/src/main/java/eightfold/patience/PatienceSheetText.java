package eightfold.patience;

import eightfold.cards.Kinds;
import eightfold.game.Meanings;
import eightfold.game.OptionWords;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Sheet;
import eightfold.message.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The rule sheet of a patience, made from its rules and the words of a language. */
final class PatienceSheetText {
  private static final String HAND_SIZE = "handSize";
  private static final String WINNABLE = "winnable";
  private static final List<String> SECTIONS =
      List.of("aim", "cards", "turn", "wild", "end", WINNABLE, "rulings");

  private final PatienceRules rules;
  private final List<Sheet.Part> sheet = new ArrayList<>();

  private PatienceSheetText(PatienceRules rules) {
    this.rules = rules;
  }

  /** The sheet. */
  static Sheet of(PatienceRules rules) {
    PatienceSheetText text = new PatienceSheetText(rules);
    text.all();
    return new Sheet(text.sheet);
  }

  /** What its cards do: the wild ones what the sheet says of them, the others nothing. */
  static Meanings meanings(PatienceRules rules, Texts texts) {
    PatienceSheetText text = new PatienceSheetText(rules);
    String wild = text.words("wild", texts);
    List<Meanings.OfCard> cards = new ArrayList<>();
    for (int kind : Kinds.list(PatienceRules.PACK.all() & ~PatienceRules.PACK.jokers())) {
      String does = PatienceRules.PACK.rank(kind) == rules.wild() ? wild : "";
      cards.add(new Meanings.OfCard(PatienceRules.PACK.name(kind), does, OptionalInt.empty()));
    }
    return new Meanings(
        cards, Map.of("turn", text.words("turn", texts), "out", text.words("end", texts)));
  }

  private String words(String section, Texts texts) {
    return texts.sentences(about(Message.of("patience.sheet.text." + section)));
  }

  private void all() {
    add("# ", Message.literal(rules.name()), "\n\n");
    add("", Message.said(rules.summary()), "\n\n");
    house();
    for (String section : SECTIONS) {
      if (!section.equals(WINNABLE) || rules.winnable().only()) {
        add("## ", about(Message.of("patience.sheet.section." + section)), "\n\n");
        add("", about(Message.of("patience.sheet.text." + section)), "\n\n");
      }
    }
    add("", Message.of("patience.sheet.source").with("source", rules.source()), "\n\n");
  }

  private void add(String before, Message message, String after) {
    sheet.add(new Sheet.Part(before, message, after));
  }

  private void house() {
    PatienceRules.HandSize hand = rules.hand();
    PatienceRules.Winnable winnable = rules.winnable();
    boolean otherSize = hand.cards() != hand.usual();
    boolean otherDeals = winnable.only() != winnable.usual();
    if (!otherSize && !otherDeals) {
      return;
    }
    add("## ", Message.of("patience.sheet.section.house"), "\n\n");
    if (otherSize) {
      add(
          "- ",
          Message.of("patience.sheet.house.hand-size")
              .with("option", OptionWords.called(HAND_SIZE))
              .with("cards", said(hand.cards()))
              .with("usual", said(hand.usual())),
          "\n");
    }
    if (otherDeals) {
      add(
          "- ",
          Message.of("patience.sheet.house.winnable")
              .with("option", OptionWords.called(WINNABLE))
              .with("only", said(winnable.only()))
              .with("usually", said(winnable.usual()))
              .with("meaning", meaning(winnable.only())),
          "\n");
    }
    sheet.add(Sheet.literal("\n"));
  }

  private static Message said(int cards) {
    return OptionWords.called(HAND_SIZE, String.valueOf(cards));
  }

  private static Message said(boolean only) {
    return OptionWords.called(WINNABLE, only ? "yes" : "no");
  }

  /** What it means that only deals that can be won are dealt, or that all are. */
  static Message meaning(boolean only) {
    return Message.of(only ? "patience.option.winnable.yes" : "patience.option.winnable.no");
  }

  private Message about(Message message) {
    return message
        .with("cards", rules.hand().cards())
        .with("stock", PatienceTable.PACK - rules.hand().cards() - 1)
        .with("wild", new Argument.Rank(PatienceRules.PACK, rules.wild()));
  }
}
