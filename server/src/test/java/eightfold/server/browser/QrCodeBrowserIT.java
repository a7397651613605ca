package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A friend across the room points a camera at the screen and comes to the table. The picture of the
 * screen is read by a reader of its own. Source: issue 15, point 2.
 */
@Tag("long")
final class QrCodeBrowserIT extends BrowserTest {
  @ParameterizedTest
  @EnumSource(Screen.class)
  void the_picture_in_the_lobby_holds_the_link(Screen screen) throws Exception {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 1);
      String link = ann.page().locator("#table-link").inputValue();
      ann.button("QR code").click();
      ann.page().locator(".qr").waitFor();
      ann.findsNoBarrier("the lobby with a QR code");
      BufferedImage picture =
          ImageIO.read(new ByteArrayInputStream(ann.page().locator(".qr").screenshot()));
      int wide = picture.getWidth();
      int high = picture.getHeight();
      int[] pixels = picture.getRGB(0, 0, wide, high, null, 0, wide);
      BinaryBitmap seen =
          new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(wide, high, pixels)));
      assertThat(new QRCodeReader().decode(seen).getText()).isEqualTo(link);
    }
  }
}
