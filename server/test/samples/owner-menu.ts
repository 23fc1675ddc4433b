import { read } from '../harness/public-caller.ts';
import type { Sofra, TestAnswer, TestVenue } from '../harness/sofra.ts';
import type { StaffedVenue } from '../harness/staff.ts';

/** Calls something below the venue as its owner. */
export function asOwner(
  venue: StaffedVenue,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<TestAnswer> {
  return venue.owner.call(method, `/venues/${venue.id}${path}`, body, headers);
}

/** The menu as guests read it, by the name of each category the names of its products; and its tag. */
export async function guestMenu(sofra: Sofra, venue: TestVenue) {
  const { body, headers } = await read(sofra, venue, `/venues/${venue.id}/menu`);
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  const categories = body.data.categories as any[];
  const names = categories.map(({ name, products }) => [
    name,
    products.map((product: { name: string }) => product.name),
  ]);
  return { etag: headers.get('etag'), names, categories };
}

/** The menu as its owner reads it. */
// biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
export async function ownerMenu(venue: StaffedVenue): Promise<any[]> {
  return (await asOwner(venue, 'GET', '/categories')).body.data;
}

/** Bodies that no call of the menu can read, or that have nothing to do with it. */
export const UNREADABLE_BODIES = [
  undefined,
  null,
  [],
  'x',
  7,
  { name: 7 },
  { name: {} },
  { isVisible: 'yes' },
];

/** An answer without the `revision` of the records in it. */
// biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
export function withoutRevisions(data: unknown): any {
  return JSON.parse(JSON.stringify(data, (name, value) => (name === 'revision' ? undefined : value)));
}
