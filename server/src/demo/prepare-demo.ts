import type { Config } from '../config/config.ts';
import { SetupError } from '../core/setup-error.ts';
import { type ImportParts, importVenues } from '../operations/venue/import-venues.ts';
import type { Engine } from '../postgres/engine.ts';
import { listDemoVenues, type StoredDemoVenue, saveDemoVenues } from '../store/venue/demo-venues.ts';
import { hasVenues } from '../store/venue/venues.ts';
import { readVenueDocuments } from '../venue-document/venue/read-venue-document.ts';
import { type DemoVenue, demoVenuesOf, makeDemoDocument } from './demo-document.ts';
import { type DemoFile, readDemoVenues, writeDemoFile } from './demo-file.ts';
import { addDemoPhotos } from './demo-photos.ts';
import { renewDemoSecrets } from './renew-demo-secrets.ts';

type DemoConfig = Pick<Config, 'demo' | 'publicBecause' | 'dataDir'>;

/** The circumstances that decide whether and where the demo is prepared. */
export interface DemoStart {
  config: DemoConfig;
  engine: Pick<Engine, 'kind' | 'dataDir'>;
  baseUrl: string;
  operatorToken: string | null;
}

/**
 * Imports the demo into a database without venues, if the configuration allows it and no one else can reach the service,
 * and writes `demo.json`. It makes new keys and passwords at the first start, and again if `demo.json` is lost.
 * @returns the demo venues, also at later starts; `null` if the service has none
 * @throws SetupError if the database has demo venues and others can reach the service
 */
export async function prepareDemo(parts: ImportParts, start: DemoStart): Promise<DemoVenue[] | null> {
  const { config, engine } = start;
  const stored = await listDemoVenues(parts.db);
  refusePublicDemo(stored, config.publicBecause);
  const isWanted = config.demo ?? (engine.kind === 'Embedded' && config.publicBecause === null);
  // With DATABASE_URL, `demo.json` is also in DATA_DIR.
  const folder = engine.dataDir ?? config.dataDir;
  const write = (venues: DemoFile['venues']) =>
    writeDemoFile(folder, { baseUrl: start.baseUrl, operatorToken: start.operatorToken, venues });
  if (stored.length === 0) {
    return isWanted && !(await hasVenues(parts.db)) ? importDemo(parts, write) : null;
  }
  const known = await readDemoVenues(folder);
  const isLost = known === null && engine.kind === 'Embedded' && isWanted;
  if (isLost) {
    const renewed = demoVenuesOf(await makeDemoDocument(parts.random)).filter(isStoredIn(stored));
    // The file is written last: if the service dies before, the next start finds no file and renews the secrets again.
    await renewDemoSecrets(parts, renewed);
    await write(renewed);
    return renewed;
  }
  const venues = known?.filter(isStoredIn(stored)) ?? [];
  if (!isWanted || venues.length === 0) return null;
  await write(venues);
  return venues;
}

/**
 * Imports the demo. Before its keys and passwords can be used, they are written to the disk and the venues are marked as
 * demo.
 */
async function importDemo(
  parts: ImportParts,
  write: (venues: DemoVenue[]) => Promise<void>,
): Promise<DemoVenue[]> {
  const document = await makeDemoDocument(parts.random);
  const venues = demoVenuesOf(document);
  await write(venues);
  await saveDemoVenues(
    parts.db,
    venues.map(({ id }) => id),
  );
  await addDemoPhotos(parts, document);
  await importVenues(parts, readVenueDocuments(document));
  return venues;
}

function isStoredIn(stored: readonly StoredDemoVenue[]): (venue: DemoVenue) => boolean {
  const ids = new Set(stored.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}

/** @throws SetupError if others can reach a service whose database has demo venues */
export function refusePublicDemo(stored: readonly StoredDemoVenue[], publicBecause: string | null): void {
  if (stored.length === 0 || publicBecause === null) return;
  const names = stored.map(({ name }) => name).join(', ');
  throw new SetupError(
    `The database has the venues of the demo (${names}), which are never served publicly or in production, but ${publicBecause}. Remove them with all their data by: npx sofra demo remove`,
  );
}
