import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Role } from './config.ts';
import { isInNetworks } from './core/network.ts';
import { Refusal } from './core/refusals.ts';
import { mountDescriptions } from './descriptions.ts';
import { refusalPage } from './guest-pages/layout/refusal-page.ts';
import { guestPages } from './guest-pages/routes.ts';
import { HTTP_LIMITS, type HttpLimits } from './http/http-limits.ts';
import { addressCeiling } from './http/limits/address-ceiling.ts';
import { createBudgets } from './http/limits/budget.ts';
import { createConnections } from './http/limits/connections.ts';
import { createGate } from './http/limits/gate.ts';
import { listeningUrl } from './http/listening-url.ts';
import {
  answerFault,
  answerNotFound,
  type HttpParts,
  mountRoutes,
  type RequestContext,
  type Route,
} from './http/mount-routes.ts';
import { createArrivingBodies } from './http/request/arriving-bodies.ts';
import { createHttpServer } from './http/server.ts';
import { createPhotoEncoder } from './images/encode-photo.ts';
import { createWebhookDelivery } from './jobs/deliver-webhooks.ts';
import { createRequestLog, type RequestLog } from './jobs/log-requests.ts';
import { createTicketPrinting } from './jobs/print-tickets.ts';
import type { QueueJob } from './jobs/queue-job.ts';
import { createReservationSettling, type ReservationSettling } from './jobs/settle-reservations.ts';
import { createSweep, type Sweep } from './jobs/sweep.ts';
import { createLiveFeed } from './live/live-feed.ts';
import type { PrinterReach } from './operations/printing/require-printer-place.ts';
import type { OperatorParts } from './operator-api/operator-operation.ts';
import { operatorOperations } from './operator-api/routes.ts';
import { createImporter } from './operator-api/venues/importer.ts';
import type { Clock, Logger, NewId, Print, Random, Resolve, Send } from './parts.ts';
import { getPhoto, photoCeiling } from './photos/get-photo.ts';
import { toOrderResource } from './public-api/orders/order-resource.ts';
import { toReservationResource } from './public-api/reservations/reservation-resource.ts';
import { publicOperations } from './public-api/routes.ts';
import { createBillReader } from './store/bills/bill-reader.ts';
import { type Database, isDatabaseAway, isDeadlock, resourceMissing } from './store/database.ts';
import { createVenueCache } from './store/venue/venue-cache.ts';
import { createFairTurns } from './throttles/fair-turns.ts';
import { createGuessThrottle } from './throttles/guess-throttle.ts';
import { createListTurns } from './throttles/list-turns.ts';
import { venueOperations } from './venue-api/routes.ts';
import { onVenueRequest } from './venue-api/venue-operation.ts';

/** What the service is made of, and how it is set up. */
export interface AppParts {
  db: Database;
  clock: Clock;
  random: Random;
  newId: NewId;
  print: Print;
  /** Where printers may be set up. */
  printerReach: PrinterReach;
  resolve: Resolve;
  send: Send;
  log: Logger;
  settings: {
    hasRateLimits: boolean;
    /** What differs from {@link HTTP_LIMITS}. */
    httpLimits?: Partial<HttpLimits>;
    role: Role;
    /** How often a quiet live stream says that it is still there. @default 15 seconds */
    heartbeatMs?: number;
    trustedProxies: readonly string[];
    tls: { cert: Buffer; key: Buffer } | null;
    publicUrl: string | null;
    publicSite: string | null;
    operatorToken: string | null;
    /** 32 bytes that secrets in the database are encrypted under. */
    secretKey: Buffer;
    allowsLocalWebhooks: boolean;
  };
}

export interface App {
  fastify: FastifyInstance;
  jobs: BackgroundJobs;
  /** Written for the last time when the server closes. */
  requests: RequestLog;
  /** From now on what is new is answered 503 and streams end; what is under way goes on. */
  startDraining(): void;
}

/** Shorter than proxies wait before they hang up on a silent connection. */
const HEARTBEAT_MS = 15_000;

/** Hashing a password takes one of the four threads of the process for some 50 ms, which files need as well. */
const HASHING = { atOnce: 2, waitingOfOne: 20, waiting: 400 };

/** What happens with no caller. */
export interface BackgroundJobs {
  printing: QueueJob;
  webhooks: QueueJob;
  reservations: ReservationSettling;
  sweep: Sweep;
  start(): void;
  /** Ends when what is under way is done with. */
  stop(): Promise<void>;
}

/** Puts the doors on the parts, in reading order. Does not listen. */
export async function createApp(parts: AppParts): Promise<App> {
  const { db, clock, random, newId, print, printerReach, resolve, send, log, settings } = parts;
  const { operatorToken, secretKey, allowsLocalWebhooks } = settings;
  const frame = frameOf(parts);
  const { http } = frame;
  const pages: HttpParts = { ...http, publicSite: settings.publicSite, showRefusal: refusalPage };
  const cache = createVenueCache(db);
  const spend = settings.hasRateLimits ? createBudgets(clock) : null;
  const onRequest = addressCeiling(spend);
  const printing = createTicketPrinting({ db, cache, clock, newId, print, log });
  const reservations = createReservationSettling({ db, clock, log });
  const sweep = createSweep({ db, clock, log });
  const live = createLiveFeed({ db, clock, log }, settings.heartbeatMs ?? HEARTBEAT_MS);
  const requests = createRequestLog({ db, newId, log });
  const fastify = await openServer(parts, frame, pages, onRequest);
  fastify.addHook('onClose', () => requests.stop());

  const mount = (prefix: string, operations: Route[], hook = onRequest, frame = http) => {
    if (settings.role !== 'worker') mountRoutes(fastify, frame, prefix, operations, hook);
  };

  const places = placesOf(fastify, settings);
  const sending = { send, secretKey, allowsLocalWebhooks };
  const webhooks = createWebhookDelivery({
    ...{ db, clock, newId, log, ...sending },
    chance: Math.random,
    toOrder: toOrderResource,
    toReservation: (reservation, username, now) =>
      toReservationResource(reservation, { publicSite: places.publicSite(), username }, now),
  });
  const listTurns = createListTurns();
  const common = { db, cache, listTurns, clock, newId, random, spend, printSoon: printing.wake, ...places };
  const publicParts = { ...common, ...sending, readBill: createBillReader(db), noteRequest: requests.note };
  mount(
    '/public/v1',
    publicOperations.map((it) => it.mount(publicParts)),
  );

  const encodePhoto = createPhotoEncoder();
  // Staff have counts of their own: whoever guesses codes on the pages does not hold up the door.
  const staffServices = { print, printerReach, live, encodePhoto, guesses: createGuessThrottle(clock) };
  const signingIn = { resolve, passwordTurns: createFairTurns(HASHING) };
  const venueParts = { ...common, ...sending, ...staffServices, ...signingIn };
  mount(
    '/venue/v1',
    venueOperations.map((it) => it.mount(venueParts)),
    onVenueRequest(spend),
  );

  const importVenues = createImporter({ db, clock, random, newId });
  const operatorParts: OperatorParts = { db, clock, random, newId, operatorToken, importVenues };
  mount(
    '/operator/v1',
    operatorOperations.map((it) => it.mount(operatorParts)),
  );

  mount('/photos', [getPhoto.mount(db)], photoCeiling(spend));
  mountDescriptions(fastify, http, db, onRequest);
  mount('', guestPages({ db, cache, guesses: createGuessThrottle(clock), ...places }), onRequest, pages);
  fastify.setNotFoundHandler((request, reply) => answerNotFound(pages, request, reply, onRequest));
  return {
    fastify,
    requests,
    jobs: jobsOf({ printing, webhooks, reservations, sweep }),
    startDraining: () => {
      frame.startDraining();
      live.close();
    },
  };
}

/** What every request passes before an operation answers it. */
function frameOf({ clock, random, log, settings }: AppParts) {
  const limits = limitsOf(settings);
  const gate = createGate(limits.underWay);
  const connections = createConnections(limits, (ip) => isInNetworks(ip, settings.trustedProxies));
  const bodies = createArrivingBodies(limits);
  const readBody: HttpParts['readBody'] = ({ raw }, address, limit) =>
    connections.awaitBody(raw, () => bodies.read(raw, address, limit));
  const http: HttpParts = {
    clock,
    random,
    log,
    gate,
    readBody,
    toRefusal: passingFaults(clock, log),
    publicUrl: settings.publicUrl,
  };
  const startDraining = () => {
    gate.startDraining();
    bodies.startDraining();
  };
  return { limits, connections, http, startDraining };
}

/** Makes the server that the operations are hung on. */
function openServer(
  { clock, random, settings: { tls, trustedProxies } }: AppParts,
  { limits, connections, http }: ReturnType<typeof frameOf>,
  pages: HttpParts,
  onRequest: (context: RequestContext) => void,
): Promise<FastifyInstance> {
  return createHttpServer({
    ...{ tls, trustedProxies, limits, connections },
    bare: { clock, random, headers: tls === null ? {} : STRICT_TRANSPORT },
    answerNotFound: (request, reply) => answerNotFound(pages, request, reply, onRequest),
    answerFault: (...fault) => answerFault(http, ...fault),
  });
}

function jobsOf(jobs: Omit<BackgroundJobs, 'start' | 'stop'>): BackgroundJobs {
  const all = Object.values(jobs);
  return {
    ...jobs,
    start: () => {
      for (const job of all) job.start();
    },
    stop: async () => {
      await Promise.all(all.map((job) => job.stop()));
    },
  };
}

/** Where callers and guests find the service. Where it listens is known only once it does. */
function placesOf(fastify: FastifyInstance, { publicUrl, publicSite, tls }: AppParts['settings']) {
  let listensAt: string | undefined;
  const baseUrl = () => {
    listensAt ??= listeningUrl(fastify.server.address() as AddressInfo, tls !== null);
    return publicUrl ?? listensAt;
  };
  return { baseUrl, publicSite: () => publicSite ?? baseUrl() };
}

/** Where budgets are switched off, one address may hold as many connections and bodies as all. */
function limitsOf({ hasRateLimits, httpLimits }: AppParts['settings']): HttpLimits {
  const { connections } = HTTP_LIMITS;
  const lifted = { connectionsPerAddress: connections, bodiesPerAddress: connections };
  return { ...HTTP_LIMITS, ...(hasRateLimits ? {} : lifted), ...httpLimits };
}

/** Who was here once by HTTPS comes by nothing else, for a year. @see RFC 6797 */
const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000' };

const DATABASE_AWAY_SECONDS = 2;
/** Somebody has to make room first. */
const RESOURCE_MISSING_SECONDS = 10;
const SAY_AGAIN_MS = 10_000;

/**
 * Tells faults of the database that pass as refusals. What needs a person, such as a full disk, is logged as such, every ten
 * seconds at most.
 */
function passingFaults(clock: Clock, log: Logger): HttpParts['toRefusal'] {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    const missing = resourceMissing(error);
    if (missing !== null && clock.now() - saidAt >= SAY_AGAIN_MS) {
      saidAt = clock.now();
      log.error({ reason: (error as Error).message }, `${missing}; calls that write are answered 503`);
    }
    if (missing !== null)
      return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: RESOURCE_MISSING_SECONDS });
    return isDatabaseAway(error) || isDeadlock(error)
      ? new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: DATABASE_AWAY_SECONDS })
      : null;
  };
}
