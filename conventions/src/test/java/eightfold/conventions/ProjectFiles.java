package eightfold.conventions;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The files of the project that somebody wrote: nothing built, generated or fetched. */
final class ProjectFiles {
  /** The folder of all modules. */
  static final Path ROOT = Path.of(System.getProperty("basedir", "")).resolve("..").normalize();

  private static final Set<String> NOT_OURS =
      Set.of("target", "node_modules", ".git", "dist", "generated");

  private ProjectFiles() {}

  /** All files whose names end so, without the dot. */
  static List<Path> endingWith(Set<String> endings) throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return NOT_OURS.contains(String.valueOf(folder.getFileName()))
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = String.valueOf(file.getFileName());
            if (endings.contains(name.substring(name.lastIndexOf('.') + 1))) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }
}
