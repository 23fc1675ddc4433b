import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill } from '../../../test/harness/staff.ts';
import { sampleMenu } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra();

test('200: each row says its part, in the language of the request and the manner of the country; no name is run as a formula', async () => {
  const menu = sampleMenu();
  menu.kebab.name = '=1+1; "kebap"';
  const venue = await newStaffedVenue(sofra, {}, { menu });
  const bill = await openBill(venue, { lines: [lineOf(menu.kebab, { quantity: 2 })] });
  const headers = { 'idempotency-key': freshKey() };
  await bill.act('POST', '/close', { kind: 'Cash', tendered: 300, tip: 9 }, headers);
  const path = `/venues/${venue.id}/day-reports`;
  const { hash } = (await venue.owner.call('POST', path, {})).body.data;
  const read = async (language: string) => {
    const answer = await venue.owner.call('GET', `${path}/1/table`, undefined, {
      'accept-language': language,
    });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8');
    assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="day-report-1.csv"');
    return answer.text.replace(/^\uFEFF/, '').split('\r\n');
  };
  const rows = await read('en');
  assert.equal(rows[0], 'Part;Name;Detail;Number;Amount;VAT');
  for (const row of [
    'Day report;Report number;1;;;',
    `Day report;Check code;${hash.slice(0, 12)};;;`,
    `Day report;Closed by;${venue.owner.account.name};;;`,
    'Business day;2026-03-03;Sales;1;241,00;',
    'Sales;Revenue;;1;241,00;',
    'Payment method;Cash;Sales;1;241,00;',
    'Opened by;Takeaway;Staff;1;241,00;',
    `Product;"'=1+1; ""kebap""";${menu.category.name};2;241,00;`,
    `Category;${menu.category.name};;2;241,00;`,
  ])
    assert.ok(rows.includes(row), `${row}\n${rows.join('\n')}`);
  assert.equal((await read('tr'))[0], 'Bölüm;Ad;Ayrıntı;Adet;Tutar;KDV');
  assert.equal((await read('de'))[0], 'Teil;Name;Angabe;Anzahl;Betrag;MwSt.');
});
