import type { FastifyInstance } from 'fastify';
import { createJobs } from './app-jobs.ts';
import type { Role } from './config/config.ts';
import type { DemoSignIn } from './core/access/sign-in/demo-sign-in.ts';
import { isInNetworks } from './core/network.ts';
import type { SecretKeys } from './core/secret-key.ts';
import { mountDescriptions } from './descriptions/descriptions.ts';
import { createReadiness } from './descriptions/readiness.ts';
import { DOCS_BUDGET, docsPages } from './docs-pages/docs-pages.ts';
import { refusalPage } from './guest-pages/layout/refusal-page.ts';
import { guestPages } from './guest-pages/routes.ts';
import type { CountRequest, HttpParts, OnRequest } from './http/handle-request.ts';
import { createInternalCalls } from './http/internal/internal-calls.ts';
import { addressBudgetCheck, fileBudgetCheck } from './http/limits/budget.ts';
import { Connections } from './http/limits/connections.ts';
import { createBudgets } from './http/limits/count-calls.ts';
import { Gate } from './http/limits/gate.ts';
import { type HttpLimits, httpLimitsOf } from './http/limits/http-limits.ts';
import { createServerLoad } from './http/limits/server-load.ts';
import { serviceUrlsOf } from './http/listening-url.ts';
import { createAnswerLog, createAnswerRecorder } from './http/log-answers.ts';
import { answerFault, mountRoutes, notFoundHandler, type Route } from './http/mount-routes.ts';
import { createArrivingBodies } from './http/request/arriving-bodies.ts';
import { requestHttps, securityHeaders } from './http/security-headers.ts';
import { createHttpServer } from './http/server.ts';
import type { Certificate } from './http/tls-settings.ts';
import { createPhotoEncoder } from './images/encode-photo.ts';
import type { BackgroundJobs } from './jobs/background-jobs.ts';
import { createRequestLog, type RequestLog } from './jobs/log-requests.ts';
import type { RetentionDays } from './jobs/sweep.ts';
import { createKeyStreams } from './live/key-streams.ts';
import { createLiveFeed } from './live/live-feed.ts';
import { createSignInFailures } from './operations/access/sign-in/sign-in-failures.ts';
import type { PrinterReach } from './operations/printing/require-printer-address.ts';
import { transientFaults } from './operations/transient-faults.ts';
import { operatorOperations } from './operator-api/routes.ts';
import { createImporter } from './operator-api/venues/importer.ts';
import type { BackupHealth } from './parts/backup-health.ts';
import { createDiskHealth, type DiskHealth } from './parts/disk-health.ts';
import type { Print, Send, SendMail } from './parts/outgoing.ts';
import type { Clock, Logger, NewId, Random } from './parts/parts.ts';
import type { Resolve } from './parts/resolve.ts';
import { getPhoto, PHOTO_BUDGET } from './photos/get-photo.ts';
import { callerApis } from './public-api/caller-apis.ts';
import { createAnswerCaches } from './public-api/public-parts.ts';
import type { Database } from './store/database.ts';
import { CACHE_BYTES, createMemoryCache } from './store/memory-cache.ts';
import type { VenueVersions } from './store/venue/cache/owned-versions.ts';
import { createVenueCache, type VenueCache } from './store/venue/cache/venue-cache.ts';
import { BOOKING_LIMITS_OF_ADDRESS, createCeiling } from './throttles/ceiling.ts';
import { createGuessThrottle } from './throttles/guess-throttle.ts';
import { createListTurns } from './throttles/list-turns.ts';
import { createLongReads } from './throttles/long-reads.ts';
import type { Tracing } from './tracing/tracing.ts';
import { venueOperations } from './venue-api/routes.ts';
import { staffThrottlesOf } from './venue-api/staff-throttles.ts';
import { onVenueRequest } from './venue-api/venue-operation.ts';
import { APP_BUDGET, appPages, BUILT_APP } from './web-app/app-pages.ts';

/** The services that the app works with, and its settings. */
export interface AppParts {
  db: Database;
  clock: Clock;
  random: Random;
  newId: NewId;
  print: Print;
  /** The addresses that printers may have. */
  printerReach: PrinterReach;
  resolve: Resolve;
  send: Send;
  /** @default no mails are sent */
  sendMail?: SendMail | undefined;
  log: Logger;
  /** Counts requests for the metrics. @default requests are not counted */
  countRequest?: CountRequest | undefined;
  /** Traces calls. @default none are traced */
  tracing?: Tracing | null;
  /** The nightly backups. @default none are made */
  backups?: BackupHealth | null;
  /** The disk of the database. @default that of another machine */
  disk?: DiskHealth;
  /**
   * The versions of venues in memory, if only this process changes the database.
   * @default they are read from the database
   */
  versions?: VenueVersions | undefined;
  settings: {
    hasRateLimits: boolean;
    /** Limits that differ from {@link HTTP_LIMITS}. */
    httpLimits?: Partial<HttpLimits>;
    role: Role;
    /** How often a quiet live stream sends a heartbeat. @default 15 seconds */
    heartbeatMs?: number;
    trustedProxies: readonly string[];
    tls: Certificate | null;
    /** Set if `tls` is a certificate of the certificate authority on this machine. @default null */
    localTls?: object | null;
    publicUrl: string | null;
    publicSite: string | null;
    operatorToken: string | null;
    /** 32 bytes that secrets in the database are encrypted under. */
    secretKeys: SecretKeys;
    allowsLocalWebhooks: boolean;
    /** Sign-ins of the demo that need no password. @default none */
    demoSignIns?: readonly DemoSignIn[];
    /** Whether only this machine should reach the service. @default false */
    isPrivate?: boolean;
    /** The folder of the built app. @default {@link BUILT_APP} */
    builtApp?: string;
    /** The folder of the built documentation. @default `dist/docs` */
    builtDocs?: string;
    /** The key of the demo. The documentation shows it to people on this machine. @default none */
    demoKey?: string | null;
    /** The most bytes of venues, keys and prepared answers in memory. @default {@link CACHE_BYTES} */
    cacheBytes?: number;
    /** How many days rows are kept. @default {@link DEFAULT_KEPT_DAYS} */
    kept?: RetentionDays;
  };
}

export interface App {
  fastify: FastifyInstance;
  jobs: BackgroundJobs;
  /** The log of API calls; written for the last time when the server closes. */
  requests: RequestLog;
  /** What is in memory now, for the metrics. */
  use(): { liveStreams: number; caches: ReturnType<VenueCache['use']> };
  /**
   * Answers new requests with 503 and ends streams from now on. Requests under way finish. Closing the server also
   * does this first.
   */
  startDraining(): void;
}

/** Shorter than the time after which proxies close a connection without traffic. */
const HEARTBEAT_MS = 15_000;

/** Makes the app: mounts every API and page, and makes the background jobs. Does not listen. */
export async function createApp(given: AppParts): Promise<App> {
  const parts = given.tracing?.around(given) ?? given;
  const { db, clock, random, newId, print, printerReach, resolve, send, log, settings } = parts;
  const { operatorToken, secretKeys, allowsLocalWebhooks, demoSignIns = [], isPrivate = false } = settings;
  const memory = createMemoryCache(settings.cacheBytes ?? CACHE_BYTES);
  const cache = createVenueCache(db, parts.versions, memory);
  const spend = settings.hasRateLimits ? createBudgets(clock) : null;
  const onRequest = addressBudgetCheck(spend);
  const live = createLiveFeed({ db, clock, log }, settings.heartbeatMs ?? HEARTBEAT_MS);
  const requests = createRequestLog({ db, random, log });
  const layer = httpLayerOf(parts, requests);
  const { http, pages } = layer;
  const fastify = openServer(parts, layer, pages, onRequest);
  const signInFailures = createSignInFailures({ db, log, clock }, secretKeys);
  for (const end of [requests.stop, signInFailures.flush]) fastify.addHook('onClose', end);

  const mount = (prefix: string, routes: Route[], hook: OnRequest = onRequest, httpParts = http) => {
    const traced = parts.tracing?.calls.routes(routes) ?? routes;
    if (settings.role !== 'worker') mountRoutes(fastify, httpParts, prefix, traced, hook);
  };

  const urls = serviceUrlsOf(fastify, settings);
  const sending = { send, secretKeys, allowsLocalWebhooks };
  const internalCalls = createInternalCalls({ clock, random });
  const jobs = createJobs(parts, cache, urls.publicSite, internalCalls.call);
  const takeStep = createLongReads();
  const listTurns = createListTurns(takeStep);
  const printSoon = jobs.printing.wake;
  const common = { db, cache, listTurns, clock, newId, random, spend, printSoon, ...urls };
  const keyStreams = createKeyStreams();
  const publicParts = { ...common, ...sending, ...createAnswerCaches(memory, db), keyStreams };
  const callerRoutes = callerApis(publicParts);
  for (const [prefix, routes] of callerRoutes) mount(prefix, routes);
  const staffServices = { log, resolve, print, printerReach, live, encodePhoto: createPhotoEncoder(log) };
  const { sendMail = null } = parts;
  const staffParts = { demoSignIns, isPrivate, operatorToken, takeStep, ...staffThrottlesOf(clock) };
  const venueParts = { ...common, ...sending, ...staffServices, ...staffParts, signInFailures, sendMail };
  const venueRoutes = venueOperations.map((it) => it.mount(venueParts));
  mount('/venue/v1', venueRoutes, onVenueRequest(spend));
  internalCalls.add([...callerRoutes.flatMap(([, routes]) => routes), ...venueRoutes]);

  const importParts = { db, clock, random, newId };
  const imports = createImporter(importParts);
  const { backups = null } = parts;
  const server = { ...layer, startedAt: clock.now(), requests, live, jobs, spend, backups };
  const operatorParts = { ...importParts, cache, ...urls, ...staffParts, sendMail, imports, server };
  const operatorRoutes = operatorOperations.map((it) => it.mount(operatorParts));
  mount('/operator/v1', operatorRoutes);

  const findUnready = await createReadiness({ db, clock, disk: layer.disk }, http.gate, jobs);
  mountDescriptions(fastify, http, settings.publicUrl, findUnready, onRequest);
  mount('/photos', [getPhoto.mount(db)], fileBudgetCheck(spend, PHOTO_BUDGET));
  mount('', appPages(settings.builtApp ?? BUILT_APP), fileBudgetCheck(spend, APP_BUDGET), pages);
  mount('', docsPages(settings, urls.baseUrl), fileBudgetCheck(spend, DOCS_BUDGET), pages);
  const demoVenueIds = new Set(demoSignIns.map(({ venueId }) => venueId));
  const [guesses, bookings] = [createGuessThrottle(clock), createCeiling(clock, BOOKING_LIMITS_OF_ADDRESS)];
  const guestParts = { db, cache, newId, random, secretKeys, demoVenueIds, guesses, bookings, ...urls };
  mount('', guestPages(guestParts), onRequest, pages);
  const startDraining = () => {
    for (const end of [layer.startDraining, live.close, keyStreams.close]) end();
  };
  fastify.addHook('preClose', async () => startDraining());
  return {
    fastify,
    requests,
    use: () => ({ liveStreams: live.count(), caches: cache.use() }),
    jobs,
    startDraining,
  };
}

/** The limits and parts of the HTTP layer, which every request passes. */
function httpLayerOf(parts: AppParts, requests: RequestLog) {
  const { tracing, clock, log, countRequest, settings } = parts;
  const disk = parts.disk ?? createDiskHealth(null, clock);
  const limits = httpLimitsOf(settings.hasRateLimits, settings.httpLimits);
  const gate = new Gate(limits.underWay);
  const connections = new Connections(limits, (ip) => isInNetworks(ip, settings.trustedProxies));
  const bodies = createArrivingBodies(limits);
  const readBody: HttpParts['readBody'] = ({ raw }, address, limit) => bodies.read(raw, address, limit);
  const logAnswer = createAnswerLog({ log, clock });
  const load = createServerLoad(clock);
  const note = createAnswerRecorder({ logAnswer, requests, load, countRequest, clock });
  const noteAnswer = tracing?.calls.note(note) ?? note;
  const http: HttpParts = {
    ...{ clock, log, gate, readBody, noteAnswer },
    toRefusal: transientFaults(clock, log, disk.noteFull),
    publicUrl: settings.publicUrl,
  };
  const startDraining = () => {
    gate.isDraining = true;
    bodies.startDraining();
  };
  const pages: HttpParts = { ...http, publicSite: settings.publicSite, showRefusal: refusalPage };
  return { limits, connections, load, disk, http, pages, logAnswer, startDraining };
}

/** Makes the server that routes are mounted on. */
function openServer(
  { clock, random, settings: { tls, localTls = null, trustedProxies } }: AppParts,
  { limits, connections, logAnswer, http }: ReturnType<typeof httpLayerOf>,
  pages: HttpParts,
  onRequest: OnRequest,
): FastifyInstance {
  // With a certificate authority of this machine, a browser reads the page that installs it by plain HTTP.
  const isStrict = tls !== null && localTls === null;
  const fastify = createHttpServer({
    ...{ tls, trustedProxies, limits, connections },
    earlyRefusal: { clock, random, headers: securityHeaders(isStrict), logAnswer },
    answerNotFound: notFoundHandler(pages, onRequest),
    answerFault: (...fault) => answerFault(http, ...fault),
  });
  fastify.setNotFoundHandler(notFoundHandler(pages, onRequest));
  if (tls === null && trustedProxies.length > 0) fastify.addHook('onRequest', requestHttps);
  return fastify;
}
