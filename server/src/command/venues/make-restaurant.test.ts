import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { OPERATOR_TOKEN, useSofra } from '../../../test/harness/sofra.ts';
import { findVenueSetup } from '../../store/venue/venue-records.ts';
import { CommandError } from '../call-api.ts';
import { createAccessReader } from '../operator-options.ts';
import { makeRestaurant, makeRestaurantLink } from './make-restaurant.ts';

const sofra = useSofra();

const access = () => ({ url: sofra.baseUrl, token: OPERATOR_TOKEN });
const email = () => `${randomUUID()}@example.com`;

/** A terminal with these answers, one for each question. */
function terminalThatAnswers(answers: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const asked: string[] = [];
  output.on('data', (part) => {
    if (!String(part).endsWith(': ')) return;
    const answer = answers[asked.length];
    asked.push(String(part));
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
  });
  return { input, output, asked };
}

const madeId = (lines: readonly string[]) => /\(([0-9a-f-]{36})\)/.exec(lines.join('\n'))![1]!;

test('a script makes a restaurant with options, and its owner signs in with the printed password', async () => {
  const owner = email();
  const options = { name: 'Ada Kahvesi', ownerName: 'Ada', email: owner, tables: '2', menu: 'cafe' };
  const { lines } = await makeRestaurant(access(), options, null);
  const setup = (await findVenueSetup(sofra.db, madeId(lines)))!;
  assert.deepEqual(
    [setup.venue.countryCode, setup.areas[0]!.tables.length, setup.menu.categories[0]!.name],
    ['TR', 2, 'Kahveler'],
  );
  const password = / \/ (\S+) /.exec(lines.join('\n'))![1];
  const body = { email: owner, password };
  assert.equal((await sofra.call('POST', '/venue/v1/session', { body })).status, 200);
});

test('behind a proxy the owner is sent to the address that people open', async () => {
  const publicUrl = 'https://sofra.example';
  const reader = createAccessReader(
    { SOFRA_URL: '', PUBLIC_URL: publicUrl, OPERATOR_TOKEN, PORT: '4000' },
    false,
  );
  const elsewhere = await reader.accessOf({ url: sofra.baseUrl });
  assert.equal(elsewhere.publicUrl, undefined);
  const own = await reader.accessOf({ url: 'http://127.0.0.1:4000' });
  assert.equal(own.publicUrl, publicUrl);
  const options = { name: 'Ada', ownerName: 'Ada', email: email() };
  const { lines } = await makeRestaurant({ ...own, url: sofra.baseUrl }, options, null);
  assert.match(lines.join('\n'), /signs in at https:\/\/sofra\.example\/app\/sign-in/);
});

test('at a terminal the missing options are asked for; an empty answer is the default', async () => {
  const terminal = terminalThatAnswers(['', 'Köşe', 'de', 'Ece', email(), '', '', 'no', '', '', 'Grill']);
  const { lines } = await makeRestaurant(access(), { country: 'DE' }, terminal);
  const { venue, areas } = (await findVenueSetup(sofra.db, madeId(lines)))!;
  assert.deepEqual(
    [venue.name, venue.countryCode, venue.languages[0]!.code, areas[0]!.tables.length],
    ['Köşe', 'DE', 'de', 10],
  );
  assert.deepEqual(
    [venue.takesTakeaway, venue.takesDelivery, venue.reservations.isEnabled],
    [false, false, true],
  );
  // The name was asked again, because it was left empty.
  assert.match(terminal.asked[1]!, /^Name of the restaurant/);
});

test('a question is repeated after a wrong answer, and pasted lines answer one question after the other', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  let asked = '';
  output.on('data', (part) => {
    asked += part;
  });
  const answers = [
    'Köşe',
    'Türkiye',
    'tr',
    'TR',
    'Ece',
    'ece',
    email(),
    'ten',
    '3',
    '',
    'maybe',
    'no',
    '',
    '',
    'cafe',
  ];
  input.end(`${answers.join('\n')}\n`);
  const { lines } = await makeRestaurant(access(), {}, { input, output });
  const { venue, areas, menu } = (await findVenueSetup(sofra.db, madeId(lines)))!;
  assert.deepEqual(
    [venue.countryCode, venue.takesTakeaway, areas[0]!.tables.length, menu.categories[0]!.name],
    ['TR', false, 3, 'Kahveler'],
  );
  assert.equal(asked.match(/Country/g)!.length, 2);
  assert.equal(asked.match(/How many tables/g)!.length, 2);
});

test('Ctrl-D at a terminal ends the questions with a sentence', async () => {
  // A terminal sends single characters; 4 is Ctrl-D.
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  output.on('data', (part) => String(part).includes('Country') && input.write('\x04'));
  input.write('Ada\n');
  await assert.rejects(makeRestaurant(access(), {}, { input, output }), (error) => {
    assert.equal((error as Error).message, 'Nothing was created: the input ended.');
    return true;
  });
});

test('nothing is made if a script omits an option without a default, or the input ends', async () => {
  await assert.rejects(makeRestaurant(access(), { name: 'Ada' }, null), (error) => {
    assert.ok(error instanceof CommandError);
    assert.equal(error.message, 'Without a terminal state --owner-name, --email.');
    return true;
  });
  await assert.rejects(makeRestaurant(access(), {}, terminalThatAnswers(['Ada'])), CommandError);
});

test('an option in the wrong form is refused: "evet" does not switch bookings off', async () => {
  const given = { name: 'Ada', ownerName: 'Ada', email: email() };
  for (const [option, value] of [
    ['bookings', 'evet'],
    ['takeaway', 'true'],
    ['tables', 'ten'],
    ['menu', 'Sushi'],
    ['country', 'Türkiye'],
  ] as const)
    await assert.rejects(makeRestaurant(access(), { ...given, [option]: value }, null), (error) => {
      assert.match((error as CommandError).message, new RegExp(`^--${option} is "${value}"\\. `));
      return error instanceof CommandError;
    });
});

test('a refusal of the service names the wrong answer', async () => {
  const options = { name: 'Ada', ownerName: 'Ada', email: email(), tables: '9999' };
  await assert.rejects(makeRestaurant(access(), options, null), (error) => {
    assert.match((error as CommandError).message, /CONTENT_INVALID[\s\S]+tables/);
    return true;
  });
});

test('the printed link leads to the page and works once', async () => {
  const {
    lines: [, line],
  } = await makeRestaurantLink(access(), false);
  assert.match(line!.trim(), new RegExp(`^${sofra.baseUrl}/app/new#[\\w-]{43}$`));
});
