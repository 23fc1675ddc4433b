import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../comparison.ts';
import { startSofra, withDataFolder } from './system-under-test.ts';

/** Seconds from the start of the process to its first answer to a caller, and memory at rest in MB; medians. */
export interface Starts {
  firstSeconds: number;
  laterSeconds: number;
  firstMemoryMb: number;
  laterMemoryMb: number;
}

/**
 * Starts the service with its demo in folders of its own: first where there is nothing, which makes the database and
 * imports the demo, then again where all is there.
 * @param settleMs  how long it rests before its memory is read
 */
export async function measureStarts(times: number, settleMs: number): Promise<Starts> {
  const measured: Starts[] = [];
  for (let time = 0; time < times; time++) {
    measured.push(
      await withDataFolder(async (folder) => {
        const first = await startOnce(folder, settleMs);
        const later = await startOnce(folder, settleMs);
        return {
          firstSeconds: first.seconds,
          laterSeconds: later.seconds,
          firstMemoryMb: first.memoryMb,
          laterMemoryMb: later.memoryMb,
        };
      }),
    );
  }
  return {
    firstSeconds: median(measured.map(({ firstSeconds }) => firstSeconds)),
    laterSeconds: median(measured.map(({ laterSeconds }) => laterSeconds)),
    firstMemoryMb: median(measured.map(({ firstMemoryMb }) => firstMemoryMb)),
    laterMemoryMb: median(measured.map(({ laterMemoryMb }) => laterMemoryMb)),
  };
}

interface DemoFile {
  baseUrl: string;
  venues: { id: string; key: string | null }[];
}

async function startOnce(folder: string, settleMs: number): Promise<{ seconds: number; memoryMb: number }> {
  const startedAt = performance.now();
  const sofra = await startSofra(folder, { DEMO: 'on' });
  try {
    const { baseUrl, venues } = JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8')) as DemoFile;
    const { id, key } = venues.find((venue) => venue.key !== null)!;
    const answer = await fetch(`${baseUrl}/public/v1/venues/${id}/menu`, { headers: { 'X-Api-Key': key! } });
    await answer.text();
    if (!answer.ok) throw new Error(`The demo's menu was answered ${answer.status}.`);
    const seconds = (performance.now() - startedAt) / 1000;
    await pause(settleMs);
    return { seconds, memoryMb: sofra.memoryMb() };
  } finally {
    await sofra.stop();
  }
}
