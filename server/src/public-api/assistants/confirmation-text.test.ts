import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assist, newAssistedVenue } from '../../../test/assistants/assistant.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';

const sofra = useSofra();

test('what a person agrees to names the venue, how and for whom or where, and each line', async () => {
  const venue = await newAssistedVenue(sofra);
  const { kebab } = venue.menu;
  const lines = [lineOf(kebab, { quantity: 2, note: 'well done' })];
  const customer = { name: 'Ayşe', phone: '0532 123 45 67' };
  const [tableId] = venue.tableIds;
  const cases: [object, RegExp][] = [
    [{ type: 'Takeaway', customer }, /^Takeaway: Ayşe, \+905321234567$/],
    [
      { type: 'Delivery', customer: { ...customer, address: 'Moda Cad. 1' }, note: 'Ring twice' },
      /^Delivery: Ayşe, \+905321234567, Moda Cad\. 1$/,
    ],
    [{ type: 'DineIn', tableId }, /^Table: \S/],
  ];
  for (const [how, whom] of cases) {
    const path = `/venues/${venue.id}/order-drafts?lang=en`;
    const { data } = (await assist(sofra, venue, 'POST', path, { ...how, lines })).body;
    const [where, forWhom, goods, ...rest] = data.confirmation.split('\n');
    assert.equal(where, venue.record.venue.name);
    assert.match(forWhom, whom);
    assert.match(goods, /^2 × Adana Kebab, Tam \(well done\): TRY.241\.00$/);
    assert.deepEqual(rest, [...('note' in how ? ['(Ring twice)'] : []), data.sentence]);
    assert.doesNotMatch(data.sentence, /Ayşe|Adana|Moda/);
    const read = await assist(sofra, venue, 'GET', `/order-drafts/${data.draft}`);
    assert.deepEqual(read.body.data, data);
  }
});

test('a language that the venue lacks, whatever it is, names dishes as the venue wrote them', async () => {
  const venue = await newAssistedVenue(sofra);
  const order = {
    type: 'Takeaway',
    customer: { name: 'Ayşe', phone: '0532 123 45 67' },
    lines: [lineOf(venue.menu.kebab)],
  };
  for (const lang of ['xx', 'constructor', '']) {
    const path = `/venues/${venue.id}/order-drafts?lang=${lang}`;
    const { data } = (await assist(sofra, venue, 'POST', path, order)).body;
    assert.deepEqual([data.language, data.lines[0].productName], [null, 'Adana Kebap']);
  }
});
