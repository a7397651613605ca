package eightfold.crazier.scenario;

import eightfold.crazier.cards.Ability;
import eightfold.crazier.cards.AbilityCardSet;
import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Condition;
import eightfold.crazier.cards.Side;
import eightfold.yaml.YamlFault;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The cards that scenarios name: those of the set, their second copies, and blank ones. */
record ScenarioCards(AbilityCardSet set) {
  private static final Pattern BLANK =
      Pattern.compile("_([RBGP]+)(10|[2-9AJQK])(e?)(?:\\.[A-Za-z0-9_]+)?");
  private static final String LETTERS = "RBGP";

  /** The card of a name, without its side. */
  Card card(String id, int line) {
    Matcher blank = BLANK.matcher(id);
    if (blank.matches()) {
      return blank(id, blank);
    }
    String plain = id.endsWith("#2") ? id.substring(0, id.length() - 2) : id;
    return set.card(plain)
        .orElseThrow(() -> new YamlFault(line, "unknown card \"" + id + "\": cards are camel, …"));
  }

  private static Card blank(String id, Matcher parts) {
    int colours = 0;
    for (char letter : parts.group(1).toCharArray()) {
      colours |= 1 << LETTERS.indexOf(letter);
    }
    boolean event = !parts.group(3).isEmpty();
    Side side =
        new Side(
            id,
            colours,
            event ? Side.Type.EVENT : Side.Type.ASSET,
            new Condition.Always(),
            event ? List.of(new Ability.Event(List.of())) : List.of());
    return new Card(id, parts.group(2), colours, List.of(side));
  }
}
