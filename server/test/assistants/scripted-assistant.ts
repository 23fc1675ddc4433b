import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { seeded } from '../pricing/restaurant-baskets.ts';
import type { McpClient } from './mcp-client.ts';

/** What a person wants, and how often; `again` is said for the second one. */
export interface Wish {
  basket: Record<string, unknown>;
  times: 1 | 2;
}

/** A whole number from 0 to below `count`. */
export type Chance = (count: number) => number;

export function chanceOf(seed: number): Chance {
  const random = seeded(seed);
  return (count) => Math.floor(random() * count);
}

/** A model that does what its person wants, but repeats calls, invents ids and starts over. */
export async function act(
  client: McpClient,
  wish: Wish,
  confirmed: Set<number>,
  chance: Chance,
): Promise<void> {
  for (let round = 0; round <= chance(2); round++) {
    for (let time = 1; time <= wish.times; time++) {
      const basket = { ...wish.basket, ...(time > 1 ? { again: true } : {}) };
      const prepared = await repeated(chance, () => client.tool('prepare_order', basket));
      for (const { data } of prepared) if (data.draft) confirmed.add(data.total);
      const { data } = prepared.at(-1)!;
      if (chance(3) === 0) await invent(client, data, chance);
      const placed = await repeated(chance, () =>
        client.tool('place_order', { draft: data.draft ?? 'draft-1', total: data.total ?? 1 }),
      );
      for (const { data: answer } of placed) {
        if (answer.outcome !== 'Changed') continue;
        confirmed.add(answer.newDraft.total);
        const { draft, total } = answer.newDraft;
        await repeated(chance, () => client.tool('place_order', { draft, total }));
      }
    }
  }
}

/** A call once to three times, at once or one after the other. */
async function repeated<T>(chance: Chance, call: () => Promise<T>): Promise<T[]> {
  const times = 1 + chance(3);
  if (chance(2) === 0) return Promise.all(Array.from({ length: times }, call));
  const results: T[] = [];
  for (let time = 0; time < times; time++) results.push(await call());
  return results;
}

/** Drafts, totals and orders that nobody ever returned. */
async function invent(client: McpClient, { draft = '', total = 1 }, chance: Chance): Promise<void> {
  const calls = [
    () => client.tool('place_order', { draft: `drf_${randomBytes(44).toString('hex')}`, total }),
    () => client.tool('place_order', { draft, total: total + 1 }),
    () => client.tool('order_status', { orderId: '01900000-0000-7000-8000-00000000dead' }),
    () =>
      client.tool('prepare_order', {
        venueId: 'the-venue',
        type: 'Takeaway',
        lines: [{ productId: 'kebab', portionId: 'x', quantity: 1 }],
      }),
  ];
  const { isError, data } = await calls[chance(calls.length)]!();
  // A draft that was placed answers its order, whatever the call confirms.
  assert.ok(isError || data.outcome === 'Placed');
}
