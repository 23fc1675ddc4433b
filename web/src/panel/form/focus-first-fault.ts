/** Focuses the first field of the page with a fault, once the faults are shown. */
export function focusFirstFault(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('main [aria-invalid=true], main [data-fault] button')?.focus(),
  );
}
