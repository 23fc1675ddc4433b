import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { publishedDescriptions } from '../../src/descriptions/descriptions.ts';
import { resolveRefs } from '../contract/resolve-refs.ts';

/** A service, and who reads there. */
export interface ReadService {
  baseUrl: string;
  operatorToken: string;
  /** The text of an API key that nothing else uses: what it reads is logged, and changes what is read of it. */
  key: string;
  keyId: string;
  /** The `Cookie` header of an owner's session. */
  cookie: string;
  /** The venues that are asked about; the key and the owner reach all of them. */
  venueIds: readonly string[];
}

/** What was answered to each call; of a list, all its pages. */
export type Answers = ReadonlyMap<string, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: the documents and the answers are looked at from all sides
type Json = any;

interface ReadOperation {
  /** With the name of its API, such as `venue listBills`. */
  name: string;
  path: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Json }[];
}

/** Where each API is described. */
const DOCUMENTS = {
  venue: '/venue/v1/openapi.json',
  operator: '/operator/v1/openapi.json',
  public: '/openapi.json',
};

/** What is not read, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'venue followVenue': 'a stream has no end',
  'venue getDemo': 'only a demo has it',
  'venue getDevice': 'only a shared device has it',
  'venue getApproval': 'only who asked or is asked reads a question, for ten minutes',
  'venue listSessions': 'its session ends with the database that it began in',
  'venue getEvening': 'only a practice venue has one, which its player changes all the time',
  'operator getEvening': 'only a practice venue has one, which its player changes all the time',
  'operator readStatus': 'it says how this server is doing at this moment',
};

/** The lists that have what other calls ask for. */
const FOUND_IN: Readonly<Record<string, { parameter: string; in: (data: Json) => string[] }>> = {
  'venue listBills': { parameter: 'billId', in: ({ items }) => idsOf(items) },
  'venue searchReservations': { parameter: 'reservationId', in: ({ items }) => idsOf(items) },
  'venue listCategories': {
    parameter: 'productId',
    in: (all) => all.flatMap((one: Json) => idsOf(one.products)),
  },
  'venue listKeys': { parameter: 'keyId', in: idsOf },
  'venue listKeyRequests': { parameter: 'traceId', in: ({ items }) => items.map((it: Json) => it.traceId) },
  'venue listDayReports': {
    parameter: 'reportNumber',
    in: ({ items }) => items.map((it: Json) => String(it.number)),
  },
  'venue listDeliveries': { parameter: 'eventId', in: ({ items }) => items.map((it: Json) => it.eventId) },
  'public listOrders': { parameter: 'orderId', in: ({ items }) => idsOf(items) },
};

function idsOf(items: { id: string }[]): string[] {
  return items.map(({ id }) => id);
}

/** Values of parameters that no list has. */
const ASKED_WITH: Readonly<Record<string, string>> = {
  q: 'Ayşe',
  guests: '2',
  startsAt: '2026-03-05T17:00:00.000Z',
  date: '2026-03-04',
  lang: 'en',
  last: '250',
};

/** What whoever compares leaves in the audit log. */
const LOGGED_READS = ['signIn', 'exportVenue', 'exportVenueData'];

/** Less than most lists have. */
const PAGE_SIZE = '3';

/**
 * Reads everything that the three APIs answer about some venues: by the published documents each operation that reads, with each value
 * of a parameter that has a list of them, each id that a list before had, and all pages.
 */
export async function readEverything(service: ReadService): Promise<Answers> {
  const { operatorToken, key, keyId, cookie, venueIds } = service;
  const answers = new Map<string, unknown>();
  const known = new Map([['venueId', new Set(venueIds)]]);
  const readAs = async (api: keyof typeof DOCUMENTS, headers: Record<string, string>) => {
    for (const operation of readsIn(api, DOCUMENTS[api])) {
      for (const call of callsOf(operation, known)) {
        const answer = await readPages(service.baseUrl, call, operation, headers);
        answers.set(`${operation.name} ${call}`, answer);
        learnIds(operation, answer, known);
        known.get('keyId')?.delete(keyId);
      }
    }
  };
  await readAs('venue', { cookie });
  await readAs('operator', { authorization: `Bearer ${operatorToken}` });
  await readAs('public', { 'x-api-key': key });
  return answers;
}

/** The operations that no call in these answers was answered 200 to, and that are not left out for a reason. */
export function unreadOperations(answers: Answers): string[] {
  const read = new Set(
    [...answers].flatMap(([call, answer]) =>
      (answer as Json).status === 200 ? [call.split(' ', 2).join(' ')] : [],
    ),
  );
  return Object.entries(DOCUMENTS)
    .flatMap(([api, document]) => readsIn(api, document))
    .map(({ name }) => name)
    .filter((name) => !read.has(name));
}

function readsIn(api: string, document: string): ReadOperation[] {
  const { paths } = resolveRefs(JSON.parse(JSON.stringify(publishedDescriptions[document]!())), (ref) =>
    ref.startsWith('#/components/parameters/'),
  );
  return Object.entries(paths as Json).flatMap(([path, { get }]: [string, Json]) => {
    const name = `${api} ${get?.operationId}`;
    return get === undefined || name in LEFT_OUT ? [] : [{ name, path, parameters: get.parameters ?? [] }];
  });
}

/** Every path with its query that an operation is called with. */
function callsOf({ path, parameters }: ReadOperation, known: ReadonlyMap<string, Set<string>>): string[] {
  const valuesOf = ({ name, schema }: ReadOperation['parameters'][0]): string[] =>
    schema.enum ?? [...(known.get(name) ?? []), ...(name in ASKED_WITH ? [ASKED_WITH[name]!] : [])];
  let calls = [path];
  for (const one of parameters.filter((it) => it.in === 'path'))
    calls = calls.flatMap((call) => valuesOf(one).map((value) => call.replace(`{${one.name}}`, value)));
  const add = (call: string, name: string, value: string) =>
    `${call}${call.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  const asked = parameters.filter((it) => it.in === 'query');
  for (const one of asked.filter(({ required }) => required))
    calls = calls.flatMap((call) => valuesOf(one).map((value) => add(call, one.name, value)));
  // A table of figures is made of what the trend was asked for with each step.
  const optional = asked.filter(
    ({ name, required }) => !required && (name !== 'step' || !path.includes('{table}')),
  );
  return calls.flatMap((call) => [
    call,
    ...optional.flatMap((one) => valuesOf(one).map((value) => add(call, one.name, value))),
  ]);
}

/** Reads a call with all its pages. */
async function readPages(
  baseUrl: string,
  call: string,
  { name, parameters }: ReadOperation,
  headers: Record<string, string>,
): Promise<Json> {
  const has = (parameter: string) => parameters.some((it) => it.name === parameter);
  const next = ['cursor', 'before', 'after'].find(has);
  const sized = has('pageSize') ? `${call}${call.includes('?') ? '&' : '?'}pageSize=${PAGE_SIZE}` : call;
  const first = await readOne(baseUrl, sized, headers);
  for (let page = first; ; ) {
    const position = page.data?.nextCursor ?? page.data?.nextBefore ?? null;
    if (position === null || next === undefined) break;
    page = await readOne(baseUrl, `${sized}&${next}=${encodeURIComponent(position)}`, headers);
    assert.equal(page.status, 200, call);
    first.data.items.push(...page.data.items);
  }
  delete first.data?.nextCursor;
  delete first.data?.nextBefore;
  if (name.endsWith('listAuditLog') && first.status === 200)
    first.data.items = first.data.items.filter(({ operation }: Json) => !LOGGED_READS.includes(operation));
  // The one who compares signs in on a browser of their own.
  if (name.endsWith('listOwnNotices') && first.status === 200)
    first.data = first.data.filter(({ kind }: Json) => kind !== 'NewBrowser');
  return first;
}

async function readOne(baseUrl: string, call: string, headers: Record<string, string>): Promise<Json> {
  const answer = await fetch(baseUrl + call, { headers: { ...headers, 'accept-encoding': 'identity' } });
  const { status } = answer;
  const etag = answer.headers.get('etag');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return { status, etag, data: hash('sha256', bytes) };
  const text = bytes.toString().replaceAll(baseUrl, '');
  if (!type.startsWith('application/json')) return { status, etag, data: text.split('\n') };
  const { data = null, errorCode = null } = JSON.parse(text);
  return { status, etag, errorCode, data };
}

function learnIds({ name }: ReadOperation, { status, data }: Json, known: Map<string, Set<string>>): void {
  const list = FOUND_IN[name];
  if (list === undefined || status !== 200) return;
  const ids = known.get(list.parameter) ?? new Set();
  for (const id of list.in(data)) ids.add(id);
  known.set(list.parameter, ids);
}

/** Places in which answers may differ, and why. */
export interface Allowed {
  /** What they have in their operation, path and place in the answer. */
  at: RegExp;
  why: string;
}

/** Asserts that two services answered alike, call by call and value by value, where no difference is allowed. */
export function assertAlike(one: Answers, other: Answers, allowed: readonly Allowed[] = []): void {
  const calls = new Set([...one.keys(), ...other.keys()]);
  const differences = [...calls]
    .flatMap((call) => compare(call, one.get(call), other.get(call)))
    .filter((difference) => !allowed.some(({ at }) => at.test(difference)));
  assert.equal(
    differences.length,
    0,
    `${differences.length} differences:\n${differences.slice(0, MOST_SHOWN).join('\n')}`,
  );
}

const MOST_SHOWN = 30;
const LONGEST_SHOWN = 300;

function compare(at: string, one: Json, other: Json): string[] {
  if (one === other) return [];
  const areObjects = [one, other].every((it) => typeof it === 'object' && it !== null);
  if (!areObjects || Array.isArray(one) !== Array.isArray(other))
    return [`${at}: ${JSON.stringify(one)} ≠ ${JSON.stringify(other)}`.slice(0, LONGEST_SHOWN)];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => compare(`${at} .${name}`, one[name], other[name]));
}
