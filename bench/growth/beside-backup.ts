import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median } from '../comparison.ts';
import { fetchAnswer } from '../load/fetch-answer.ts';
import { openRestaurant, orderOf, type Restaurant } from '../service/restaurant.ts';
import { startSofra, withDataFolder } from '../service/system-under-test.ts';
import { copyOrder } from './deep-pages.ts';

const COMMAND = fileURLToPath(new URL('../../server/bin/sofra.mjs', import.meta.url));
const RESTAURANTS = 20;
/** So many that a backup takes longer than a round. */
const ORDERS = 300_000;
const ORDERS_A_SECOND = 50;
const ROUNDS = 5;
const ROUND_MS = 6_000;
const CALM_MS = 1_000;
const GOAL = 1.5;

/**
 * Places 50 orders a second, by turns alone and while `sofra backup` runs, and prints how long the slowest hundredth takes.
 * @returns whether the goal is reached
 */
export function measureBesideBackup(): Promise<boolean> {
  return withDataFolder(async (folder) => {
    const sofra = await startSofra(folder);
    try {
      const restaurants: Restaurant[] = [];
      for (let at = 0; at < RESTAURANTS; at++) restaurants.push(await openRestaurant(sofra.db));
      const [first] = restaurants as [Restaurant];
      const { body } = await place(sofra, first);
      const orderId = (JSON.parse(body) as { data: { order: { id: string } } }).data.order.id;
      await copyOrder(sofra.db, { venueId: first.id, orderId, count: ORDERS });
      await placeAtPace(sofra, restaurants);
      const rounds: { alone: number; beside: number }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await pause(CALM_MS);
        const alone = await placeAtPace(sofra, restaurants);
        const backup = startBackup(folder);
        await pause(CALM_MS);
        rounds.push({ alone, beside: await placeAtPace(sofra, restaurants) });
        if (backup.exitCode !== null)
          throw new Error('The backup ended before the round: it needs more orders.');
        backup.kill('SIGKILL');
        await once(backup, 'exit');
      }
      return report(rounds);
    } finally {
      await sofra.stop();
    }
  });
}

function place(sofra: { port: number }, restaurant: Restaurant) {
  const path = `/public/v1/venues/${restaurant.id}/orders`;
  return fetchAnswer({ sofra }, restaurant, path, orderOf(restaurant), { 'Idempotency-Key': randomUUID() });
}

/** Places orders at a steady pace, whatever the answers do. @returns how long the slowest hundredth took, in ms */
async function placeAtPace(sofra: { port: number }, restaurants: readonly Restaurant[]): Promise<number> {
  const placed: Promise<number>[] = [];
  const startedAt = performance.now();
  const timed = async (restaurant: Restaurant) => {
    const sentAt = performance.now();
    await place(sofra, restaurant);
    return performance.now() - sentAt;
  };
  for (let at = 0; at < (ROUND_MS / 1_000) * ORDERS_A_SECOND; at++) {
    await pause(Math.max(0, startedAt + (at * 1_000) / ORDERS_A_SECOND - performance.now()));
    placed.push(timed(restaurants[at % restaurants.length]!));
  }
  const times = (await Promise.all(placed)).sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)]!;
}

function startBackup(dataDir: string): ChildProcess {
  const file = join(dataDir, 'bench.sql.gz');
  const env = { ...process.env, DATA_DIR: dataDir };
  return spawn(process.execPath, [COMMAND, 'backup', file], { env, stdio: 'ignore' });
}

function report(rounds: readonly { alone: number; beside: number }[]): boolean {
  const ratio = median(rounds.map(({ alone, beside }) => beside / alone));
  const [alone, beside] = (['alone', 'beside'] as const).map((name) =>
    median(rounds.map((each) => each[name])),
  );
  const verdict = ratio <= GOAL ? 'reached' : 'MISSED';
  console.log(
    `placing ${ORDERS_A_SECOND} orders a second: 99 % within ${alone!.toFixed(1)} ms alone, ${beside!.toFixed(1)} ms beside a backup; ${ratio.toFixed(2)} ×, goal ≤ ${GOAL} ×: ${verdict}`,
  );
  return ratio <= GOAL;
}
