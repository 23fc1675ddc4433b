import release from '../../../package.json' with { type: 'json' };
import { instant } from '../../http/answer/envelope.ts';
import { LOAD_MINUTES } from '../../http/limits/server-load.ts';
import type { BackupHealth } from '../../parts/backup-health.ts';
import { findVenueIdOfKey, findVenueKey } from '../../store/access/api-keys.ts';
import type { Db } from '../../store/database.ts';
import { listFailingPrinters } from '../../store/printing/failing-printers.ts';
import { type Backlog, findBacklog } from '../../store/queue-backlog.ts';
import { readDatabaseState } from '../../store/schema/database-state.ts';
import { listFailingEndpoints } from '../../store/webhooks/failing-endpoints.ts';
import { type OperatorParts, operatorOperation } from '../operator-operation.ts';
import { type ServerState, WATCHED_JOBS } from './server-state.ts';
import { StatusResource } from './status-resource.ts';

const MOST_LISTED = 20;

export const readStatus = operatorOperation({
  operationId: 'readStatus',
  method: 'GET',
  path: '/status',
  tag: 'Status',
  summary: 'Read the status of the service',
  description:
    'Returns the versions, the queues and the failures of the service. `server` is about the server ' +
    'that answers; everything else is about all servers.',
  answers: { 200: { description: 'The status.', schema: StatusResource } },
  run: async (parts, { now }) => {
    const { db, server, imports } = parts;
    const [state, backlog, printers, endpoints] = await Promise.all([
      readDatabaseState(db),
      findBacklog(db, now),
      listFailingPrinters(db, MOST_LISTED),
      listFailingEndpoints(db, MOST_LISTED),
    ]);
    const waiting = {
      printing: toWaiting(backlog.printing),
      webhooks: toWaiting(backlog.webhooks),
      imports: imports.list().length,
    };
    const data = {
      at: instant(now),
      versions: { release: release.version, schema: state.schemaNumber, postgres: state.version },
      server: await serverStatus(parts, server),
      waiting,
      failing: {
        printers: printers.map(({ since, ...printer }) => ({ ...printer, since: instant(since) })),
        endpoints: endpoints.map(({ keyName, since, ...endpoint }) => ({
          ...{ name: keyName, ...endpoint, since: instant(since) },
        })),
      },
      disk: await server.disk.read(),
      backup: server.backups && (await backupStatus(server.backups)),
    };
    return { status: 200, data };
  },
});

function toWaiting({ count, since }: Backlog) {
  return { count, since: since === null ? null : instant(since) };
}

async function serverStatus({ db }: Pick<OperatorParts, 'db'>, server: ServerState) {
  const { startedAt, load, connections, live, jobs, spend } = server;
  const exceeded = spend?.listExceeded().slice(0, MOST_LISTED) ?? [];
  return {
    startedAt: instant(startedAt),
    minutes: LOAD_MINUTES,
    groups: load.groups(),
    connections: connections.count(),
    liveStreams: live.count(),
    database: db.poolUse(),
    errors: load.errors().map(({ at, ...error }) => ({ ...error, at: instant(at) })),
    failingJobs: WATCHED_JOBS.filter((name) => jobs[name].isFailing()),
    spentBudgets: await Promise.all(
      exceeded.map(async ({ budget: { name, perMinute }, who }) => ({
        ...{ budget: name, perMinute, ...(await keyOf(db, name, who)) },
      })),
    ),
  };
}

/** The key that has exceeded a budget; none if the budget is one of addresses. */
async function keyOf(db: Db, budget: string, who: string) {
  const venueId = budget === 'read' || budget === 'write' ? await findVenueIdOfKey(db, who) : null;
  if (venueId === null) return { keyId: null, keyName: null, venueId: null };
  const key = await findVenueKey(db, venueId, who);
  return { keyId: who, keyName: key?.name ?? null, venueId };
}

async function backupStatus(backups: BackupHealth) {
  const ageSeconds = await backups.ageSeconds();
  return {
    isMade: backups.isMade,
    ageSeconds: ageSeconds === null ? null : Math.round(ageSeconds),
    isFailing: backups.isFailing(),
    isLostWithData: await backups.areOnDataDisk(),
  };
}
