import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { SetupError } from './core/setup-error.ts';
import type { Engine } from './engine.ts';
import { type ImportParts, importVenues } from './operations/import-venues.ts';
import { hasVenues } from './store/venues.ts';
import { readVenueDocuments } from './venue-document/read-venue-document.ts';
import type { VenueDocuments } from './venue-document/venue-document-schema.ts';

/** What one needs to try a demo venue; `null` where the demo has no such key. */
export interface DemoVenue {
  id: string;
  name: string;
  type: string;
  key: string | null;
  ordersKey: string | null;
  reservationsKey: string | null;
  menuKey: string | null;
  owner: SignIn | null;
  staff: SignIn | null;
}

interface SignIn {
  email: string;
  password: string;
}

type DocumentVenue = VenueDocuments['venues'][number];
type DocumentBranch = NonNullable<DocumentVenue['branches']>[number];

const DEMO_DOCUMENT = new URL('../../examples/demo-venues.json', import.meta.url);
const DEMO_FILE = 'demo.json';

/**
 * Imports the demo into a database that has no venue yet, unless the configuration or the circumstances say no: its keys
 * and passwords are known to everybody, so that it comes by itself only to a service that nobody else can reach.
 * @returns the demo venues, also on later starts; `null` for a service without them
 */
export async function prepareDemo(
  parts: ImportParts,
  config: Config,
  engine: Engine,
): Promise<DemoVenue[] | null> {
  const isWanted = config.demo ?? (engine.kind === 'Embedded' && !config.isProduction && config.isPrivate);
  if (!isWanted) return null;
  const document = JSON.parse(await readFile(DEMO_DOCUMENT, 'utf8')) as VenueDocuments;
  const venues = document.venues.flatMap((venue) => [
    demoVenueOf(venue),
    ...(venue.branches ?? []).map(demoVenueOf),
  ]);
  if (!(await hasVenues(parts.db))) await importVenues(parts, readVenueDocuments(document));
  else if (!(await hasVenues(parts.db, venues[0]!.id))) return null;
  return venues;
}

/** Writes what a program needs to try the demo into the data folder, readable by its owner only. */
export async function writeDemoFile(
  dataDir: string,
  demo: { baseUrl: string; operatorToken: string | null; venues: readonly DemoVenue[] },
): Promise<void> {
  const path = join(dataDir, DEMO_FILE);
  try {
    await writeFile(path, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  } catch (error) {
    throw new SetupError(`${path} cannot be written: ${(error as Error).message}.`);
  }
}

function demoVenueOf(venue: DocumentVenue | DocumentBranch): DemoVenue {
  const keyFor = (placesOrders: boolean, takesReservations: boolean) =>
    venue.keys?.find(
      ({ permissions }) =>
        (permissions?.placesOrders ?? false) === placesOrders &&
        (permissions?.takesReservations ?? false) === takesReservations,
    )?.key ?? null;
  const signInOf = (role: string) => {
    const account = venue.accounts?.find((candidate) => candidate.role === role);
    return account?.password === undefined ? null : { email: account.email, password: account.password };
  };
  return {
    id: venue.id!,
    name: venue.name,
    type: 'type' in venue ? (venue.type ?? 'Independent') : 'Branch',
    key: keyFor(true, true),
    ordersKey: keyFor(true, false),
    reservationsKey: keyFor(false, true),
    menuKey: keyFor(false, false),
    owner: signInOf('Owner'),
    staff: signInOf('Staff'),
  };
}
