package eightfold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Ann keeps her seat with a passkey on one device, finds it on another, and signs out everywhere.
 * Chromium's virtual authenticator stands in for hers; what a password manager would carry from one
 * device to the other, the test does. Source: issue 13, point 3.
 */
@Tag("long")
final class PasskeyBrowserIT extends BrowserTest {
  private static final String KEEP = "Keep my seats with a passkey";
  private static final String SIGN_IN = "Sign in with a passkey";

  /** An authenticator in a visitor's browser. */
  private record Wallet(CDPSession session, String id) {
    static Wallet of(Visitor visitor) {
      CDPSession session = visitor.page().context().newCDPSession(visitor.page());
      session.send("WebAuthn.enable");
      JsonObject options = new JsonObject();
      options.addProperty("protocol", "ctap2");
      options.addProperty("transport", "internal");
      options.addProperty("hasResidentKey", true);
      options.addProperty("hasUserVerification", true);
      options.addProperty("isUserVerified", true);
      options.addProperty("automaticPresenceSimulation", true);
      JsonObject wanted = new JsonObject();
      wanted.add("options", options);
      JsonObject made = session.send("WebAuthn.addVirtualAuthenticator", wanted);
      return new Wallet(session, made.get("authenticatorId").getAsString());
    }

    private JsonObject called() {
      JsonObject params = new JsonObject();
      params.addProperty("authenticatorId", id);
      return params;
    }

    JsonArray passkeys() {
      return session.send("WebAuthn.getCredentials", called()).getAsJsonArray("credentials");
    }

    void add(JsonElement passkey) {
      JsonObject params = called();
      params.add("credential", passkey);
      session.send("WebAuthn.addCredential", params);
    }
  }

  private String address() {
    return "http://localhost:" + server().port() + "/";
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_seat_is_found_on_another_device_and_both_are_signed_out(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor tablet = Visitor.on(browser(), screen)) {
      Wallet hers = Wallet.of(ann);
      ann.opensTable(address(), "Ann", "Crazy Eights", 2, 0);
      ann.page().navigate(address());
      ann.button("Settings").click();
      ann.button(KEEP).focus();
      ann.page().keyboard().press("Enter");
      ann.page().getByText("Your seats are kept").waitFor();
      ann.findsNoBarrier("settings with a passkey");

      Wallet carried = Wallet.of(tablet);
      hers.passkeys().forEach(carried::add);
      tablet.page().navigate(address());
      Locator seat = tablet.page().locator(".your-tables").getByText("Crazy Eights");
      tablet.page().getByText("Crazy Eights").first().waitFor();
      assertThat(seat).hasCount(0);
      tablet.button("Settings").click();
      assertThat(tablet.button(KEEP)).hasCount(0);
      tablet.button(SIGN_IN).click();
      tablet.page().getByText("You are signed in.").waitFor();
      tablet.findsNoBarrier("settings after signing in");
      tablet.page().keyboard().press("Escape");
      seat.click();
      tablet.page().locator(".lobby h1").waitFor();
      tablet.begins();
      tablet.page().locator(".stage, .board").waitFor();

      tablet.page().navigate(address());
      seat.waitFor();
      ann.page().keyboard().press("Escape");
      ann.page().locator(".your-tables").getByText("Crazy Eights").click();
      ann.page().locator(".stage, .board").waitFor();
      tablet.button("Settings").click();
      tablet.button("Sign out everywhere").click();
      tablet.button("Yes, sign out on all devices").click();
      tablet.page().getByText("You are signed out everywhere.").waitFor();
      assertThat(seat).hasCount(0);
      ann.page()
          .getByText("You have signed out everywhere, so this seat is closed here.")
          .waitFor();
      ann.findsNoBarrier("a seat that is closed");
      ann.page().navigate(address());
      ann.page().getByText("Crazy Eights").first().waitFor();
      assertThat(ann.page().locator(".your-tables").getByText("Crazy Eights")).hasCount(0);
      // the browser notes that its token was refused
      ann.expectsErrors("401");
    }
  }
}
