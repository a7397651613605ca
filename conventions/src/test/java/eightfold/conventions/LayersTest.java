package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Inside a package: no large circles of classes, and where there are layers, none sees upward. */
class LayersTest {
  private static final String ORACLE = "eightfold.testkit.oracle";
  private static final String PLAY = "eightfold.play";

  /**
   * What a table is; what changes or asks for one thing of it; which acts there are to a turn; what
   * acts do; how a deal goes on, and what others see of all that.
   */
  private static final Layers LAYERS_OF_PLAY =
      new Layers(
          List.of(
              Layers.Layer.of(
                  "state",
                  """
                  Acts AgendaTask Awaited CardAct CardArea Causes Columns DealEnding Extent FamilyAct
                  FaultKind Faults Ground Hands Known Mask Offence Regime SavedTable Slot Slots Table
                  TableRules TurnSlot Visibility Witness
                  """),
              Layers.Layer.of(
                  "moves",
                  """
                  Calls CardConditions CardDecisions Chains ChallengeablePlay Countdown Counts
                  CumulativeTurns EarlierHand EmptyingTurn Factors FollowUps HandPassing LostTurns
                  NextTurns Occasions Openings OwedCalls OwedWords PassingSeats Pile Points Pressure
                  Quantities Ranks RequiredSpeech Selection Situation StockKnowledge Suits
                  TableIdentity TakenUpcards Teams Throws Trade
                  """),
              Layers.Layer.of(
                  "rules",
                  "CallRights Holdings Passes Playability PublicState SpokenWords WholeTurns"),
              Layers.Layer.of(
                  "turns",
                  """
                  CardPlay CatchablePlay Challenges Consequences DrawActs Drawing Duels Effects
                  Exchanges Gifts GivenCards Grabs HandDraws HandShows LastEffects MovedCards Penalties
                  PileDraws Rounds Shows Turns
                  """),
              Layers.Layer.of(
                  "kernel",
                  """
                  ActRefusals ArrangedPosition AwaitedSteps CardActs CardRefusals Dealing Determiniser
                  FamilyActs FastPath ForcedHoldings
                  HiddenCards InformationKey Kernel LegalActs Matches OwingHand PlainPlayout Risks
                  Settlement TurnActs UnsaidWords
                  """)));

  /**
   * What a table is; the book that it is played by; questions about it; what changes it; how a deal
   * goes on, which is the work on its agenda; the oracle as a program that others use.
   */
  private static final Layers LAYERS_OF_THE_ORACLE =
      new Layers(
          List.of(
              Layers.Layer.of(
                  "state",
                  """
                  Act Agenda Ahead Awaits Calls CardDecision Cards CatchablePlay Caused ChallengeablePlay Choice Copies
                  DealProgress Debt
                  Demand Duel Emptied Ended EndsWhenNamed Faults FurtherTurns Gifts Grab Hand Happening
                  Layers LostTurns Occasion Orders OwedWords Part Round Series Sheet Speech State StockEnds
                  Showing SuitInForce SwappedHands Tally Trade Turn TurnsHad Work
                  """),
              Layers.Layer.of("book", "CardRules Lines PackInPlay Rules"),
              Layers.Layer.of(
                  "rules",
                  """
                  Amounts CallRules Conditional Counting DecisionRules Declarations DrawingRules
                  Factors Following GiftRules GoingOut InForce LegalActs LongHand Marriages Openings
                  OrderedCards OwedCards Pairings Playability Scoring Selected SeveralCards ShowRules
                  SpeechRules Teams Triggers
                  """),
              Layers.Layer.of(
                  "moves",
                  """
                  Calling CardPlay CardsMeant Catching Consequences Drawing Effects LosingTurns
                  PassingHands Scene Speaking PuttingCards TakingCards Thrown
                  """),
              Layers.Layer.of(
                  "turns",
                  """
                  Challenging Dealing Declaring DrawingTurns DuelsAndGrabs Giving Interpreter Playing
                  Results Rounds Turns
                  """),
              Layers.Layer.of(
                  "oracle",
                  """
                  Facts Fit NotationLines Oracle OracleCatalogue OracleGame OracleKeys OracleMatch OracleViews
                  Positions
                  """)));

  private static Map<String, Set<String>> dependencies(String javaPackage) {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(javaPackage);
    return Circles.dependencies(classes, javaPackage);
  }

  @ParameterizedTest
  @CsvSource({ORACLE + ", 10", PLAY + ", 5"})
  void no_circle_of_classes_is_larger_than(String javaPackage, int most) {
    Map<String, Set<String>> dependencies = dependencies(javaPackage);
    assertThat(dependencies).hasSizeGreaterThan(most);
    assertThat(Circles.largest(dependencies)).hasSizeLessThanOrEqualTo(most);
  }

  @Test
  void no_class_of_the_oracle_sees_one_of_a_higher_layer() {
    assertThat(LAYERS_OF_THE_ORACLE.violations(dependencies(ORACLE))).isEmpty();
  }

  @Test
  void no_class_of_play_sees_one_of_a_higher_layer() {
    assertThat(LAYERS_OF_PLAY.violations(dependencies(PLAY))).isEmpty();
  }

  @Test
  void a_circle_is_found_with_all_that_belong_to_it_and_nobody_else() {
    Map<String, Set<String>> dependencies = new TreeMap<>();
    dependencies.put("Above", Set.of("Dealer"));
    dependencies.put("Dealer", Set.of("Stock", "Below"));
    dependencies.put("Stock", Set.of("Pile"));
    dependencies.put("Pile", Set.of("Dealer"));
    dependencies.put("Below", Set.of());
    assertThat(Circles.largest(dependencies)).containsExactly("Dealer", "Pile", "Stock");
    dependencies.put("Pile", Set.of("Below"));
    assertThat(Circles.largest(dependencies)).isEmpty();
  }

  @Test
  void who_sees_upward_or_has_no_layer_is_found() {
    Layers layers =
        new Layers(List.of(Layers.Layer.of("state", "Hand"), Layers.Layer.of("turns", "Turns")));
    Map<String, Set<String>> dependencies = new TreeMap<>();
    dependencies.put("Turns", Set.of("Hand"));
    dependencies.put("Hand", Set.of());
    assertThat(layers.violations(dependencies)).isEmpty();
    dependencies.put("Hand", Set.of("Turns"));
    dependencies.put("Stray", Set.of());
    assertThat(layers.violations(dependencies))
        .containsExactly("Hand sees Turns above it", "Stray is in no layer");
    assertThat(new Layers(List.of(Layers.Layer.of("state", "Gone"))).violations(Map.of()))
        .containsExactly("state names Gone, which is not there");
  }
}
