import { randomUUID } from 'node:crypto';
import { mock } from 'node:test';
import { Webhook } from 'standardwebhooks';
import type { Venue } from '../../src/core/venue/venue.ts';
import type { FinishedSend, Send } from '../../src/parts/outgoing.ts';
import type { Clock } from '../../src/parts/parts.ts';
import { assertEventDescribed } from '../contract/description.ts';
import { type Sofra, type SofraSettings, startSofra, type VenueExtras } from '../harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../harness/staff.ts';
import { makeOwnDatabase } from '../postgres/own-database.ts';

/** An event as an endpoint received it, after its signature and its shape were verified. */
export interface RecordedEvent {
  url: string;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at events whose shape the public API describes
  body: any;
  /** The body as it was sent. */
  text: string;
}

/** How an endpoint answers: with a status, or with a {@link FinishedSend}. */
export type EndpointAnswer = number | FinishedSend;
export type AnswerEvent = (event: RecordedEvent) => EndpointAnswer | Promise<EndpointAnswer>;

/** The endpoints of all keys of a test, each at its own address. They replace the network. */
export interface RecordingEndpoint {
  /** To be handed to the service. */
  send: Send;
  /**
   * The events received, first to last. Throws for an event that was not signed or does not match its
   * description.
   */
  readonly events: RecordedEvent[];
  /** The events received for one key. */
  eventsOf(hook: Pick<Hook, 'url'>): RecordedEvent[];
  /** Sets the answer from now on; the first one is 204. */
  answer(how: EndpointAnswer | AnswerEvent): void;
  /** Takes events at an address from now on if they are signed with this secret, by this clock. */
  trust(hook: Hook, clock: Clock): void;
}

/** The address for the events of a key, and the secret that signs them. */
export interface Hook {
  url: string;
  secret: string;
}

/** A venue whose key has an address. */
export interface WebhookVenue extends StaffedVenue {
  hook: Hook;
}

/**
 * Makes an endpoint that verifies every event on arrival with an independent library, and checks it against
 * the published description. Events for addresses that it does not know are another test's: it fails on them,
 * so that they stay due.
 */
export function createEndpoint(): RecordingEndpoint {
  const known = new Map<string, { secret: string; clock: Clock }>();
  const events: RecordedEvent[] = [];
  let fault: unknown;
  let answer: AnswerEvent = () => 204;
  const recorded = () => {
    if (fault !== undefined) throw fault;
    return events;
  };
  return {
    send: async ({ url, headers, body: text }) => {
      const trusted = known.get(url);
      if (trusted === undefined) throw new Error(`No test here has an endpoint at ${url}.`);
      try {
        verifyAt(trusted.clock.now(), trusted.secret, headers, text);
        assertEventDescribed(headers, JSON.parse(text));
      } catch (error) {
        fault ??= error;
        throw error;
      }
      const event = { url, headers, body: JSON.parse(text), text };
      events.push(event);
      const given = await answer(event);
      const outcome = typeof given === 'number' ? answered(given) : given;
      return { ...outcome, durationMs: 7 };
    },
    get events() {
      return recorded();
    },
    eventsOf: (hook) => recorded().filter(({ url }) => url === hook.url),
    answer: (how) => {
      answer = typeof how === 'function' ? how : () => how;
    },
    trust: ({ url, secret }, clock) => {
      known.set(url, { secret, clock });
    },
  };
}

/** A whole answer of an endpoint. */
export function answered(statusCode: number, retryAfterSeconds: number | null = null): FinishedSend {
  return { kind: 'Answered', statusCode, retryAfterSeconds };
}

/**
 * A fresh venue with people who are signed in, whose key has an address of its own that this endpoint answers
 * at.
 */
export async function newWebhookVenue(
  sofra: Sofra,
  endpoint: RecordingEndpoint,
  change: Partial<Venue> = {},
  more: VenueExtras = {},
): Promise<WebhookVenue> {
  const venue = await newStaffedVenue(sofra, change, more);
  return { ...venue, hook: await hookUp(sofra, endpoint, venue, venue.key.record.id) };
}

/** Gives a key of a venue an address of its own that an endpoint answers at, as the venue's owner. */
export async function hookUp(
  sofra: Sofra,
  endpoint: RecordingEndpoint,
  venue: StaffedVenue,
  keyId: string,
): Promise<Hook> {
  const url = `https://${randomUUID()}.example.com/hook`;
  const path = `/venues/${venue.id}/keys/${keyId}`;
  const { status, body, text } = await venue.owner.call('PATCH', path, { webhookUrl: url });
  if (status !== 200) throw new Error(`cannot enter the address: ${text}`);
  const hook = { url, secret: body.data.signingSecret as string };
  endpoint.trust(hook, sofra.clock);
  return hook;
}

/**
 * Starts the service on a database of its own, which is dropped when the service is closed: the job that
 * delivers looks through all venues, also through those of tests that run at the same time.
 */
export async function startWebhookSofra(
  endpoint: Pick<RecordingEndpoint, 'send'>,
  settings: Omit<SofraSettings, 'db' | 'send'> = {},
): Promise<Sofra> {
  const own = await makeOwnDatabase();
  const db = own.open();
  const sofra = await startSofra({ ...settings, db, send: endpoint.send });
  return {
    ...sofra,
    close: async () => {
      await sofra.close();
      await db.close();
      await own.drop();
    },
  };
}

/** The library knows no other clock than that of the process. */
function verifyAt(now: number, secret: string, headers: Record<string, string>, text: string): void {
  mock.timers.enable({ apis: ['Date'], now });
  try {
    new Webhook(secret).verify(text, headers, { jsonParse: false });
  } finally {
    mock.timers.reset();
  }
}
