package eightfold.testkit;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.Trigger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RandomBooksTest {
  /** Made where a test wants them: that takes its time. */
  private static final class Many {
    static final List<RuleBook> BOOKS =
        LongStream.range(0, 2500).mapToObj(RandomBooks::withConditions).toList();
  }

  /** Elements that are words for people, or for who keeps the time, and change nothing in play. */
  private static final Set<String> WORDLESS =
      Set.of("suits", "ruling", "chosen", "grab-seconds", "language", "define");

  @Test
  void the_same_seed_makes_the_same_book() {
    assertThat(RandomBooks.withConditions(5)).isEqualTo(RandomBooks.withConditions(5));
  }

  @Tag("long")
  @Test
  void every_element_comes_up() {
    Set<String> seen =
        Stream.concat(Many.BOOKS.stream(), LongStream.range(0, 20).mapToObj(OwnPackBooks::book))
            .flatMap(book -> book.elements().stream())
            .map(line -> RuleBookWriter.line(line).split("[ ,]", 2)[0])
            .collect(toSet());
    assertThat(RuleBooks.words().stream().filter(word -> !WORDLESS.contains(word)))
        .allSatisfy(word -> assertThat(seen).contains(word));
  }

  @Tag("long")
  @Test
  void every_effect_comes_up() {
    Set<String> seen =
        Many.BOOKS.stream()
            .flatMap(book -> book.all(Element.On.class))
            .flatMap(on -> on.effects().stream())
            .map(Effect::words)
            .collect(toSet());
    assertThat(RuleBooks.effects()).allSatisfy(effect -> assertThat(seen).contains(effect));
  }

  private static Stream<Element.When> lines() {
    return Many.BOOKS.stream().flatMap(book -> book.all(Element.When.class));
  }

  @Tag("long")
  @Test
  void every_event_comes_up_and_every_moment() {
    assertThat(lines().map(Element.When::event))
        .hasAtLeastOneElementOfType(Trigger.HandBecomes.class)
        .contains(moments());
    assertThat(played().map(Trigger.Played::row)).contains(1, 2, 3);
    assertThat(played().filter(event -> event.left().isPresent() && !event.on().isEmpty()))
        .isNotEmpty();
  }

  @Tag("long")
  @Test
  void every_condition_comes_up() {
    Set<Form> seen = lines().flatMap(line -> line.and().stream()).map(Forms::of).collect(toSet());
    assertThat(seen).containsAll(Forms.conditions().values());
  }

  private static Trigger[] moments() {
    return Arrays.stream(Trigger.Moment.values()).map(Trigger.Happens::new).toArray(Trigger[]::new);
  }

  private static Stream<Trigger.Played> played() {
    return lines()
        .map(Element.When::event)
        .filter(Trigger.Played.class::isInstance)
        .map(Trigger.Played.class::cast);
  }

  @Tag("long")
  @Test
  void every_consequence_comes_up_and_every_word_for_seats_with_each_that_takes_it() {
    Set<Form> seen = lines().flatMap(line -> line.then().stream()).map(Forms::of).collect(toSet());
    assertThat(seen).containsAll(Forms.consequences().values());
    Set<SeatSelector.Which> drawing =
        lines()
            .flatMap(line -> line.then().stream())
            .filter(Consequence.Moves.class::isInstance)
            .map(Consequence.Moves.class::cast)
            .filter(moves -> moves.route() == Consequence.Route.DRAWS)
            .map(moves -> moves.who().which())
            .collect(toSet());
    assertThat(drawing).containsExactlyInAnyOrder(SeatSelector.Which.values());
  }

  /** Of what is drawn freely the check leaves most: the books are not all alike, nor bare. */
  @Tag("long")
  @Test
  void books_are_rich_and_no_two_alike() {
    assertThat(Many.BOOKS.stream().map(RuleBook::elements).distinct()).hasSize(Many.BOOKS.size());
    assertThat(Many.BOOKS.stream().mapToInt(book -> book.elements().size()).sum())
        .isGreaterThan(15 * Many.BOOKS.size());
  }

  @Test
  void every_book_can_be_written_and_read_back() {
    assertThat(LongStream.range(0, 50).mapToObj(RandomBooks::withConditions))
        .allSatisfy(
            book ->
                assertThat(RuleBooks.single(RuleBookWriter.write(book), Map.of()).elements())
                    .isEqualTo(book.elements()));
  }
}
