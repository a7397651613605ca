package eightfold.bots;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.View;
import java.util.Optional;

/** A {@link FastBot} at a table where views and the notation are spoken. */
final class WordedBot implements Bot {
  private final FastBot bot;
  private final ActList acts = new ActList();
  private Pack pack = DEFAULT_PACK;

  WordedBot(FastBot bot) {
    this.bot = bot;
  }

  @Override
  public void learns(Pack pack) {
    this.pack = pack;
  }

  @Override
  public void hear(Event event) {
    if (event.seat() == Event.NOBODY) {
      return;
    }
    switch (event.verb()) {
      case "played" -> {
        int kind = event.words().isEmpty() ? Kind.NONE : pack.parse(event.words().getLast());
        bot.played(event.seat(), kind);
      }
      case "dealt" -> bot.dealt(event.seat(), number(event));
      case "declared" -> bot.declared(event.seat());
      case "skipped" -> bot.skipped(event.seat());
      case "drew" -> bot.drew(event.seat(), number(event));
      default -> {}
    }
  }

  private static int number(Event event) {
    String word = event.words().isEmpty() ? "" : event.words().getLast();
    return word.matches("[0-9]{1,3}") ? Integer.parseInt(word) : 0;
  }

  @Override
  public Optional<String> answer(View view, FastChance chance) {
    acts.fill(pack, view.legal(), view.verbs(), view.refusals().keySet());
    int chosen = bot.choose(new WordedView(view, pack), view.seat(), acts, chance);
    return chosen == ActList.NONE
        ? Optional.empty()
        : Optional.of(view.legal().get(acts.acts[chosen]));
  }
}
