import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SetupError } from '../core/setup-error.ts';
import type { DemoVenue } from './demo-document.ts';

/** The content of `demo.json`: everything that a program needs to try the demo. The keys and passwords are stored only there. */
export interface DemoFile {
  baseUrl: string;
  operatorToken: string | null;
  venues: readonly DemoVenue[];
}

const NAME = 'demo.json';

/**
 * Writes `demo.json` atomically into the data folder; only the system user of the service can read it.
 * @throws SetupError if it cannot be written
 */
export async function writeDemoFile(dataDir: string, demo: DemoFile): Promise<void> {
  const path = join(dataDir, NAME);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await rm(`${path}.new`, { force: true });
    await writeFile(`${path}.new`, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(`${path}.new`, path);
  } catch (error) {
    throw new SetupError(`${path} cannot be written: ${(error as Error).message}.`, { cause: error });
  }
}

/** The venues in `demo.json`; `null` if the file does not exist or is not valid. */
export async function readDemoVenues(dataDir: string): Promise<DemoVenue[] | null> {
  try {
    const { venues } = JSON.parse(await readFile(join(dataDir, NAME), 'utf8')) as { venues?: unknown };
    if (!Array.isArray(venues) || !venues.every(isDemoVenue)) return null;
    return venues;
  } catch {
    return null;
  }
}

/** Removes `demo.json`. @returns its path; `null` if there was none */
export async function removeDemoFile(dataDir: string): Promise<string | null> {
  const path = join(dataDir, NAME);
  try {
    await rm(path);
    return path;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return null;
    throw new SetupError(`${path} cannot be removed: ${(error as Error).message}.`, { cause: error });
  }
}

const TEXTS = ['key', 'ordersKey', 'reservationsKey', 'menuKey'] as const;

function isDemoVenue(value: unknown): value is DemoVenue {
  const venue = value as DemoVenue | null;
  return (
    typeof venue?.id === 'string' &&
    typeof venue.name === 'string' &&
    TEXTS.every((name) => venue[name] === null || typeof venue[name] === 'string')
  );
}
