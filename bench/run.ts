import { writeFile } from 'node:fs/promises';
import { availableParallelism, platform, totalmem } from 'node:os';
import { type Contest, hold, type Pace, type Standing } from './contest.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { type Ground, withGround } from './ground.ts';
import { placingContests } from './placing.ts';
import { pricingContests } from './pricing.ts';
import { readingContests } from './reading.ts';
import { documentOf, type Findings, lineOf } from './report.ts';
import { orderOf } from './restaurant.ts';
import { measureStarts } from './starting.ts';

const WHOLE = { rounds: 5, roundMs: 2_000, warmUpMs: 2_000, restaurants: 200, starts: 5, settleMs: 5_000 };
const QUICK = { ...WHOLE, roundMs: 1_000, warmUpMs: 500, starts: 1, settleMs: 2_000 };

const REPORT = new URL('../BENCHMARKS.md', import.meta.url);

/** Measures the service beside its floors, prints what comes of it and, unless it was in a hurry, writes it down. */
async function main(): Promise<void> {
  const isQuick = process.argv.includes('--quick');
  const plan = isQuick ? QUICK : WHOLE;
  const starts = await measureStarts(plan.starts, plan.settleMs);
  console.log(
    `start: first ${starts.firstSeconds.toFixed(1)} s, later ${starts.laterSeconds.toFixed(1)} s; at rest ${Math.round(starts.idleMemoryMb)} MB`,
  );
  const findings = await withGround(plan.restaurants, async (ground): Promise<Findings> => {
    const standings = await holdAll(ground, plan);
    const loadedMemoryMb = ground.mostMemoryMb();
    console.log(`memory under load: ${Math.round(loadedMemoryMb)} MB`);
    return { standings, starts, loadedMemoryMb, pace: plan, machine: await describeMachine(ground) };
  });
  if (!isQuick) await writeFile(REPORT, documentOf(findings));
}

async function holdAll(ground: Ground, pace: Pace): Promise<Standing[]> {
  await placeOneOrderEach(ground);
  const contests: Contest[] = [
    ...(await readingContests(ground)),
    ...(await pricingContests(ground)),
    ...(await placingContests(ground)),
  ];
  const standings: Standing[] = [];
  for (const contest of contests) {
    const standing = await hold(contest, pace);
    console.log(lineOf(standing));
    standings.push(standing);
  }
  return standings;
}

/** There is something to read, and what the service remembers of every restaurant is read. */
async function placeOneOrderEach(ground: Ground): Promise<void> {
  for (const restaurant of ground.restaurants) {
    const path = `/public/v1/venues/${restaurant.id}/orders`;
    await fetchAnswer(ground, restaurant, path, orderOf(restaurant), { 'Idempotency-Key': 'bench-first' });
  }
}

async function describeMachine({ sofra }: Ground): Promise<Findings['machine']> {
  const [row] = await sofra.db.query<{ server_version: string }>({ text: 'show server_version' });
  return {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    platform: platform(),
    node: process.versions.node,
    postgres: row!.server_version,
  };
}

await main();
