import { EXAMPLE_IDS } from '../../src/http/openapi/example-ids.ts';
import type { Sofra } from '../harness/sofra.ts';

/** Orders a starter and a main, which is held, at a table that no other example orders at. @returns the ids of the held line */
export async function openWithHeldLine(
  sofra: Sofra,
  cookie: string,
  examples: ReadonlyMap<string, { body?: { lines: object[] } }>,
): Promise<Record<string, string>> {
  const { lines, ...order } = examples.get('venue placeStaffOrder')!.body!;
  const path = `/venue/v1/venues/${EXAMPLE_IDS.venue}`;
  const areas = (await sofra.call('GET', `${path}/tables`, { headers: { cookie } })).body.data;
  const { id: tableId } = areas.at(-1).tables[0];
  const ordered = ['starter', 'main'].map((course) => ({ ...lines[0], course }));
  const headers = { cookie, 'Idempotency-Key': 'bill-with-courses' };
  const body = { ...order, tableId, lines: ordered };
  const answer = await sofra.call('POST', `${path}/bills`, { headers, body });
  const { bill } = answer.body.data;
  return { billId: bill.id, lineId: bill.lines.find(({ isHeld }: { isHeld: boolean }) => isHeld).id };
}
