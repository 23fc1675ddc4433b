import { westernDigits } from '../text/western-digits.ts';

/**
 * Converts the digits of every keyboard in a field for numbers, and keeps the caret. @returns the new value
 * of the field
 */
export function takeDigits(field: HTMLInputElement): string {
  const { value, selectionStart } = field;
  const digits = westernDigits(value);
  if (digits !== value) {
    field.value = digits;
    field.setSelectionRange(selectionStart, selectionStart);
  }
  return digits;
}
