package eightfold.scenario;

import eightfold.cards.Pack;
import eightfold.scenario.ScenarioStep.Outlook;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the steps of a scenario. */
final class StepReader {
  private static final String NEXT_DEAL = "next deal";
  private static final String ALL = "all";
  private static final List<String> OUTLOOK = List.of("then", "error", "deck");

  private final Pack pack;
  private final ScenarioSeats seats;
  private final ExpectationReader expectations;

  StepReader(Pack pack, ScenarioSeats seats) {
    this.pack = pack;
    this.seats = seats;
    this.expectations = new ExpectationReader(pack, seats);
  }

  ScenarioStep read(Yaml value) {
    return switch (value) {
      case Yaml.Scalar scalar when scalar.text().equals(NEXT_DEAL) ->
          new ScenarioStep.NextDeal(Optional.empty(), new Outlook.Taken(List.of()), scalar.line());
      case Yaml.Scalar scalar ->
          throw new YamlFault(
              scalar.line(),
              "a step is \"SEAT: act\" or \"next deal\", not " + scalar.kind().text());
      case Yaml.Items list ->
          throw new YamlFault(list.line(), "a step is \"SEAT: act\" or \"next deal\", not a list");
      case Yaml.Entries map -> read(map);
    };
  }

  private ScenarioStep read(Yaml.Entries map) {
    Yaml.Entry doing = doing(map);
    String key = doing.key().text();
    YamlFields fields =
        new YamlFields(map, "a step", Stream.concat(Stream.of(key), OUTLOOK.stream()).toList());
    Outlook outlook = outlook(fields);
    if (key.equals(NEXT_DEAL)) {
      empty(doing.value());
      return new ScenarioStep.NextDeal(
          fields.value("deck").map(deck -> new CardLists(pack).list(deck, "deck")),
          outlook,
          fields.value("deck").orElse(doing.key()).line());
    }
    if (fields.value("deck").isPresent()) {
      throw new YamlFault(fields.required("deck").line(), "deck goes with next deal");
    }
    if (key.equals(ALL)) {
      return new ScenarioStep.ByAll(
          act(doing.value()), refusable(outlook, doing, false), doing.key().line());
    }
    List<String> acts = acts(doing.value());
    return new ScenarioStep.Acts(
        seats.seat(key, doing.key().line()),
        acts,
        refusable(outlook, doing, acts.size() == 1),
        doing.key().line());
  }

  /** The entry that says who does what. */
  private Yaml.Entry doing(Yaml.Entries map) {
    List<Yaml.Entry> doing = new ArrayList<>();
    for (Yaml.Entry entry : map.entries()) {
      String key = entry.key().text();
      if (key.equals(NEXT_DEAL) || key.equals(ALL) || seats.has(key)) {
        doing.add(entry);
      } else if (!OUTLOOK.contains(key)) {
        throw new YamlFault(entry.key().line(), YamlFields.unknown(key, known()));
      }
    }
    if (doing.size() != 1) {
      throw new YamlFault(
          doing.isEmpty() ? map.line() : doing.getLast().key().line(),
          "a step has one of " + String.join(", ", known().subList(0, seats.count() + 2)));
    }
    return doing.getFirst();
  }

  private List<String> known() {
    return Stream.of(seats.names(), List.of(ALL, NEXT_DEAL), OUTLOOK)
        .flatMap(List::stream)
        .toList();
  }

  private Outlook outlook(YamlFields fields) {
    Optional<Yaml> error = fields.value("error");
    Optional<Yaml> then = fields.value("then");
    if (error.isPresent() && then.isPresent()) {
      throw new YamlFault(
          error.get().line(), "a step has error or then, not both: a refusal changes nothing");
    }
    if (error.isPresent()) {
      int code = error.get().scalar("error").number("error");
      if (code < 901 || code > 921) {
        throw new YamlFault(error.get().line(), "error must be a code from 901 to 921");
      }
      return new Outlook.Refused(code);
    }
    return new Outlook.Taken(then.map(expectations::read).orElse(List.of()));
  }

  private static Outlook refusable(Outlook outlook, Yaml.Entry doing, boolean single) {
    if (outlook instanceof Outlook.Refused && !single) {
      throw new YamlFault(
          doing.key().line(), "error goes with one act of one seat; put it into a step of its own");
    }
    return outlook;
  }

  private static void empty(Yaml value) {
    if (!(value instanceof Yaml.Scalar scalar) || !scalar.text().isEmpty()) {
      throw new YamlFault(value.line(), "next deal has no value; deck and then stand beside it");
    }
  }

  private static List<String> acts(Yaml value) {
    if (value instanceof Yaml.Items list) {
      if (list.items().isEmpty()) {
        throw new YamlFault(list.line(), "a step needs an act");
      }
      return list.items().stream().map(StepReader::act).toList();
    }
    return List.of(act(value));
  }

  private static String act(Yaml value) {
    Yaml.Scalar scalar = value.scalar("an act");
    if (scalar.text().isBlank()) {
      throw new YamlFault(scalar.line(), "a step needs an act, such as play 8H");
    }
    return scalar.text();
  }
}
