package eightfold.server.adapter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Under which names a server has passkeys. Source: docs/operators.md, Passkeys; WebAuthn level 3,
 * 5.1.2: a relying party's id is a domain, and its pages come by HTTPS or from localhost.
 */
class PasskeyPlacesTest {
  private final HostNames names =
      new HostNames(List.of("Cards.Example.org", "192.168.1.7", "living-room"), true);

  private List<String> origins(String host) {
    return names.passkeysAt(host).stream()
        .flatMap(place -> place.origins().stream())
        .sorted()
        .toList();
  }

  @Test
  void a_name_that_was_given_has_them_by_https_at_the_port_that_browsers_name() {
    assertThat(origins("cards.example.org")).containsExactly("https://cards.example.org");
    assertThat(origins("CARDS.example.org:8443")).containsExactly("https://cards.example.org:8443");
    assertThat(origins("living-room")).containsExactly("https://living-room");
    assertThat(names.passkeysAt("cards.example.org:8443").orElseThrow().name())
        .isEqualTo("cards.example.org");
  }

  @Test
  void localhost_has_them_also_without() {
    assertThat(origins("localhost:8080"))
        .containsExactly("http://localhost:8080", "https://localhost:8080");
    assertThat(origins("me.localhost")).contains("http://me.localhost");
  }

  @Test
  void no_other_name_has_them_even_where_a_proxy_lets_it_through() {
    HostNames any = new HostNames(List.of(), true);
    assertThat(any.knows("cards.example.org")).isTrue();
    assertThat(any.passkeysAt("cards.example.org")).isEmpty();
    for (String host : List.of("", "192.168.1.7", "[::1]:8080", "evil.org", "notlocalhost")) {
      assertThat(origins(host)).as(host).isEmpty();
    }
  }
}
