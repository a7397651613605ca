package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A card under the finger: it lies over everything on its way (issue 10). */
@Tag("long")
final class DraggingBrowserIT extends BrowserTest {
  private static final int GOLD = 0xeec25c;
  private static final int CARD = 0xfffdf8;

  @Test
  void a_dragged_card_lies_over_the_buttons_and_takes_its_mark_along() throws IOException {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 4, 3);
      StagedTable.atRest().showsOn(ann.page());
      Page page = ann.page();
      BoundingBox button = page.locator(".actions .act.main").boundingBox();
      double x = button.x + 6;
      double y = button.y + button.height / 2;
      assertThat(colour(page, x, y)).isEqualTo(GOLD);
      BoundingBox card = page.locator(".hand-card.legal").first().boundingBox();
      page.mouse().move(card.x + 20, card.y + 6);
      page.mouse().down();
      // the white of the card, under its index, comes to lie on the button
      page.mouse().move(x + 8, y - 64, new Mouse.MoveOptions().setSteps(8));
      assertThat(colour(page, x, y)).as("the card hides the button").isEqualTo(CARD);
      BoundingBox moved = page.locator(".hand-card.legal").first().boundingBox();
      assertThat(moved.y).as("the mark goes along").isLessThan(card.y - 50);
      page.keyboard().press("Escape");
      page.mouse().move(card.x + 20, card.y + 6);
      page.mouse().up();
    }
  }

  private static int colour(Page page, double x, double y) throws IOException {
    BufferedImage picture = ImageIO.read(new ByteArrayInputStream(page.screenshot()));
    return picture.getRGB((int) Math.round(x), (int) Math.round(y)) & 0xffffff;
  }
}
