/** Joins class names and leaves out false values: `classNames(css.card, isLate && css.late)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
