import { type Bill, kitchenDueSince, LONGEST_ON_BOARD_MS, needsMaking } from '../../api/bill-list.ts';
import { createPhoneMatcher } from '../../ui/text/phone-search.generated.ts';
import { westernDigits } from '../../ui/text/western-digits.ts';
import { normalizeForSearch } from '../order/menu/search-words.ts';

/** Fewer digits match too many phone numbers. */
const FEWEST_DIGITS = 4;

/**
 * Finds bills by number, table, a part of the customer's name, or digits of the phone number, like the service. Used
 * until the service has answered.
 */
export function findBills(bills: readonly Bill[], text: string): Bill[] {
  const sought = normalizeForSearch(text.trim());
  if (sought === '') return [];
  const isPhone = createPhoneMatcher(westernDigits(text), FEWEST_DIGITS);
  return bills.filter(({ number, customer, table }) => {
    if (String(number) === sought.replace(/^#/, '')) return true;
    if (table !== null && normalizeForSearch(table.name) === sought) return true;
    if (customer === null) return false;
    const { name, phone } = customer;
    if (name !== null && normalizeForSearch(name).includes(sought)) return true;
    return phone !== null && isPhone(phone);
  });
}

/** The takeaways and deliveries in a list of bills, the longest waiting first. */
export function takeawaysAndDeliveries(bills: readonly Bill[]): Bill[] {
  return bills
    .filter(({ type }) => type !== 'DineIn')
    .sort((a, b) => Number(a.leftAt !== null) - Number(b.leftAt !== null));
}

/** The bills with a line that the kitchen still needs to make, like the kitchen board. */
export function billsToMake(bills: readonly Bill[], now: number): Bill[] {
  return bills.filter(({ lines }) =>
    lines.some(
      (line) => needsMaking(line.status) && !line.isHeld && kitchenDueSince(line) + LONGEST_ON_BOARD_MS > now,
    ),
  );
}
