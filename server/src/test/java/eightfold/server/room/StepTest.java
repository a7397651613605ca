package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.server.little.LittleCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Handlers say what is to change and change nothing themselves. Source: issue 45, point 1, handlers
 * that wrote back into one another.
 */
class StepTest {
  /** Those that go through the changes of an input one after the other. */
  private static final List<String> OF_THE_INPUT = List.of("InputHandler.java", "ActHandler.java");

  private final RoomDriver driver =
      RoomDriver.begun(new LittleCatalogue().game("little", Map.of()), 2);

  @Test
  void what_a_step_is_made_from_stays_as_it_was() {
    StepContext here = new StepContext(driver.room().state(), driver.now());
    RoomTable table = here.table();
    Presence presence = here.presence();

    Step step = new AgreementHandler(here).end(0, new Request.End(false));

    assertThat(step.fault()).isEmpty();
    assertThat(step.changes()).isNotEmpty();
    assertThat(here.table()).isSameAs(table);
    assertThat(here.presence()).isSameAs(presence);
    assertThat(presence.wants(0, Wish.END)).isFalse();
  }

  @Test
  void a_step_does_its_changes_in_their_order() {
    Step step =
        Step.NONE
            .presence(there -> there.wanting(0, Wish.END, true))
            .accept(new Fact.Ended())
            .and(Step.NONE.show());
    assertThat(step.changes())
        .hasExactlyElementsOfTypes(
            Step.Change.Moves.class, Step.Change.Accepts.class, Step.Change.Shows.class);
  }

  @Test
  void a_step_of_which_one_part_is_refused_changes_nothing() {
    Step refused = Step.refused(Fault.suspended());
    Step done = Step.NONE.accept(new Fact.Ended());
    assertThat(done.and(refused)).isEqualTo(refused);
    assertThat(refused.and(done)).isEqualTo(refused);
    assertThat(refused.accept(new Fact.Ended()).show()).isEqualTo(refused);
  }

  @Test
  void no_handler_of_one_kind_of_input_holds_what_it_changes() throws IOException {
    try (Stream<Path> sources = Files.list(Path.of("src/main/java/eightfold/server/room"))) {
      List<Path> handlers =
          sources
              .filter(file -> file.toString().endsWith("Handler.java"))
              .filter(file -> !OF_THE_INPUT.contains(file.getFileName().toString()))
              .toList();
      assertThat(handlers).hasSizeGreaterThan(8);
      for (Path handler : handlers) {
        assertThat(Files.readString(handler)).as(handler.toString()).doesNotContain("Transition");
      }
    }
  }
}
