package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Where the server keeps its data unless told otherwise. Source: issue 2, point 6; XDG base
 * directories.
 */
class DataFolderTest {
  private static Path folder(String system, Map<String, String> environment) {
    var nowhere = Ran.stream(new ByteArrayOutputStream());
    return DataFolder.of(Ran.around("", nowhere, nowhere, environment, system));
  }

  @Test
  void linux_follows_the_xdg_base_directories() {
    assertThat(folder("Linux", Map.of("XDG_DATA_HOME", "/data/ann")))
        .isEqualTo(Path.of("/data/ann/eightfold"));
    assertThat(folder("Linux", Map.of())).isEqualTo(Path.of("/home/ann/.local/share/eightfold"));
  }

  @Test
  void a_relative_or_empty_xdg_folder_is_passed_over() {
    Path standard = Path.of("/home/ann/.local/share/eightfold");
    assertThat(folder("Linux", Map.of("XDG_DATA_HOME", "data"))).isEqualTo(standard);
    assertThat(folder("Linux", Map.of("XDG_DATA_HOME", " "))).isEqualTo(standard);
  }

  @Test
  void a_mac_has_application_support() {
    assertThat(folder("Mac OS X", Map.of("XDG_DATA_HOME", "/data")))
        .isEqualTo(Path.of("/home/ann/Library/Application Support/Eightfold"));
  }

  @Test
  void windows_has_local_app_data() {
    assertThat(folder("Windows 11", Map.of()))
        .isEqualTo(Path.of("/home/ann/AppData/Local/Eightfold"));
    assertThat(folder("Windows 11", Map.of("LOCALAPPDATA", "/c/local")))
        .isEqualTo(Path.of("/c/local/Eightfold"));
  }
}
