import { realpathSync } from 'node:fs';
import { requireNotBeforeBaseline } from '../store/schema/baseline.ts';
import { hasBothRoles } from './cluster/cluster-roles.ts';
import { locateCluster, MAJOR_VERSION } from './cluster/postgres-cluster.ts';
import { refuseUnfinishedRestore } from './cluster/unfinished-restore.ts';
import { installedBinaries, olderBinaries, requireRunnable } from './postgres-binaries.ts';
import { hasDatabase } from './require-database.ts';

/**
 * Makes the checks of the bundled database that a start makes before it starts the server; changes nothing.
 * @throws SetupError if a start would be refused
 */
export function requireBundledPostgres(dataDir: string): void {
  refuseUnfinishedRestore(dataDir);
  requireRunnable(installedBinaries());
  if (!hasDatabase(dataDir)) return;
  const { path, major } = locateCluster(realpathSync(dataDir));
  if (!hasBothRoles(path)) requireNotBeforeBaseline(0, 'database');
  if (major !== null && major !== MAJOR_VERSION) olderBinaries(major, dataDir);
}
