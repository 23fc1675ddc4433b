import { westernDigits } from '../text/western-digits.ts';

/** Takes the digits of every keyboard into a field for numbers; the caret stays where it is. @returns what the field then has */
export function takeDigits(field: HTMLInputElement): string {
  const { value, selectionStart } = field;
  const digits = westernDigits(value);
  if (digits !== value) {
    field.value = digits;
    field.setSelectionRange(selectionStart, selectionStart);
  }
  return digits;
}
