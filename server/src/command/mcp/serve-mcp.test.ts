import assert from 'node:assert/strict';
import { test } from 'node:test';
import { giveAssistant, newAssistedVenue, ordersOf } from '../../../test/assistants/assistant.ts';
import { mcpClientOf, startMcp } from '../../../test/assistants/mcp-client.ts';
import { lineOf, type TestVenue, useSofra } from '../../../test/harness/sofra.ts';
import { sampleKey, sampleMenu } from '../../../test/samples/sample-venue.ts';
import { WEDNESDAY_EVENING } from '../../../test/venues/booking.ts';
import { createAssistantClient } from './assistant-client.ts';
import { createAssistantServer } from './mcp-server.ts';
import { serveMcp } from './serve-mcp.ts';

const sofra = useSofra();

const READING = ['find_venues', 'read_venue', 'read_menu', 'price_basket', 'list_booking_times'];
const CHANGING = ['prepare_order', 'place_order', 'order_status'].concat(
  ...['prepare_booking', 'confirm_booking', 'booking_status', 'cancel_booking'],
);

/** Connects an MCP client to the server of a venue's key. `person` answers the questions. */
async function connect({ key }: TestVenue, person: Parameters<typeof mcpClientOf>[1] = null) {
  const client = createAssistantClient({ url: sofra.baseUrl, key: key.text, language: 'en' });
  return mcpClientOf(await createAssistantServer(client), person);
}

function takeaway({ id: venueId, menu }: TestVenue) {
  const customer = { name: 'Ayşe', phone: '0532 123 45 67' };
  return { venueId, type: 'Takeaway', customer, lines: [lineOf(menu.kebab)] };
}

test('a key without the right to order has only reading tools; a key with it has all tools, each with a description', async () => {
  const venue = await newAssistedVenue(sofra);
  const { tools } = await (await connect(venue)).request('tools/list');
  const names = tools.map(({ name }: { name: string }) => name);
  assert.deepEqual(names, [...READING, ...CHANGING]);
  const hints = Object.fromEntries(
    tools.map(({ name, annotations: { readOnlyHint, destructiveHint, idempotentHint } }: never) => [
      name,
      [readOnlyHint, destructiveHint ?? null, idempotentHint],
    ]),
  );
  for (const name of [...READING, 'order_status', 'booking_status'])
    assert.deepEqual(hints[name], [true, null, true], name);
  for (const name of ['place_order', 'cancel_booking'])
    assert.deepEqual(hints[name], [false, true, true], name);
  for (const { name, inputSchema, outputSchema } of tools)
    for (const schema of [inputSchema, outputSchema]) assertDescribed(schema, name);
  await giveAssistant(sofra, venue, null);
  const reader = await connect(venue);
  assert.match(reader.instructions, /can only read/);
  assert.doesNotMatch((await connect(await newAssistedVenue(sofra))).instructions, /can only read/);
  const left = (await reader.request('tools/list')).tools;
  assert.deepEqual(
    left.map(({ name }: { name: string }) => name),
    READING,
  );
  for (const method of ['prompts/list', 'resources/list'])
    await assert.rejects(reader.request(method), /-32601/, method);
});

/** Asserts that every field of a schema, at any depth, has a description. */
function assertDescribed(schema: Record<string, never>, where: string): void {
  const { properties = {}, items, anyOf = [] } = schema as Record<string, never> & { anyOf?: never[] };
  for (const [name, property] of Object.entries<Record<string, never>>(properties)) {
    assert.ok(property['description'], `${where}.${name}`);
    assertDescribed(property, `${where}.${name}`);
  }
  for (const part of [...(items === undefined ? [] : [items]), ...anyOf]) assertDescribed(part, where);
}

test('two processes of the command place the same order once, and every text of the venue is returned as data', async () => {
  const venue = await newAssistedVenue(sofra);
  const both = await Promise.all([1, 2].map(() => startMcp(sofra.baseUrl, venue.key.text)));
  const runs = await Promise.all(
    both.map(async (client) => {
      const { venues } = (await client.tool('find_venues', { name: 'KOSE lokantasi' })).data;
      const { menu } = (await client.tool('read_menu', { venueId: venues[0].id })).data;
      assert.equal(menu.categories[0].products[0].name, 'Adana Kebap');
      const { data: draft } = await client.tool('prepare_order', takeaway(venue));
      for (const word of ['Adana', 'Köşe', 'Ayşe']) assert.ok(!draft.sentence.includes(word), draft.sentence);
      const placing = { draft: draft.draft, total: draft.total };
      const placed = await Promise.all([1, 2].map(() => client.tool('place_order', placing)));
      assert.deepEqual(
        placed.map(({ data }) => data.outcome),
        ['Placed', 'Placed'],
      );
      const { order } = placed[0]!.data;
      const followed = await client.tool('order_status', { orderId: order.id });
      assert.equal(followed.data.order.status, 'Received');
      return order.id;
    }),
  );
  assert.equal(new Set(runs).size, 1);
  assert.deepEqual(await ordersOf(sofra, venue.id), { bills: 1, rounds: 1 });
  await Promise.all(both.map((client) => client.close()));
});

test('if the client can ask the person, it shows them lines and total, and after a no nothing is ordered', async () => {
  const venue = await newAssistedVenue(sofra);
  const questions: string[] = [];
  const answers = [
    { action: 'decline' },
    { action: 'accept', content: { agrees: false } },
    { action: 'accept', content: { agrees: true } },
  ];
  const client = await connect(venue, ({ message }) => {
    questions.push(message);
    return answers.shift()!;
  });
  const { kebab } = venue.menu;
  const chosen = {
    extraIds: [kebab.extras[0]!.id],
    removedIngredientIds: [kebab.removableIngredients[0]!.id],
  };
  const order = { ...takeaway(venue), lines: [lineOf(kebab, chosen)], note: 'Ring twice' };
  const { data: draft } = await client.tool('prepare_order', order);
  const placing = { draft: draft.draft, total: draft.total };
  for (const outcome of ['NotConfirmed', 'NotConfirmed', 'Placed', 'Placed'])
    assert.equal((await client.tool('place_order', placing)).data.outcome, outcome);
  assert.equal(questions.length, 3);
  const [where, whom, goods, note, sentence] = questions[0]!.split('\n');
  assert.equal(where, venue.record.venue.name);
  assert.equal(whom, 'Takeaway: Ayşe, +905321234567');
  assert.match(goods!, /^1 × Adana Kebap, Tam, \+ Közlenmiş biber, − Soğan: TRY.135\.50$/);
  assert.equal(note, '(Ring twice)');
  assert.match(sentence!, /^Items: 1\. Total: /);
  assert.deepEqual(await ordersOf(sofra, venue.id), { bills: 1, rounds: 1 });
  const wrong = await client.tool('place_order', { ...placing, draft: 'drf_invented' });
  assert.deepEqual([wrong.isError, wrong.data.error.code], [true, 'ASSISTANT_DRAFT_NOT_FOUND']);
});

test('a booking is prepared, confirmed by the person, read and cancelled', async () => {
  const venue = await newAssistedVenue(sofra);
  const questions: string[] = [];
  const client = await connect(venue, ({ message }) => {
    questions.push(message);
    return { action: 'accept', content: { agrees: true } };
  });
  const calendar = (await client.tool('list_booking_times', { venueId: venue.id, days: 2 })).data.calendar;
  assert.ok(
    calendar.days[1].slots.some(({ startsAt }: { startsAt: string }) => startsAt === WEDNESDAY_EVENING),
  );
  const customer = { name: 'Ayşe', phone: '0532 123 45 67' };
  const wish = { venueId: venue.id, startsAt: WEDNESDAY_EVENING, guests: 4, customer, note: 'High chair' };
  const { data: draft } = await client.tool('prepare_booking', wish);
  const taking = { draft: draft.draft, startsAt: draft.startsAt, guests: 4 };
  const { data } = await client.tool('confirm_booking', taking);
  assert.equal(data.outcome, 'Booked');
  assert.deepEqual(questions, [
    `${venue.record.venue.name}\nAyşe, +905321234567\n(High chair)\n${draft.sentence}`,
  ]);
  const { id: reservationId } = data.reservation;
  assert.equal((await client.tool('booking_status', { reservationId })).data.reservation.status, 'Confirmed');
  const cancelled = await client.tool('cancel_booking', { reservationId, reason: 'ill' });
  assert.equal(cancelled.data.reservation.cancelledBy, 'Customer');
});

test('a missing or wrong key is reported before MCP is served', async () => {
  const options = { url: sofra.baseUrl, language: 'en', host: '127.0.0.1', port: 0 };
  await assert.rejects(serveMcp({ ...options, key: null }), /SOFRA_KEY/);
  await assert.rejects(serveMcp({ ...options, key: sampleKey().text }), /PUBLIC_API_KEY_INVALID/);
});

test('a menu is read by category or words, without photos, and a draft names dishes in the language in which it was read', async () => {
  const menu = sampleMenu();
  const { kebab } = menu;
  kebab.translations = { en: { name: 'Adana Kebab on skewers' } };
  kebab.portions[0]!.translations = { en: { name: 'Whole' } };
  const venue = await newAssistedVenue(sofra, {}, {}, { menu });
  const client = await connect(venue);
  const read = async (change: object) =>
    (await client.tool('read_menu', { venueId: venue.id, ...change })).data.menu;
  const whole = await read({});
  assert.doesNotMatch(JSON.stringify(whole), /imageUrl/);
  const [first] = whole.categories;
  const names = (of: { categories: { products: { name: string }[] }[] }) =>
    of.categories.flatMap(({ products }) => products.map(({ name }) => name));
  assert.deepEqual(
    (await read({ category: first.name.toUpperCase() })).categories.map(({ id }: { id: string }) => id),
    [first.id],
  );
  assert.deepEqual(names(await read({ category: first.id })), names({ categories: [first] }));
  assert.deepEqual(names(await read({ words: 'adana KEBAP' })), ['Adana Kebap']);
  assert.deepEqual(names(await read({ words: 'pizza' })), []);
  const prepared = async (change: object = {}) =>
    (await client.tool('prepare_order', { ...takeaway(venue), ...change })).data;
  const turkish = await prepared();
  assert.equal(turkish.lines[0].productName, 'Adana Kebap');
  assert.deepEqual(names(await read({ language: 'en', words: 'skewers' })), ['Adana Kebab on skewers']);
  const english = await prepared();
  assert.deepEqual(
    [english.lines[0].productName, english.lines[0].portionName, english.language],
    ['Adana Kebab on skewers', 'Whole', 'en'],
  );
  assert.match(english.confirmation, /Adana Kebab on skewers, Whole/);
  assert.equal((await prepared({ language: 'tr' })).lines[0].productName, 'Adana Kebap');
  const again = await prepared();
  const placed = await client.tool('place_order', { draft: again.draft, total: again.total });
  assert.equal(placed.data.outcome, 'Placed');
});
