import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { type Bill, subscribeToBillChanges } from '../api/bill-list.ts';
import { keys } from '../api/queries.ts';
import { applyChange, cacheBill } from './apply-change.ts';

const VENUE = 'v1';
const client = new QueryClient();
afterEach(() => client.clear());

const keyOf = (...place: string[]) => keys.of(VENUE, ...place);
const keep = (place: string, value: unknown, venueId = VENUE) =>
  client.setQueryData(keys.of(venueId, place), value);
const kept = (place: string) => client.getQueryData<{ id: string }[]>(keyOf(place));
const isOld = (...place: string[]) => client.getQueryState(keyOf(...place))?.isInvalidated;

function bill(id: string, change: Partial<Bill> = {}): Bill {
  return {
    ...{ id, number: 1, revision: 1, state: 'Open', isPaidFirst: false, lines: [] },
    openedAt: '2026-03-01T18:00:00.000Z',
    ...change,
  } as unknown as Bill;
}

const billsAt = (place = 'open-bills') =>
  (kept(place) as Bill[] | undefined)?.map(({ id, revision }) => `${id}@${revision}`);

describe('a bill from the stream or from an answer', () => {
  test('is put into the lists that are cached, and into no other', () => {
    cacheBill(client, VENUE, bill('a'));
    assert.equal(billsAt(), undefined);
    keep('open-bills', [bill('a')]);
    cacheBill(client, VENUE, bill('a', { revision: 2 }));
    cacheBill(client, VENUE, bill('b'));
    assert.deepEqual(billsAt(), ['a@2', 'b@1']);
  });

  test('leaves the open bills once it is closed, for the paid-first bills if it is still to be made', () => {
    keep('open-bills', [bill('a'), bill('b')]);
    keep('paid-first-bills', []);
    cacheBill(client, VENUE, bill('a', { revision: 2, state: 'Closed', isPaidFirst: true }));
    cacheBill(client, VENUE, bill('b', { revision: 2, state: 'Cancelled' }));
    assert.deepEqual([billsAt(), billsAt('paid-first-bills')], [[], ['a@2']]);
  });

  test('does not come back by an answer that is older than its closing', () => {
    keep('open-bills', [bill('a', { revision: 3 })]);
    cacheBill(client, VENUE, bill('a', { revision: 5, state: 'Closed' }));
    cacheBill(client, VENUE, bill('a', { revision: 4 }));
    assert.deepEqual(billsAt(), []);
  });

  test('is passed to subscribers, unless a newer revision is cached', (t) => {
    const heard: number[] = [];
    t.after(subscribeToBillChanges(VENUE, ({ revision }) => heard.push(revision)));
    keep('open-bills', []);
    keep('paid-first-bills', [bill('b', { revision: 2, state: 'Closed', isPaidFirst: true })]);
    for (const revision of [2, 1, 2, 3]) cacheBill(client, VENUE, bill('a', { revision }));
    cacheBill(client, VENUE, bill('b', { state: 'Closed', isPaidFirst: true }));
    assert.deepEqual(heard, [2, 2, 3]);
  });

  test('is added at any revision', () => {
    keep('open-bills', []);
    cacheBill(client, VENUE, bill('a', { revision: 3 }));
    assert.deepEqual(billsAt(), ['a@3']);
  });

  test('has its history refetched if the bill is shown on its own', () => {
    client.setQueryData(keyOf('bill', 'a'), bill('a'));
    client.setQueryData(keyOf('bill', 'b'), bill('b'));
    cacheBill(client, VENUE, bill('a', { revision: 2 }));
    assert.deepEqual([isOld('bill', 'a'), isOld('bill', 'b')], [true, false]);
  });

  test('whose event has no data is refetched with the lists', () => {
    keep('open-bills', [bill('a')]);
    keep('paid-first-bills', []);
    applyChange(client, VENUE, { kind: 'bill', data: { bill: null } });
    assert.deepEqual([isOld('open-bills'), isOld('paid-first-bills')], [true, true]);
  });

  test('with a guest is refetched at a shared device by people who may see guests: its stream sends no guest data', () => {
    const customer = { name: 'Zeynep', phone: null, address: null, paymentMethod: null };
    const ordered = bill('a', { revision: 2, customer });
    const readAgain = (device: object | null, rights: string[]) => {
      client.setQueryData(keys.session, { device, account: { rights } });
      keep('open-bills', [bill('a')]);
      applyChange(client, VENUE, { kind: 'bill', data: { bill: ordered } });
      return isOld('open-bills');
    };
    assert.equal(readAgain({ kind: 'Till' }, ['seeGuests']), true);
    assert.deepEqual(billsAt(), ['a@1']);
    assert.equal(readAgain({ kind: 'Till' }, []), false);
    assert.deepEqual(billsAt(), ['a@2']);
    assert.equal(readAgain(null, ['seeGuests']), false);
  });

  test('changes nothing in another venue', () => {
    keep('open-bills', [], 'v2');
    cacheBill(client, VENUE, bill('a'));
    assert.deepEqual(client.getQueryData(keys.of('v2', 'open-bills')), []);
  });
});

describe('a printer from the stream', () => {
  const tell = (printer: unknown) => applyChange(client, VENUE, { kind: 'printer', data: { printer } });

  test('replaces its entry in the list, or is added', () => {
    tell({ id: 'p1' });
    assert.equal(kept('printers'), undefined);
    keep('printers', [{ id: 'p1' }, { id: 'p2' }]);
    tell({ id: 'p1', isOnline: false });
    tell({ id: 'p3' });
    assert.deepEqual(kept('printers'), [{ id: 'p1', isOnline: false }, { id: 'p2' }, { id: 'p3' }]);
  });

  test('that is gone has the list refetched', () => {
    keep('printers', [{ id: 'p1' }]);
    tell(null);
    assert.equal(isOld('printers'), true);
  });
});

describe('the lists refetched', () => {
  const LISTS = ['profile', 'tables', 'menu', 'stock', 'campaigns', 'printers', 'notices', 'tickets'];
  const oldAfter = (kind: string, data: object = {}) => {
    client.clear();
    for (const list of LISTS) keep(list, []);
    client.setQueryData(keyOf('reservations', 'present'), {});
    keep('menu', [], 'v2');
    applyChange(client, VENUE, { kind, data });
    assert.equal(client.getQueryState(keys.of('v2', 'menu'))?.isInvalidated, false);
    return [
      ...LISTS.filter((list) => isOld(list)),
      ...(isOld('reservations', 'present') ? ['reservations'] : []),
    ];
  };

  test('are those that show the changed part of the venue', () => {
    assert.deepEqual(oldAfter('venue', { part: 'Menu' }), ['menu', 'stock', 'campaigns']);
    assert.deepEqual(oldAfter('venue', { part: 'Stock' }), ['stock']);
    assert.deepEqual(oldAfter('venue', { part: 'Tables' }), ['tables', 'reservations']);
    assert.deepEqual(oldAfter('venue', { part: 'Rush' }), ['profile']);
  });

  test('are all evenings for a reservation, and the tickets for a ticket', () => {
    assert.deepEqual(oldAfter('reservation'), ['reservations']);
    assert.deepEqual(oldAfter('ticket'), ['tickets']);
  });

  test('include the notices for an event with a notice', () => {
    assert.deepEqual(oldAfter('venue', { part: 'Rush', notice: 'RushDeclared' }), ['profile', 'notices']);
    assert.deepEqual(oldAfter('bill', { bill: bill('a'), notice: 'NewOrder' }), ['notices']);
  });

  test('are all of the venue when the stream begins, or when it has lost events', () => {
    for (const kind of ['ready', 'reload']) assert.deepEqual(oldAfter(kind), [...LISTS, 'reservations']);
  });

  test('are none for an event that this build does not know', () => {
    assert.deepEqual(oldAfter('weather'), []);
    assert.deepEqual(oldAfter('venue', { part: 'Weather' }), []);
  });
});

describe('a change during a read', () => {
  const soon = () => new Promise((resolve) => setImmediate(resolve));

  /** Shows a list. The test answers its reads one by one; each answer has what the service had when the read began. */
  function show(list: string, had: { now: unknown[] }) {
    const answers: (() => void)[] = [];
    const queryFn = () => {
      const items = had.now;
      return new Promise<unknown[]>((resolve) => answers.push(() => resolve(items)));
    };
    const observer = new QueryObserver(client, { queryKey: keyOf(list), queryFn });
    const stop = observer.subscribe(() => {});
    const answerAll = async () => {
      for (let answered = 0; answered < answers.length; answered += 1) {
        answers[answered]!();
        await soon();
      }
      stop();
      return answers.length;
    };
    return { answerAll };
  }

  test('is shown in the list afterwards, even during the first read', async () => {
    const had = { now: ['before'] as unknown[] };
    const { answerAll } = show('notices', had);
    had.now = ['before', 'after'];
    for (let event = 0; event < 3; event += 1)
      applyChange(client, VENUE, { kind: 'bill', data: { bill: bill('a'), notice: 'NewOrder' } });
    assert.equal(await answerAll(), 2);
    assert.deepEqual(kept('notices'), ['before', 'after']);
  });

  for (const [list, message] of [
    ['printers', { kind: 'printer', data: { printer: { id: 'p1', isOnline: false } } }],
    ['standings', { kind: 'bill', data: { bill: bill('a'), tables: [{ tableId: 't1', state: 'Free' }] } }],
  ] as const) {
    test(`is not undone by an answer read before it: ${list}`, async () => {
      for (const first of [[], undefined]) {
        client.clear();
        if (first !== undefined) keep(list, first);
        const had = { now: [{ tableId: 't1', id: 'p1' }] as unknown[] };
        const { answerAll } = show(list, had);
        had.now = [{ tableId: 't1', id: 'p1', isNew: true }];
        applyChange(client, VENUE, message);
        await answerAll();
        assert.deepEqual(kept(list), had.now);
      }
    });
  }
});
