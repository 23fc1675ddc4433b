import { randomBytes } from 'node:crypto';
import { callApi } from './call-api.ts';
import type { Demo } from './demo-file.ts';

interface Menu {
  categories: { products: Product[] }[];
}

interface Product {
  id: string;
  portions: { id: string; orderable: boolean }[];
  optionGroups: { isRequired: boolean }[];
  stockStatus: string | null;
}

/**
 * Makes the lines of a shell command that places an order at a demo venue.
 * @returns an empty list if every product of the menu is unavailable or requires a choice
 * @throws CommandError if the menu cannot be read
 */
export async function orderToTry({ baseUrl, venue }: Demo): Promise<string[]> {
  const body = await findOrderToTry({ baseUrl, venue });
  if (body === null) return [];
  return [
    `curl -s ${baseUrl}/public/v1/venues/${venue.id}/orders \\`,
    `  -H 'X-Api-Key: ${venue.key}' \\`,
    `  -H 'Idempotency-Key: hello-${randomBytes(6).toString('hex')}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify(body)}'`,
  ];
}

/**
 * A takeaway order that a demo venue accepts; `null` if every product of its menu is unavailable or requires a choice.
 * @throws CommandError if the menu cannot be read
 */
export async function findOrderToTry({ baseUrl, venue }: Demo) {
  const { data } = await callApi({
    url: baseUrl,
    method: 'GET',
    path: `/public/v1/venues/${venue.id}/menu`,
    headers: { 'x-api-key': venue.key },
    advice: 'is the service running?',
  });
  const line = lineOf(data as Menu);
  if (line === null) return null;
  return { type: 'Takeaway', customer: { name: 'Ada', phone: '+905321234567' }, lines: [line] };
}

/** A line with one portion of the first product that is always in stock and requires no choice. */
function lineOf({ categories }: Menu) {
  for (const { id, portions, optionGroups, stockStatus } of categories.flatMap(({ products }) => products)) {
    const portion = portions.find(({ orderable }) => orderable);
    if (portion === undefined || stockStatus !== null || optionGroups.some(({ isRequired }) => isRequired))
      continue;
    return { productId: id, portionId: portion.id, quantity: 1 };
  }
  return null;
}
