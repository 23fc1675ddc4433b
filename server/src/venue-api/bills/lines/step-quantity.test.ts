import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import {
  lineOf,
  openTestDatabase,
  type Sofra,
  startSofra,
  useSofra,
} from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const db = openTestDatabase();
const sofra = useSofra({ db });
/** A second server of the same database. */
const other = useFixture(() => startSofra({ db, clock: sofra.clock }));
const venue = useFixture(() => newStaffedVenue(sofra));
after(async () => {
  await other.close();
  await db.close();
});

const stepPath = (bill: OpenedBill) => `/lines/${bill.first.lines[0].id}/quantity/step`;

function stepQuantity(bill: OpenedBill, by: unknown, key = freshKey(), server: Sofra = sofra) {
  return server.call('POST', `/venue/v1${bill.path}${stepPath(bill)}`, {
    headers: { cookie: venue.waiter.cookie, 'idempotency-key': key },
    body: { by },
  });
}

const quantityOf = async (bill: OpenedBill): Promise<number> => (await bill.read()).lines[0].quantity;

test('200: units are added and taken away, charged, and the history has the old and the new number', async () => {
  const bill = await openBill(venue);
  const { status, body } = await stepQuantity(bill, 2);
  assert.deepEqual([status, body.data.lines[0].quantity, body.data.totals.total], [200, 3, 361.5]);
  await stepQuantity(bill, -1);
  const { history } = await bill.read();
  const numbers = history.slice(1).map(({ detail }: { detail: object }) => Object.values(detail).slice(1));
  assert.deepEqual(numbers, [
    [1, 3],
    [3, 2],
  ]);
});

test('200: four people on two servers who each add one at the same time add four', async () => {
  for (let round = 0; round < 5; round += 1) {
    const bill = await openBill(venue);
    const servers = [sofra, other, sofra, other];
    const answers = await Promise.all(servers.map((server) => stepQuantity(bill, 1, freshKey(), server)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    );
    assert.equal(await quantityOf(bill), 5);
  }
});

test('200: one step that is sent many times to both servers adds once, and its repeat shows the bill as it is', async () => {
  const bill = await openBill(venue);
  const key = freshKey();
  const servers = [sofra, other, sofra, other];
  const answers = await Promise.all(servers.map((server) => stepQuantity(bill, 1, key, server)));
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.data.lines[0].quantity]),
    servers.map(() => [200, 2]),
  );
  await stepQuantity(bill, 1);
  const again = await stepQuantity(bill, 1, key, other);
  assert.deepEqual([again.status, again.body.data.lines[0].quantity], [200, 3]);
  assert.equal((await bill.read()).revision, 3);
});

test('200: a step whose answer was lost after it was saved adds nothing when it is sent to another server', async () => {
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab, { quantity: 2 })] });
  let saved = 0;
  const broken: typeof db = {
    ...db,
    query: async (statement) => {
      const rows = await db.query(statement);
      if (statement.name === 'save-bill') {
        saved += 1;
        throw new Error('the server ends before it answers');
      }
      return rows as never;
    },
  };
  const dying = await startSofra({ db: broken, clock: sofra.clock });
  const key = freshKey();
  assert.equal((await stepQuantity(bill, -1, key, dying)).status, 500);
  await dying.close();
  const again = await stepQuantity(bill, -1, key);
  assert.deepEqual([again.status, again.body.data.lines[0].quantity, saved], [200, 1, 1]);
});

test('200: a repeat is answered even after the line was struck and the bill closed', async () => {
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.kebab)] });
  const key = freshKey();
  await stepQuantity(bill, 1, key);
  await bill.act('POST', `/lines/${bill.first.lines[0].id}/strike`);
  await bill.act('POST', '/close', { kind: 'Cash' });
  const again = await stepQuantity(bill, 1, key);
  assert.deepEqual([again.status, again.body.data.state], [200, 'Closed']);
  assertRefused(await stepQuantity(bill, 1), 409, 'BILL_NOT_OPEN');
});

test('200: the same key on another bill is another step', async () => {
  const [bill, second] = [await openBill(venue), await openBill(venue)];
  const key = freshKey();
  await stepQuantity(bill, 1, key);
  assert.equal((await stepQuantity(second, 1, key)).body.data.lines[0].quantity, 2);
});

test('200: added units are taken out of stock, and more than it has are refused', async () => {
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.baklava)] });
  await stepQuantity(bill, 2);
  assertRefused(await stepQuantity(bill, 1), 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  assert.equal(await quantityOf(bill), 3);
});

test('400: a step that leaves nothing or too much is refused, and so is one without a key', async () => {
  const bill = await openBill(venue);
  for (const by of [-1, 999]) assertRefused(await stepQuantity(bill, by), 400, 'CONTENT_INVALID', ['by']);
  for (const by of [0.5, '1']) assertRefused(await stepQuantity(bill, by), 400, 'VALIDATION_ERROR', ['by']);
  assertRefused(await stepQuantity(bill, 1, 'short'), 400, 'IDEMPOTENCY_KEY_INVALID');
  assert.equal((await bill.read()).revision, 1);
});

test('409: the units of a struck line cannot change', async () => {
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.kebab)] });
  await bill.act('POST', `/lines/${bill.first.lines[0].id}/strike`);
  assertRefused(await stepQuantity(bill, 1), 409, 'LINE_MOVE_NOT_ALLOWED');
});
