/** Joins the class names that apply: `classNames(css.card, isLate && css.late)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
