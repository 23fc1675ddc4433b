import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { soldBill } from '../../server/test/money/drawer-evening.ts';
import { IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

describe('sales in the panel', IN_A_BROWSER, () => {
  const app = useApp();

  test('an owner looks at the sales of a month, at each of its days with its report, and takes the bills along', async () => {
    const { venue } = app;
    await soldBill(venue, { kind: 'Cash' });
    await soldBill(venue, { kind: 'Card', tip: 5 });
    const closed = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
    const { sales, taken } = closed.body.data.total;
    const lira = (amount: number) => new RegExp(`₺${amount.toFixed(2).replace('.', '\\.')}`);
    const panel = await app.open('/panel', { as: 'owner', width: 820, height: 1_180 });
    await panel.getByRole('navigation').getByRole('link', { name: en.panel.sections.sales }).click();
    const methods = panel.getByRole('group', { name: en.sales.methods });
    await methods.getByRole('rowheader', { name: en.pay.kinds.Cash }).waitFor();
    await panel.getByText(lira(sales)).first().waitFor();
    await panel.getByRole('group', { name: en.sales.people }).getByText(venue.waiter.account.name).waitFor();
    assert.deepEqual(await panel.faultsOfAccessInBothThemes(), []);
    const ranges = panel.getByRole('group', { name: en.figures.period });
    await ranges.getByRole('button', { name: en.sales.ranges.LastMonth }).click();
    await panel.getByText(en.figures.nothing).waitFor();
    await ranges.getByRole('button', { name: en.sales.ranges.Today }).click();
    const views = panel.getByRole('group', { name: en.sales.view });
    await views.getByRole('button', { name: en.sales.views.Days }).click();
    const days = panel.getByRole('group', { name: en.sales.views.Days });
    const total = days.getByRole('row').last();
    await total.getByText(lira(taken)).first().waitFor();
    assert.equal(await days.getByRole('row').count(), 3);
    await days.getByRole('link', { name: '1' }).click();
    await panel.getByRole('heading', { name: say('days.number', { number: 1 }) }).waitFor();
    await panel.goBack();
    await days.waitFor();
    await panel.setViewportSize({ width: 360, height: 740 });
    const overflow = await panel.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(overflow, false);
    await views.getByRole('button', { name: en.sales.views.Files }).click();
    const title = en.sales.kinds.bills;
    const file = panel.waitForEvent('download');
    await panel.getByRole('button', { name: say('sales.downloadAs', { title, format: 'CSV' }) }).click();
    const rows = (await readFile(await (await file).path(), 'utf8')).split('\r\n');
    assert.equal(rows.length, 4);
    assert.match(rows[0]!, /^\uFEFFBusiness day;Bill;/);
    await panel.close();
  });

  test('a month of days with two rates of VAT is one page of paper, in dark colours too', async () => {
    const { venue, sofra } = app;
    await soldBill(venue, { kind: 'Cash' });
    const vat = [1_000, 2_000].map((rate) => ({ rate, grossKurus: 6_000, vatKurus: 600, netKurus: 5_400 }));
    await sofra.db.query({
      text: `insert into ledger (venue_id, number, generation, at, business_date, act, bill_id, person_id, content)
             select venue_id, 1000 * n + number, generation, at, '2025-11-30'::date + n, act, bill_id, person_id,
                    case act when 'BillClosed' then jsonb_set(content::jsonb, '{vat}', $2::jsonb)::json else content end
               from ledger cross join generate_series(1, 31) as n where venue_id = $1 and number < 1000`,
      values: [venue.id, JSON.stringify(vat)],
    });
    const path = '/panel/sales?days=2025-12-01..2025-12-31&view=Days';
    const panel = await app.open(path, { as: 'owner', width: 1_440, theme: 'dark' });
    const days = panel.getByRole('group', { name: en.sales.views.Days });
    await days.waitFor();
    assert.equal(await days.getByRole('row').count(), 33);
    const paper = (await panel.pdf({ preferCSSPageSize: true })).toString('latin1');
    assert.equal(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1);
    await panel.close();
  });
});
