package eightfold.volity.client;

import eightfold.volity.Jid;
import eightfold.volity.village.Prosody;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Somebody at the client, who knows nothing but what it says, and types as people do. */
final class TypingPlayer implements AutoCloseable {
  private static final Pattern REMINDER =
      Pattern.compile(
          "Your cards: (.+)\\. On the pile: (\\w+)(?:, \\w+ \\((\\w)\\) asked for)?\\.");
  private static final int PATIENCE_SECONDS = 90;

  private final VolityClient client;
  private final LinkedBlockingQueue<String> said = new LinkedBlockingQueue<>();
  private final List<String> all = new ArrayList<>();

  private TypingPlayer(ClientSettings settings) throws ClientException {
    this.client =
        VolityClient.enter(settings, text -> text.lines().forEach(line -> said.add(line.strip())));
  }

  /** Signs in, and enters a table. */
  static TypingPlayer at(Prosody prosody, String account, String place) throws ClientException {
    return new TypingPlayer(settings(prosody, account, place));
  }

  static ClientSettings settings(Prosody prosody, String account, String place) {
    return new ClientSettings(
        "127.0.0.1",
        prosody.clients(),
        Jid.of(account + "@localhost"),
        "pw-" + account,
        place,
        account.substring(0, 1).toUpperCase(Locale.ROOT) + account.substring(1),
        Optional.empty());
  }

  VolityClient client() {
    return client;
  }

  /** Types a line, and reads on until a line of the client's matches. */
  String types(String line, String pattern) throws Exception {
    boolean _ = client.take(line);
    return reads(pattern);
  }

  /** Reads on until a line matches, and returns it. */
  String reads(String pattern) throws InterruptedException {
    while (true) {
      String line = said.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (line == null) {
        throw new AssertionError("nothing says " + pattern + " after " + all);
      }
      all.add(line);
      if (line.matches(pattern)) {
        return line;
      }
    }
  }

  /** All lines that were read. */
  List<String> all() {
    return all;
  }

  /** Plays a game of the platform's ruleset to its end, trying the cards in turn. */
  String playsToTheEnd() throws Exception {
    while (true) {
      Matcher turn = REMINDER.matcher(reads("Your cards: .*On the pile.*|Scores: .*"));
      if (!turn.matches()) {
        return all.getLast();
      }
      plays(List.of(turn.group(1).split(" ", -1)));
    }
  }

  private void plays(List<String> cards) throws Exception {
    for (String card : cards) {
      Thread.sleep(110); // ten calls a second are allowed
      if (types("play " + card, "ok|refused.*").equals("ok")) {
        boolean goesOn = cards.size() > 1;
        if (card.startsWith("8") && goesOn) {
          String suit = cards.get(cards.getFirst().equals(card) ? 1 : 0);
          String answer = types("suit " + suit.substring(suit.length() - 1), "ok|refused.*");
          if (!answer.equals("ok")) {
            throw new AssertionError(answer + " after " + all);
          }
        }
        return;
      }
    }
    String drawn = types("draw", "ok|refused.*");
    if (!drawn.equals("ok")) {
      throw new AssertionError(drawn + " after " + all);
    }
  }

  @Override
  public void close() {
    client.close();
  }
}
