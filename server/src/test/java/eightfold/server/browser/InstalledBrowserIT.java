package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import eightfold.server.TestClient;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The page can be installed. Without a connection it opens, says so, and goes on by itself; nothing
 * of a table is kept on the device but the key to the seat. Source: issue 15, point 10.
 */
@Tag("long")
final class InstalledBrowserIT extends BrowserTest {
  @Test
  void who_opens_the_page_while_the_server_is_down_is_told_so_and_comes_back_to_the_table()
      throws Exception {
    try (BrowserContext context = browser().newContext()) {
      Page page = context.newPage();
      page.navigate(server().address());
      page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)");
      page.locator(".play-now .main").click();
      page.locator(".hand-card").nth(4).waitFor();
      String table = page.url();
      server().goDown();
      try {
        page.reload();
        page.getByText("No connection to the server").waitFor();
        assertThat(page.url()).isEqualTo(table);
        page.getByText("The server does not answer yet.").waitFor();
        assertThat(page.locator(".hand-card").count()).isZero();
      } finally {
        server().comeUp();
      }
      page.locator(".hand-card").nth(0).waitFor();
      assertThat(page.url()).isEqualTo(table);
    }
  }

  @Test
  void the_worker_keeps_parts_of_the_page_and_nothing_that_the_server_was_asked() {
    try (BrowserContext context = browser().newContext()) {
      Page page = context.newPage();
      page.navigate(server().address());
      page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)");
      page.reload();
      page.locator(".play-now .main").click();
      page.locator(".hand-card").nth(4).waitFor();
      page.reload();
      page.locator(".hand-card").nth(0).waitFor();
      Object kept =
          page.evaluate(
              """
              async () => {
                const names = await caches.keys()
                const all = await Promise.all(names.map(async (name) =>
                  (await (await caches.open(name)).keys()).map((request) => request.url)))
                return all.flat().join(" ")
              }
              """);
      String[] addresses = String.valueOf(kept).split(" ");
      assertThat(addresses)
          .anyMatch(address -> address.startsWith(server().address() + "assets/"))
          .allMatch(
              address ->
                  address.startsWith(server().address() + "assets/")
                      || address.startsWith(server().address() + "offline/")
                      || address.equals(server().address() + "favicon.svg"));
    }
  }

  @Test
  void the_manifest_names_icons_that_are_there() {
    JsonNode manifest =
        TestClient.json(TestClient.http(server(), "manifest.webmanifest", Optional.empty()));
    assertThat(manifest.path("display").asText()).isEqualTo("standalone");
    assertThat(manifest.path("icons")).hasSizeGreaterThan(2);
    try (BrowserContext context = browser().newContext()) {
      Page page = context.newPage();
      page.navigate(server().address());
      for (JsonNode icon : manifest.path("icons")) {
        Object size =
            page.evaluate(
                """
                (src) => new Promise((shown, missing) => {
                  const image = new Image()
                  image.onload = () => shown(image.naturalWidth + "x" + image.naturalHeight)
                  image.onerror = () => missing(src)
                  image.src = src
                })
                """,
                icon.path("src").asText());
        String sizes = icon.path("sizes").asText();
        if (!sizes.equals("any")) {
          assertThat(size).isEqualTo(sizes);
        }
      }
    }
  }
}
