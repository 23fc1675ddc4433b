import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { pino } from 'pino';
import { type App, type AppParts, createApp } from '../../src/app.ts';
import type { AccountRecord } from '../../src/core/access/account.ts';
import type { DemoSignIn } from '../../src/core/access/sign-in/demo-sign-in.ts';
import type { Campaign } from '../../src/core/campaigns/campaign.ts';
import type { VenueSetup } from '../../src/core/venue/setup/venue-setup.ts';
import type { Venue } from '../../src/core/venue/venue.ts';
import type { CountRequest } from '../../src/http/handle-request.ts';
import type { HttpLimits } from '../../src/http/limits/http-limits.ts';
import type { PrinterReach } from '../../src/operations/printing/require-printer-address.ts';
import type { Print, Send, SendMail } from '../../src/parts/outgoing.ts';
import { idsFrom, systemRandom } from '../../src/parts/parts.ts';
import type { Resolve } from '../../src/parts/resolve.ts';
import { type Database, inTransaction } from '../../src/store/database.ts';
import { createFieldEncryption } from '../../src/store/encryption/field-encryption.ts';
import { openDatabase, withEncryption } from '../../src/store/open-database.ts';
import { migrate } from '../../src/store/schema/migrate.ts';
import { versionsInMemory } from '../../src/store/venue/cache/owned-versions.ts';
import { saveVenueSetup } from '../../src/store/venue/venue-records.ts';
import { type CallOptions, call, type TestAnswer } from '../contract/checked-call.ts';
import { PRINTERS_HERE } from '../printers/printer-reach.ts';
import {
  type SampleKey,
  type SampleMenu,
  sampleKey,
  sampleMenu,
  sampleRecord,
} from '../samples/sample-venue.ts';
import { beforeTests, sharedByFiles, useFixture } from './fixture.ts';
import { SECRET_KEYS } from './secret-key.ts';

export type { CallOptions, TestAnswer };

/** Tuesday, 15:00 in Istanbul. */
export const TUESDAY_AFTERNOON = Date.parse('2026-03-03T12:00:00.000Z');

export const OPERATOR_TOKEN = 'operator-token-of-the-tests';

/** A clock that a test moves. */
export interface TestClock {
  now(): number;
  set(instant: number | string): void;
  advance(ms: number): void;
}

export function testClock(start = TUESDAY_AFTERNOON): TestClock {
  let now = start;
  return {
    now: () => now,
    set: (instant) => {
      now = typeof instant === 'number' ? instant : Date.parse(instant);
    },
    advance: (ms) => {
      now += ms;
    },
  };
}

/** A venue of a test, with the ids and keys that a test needs. */
export interface TestVenue {
  id: string;
  record: VenueSetup;
  menu: SampleMenu;
  key: SampleKey;
  tableIds: string[];
}

export interface Sofra {
  baseUrl: string;
  app: App;
  db: Database;
  clock: TestClock;
  /** Log entries of `warn` and above, or of the level in the settings. */
  log: Record<string, unknown>[];
  /** Calls the running service and checks the answer against the published description. */
  call(method: string, path: string, options?: CallOptions): Promise<TestAnswer>;
  /** A fresh venue: the isolation of a test. */
  newVenue(change?: Partial<Venue>, more?: VenueExtras): Promise<TestVenue>;
  close(): Promise<void>;
}

export interface VenueExtras {
  menu?: SampleMenu;
  keys?: SampleKey[];
  campaigns?: Campaign[];
  accounts?: AccountRecord[];
  /** Changes the record before it is saved, where the other properties cannot. */
  revise?: (record: VenueSetup) => void;
}

/** The database of the test run, as its owner. */
export function openTestDatabase(connections = 5): Database {
  return openGiven(process.env['SOFRA_TEST_DATABASE_URL'], connections);
}

/** The same, with the rights that a service has. */
function openAsService(): Database {
  return openGiven(process.env['SOFRA_TEST_SERVICE_URL'] ?? process.env['SOFRA_TEST_DATABASE_URL'], 5);
}

function openGiven(connectionString: string | undefined, connections: number): Database {
  if (connectionString === undefined)
    throw new Error('Run the tests with "npm test": it starts their database.');
  return withTestKey(openDatabase({ connectionString }, { connections, onIdleError: () => {} }));
}

/** A database whose fields are encrypted under the key of the tests, or others. */
export function withTestKey(db: Database, secretKeys = SECRET_KEYS): Database {
  return withEncryption(db, createFieldEncryption(secretKeys, systemRandom));
}

export interface SofraSettings {
  logLevel?: 'debug' | 'info' | 'warn';
  secretKeys?: typeof SECRET_KEYS;
  countRequest?: CountRequest;
  tracing?: AppParts['tracing'];
  hasRateLimits?: boolean;
  /** Replaces some of the limits on connections and bodies. */
  httpLimits?: Partial<HttpLimits>;
  clock?: TestClock;
  /** Closed by the caller that opened it. The service then counts as one of several on that database. */
  db?: Database;
  /** Whether other services, or statements over another connection, change venues of this one. */
  sharesDatabase?: boolean;
  trustedProxies?: readonly string[];
  /** Serves HTTPS, which `call` does not use. */
  tls?: { cert: Buffer; key: Buffer };
  publicUrl?: string;
  publicSite?: string;
  /** Prints; without it, printing is an error. */
  print?: Print;
  /** The networks of printers; by default this machine and private networks. */
  printerReach?: PrinterReach;
  heartbeatMs?: number;
  resolve?: Resolve;
  /** Sends webhook events; without it, sending is an error. */
  send?: Send;
  /** Sends mails; without it no mail server is set. */
  sendMail?: SendMail;
  allowsLocalWebhooks?: boolean;
  /** Sign-ins that need no password. */
  demoSignIns?: DemoSignIn[];
  isPrivate?: boolean;
  built?: Pick<AppParts['settings'], 'builtApp' | 'builtDocs' | 'demoKey'>;
  /** What venues, keys and prepared answers may take in memory. */
  cacheBytes?: number;
}

const refuseToPrint: Print = ({ host }) => {
  throw new Error(`This test prints nothing, but something was printed on ${host}.`);
};

const refuseToSend: Send = ({ url }) => {
  throw new Error(`This test sends nothing, but something was sent to ${url}.`);
};

const resolveToPublic: Resolve = () => Promise.resolve(['93.184.216.34']);

/**
 * The service of a test file. With settings of its own, it is started before the file's tests and closed after
 * them. The usual one goes on for the other files of the process: its clock is set back, and its log is empty.
 * Settings that depend on another service, such as its clock, are given as a function.
 */
export function useSofra(settings?: SofraSettings | (() => SofraSettings)): Sofra {
  if (settings !== undefined) {
    const sofra = useFixture(() => startSofra(typeof settings === 'function' ? settings() : settings));
    after(() => sofra.close());
    return sofra;
  }
  const sofra = useUsualSofra();
  beforeTests(() => {
    sofra.clock.set(TUESDAY_AFTERNOON);
    sofra.log.length = 0;
  });
  return sofra;
}

const useUsualSofra = sharedByFiles(
  () => startSofra(),
  (sofra) => sofra.close(),
);

/** Starts the real service on the real database, on a free port; only its clock is stopped. */
export async function startSofra(settings: SofraSettings = {}): Promise<Sofra> {
  const encrypted = withTestKey(settings.db ?? openAsService(), settings.secretKeys);
  const differences: unknown[] = [];
  const sharesDatabase = settings.sharesDatabase ?? settings.db !== undefined;
  // Each remembered version that is used is compared.
  const onDifference = (difference: unknown) => differences.push(difference);
  const versions = sharesDatabase
    ? undefined
    : versionsInMemory(encrypted, { compareEveryMs: 0, onDifference });
  const db = versions?.database ?? encrypted;
  await migrate(db);
  const clock = settings.clock ?? testClock();
  const log: Record<string, unknown>[] = [];
  const write = (line: string) => log.push(JSON.parse(line) as Record<string, unknown>);
  const app = await createApp({
    ...{ db, versions, clock, tracing: settings.tracing ?? null },
    random: systemRandom,
    print: settings.print ?? refuseToPrint,
    printerReach: settings.printerReach ?? PRINTERS_HERE,
    resolve: settings.resolve ?? resolveToPublic,
    send: settings.send ?? refuseToSend,
    sendMail: settings.sendMail,
    newId: idsFrom(clock, systemRandom),
    countRequest: settings.countRequest,
    log: pino({ level: settings.logLevel ?? 'warn' }, { write }),
    settings: {
      hasRateLimits: settings.hasRateLimits ?? false,
      // A process that a busy machine keeps waiting reads late what its callers have sent in time.
      httpLimits: { headMs: 300_000, bodyMs: 300_000, ...settings.httpLimits },
      role: 'all',
      ...(settings.cacheBytes === undefined ? {} : { cacheBytes: settings.cacheBytes }),
      ...(settings.heartbeatMs === undefined ? {} : { heartbeatMs: settings.heartbeatMs }),
      trustedProxies: settings.trustedProxies ?? [],
      tls: settings.tls ?? null,
      publicUrl: settings.publicUrl ?? null,
      publicSite: settings.publicSite ?? null,
      operatorToken: OPERATOR_TOKEN,
      secretKeys: settings.secretKeys ?? SECRET_KEYS,
      allowsLocalWebhooks: settings.allowsLocalWebhooks ?? false,
      demoSignIns: settings.demoSignIns ?? [],
      isPrivate: settings.isPrivate ?? false,
      ...settings.built,
    },
  });
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  const scheme = settings.tls === undefined ? 'http' : 'https';
  const baseUrl = `${scheme}://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
  return {
    ...{ baseUrl, app, db, clock, log },
    call: (method, path, options = {}) => call(baseUrl, method, path, options),
    newVenue: (change, more) => newVenue(db, change, more),
    close: async () => {
      app.startDraining();
      await app.jobs.stop();
      app.fastify.server.closeAllConnections();
      await app.fastify.close();
      await versions?.compared();
      if (settings.db === undefined) await db.close();
      assert.deepEqual(differences, [], 'what the service remembers of its venues is in the database');
    },
  };
}

async function newVenue(
  db: Database,
  change: Partial<Venue> = {},
  more: VenueExtras = {},
): Promise<TestVenue> {
  const menu = more.menu ?? sampleMenu();
  const keys = more.keys ?? [sampleKey()];
  const record = sampleRecord(menu, keys, change, more.campaigns ?? []);
  record.accounts.push(...(more.accounts ?? []));
  more.revise?.(record);
  await inTransaction(db, (tx) => saveVenueSetup(tx, record, 0));
  const tableIds = record.areas.flatMap((area) => area.tables.map(({ id }) => id));
  return { id: record.venue.id, record, menu, key: keys[0]!, tableIds };
}

/** The body of an order of one line, by default for takeaway. */
export function sampleOrder(venue: TestVenue, change: Record<string, unknown> = {}): Record<string, unknown> {
  const { kebab } = venue.menu;
  return {
    type: 'Takeaway',
    customer: { name: 'Ayşe Yılmaz', phone: '0532 123 45 67' },
    lines: [{ productId: kebab.id, portionId: kebab.portions[0]!.id, quantity: 1 }],
    ...change,
  };
}

/** A line of an order: the first portion of a product. */
export function lineOf(
  product: { id: string; portions: { id: string }[] },
  change: Record<string, unknown> = {},
) {
  return { productId: product.id, portionId: product.portions[0]!.id, quantity: 1, ...change };
}
