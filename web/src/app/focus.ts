/** Who may take the keyboard's focus: nothing takes it from a player who types or is in a dialog. */

const FIELDS = "input, textarea, select, dialog";

/** Whether keys pressed here belong to a field or a dialog, and not to the table. */
export function typesIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(FIELDS) !== null;
}

/** Whether the player types now, or is in a dialog. */
export function typing(): boolean {
  return typesIn(document.activeElement);
}

/** Whether the focus leaves a field for the table itself, to go on playing there. */
export function turnsToTable({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.closest(".table-main") !== null;
}

/** Whether the player types, or reads in the panel: what happens at the table is read out there as well. */
export function elsewhere(): boolean {
  return typing() || document.activeElement?.closest(".panel") != null;
}
