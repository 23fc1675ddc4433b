import { venueDayOf } from '../../server/src/core/venue/hours/venue-day.ts';
import { addDays } from '../../server/src/core/venue-clock.ts';
import { copyAsLongBills } from '../../server/test/samples/long-bills.ts';
import { sampleVenue } from '../../server/test/samples/sample-venue.ts';
import { fillFigures } from '../growth/figures.ts';
import type { Sofra } from '../service/system-under-test.ts';
import type { Attack, RepeatedCall } from './attacks.ts';
import { openOwned, placeOrder, signIn } from './restaurants.ts';
import type { Scenario } from './scenarios.ts';

const CLOSED_BILLS = 30_000;
const OPEN_BILLS = 100;
const LINES = 480;
/** So that the answer of a bill has more than 1.1 MB. */
const LONGEST_BILL_LINES = 500;
const LONGEST_NOTE = 'x'.repeat(1_500);
/** The longest range that figures are read for. */
const DAYS = 1_100;
const PRODUCTS = 150;
/** Each has its own budget of calls. */
const SESSIONS = 5;
const AT_ONCE = 4;
const NO_LIMIT = 100_000;
/** Until the service has read what the questioner did not wait for. */
const CALM_MS = 4_000;

/** An owner with three years of figures, 30,000 closed bills of guests and 100 open bills of 480 lines. */
interface House {
  venueId: string;
  range: string;
  longestBillId: string;
  cookies: readonly string[];
}

/** Made for the first question; the service has it for the others. */
const houses = new WeakMap<Sofra, Promise<House>>();

/** What one owner asks, each again and again, four at a time. */
export const OWNER_QUESTIONS: readonly Scenario[] = [
  question('products of three years', ({ range }) => `figures/products?${range}`),
  question('products of three years as a file', ({ range }) => `figures/tables/products?${range}`),
  question('kitchen times of three years', ({ range }) => `figures/hours?${range}`),
  question('bills of a guest by name', () => 'bills?state=Closed&q=yildiz%2012345'),
  question('bills of a guest by phone', () => 'bills?state=Closed&q=555%20001%2023%2045'),
  question('tickets of the kitchen', () => 'tickets?pageSize=100'),
  question('a bill of 1.1 MB', ({ longestBillId }) => `bills/${longestBillId}`),
];

function question(name: string, pathOf: (house: House) => string): Scenario {
  const callsOf = async (sofra: Sofra): Promise<RepeatedCall[]> => {
    const house = await houseOf(sofra);
    const path = `/venue/v1/venues/${house.venueId}/${pathOf(house)}`;
    return house.cookies.map((Cookie) => ({ method: 'GET', path, headers: { Cookie }, body: null }));
  };
  return {
    name: `one owner asks: ${name}`,
    calmMs: CALM_MS,
    prepare: async (sofra): Promise<Attack> => {
      const [, ...calls] = await callsOf(sofra);
      return { kind: 'Calls', port: sofra.port, calls, atOnce: AT_ONCE, atMost: NO_LIMIT };
    },
    // By a session of its own, whose budget the attack does not use up.
    prepareAlone: async (sofra) => ({ call: (await callsOf(sofra))[0]!, atOnce: AT_ONCE }),
  };
}

function houseOf(sofra: Sofra): Promise<House> {
  const made = houses.get(sofra) ?? makeHouse(sofra);
  houses.set(sofra, made);
  return made;
}

async function makeHouse(sofra: Sofra): Promise<House> {
  const { db } = sofra;
  const restaurant = await openOwned(sofra);
  const { id: venueId, keys, owner } = restaurant;
  const billId = await placeOrder(sofra, restaurant, keys[0]!);
  await copyAsLongBills(db, { venueId, billId, count: OPEN_BILLS, lines: LINES });
  await copyTickets(sofra, venueId);
  const longestBillId = await lengthenNewest(sofra, venueId);
  const today = venueDayOf(sampleVenue({ id: venueId }), Date.now());
  await fillFigures(db, venueId, today, { bills: CLOSED_BILLS, days: DAYS, products: PRODUCTS });
  await nameGuests(sofra, venueId, billId);
  await db.query({ text: 'vacuum analyze bill' });
  const cookies: string[] = [];
  for (let session = 0; session < SESSIONS; session++) cookies.push(await signIn(sofra, owner));
  return {
    ...{ venueId, longestBillId, cookies },
    range: `from=${addDays(today, 1 - DAYS)}&to=${today}`,
  };
}

const BILLS_AT_ONCE = 5_000;

/** Gives each closed bill a guest of its own and the content of a bill, some in each statement. */
async function nameGuests({ db }: Sofra, venueId: string, billId: string): Promise<void> {
  for (let named = BILLS_AT_ONCE; named === BILLS_AT_ONCE; ) {
    const rows = await db.query({
      text: `with o as materialized (select content::jsonb as content from bill where venue_id = $1 and bill_id = $2)
             update bill set guest = 'ayse yildiz ' || number || ' +90555' || lpad(number::text, 7, '0'),
                    searched = json_build_object('customer', json_build_object('name', 'Ayşe Yıldız ' || number, 'phone', '+90555' || lpad(number::text, 7, '0')),
                                                 'table', null, 'totals', json_build_object('totalKurus', 12000), 'payments', '[]'::json),
                    content = (o.content || jsonb_build_object('id', bill_id, 'number', number, 'state', 'Closed'))::json
               from o
              where venue_id = $1 and bill_id in (
                select bill_id from bill where venue_id = $1 and state = 'Closed' and guest is null limit ${BILLS_AT_ONCE})
             returning 1`,
      values: [venueId, billId],
    });
    named = rows.length;
  }
}

/** Gives each open bill a ticket of the kitchen with all of its lines, like the ticket of the first. */
async function copyTickets({ db }: Sofra, venueId: string): Promise<void> {
  await db.query({
    text: `insert into kitchen_ticket (venue_id, ticket_id, bill_id, round_id, created_at, content)
           select b.venue_id, gen_random_uuid(), b.bill_id, t.round_id, t.created_at,
                  (t.content::jsonb || jsonb_build_object('lines', (
                    select jsonb_agg((t.content::jsonb -> 'lines' -> 0) || jsonb_build_object('note', md5(line::text)))
                      from generate_series(1, $2::integer) as line)))::json
             from bill b cross join (select * from kitchen_ticket where venue_id = $1 limit 1) as t
            where b.venue_id = $1 and b.state = 'Open'`,
    values: [venueId, LINES],
  });
}

/** Gives the newest open bill as many lines as a bill may have, with long notes. */
async function lengthenNewest({ db }: Sofra, venueId: string): Promise<string> {
  const [row] = await db.query<{ id: string }>({
    text: `update bill set content = (content::jsonb || jsonb_build_object('lines', (
                    select jsonb_agg((content::jsonb -> 'lines' -> 0) || jsonb_build_object('note', line || ' ' || $2, 'id', gen_random_uuid()))
                      from generate_series(1, $3::integer) as line)))::json
            where venue_id = $1 and number = (select max(number) from bill where venue_id = $1 and state = 'Open')
           returning bill_id as id`,
    values: [venueId, LONGEST_NOTE, LONGEST_BILL_LINES],
  });
  return row!.id;
}
