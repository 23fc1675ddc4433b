/** Leads a person who tried to save to the first field of the page that is wrong, once the faults are shown. */
export function focusFirstFault(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('main [aria-invalid=true], main [data-fault] button')?.focus(),
  );
}
