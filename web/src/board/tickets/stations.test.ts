import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SAMPLE_MENU, sampleTicketLine, sampleTickets } from './sample-tickets.ts';
import { createStationFilter, stationsOf } from './stations.ts';

const printer = (
  id: string,
  categories: string[] | null,
  isEnabled = true,
  purpose: 'Kitchen' | 'Bills' = 'Kitchen',
) => ({
  ...{ id, name: id, categories, isEnabled, purpose },
});

test('stations are the printers that are switched on; the first makes the categories that no other printer has', () => {
  const stations = stationsOf(
    [printer('Bar', ['drinks']), printer('Pass', []), printer('Off', null, false)],
    SAMPLE_MENU,
  );
  assert.deepEqual(
    stations.map(({ name, makes }) => [name, makes('tea'), makes('kebab')]),
    [
      ['Bar', true, true],
      ['Pass', false, false],
    ],
  );
});

test('a printer for bills only is no station, and the first station makes what no station lists', () => {
  const till = printer('Till', null, true, 'Bills');
  const [grill, bar, ...others] = stationsOf(
    [till, printer('Grill', []), printer('Bar', ['drinks'])],
    SAMPLE_MENU,
  );
  assert.deepEqual([grill!.makes('kebab'), bar!.makes('kebab'), others], [true, false, []]);
  assert.deepEqual(
    stationsOf([till, printer('Mutfak', null)], SAMPLE_MENU).map(({ id }) => id),
    SAMPLE_MENU.map(({ id }) => id),
  );
});

test('without two printers each category is a station', () => {
  const [grill, drinks] = stationsOf([printer('Mutfak', null)], SAMPLE_MENU);
  assert.deepEqual([grill!.makes('kebab'), grill!.makes('tea'), drinks!.makes('tea')], [true, false, true]);
});

test('a product that is no longer on the menu is made at every station', () => {
  for (const { makes } of stationsOf([], SAMPLE_MENU)) assert.ok(makes('gone'));
});

test('a station sees its own lines only, and gets the same ticket as the same object', () => {
  const tickets = sampleTickets(sampleTicketLine('a', 'kebab'), sampleTicketLine('b', 'tea'));
  const [grill, drinks] = stationsOf([], SAMPLE_MENU);
  const view = createStationFilter([drinks!]);
  const [seen] = view.filterTickets(tickets);
  assert.deepEqual([seen!.lines.map(({ id }) => id), seen!.isPartial], [['b'], true]);
  assert.equal(view.filterTickets(tickets)[0], seen);
  assert.deepEqual(createStationFilter([]).filterTickets(tickets), tickets);
  assert.equal(createStationFilter([grill!, drinks!]).filterTickets(tickets)[0], tickets[0]);
});
