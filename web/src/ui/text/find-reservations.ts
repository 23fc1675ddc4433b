import { foldText } from './fold-text.generated.ts';
import { createPhoneMatcher } from './phone-search.generated.ts';
import { westernDigits } from './western-digits.ts';

interface Findable {
  customer: { name: string; phone: string | null };
  code: string;
}

/**
 * The reservations whose name contains the text, whose phone number contains its digits, or whose code begins with it.
 */
export function findReservations<R extends Findable>(reservations: readonly R[], text: string): readonly R[] {
  const searchText = foldText(text);
  if (searchText === '') return reservations;
  const isPhone = createPhoneMatcher(westernDigits(text), 3);
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return reservations.filter(
    ({ customer, code: own }) =>
      foldText(customer.name).includes(searchText) ||
      isPhone(customer.phone ?? '') ||
      (code.length >= 3 && own.startsWith(code)),
  );
}
