import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { Refusal } from './core/refusals.ts';
import { hangDescriptions } from './descriptions.ts';
import { addressCeiling } from './http/address-ceiling.ts';
import { createBudgets } from './http/budget.ts';
import { answerNotFound, type DoorParts, hangDoor, type Visit } from './http/door.ts';
import { createGate } from './http/gate.ts';
import type { OperatorParts } from './operator-api/operator-operation.ts';
import { operatorOperations } from './operator-api/routes.ts';
import type { Clock, Logger, NewId, Random } from './parts.ts';
import { publicOperations } from './public-api/routes.ts';
import { createBillReader } from './store/bill-reader.ts';
import { type Database, isDatabaseAway } from './store/database.ts';
import { createVenueMemory } from './store/venue-memory.ts';
import { venueOperations } from './venue-api/routes.ts';
import { greetSession } from './venue-api/venue-operation.ts';

/** What the service is made of, and how it is set up. */
export interface AppParts {
  db: Database;
  clock: Clock;
  random: Random;
  newId: NewId;
  log: Logger;
  settings: {
    hasRateLimits: boolean;
    trustedProxies: readonly string[];
    tls: { cert: Buffer; key: Buffer } | null;
    publicUrl: string | null;
    operatorToken: string | null;
  };
}

export interface App {
  fastify: FastifyInstance;
  /** From now on what is new is answered 503; what is under way goes on. */
  startDraining(): void;
}

/** Puts the doors on the parts, in reading order. Does not listen. */
export async function createApp(parts: AppParts): Promise<App> {
  const { db, clock, random, newId, log, settings } = parts;
  const gate = createGate();
  const door: DoorParts = {
    clock,
    random,
    log,
    gate,
    toRefusal: passingFault,
    publicUrl: settings.publicUrl,
  };
  const memory = createVenueMemory(db);
  const spend = settings.hasRateLimits ? createBudgets(clock) : null;
  const greet = addressCeiling(spend);
  const fastify = await createServer(settings, door, greet);

  const publicParts = { db, memory, readBill: createBillReader(db), clock, newId, spend };
  hangDoor(
    fastify,
    door,
    '/public/v1',
    publicOperations.map((it) => it.hang(publicParts)),
    greet,
  );

  const venueParts = { db, memory, clock, random, newId, spend };
  hangDoor(
    fastify,
    door,
    '/venue/v1',
    venueOperations.map((it) => it.hang(venueParts)),
    greetSession(spend),
  );

  const operatorParts: OperatorParts = {
    db,
    clock,
    random,
    newId,
    operatorToken: settings.operatorToken,
  };
  hangDoor(
    fastify,
    door,
    '/operator/v1',
    operatorOperations.map((it) => it.hang(operatorParts)),
    greet,
  );

  hangDescriptions(fastify, door, db, greet);
  fastify.setNotFoundHandler((request, reply) => answerNotFound(door, request, reply, greet));
  return { fastify, startDraining: gate.startDraining };
}

const COMPRESSED_FROM_BYTES = 1024;
/** No parameter is longer: Node reads no longer request line. Each is judged where it is read. */
const LONGEST_PARAMETER = 16 * 1024;
/** A request that trickles in longer than this is cut off. */
const REQUEST_TIMEOUT_MS = 60_000;

async function createServer(
  { tls, trustedProxies }: AppParts['settings'],
  door: DoorParts,
  greet: (visit: Visit) => void,
): Promise<FastifyInstance> {
  const fastify = Fastify({
    logger: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    exposeHeadRoutes: false,
    // A path that cannot be decoded leads nowhere.
    frameworkErrors: (_error, request, reply) => answerNotFound(door, request, reply, greet),
    ...(tls === null ? {} : { https: tls }),
  });
  await fastify.register(compress, {
    globalDecompression: false,
    threshold: COMPRESSED_FROM_BYTES,
    encodings: ['br', 'gzip'],
  });
  return fastify as unknown as FastifyInstance;
}

const DATABASE_AWAY_SECONDS = 2;

function passingFault(error: unknown): Refusal | null {
  return isDatabaseAway(error)
    ? new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: DATABASE_AWAY_SECONDS })
    : null;
}
