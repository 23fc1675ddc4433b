import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createAssistantClient } from '../../src/command/mcp/assistant-client.ts';
import { createAssistantServer } from '../../src/command/mcp/mcp-server.ts';
import type { Database } from '../../src/store/database.ts';
import { lineOf, openTestDatabase, type Sofra, startSofra, type TestVenue } from '../harness/sofra.ts';
import { newAssistedVenue, raisePrice } from './assistant.ts';
import { type McpClient, mcpClientOf } from './mcp-client.ts';
import { act, type Chance, chanceOf, type Wish } from './scripted-assistant.ts';

/** How many evenings are played; `ASSISTANT_SEED` chooses the first. */
const SEEDS = Number(process.env['ASSISTANT_SEEDS'] ?? 20);
const FIRST_SEED = Number(process.env['ASSISTANT_SEED'] ?? 1);

let db: Database;
let services: Sofra[];

before(async () => {
  db = openTestDatabase(10);
  const sofra = await startSofra({ db });
  services = [sofra, await startSofra({ db, clock: sofra.clock })];
});

after(async () => {
  for (const sofra of services) await sofra.close();
  await db.close();
});

/** An evening of one seed: a few people, their assistant in two processes at two servers, and the owner's changes. */
async function playEvening(seed: number): Promise<void> {
  const chance = chanceOf(seed);
  const [near, far] = services as [Sofra, Sofra];
  const venue = await newAssistedVenue(near);
  const clients = await Promise.all([near, far].map((sofra) => connect(sofra, venue)));
  const wishes = Array.from({ length: 1 + chance(3) }, (_, at) => wishOf(venue, at, chance));
  const confirmed = new Set<number>();
  const acting = wishes.flatMap((wish) =>
    clients.map((client) => act(client, wish, confirmed, chanceOf(chance(2 ** 31)))),
  );
  const raising = chance(2) === 0 ? raisePrice(near, venue, 13_050) : Promise.resolve();
  await Promise.all([...acting, raising]);
  for (const wish of wishes) await act(clients[chance(2)]!, wish, confirmed, chanceOf(chance(2 ** 31)));
  await assertOnce(venue, wishes, confirmed, seed);
  await Promise.all(clients.map((client) => client.close()));
}

async function connect(sofra: Sofra, { key }: TestVenue): Promise<McpClient> {
  const client = createAssistantClient({ url: sofra.baseUrl, key: key.text, language: 'en' });
  return mcpClientOf(await createAssistantServer(client));
}

function wishOf({ id: venueId, menu, tableIds }: TestVenue, at: number, chance: Chance): Wish {
  const lines = [lineOf(menu.kebab, { quantity: 1 + chance(2) })];
  const customer = { name: 'Ayşe', phone: `0532 123 45 6${at}` };
  const party =
    chance(2) === 0
      ? { type: 'DineIn', tableId: tableIds[at % tableIds.length] }
      : { type: 'Takeaway', customer };
  return { basket: { venueId, lines, ...party, note: `wish ${at}` }, times: chance(4) === 0 ? 2 : 1 };
}

/** Each wish was ordered as often as its person wanted, for a total that they had seen, and was counted once. */
async function assertOnce(
  venue: TestVenue,
  wishes: readonly Wish[],
  confirmed: ReadonlySet<number>,
  seed: number,
): Promise<void> {
  const [sums] = await db.query<{ rounds: number; drafts: number; spent: number }>({
    text: `select (select count(*)::int from placement where venue_id = $1) as rounds,
                  (select count(*)::int from assistant_draft where venue_id = $1 and taken_at is not null) as drafts,
                  (select coalesce(sum(spent_kurus), 0)::int from assistant_spending where venue_id = $1) as spent`,
    values: [venue.id],
  });
  const wanted = wishes.reduce((sum, { times }) => sum + times, 0);
  const where = `seed ${seed}`;
  assert.deepEqual([sums!.rounds, sums!.drafts], [wanted, wanted], where);
  const taken = await db.query<{ total: number }>({
    text: `select (content #>> '{shown,totalKurus}')::int as total from assistant_draft
            where venue_id = $1 and taken_at is not null`,
    values: [venue.id],
  });
  for (const { total } of taken) assert.ok(confirmed.has(total / 100), where);
  assert.equal(
    sums!.spent,
    taken.reduce((sum, { total }) => sum + total, 0),
    where,
  );
}

test(`an assistant that repeats each call, invents ids and runs twice orders each wish once, in ${SEEDS} evenings`, async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++) await playEvening(seed);
});
