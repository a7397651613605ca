package eightfold.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file cannot be read or written, in words. */
final class Reasons {
  private Reasons() {}

  static String of(Exception fault) {
    return switch (fault) {
      case NoSuchFileException _ -> "there is no such file or folder";
      case FileAlreadyExistsException _ -> "there is such a file already";
      case NotDirectoryException _ -> "it is no folder";
      case AccessDeniedException _ -> "access is denied";
      default -> String.valueOf(fault.getMessage());
    };
  }
}
