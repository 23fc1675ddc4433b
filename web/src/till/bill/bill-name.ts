import type { Bill } from '../../api/bill-list.ts';

/** What people call a bill: its table, else its number with the name of the customer. */
export function nameOfPlace(
  { table, number, customer }: Pick<Bill, 'table' | 'number' | 'customer'>,
  texts: { table: (name: string) => string; bill: (number: number) => string },
): string {
  if (table !== null) return texts.table(table.name);
  return [texts.bill(number), customer?.name].filter(Boolean).join(' · ');
}
