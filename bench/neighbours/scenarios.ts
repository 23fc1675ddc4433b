import { randomUUID } from 'node:crypto';
import type { Campaign } from '../../server/src/core/campaigns/campaign.ts';
import { samplePrinter } from '../../server/test/printers/paper-printer.ts';
import { always, coverageOf } from '../../server/test/samples/sample-campaigns.ts';
import { CHANGING } from '../load/http-load.ts';
import { orderOf, type Restaurant } from '../service/restaurant.ts';
import type { Sofra } from '../service/system-under-test.ts';
import type { AloneCall } from './asked-alone.ts';
import type { Attack, RepeatedCall } from './attacks.ts';
import { deadEndpoints, eventOfAHealthyEndpoint } from './dead-endpoints.ts';
import { largePhoto } from './large-photo.ts';
import { listLargestBills, readDeepPages } from './long-lists.ts';
import { readAllFigures } from './owner-figures.ts';
import { OWNER_QUESTIONS } from './owner-questions.ts';
import { type Probe, paperOfAHealthyPrinter, photoOfAnotherOwner } from './probes.ts';
import { OPERATOR_TOKEN, openOwned, signIn } from './restaurants.ts';

/** Something that one tenant does which must not be felt by another. */
export interface Scenario {
  name: string;
  /** Makes what the attack needs and says what it is. Limits of callers are on. */
  prepare(sofra: Sofra): Promise<Attack>;
  /** Something else that another tenant waits for meanwhile, beside its calls. */
  prepareProbe?: (sofra: Sofra) => Promise<Probe>;
  /** Until the service is done with what the attack left, in ms. @default 3 seconds */
  calmMs?: number;
  /** What is also timed while nothing else is asked. */
  prepareAlone?: (sofra: Sofra) => Promise<AloneCall>;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const NO_BODY = { head: '', piece: '', times: 0, tail: '', encoding: 'utf8' } as const;

export const SCENARIOS: readonly Scenario[] = [
  {
    name: '2,000 slow bodies from 5 addresses',
    prepare: async ({ port }) => ({ kind: 'SlowBodies', port, sockets: 2_000, addresses: 5 }),
  },
  { name: '20 dry runs at once over 100 campaigns that get in each other’s way', prepare: dryRuns },
  {
    name: '200 printers that talk and never finish',
    prepare: talkativePrinters,
    prepareProbe: paperOfAHealthyPrinter,
  },
  {
    name: '10,000 live streams of one session',
    prepare: async (sofra) => {
      const { owner } = await openOwned(sofra);
      return {
        kind: 'Streams',
        port: sofra.port,
        cookie: await signIn(sofra, owner),
        streams: 10_000,
        addresses: 40,
      };
    },
  },
  {
    name: '15 large photos of one owner',
    prepare: largePhotos,
    prepareProbe: photoOfAnotherOwner,
    // Those that were sent before the sender left are still stored.
    calmMs: 10_000,
  },
  { name: 'lists of the largest bills by 3 keys', prepare: listLargestBills },
  {
    name: 'figures of three years, files and lists by an owner with 100 open bills of 480 lines',
    prepare: readAllFigures,
  },
  ...OWNER_QUESTIONS,
  { name: 'random deep pages of 200,000 orders by 20 readers', prepare: readDeepPages },
  {
    name: '10,000 events for 10 dead webhook addresses',
    prepare: deadEndpoints,
    prepareProbe: eventOfAHealthyEndpoint,
  },
  {
    name: 'imports of 30 MB of empty objects',
    prepare: async ({ port }) => imports(port, '{},', 10_000_000),
  },
  {
    name: 'imports of 1,000,000 records with an unknown name',
    prepare: async ({ port }) => imports(port, '{"no":1},', 1_000_000),
  },
  {
    name: 'imports of 250,000 records with 1,000,000 unknown names',
    prepare: async ({ port }) => imports(port, '{"a":1,"b":1,"c":1,"d":1},', 250_000),
  },
];

const OVERLAPPING_CAMPAIGNS = 100;

async function dryRuns(sofra: Sofra): Promise<Attack> {
  const restaurant = await openOwned(sofra, (record) => {
    record.campaigns.push(...overlappingCampaigns(record.menu.products.map(({ id }) => id)));
  });
  const cookie = await signIn(sofra, restaurant.owner);
  const body = JSON.stringify({ type: 'Takeaway', lines: thirtyLines(restaurant) });
  const path = `/venue/v1/venues/${restaurant.id}/campaigns/dry-run`;
  const call: RepeatedCall = {
    ...{ method: 'POST', path, headers: { ...JSON_TYPE, Cookie: cookie } },
    body: { ...NO_BODY, head: body },
  };
  return { kind: 'Calls', port: sofra.port, calls: [call], atOnce: 20, atMost: 20_000 };
}

/** Each covers products that others cover, too, in groups and menus of other sizes. */
function overlappingCampaigns(products: readonly string[]): Campaign[] {
  const from = (at: number, count: number) =>
    Array.from({ length: count }, (_, more) => products[(at * 7 + more) % products.length]!);
  return Array.from({ length: OVERLAPPING_CAMPAIGNS }, (_, at) => {
    const named = { ...always(randomUUID()), name: `Kampanya ${at}` };
    if (at % 2 === 0) {
      return { ...named, kind: 'BuyXPayY', buy: 2 + (at % 5), pay: 1, covers: coverageOf(...from(at, 20)) };
    }
    const parts = [0, 1, 2].map((part) => ({
      name: `Parça ${part + 1}`,
      covers: coverageOf(...from(at + part * 3, 15)),
    }));
    return { ...named, kind: 'SetMenu', priceKurus: 20_000 + at * 100, parts };
  });
}

function thirtyLines({ products }: Restaurant): object[] {
  return products.slice(0, 30).map(({ id, portions }) => ({
    ...{ productId: id, portionId: portions[0]!.id, quantity: 20, extraIds: [], removedIngredientIds: [] },
  }));
}

const TALKATIVE_VENUES = 20;
const PRINTERS_A_VENUE = 10;
const TALKATIVE_PORT = 9_100;

async function talkativePrinters(sofra: Sofra): Promise<Attack> {
  const calls: RepeatedCall[] = [];
  for (let at = 0; at < TALKATIVE_VENUES; at++) {
    const restaurant = await openOwned(sofra, (record) => {
      for (let number = 0; number < PRINTERS_A_VENUE; number++) {
        const host = `127.0.${10 + at}.${number + 1}`;
        record.printers.push(samplePrinter({ name: `Mutfak ${number}`, host, port: TALKATIVE_PORT }));
      }
    });
    calls.push({
      method: 'POST',
      path: `/public/v1/venues/${restaurant.id}/orders`,
      headers: { ...JSON_TYPE, 'X-Api-Key': restaurant.keys[0]!, 'Idempotency-Key': CHANGING },
      body: { ...NO_BODY, head: orderOf(restaurant) },
    });
  }
  return { kind: 'Printers', port: sofra.port, calls, printerPort: TALKATIVE_PORT };
}

async function largePhotos(sofra: Sofra): Promise<Attack> {
  const { id, owner } = await openOwned(sofra);
  const call: RepeatedCall = {
    method: 'POST',
    path: `/venue/v1/venues/${id}/photos`,
    headers: { 'Content-Type': 'image/jpeg', Cookie: await signIn(sofra, owner) },
    body: { ...NO_BODY, head: (await largePhoto()).toString('base64'), encoding: 'base64' },
  };
  return { kind: 'Calls', port: sofra.port, calls: [call], atOnce: 15, atMost: 200 };
}

/** One import after the other. Their body is made once, before the attack, and is sent as fast as the service reads it. */
function imports(port: number, piece: string, times: number): Attack {
  const call: RepeatedCall = {
    method: 'POST',
    path: '/operator/v1/venues/import',
    headers: { ...JSON_TYPE, Authorization: `Bearer ${OPERATOR_TOKEN}` },
    body: { head: '{"format":"sofra-venues/1","venues":[', piece, times, tail: '{}]}', encoding: 'utf8' },
  };
  return { kind: 'Calls', port, calls: [call], atOnce: 1, atMost: 400 };
}
