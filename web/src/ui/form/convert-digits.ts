import { westernDigits } from '../text/western-digits.ts';

/**
 * Replaces Arabic and Persian digits in a field for numbers with Western ones, and keeps the cursor position.
 * @returns the new value of the field
 */
export function convertDigits(field: HTMLInputElement): string {
  const { value, selectionStart } = field;
  const digits = westernDigits(value);
  if (digits !== value) {
    field.value = digits;
    field.setSelectionRange(selectionStart, selectionStart);
  }
  return digits;
}
