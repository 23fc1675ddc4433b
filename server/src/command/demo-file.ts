import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { foldText } from '../core/text/fold-text.ts';
import { CommandError } from './call-api.ts';

/** A demo venue with the credentials of its owner and its API key. */
export interface DemoVenueCredentials {
  id: string;
  name: string;
  key: string;
  owner: Credentials;
}

/** The credentials of an account. */
export interface Credentials {
  email: string;
  password: string;
}

/** The demo of a running service. */
export interface Demo {
  baseUrl: string;
  venue: DemoVenueCredentials;
}

interface DemoFile {
  baseUrl: string;
  venues: { id: string; name: string; key: string | null; owner: Credentials | null }[];
}

/**
 * Reads the `demo.json` that a service wrote into its data folder, and selects a venue: the requested one, else the
 * first.
 * @param asked  the requested venue: its name, in any letter case, or its id
 * @throws CommandError if there is no demo, or the demo has no such venue
 */
export async function readDemo(dataDir: string, asked: string | undefined): Promise<Demo> {
  const { baseUrl, venues } = await readDemoFile(join(resolve(dataDir), 'demo.json'));
  const usable = venues.filter(
    (venue): venue is DemoVenueCredentials => venue.key !== null && venue.owner !== null,
  );
  const venue = asked === undefined ? usable[0] : usable.find(({ id, name }) => isSame(asked, id, name));
  if (venue !== undefined) return { baseUrl, venue };
  const names = usable.map(({ name }) => name).join(', ');
  throw new CommandError(`The demo has no venue "${asked ?? ''}"; it has: ${names}.`);
}

async function readDemoFile(path: string): Promise<DemoFile> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as DemoFile;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = isMissing ? 'is not there' : `cannot be read (${(error as Error).message})`;
    throw new CommandError(
      `${path} ${reason}: a service with the demo writes it when it starts. Name its data folder with --data.`,
    );
  }
}

function isSame(asked: string, id: string, name: string): boolean {
  return asked.toLowerCase() === id || foldText(asked) === foldText(name);
}
