package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The clauses of docs/semantics.md, a story each, on both programs: the files in {@code stories/}
 * of the resources. Each names its clauses in the comment above it.
 */
class StoriesTest {
  /** No story may get lost on its way from one file to another. */
  private static final int AT_LEAST = 301;

  private static List<Story> stories() throws IOException {
    List<Story> stories = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder())) {
      for (Path file : files.sorted().toList()) {
        String name = String.valueOf(file.getFileName());
        stories.addAll(Story.read(name, Files.readString(file)));
      }
    }
    return stories;
  }

  private static Path folder() {
    try {
      return Path.of(
          Objects.requireNonNull(StoriesTest.class.getResource("/eightfold/stories")).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @TestFactory
  Stream<DynamicTest> both_programs_tell_it_so() throws IOException {
    return stories().stream()
        .map(
            story ->
                DynamicTest.dynamicTest(
                    story.file() + ": " + story.name(), () -> StoryTable.play(story)));
  }

  @Test
  void there_are_as_many_as_ever_and_no_two_of_one_name() throws IOException {
    assertThat(stories()).hasSizeGreaterThanOrEqualTo(AT_LEAST);
    assertThat(stories()).extracting(Story::name).doesNotHaveDuplicates();
    assertThat(stories()).allMatch(story -> !story.moments().isEmpty());
  }

  /** With another value in the place of what it expects last each story fails. */
  @Test
  void what_a_story_expects_counts() throws IOException {
    for (Story story : stories()) {
      fails(story, last(story));
    }
  }

  /** The same for each of its expectations. */
  @Test
  @Tag("long")
  void whatever_a_story_expects_counts() throws IOException {
    for (Story story : stories()) {
      for (int moment = 0; moment < story.moments().size(); moment++) {
        if (story.moments().get(moment).expects()) {
          fails(story, moment);
        }
      }
    }
  }

  private static int last(Story story) {
    int last = story.moments().size() - 1;
    while (!story.moments().get(last).expects()) {
      last--;
    }
    return last;
  }

  private static void fails(Story story, int moment) {
    Story other = expectingElse(story, moment);
    assertThatThrownBy(() -> StoryTable.play(other))
        .as(story.file() + ": " + story.name() + ": " + other.moments().get(moment))
        .isInstanceOf(AssertionError.class);
  }

  private static Story expectingElse(Story story, int moment) {
    List<Story.Moment> moments = new ArrayList<>(story.moments().subList(0, moment));
    moments.add(
        switch (story.moments().get(moment)) {
          case Story.Moment.Done(int seat, String act, List<String> told) ->
              new Story.Moment.Done(seat, act, Stream.concat(told.stream(), end()).toList());
          case Story.Moment.Refused(int seat, String act, int code) ->
              new Story.Moment.Refused(seat, act, code + 1);
          case Story.Moment.Holds(String key, String value) ->
              new Story.Moment.Holds(key, value + "; no");
          case Story.Moment.HoldsIn(Story.Share share, String key, String value) ->
              new Story.Moment.HoldsIn(other(share), key, value);
          case Story.Moment.Where _, Story.Moment.DealsAgain _ ->
              throw new IllegalArgumentException("nothing is expected of it");
        });
    return new Story(story.file(), story.name(), story.rules(), story.start(), moments);
  }

  private static Story.Share other(Story.Share share) {
    return share == Story.Share.NEVER ? Story.Share.ALWAYS : Story.Share.NEVER;
  }

  private static Stream<String> end() {
    return Stream.of("deal-over nobody");
  }
}
