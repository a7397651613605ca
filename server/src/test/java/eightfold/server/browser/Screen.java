package eightfold.server.browser;

/** The sizes at which the page is looked at. */
enum Screen {
  PHONE(390, 844),
  DESKTOP(1280, 800);

  final int width;
  final int height;

  Screen(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** Whether it is touched rather than pointed at. */
  boolean touched() {
    return this == PHONE;
  }
}
