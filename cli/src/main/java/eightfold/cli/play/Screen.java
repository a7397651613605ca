package eightfold.cli.play;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.cli.layout.Layout;
import eightfold.game.PublicFact;
import eightfold.game.Standings;
import eightfold.game.Verb;
import eightfold.game.Verb.Shape;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The table as the person sees it, in lines of at most 80 columns. */
final class Screen {
  private static final String RED = "\u001b[31m";
  private static final String PLAIN = "\u001b[0m";
  private static final int RECENT = 5;
  private static final Pattern WORD = Pattern.compile("[0-9A-Z]+");

  private final Pack pack;
  private final String game;
  private final List<String> names;
  private final boolean colours;

  /**
   * A screen.
   *
   * @param pack what its cards are
   * @param game the game's name for people
   * @param names of the seats
   * @param colours whether red cards may be written in red
   */
  Screen(Pack pack, String game, List<String> names, boolean colours) {
    this.pack = pack;
    this.game = game;
    this.names = names;
    this.colours = colours;
  }

  /**
   * The whole table.
   *
   * @param facts what else everybody can see
   */
  List<String> lines(View view, List<PublicFact> facts) {
    List<String> lines = new ArrayList<>();
    lines.add(heading(view));
    lines.addAll(Layout.wrapped("  players", players(view)));
    for (int seat = 0; seat < names.size(); seat++) {
      List<String> open = view.hands().get(seat).cards();
      if (seat != view.seat() && !open.isEmpty()) {
        lines.addAll(
            Layout.wrapped("  open   ", List.of(names.get(seat) + ":", String.join(" ", open))));
      }
    }
    lines.addAll(Layout.wrapped("  pile   ", List.of(pile(view).split(" "))));
    demand(view).ifPresent(words -> lines.add("  demand   " + words));
    FactWords words = new FactWords(names);
    for (String line : words.lines(facts)) {
      lines.addAll(Layout.wrapped("  seen   ", List.of(line.split(" "))));
    }
    for (String line : words.lines(view.abilities().known())) {
      lines.addAll(Layout.wrapped("  known  ", List.of(line.split(" "))));
    }
    view.abilities()
        .question()
        .map(words::question)
        .ifPresent(line -> lines.addAll(Layout.wrapped("  asked  ", List.of(line.split(" ")))));
    lines.addAll(hand(view));
    List<String> acts = acts(view.legal(), view.verbs());
    lines.addAll(Layout.wrapped("  you may", acts.isEmpty() ? "wait" : String.join(", ", acts)));
    return lines;
  }

  private String heading(View view) {
    String left = "-- " + game + ", deal " + view.deal() + " ";
    String way = view.inForce().clockwise() ? "clockwise, " : "counterclockwise, ";
    String right = " " + (names.size() > 1 ? way : "") + "stock " + view.stock() + " --";
    return left + "-".repeat(Math.max(2, Layout.WIDTH - left.length() - right.length())) + right;
  }

  private List<String> players(View view) {
    List<String> players = new ArrayList<>();
    Standings standings = view.standings();
    boolean scored = standings.score().stream().anyMatch(score -> score != 0);
    for (int seat = 0; seat < names.size(); seat++) {
      View.Hand hand = view.hands().get(seat);
      StringBuilder text = new StringBuilder();
      text.append(seat == view.turn() ? ">" : "")
          .append(names.get(seat))
          .append(' ')
          .append(hand.count());
      text.append(hand.called() ? " called" : "").append(hand.owesCall() ? " owes a call" : "");
      text.append(scored ? " (" + standings.score().get(seat) + " points)" : "");
      players.add(text + (seat < names.size() - 1 ? ";" : ""));
    }
    return players;
  }

  /** The upcard, and what lies under it, the latest first. */
  private String pile(View view) {
    List<String> pile = view.pile();
    if (pile.isEmpty()) {
      return "empty";
    }
    StringBuilder text = new StringBuilder(coloured(pile.getLast()));
    int from = Math.max(0, pile.size() - 1 - RECENT);
    List<String> under = pile.subList(from, pile.size() - 1).reversed();
    if (!under.isEmpty()) {
      text.append("   (under it ").append(String.join(" ", under)).append(from > 0 ? " ...)" : ")");
    }
    return text.toString();
  }

  private Optional<String> demand(View view) {
    List<String> words = new ArrayList<>();
    view.inForce().suit().ifPresent(suit -> words.add(declared(suit) + " declared"));
    view.inForce().rank().ifPresent(rank -> words.add("rank " + rank + " declared"));
    if (view.inForce().pendingDraw() > 0) {
      words.add("a penalty of " + view.inForce().pendingDraw() + " cards is pending");
    }
    if (view.inForce().pendingSkip() > 0) {
      words.add("a skip is pending");
    }
    return words.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", words));
  }

  /** The own hand by suits, playable cards in brackets. */
  private List<String> hand(View view) {
    List<String> sorted = new ArrayList<>(view.hands().get(view.seat()).cards());
    sorted.sort(Comparator.comparingInt(this::order));
    List<String> cells = new ArrayList<>();
    for (String card : sorted) {
      boolean playable =
          view.legal().contains("play " + card)
              || view.legal().contains("lay " + card)
              || view.legal().contains("play " + card + " " + card)
              || view.legal().contains("play " + card + "/a")
              || view.legal().contains("play " + card + "/b");
      cells.add(playable ? "[" + card + "]" : " " + card + " ");
    }
    if (cells.isEmpty()) {
      cells.add("no card");
    }
    return Layout.wrapped("  hand   ", cells).stream().map(this::coloured).toList();
  }

  private int order(String card) {
    int kind = pack.parse(card);
    return kind == Kind.NONE ? Kind.COUNT : pack.joker(kind) ? Kind.COUNT - 1 : kind;
  }

  /** Legal acts, cards left to the brackets in the hand. */
  List<String> acts(List<String> legal, List<Verb> verbs) {
    List<String> pairs = new ArrayList<>();
    Map<Verb, List<String>> byVerb = new LinkedHashMap<>();
    for (String act : legal) {
      Verb verb = Verb.of(verbs, act).orElseThrow();
      List<String> arguments = byVerb.computeIfAbsent(verb, v -> new ArrayList<>());
      int blank = act.indexOf(' ');
      if (verb.word().equals("play") && act.indexOf(' ', blank + 1) > 0) {
        pairs.add(act);
      } else if (blank > 0) {
        arguments.add(named(verb, act.substring(blank + 1)));
      }
    }
    List<String> acts = new ArrayList<>();
    byVerb.forEach(
        (verb, arguments) ->
            acts.add(
                switch (verb.word()) {
                  case "play", "lay" -> verb.word() + " [a card]";
                  case "discard", "choose", "pick" ->
                      verb.word() + " " + String.join(" | ", arguments);
                  default ->
                      verb.shape() == Shape.CARD_AND_SEAT
                          ? cardAndSeat(verb, arguments)
                          : (verb.word() + " " + String.join("|", arguments)).strip();
                }));
    acts.addAll(pairs);
    return acts;
  }

  /** The cards are those of the hand; what matters is who may be given one. */
  private static String cardAndSeat(Verb verb, List<String> arguments) {
    List<String> seats =
        arguments.stream()
            .map(argument -> argument.substring(argument.indexOf(' ') + 1))
            .distinct()
            .toList();
    return verb.word() + " [a card] " + String.join("|", seats);
  }

  /** Seats by their names, at the end of an act that names one. */
  private String named(Verb verb, String arguments) {
    if (!verb.shape().endsWithSeat()) {
      return arguments;
    }
    int blank = arguments.lastIndexOf(' ');
    String seat = arguments.substring(blank + 1);
    boolean number = seat.matches("[0-9]{1,2}") && Integer.parseInt(seat) < names.size();
    return number
        ? arguments.substring(0, blank + 1) + names.get(Integer.parseInt(seat))
        : arguments;
  }

  private String coloured(String text) {
    return colours ? WORD.matcher(text).replaceAll(this::coloured) : text;
  }

  private String coloured(MatchResult word) {
    int kind = pack.parse(word.group());
    boolean red =
        kind != Kind.NONE
            && pack.name(kind).equals(word.group())
            && pack.kinds().get(kind).colour().equals("red");
    return red ? RED + word.group() + PLAIN : word.group();
  }

  /** A declared suit in full; a rank as it is. */
  private String declared(String word) {
    int suit = pack.parseSuit(word);
    return suit == Pack.NONE ? word : pack.suits().get(suit).name();
  }
}
