package eightfold.crazier;
final class SheetText { static String write(CrazierGame g) { return "# " + g.name() + "\n"; } }
