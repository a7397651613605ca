/** The sign of the house: an eight in an octagon. */

export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path class="logo-ground" d="M10.2 2H21.8L30 10.2V21.8L21.8 30H10.2L2 21.8V10.2Z" />
      <path
        class="logo-eight"
        d="M16 15.5C11.5 12.5 11.5 7 16 7S20.5 12.5 16 15.5C10.5 18.5 10.5 25 16 25S21.5 18.5 16 15.5Z"
      />
    </svg>
  );
}
