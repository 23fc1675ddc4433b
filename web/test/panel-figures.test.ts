import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { countBills } from '../../server/src/operations/figures/count-bills.ts';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey } from '../../server/test/harness/staff.ts';
import { insertPlayed, playYear } from '../../server/test/venues/year-of-bills.ts';
import { type AppPage, eventually, IN_A_BROWSER, NOON_ZONE, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

const DAY_MS = 86_400_000;

describe('the overview of the panel', IN_A_BROWSER, () => {
  const app = useApp({}, { type: 'Headquarter', name: 'Merkez', timeZone: NOON_ZONE });
  /** All tests share it. Each begins and ends on the overview of the headquarter. */
  let page: AppPage;

  const openTab = (name: string) =>
    page
      .getByRole('group', { name: en.figures.view, exact: true })
      .getByRole('button', { name, exact: true })
      .click();

  beforeTests(async () => {
    const { sofra, venue } = app;
    if (sofra === undefined) return;
    const branch = await sofra.newVenue({
      ...{ type: 'Branch', parentVenueId: venue.id },
      ...{ name: 'Moda Şubesi', timeZone: NOON_ZONE },
    });
    for (const { id, record, key } of [venue, branch]) {
      const played = playYear({
        ...{ venueId: id, venue: record.venue, products: record.menu.products.slice(0, 4) },
        openers: [
          { kind: 'Key', id: key.record.id, name: 'Web site' },
          { kind: 'Account', id: venue.waiter.account.id, name: 'Deniz' },
        ],
        ...{ startsAt: Date.now() - 61 * DAY_MS, days: 60, billsADay: 6, seed: 9 },
      });
      await insertPlayed(sofra.db, id, played, 10_000);
      // Else the first reads count them, and rest between their steps.
      await countBills(sofra.db, id, record.venue);
    }
    page = await app.open('/panel', { as: 'owner', width: 1440 });
  });

  test('an order shows by itself while it is open, among the sellers of today too, and its money counts once it is closed', async () => {
    const today = page.getByRole('region', { name: en.campaigns.today, exact: true });
    await today.getByText(en.figures.noneOpen).waitFor();
    await openTab(en.panel.sections.sales);
    const period = page.getByRole('group', { name: en.figures.period });
    await period.getByRole('button', { name: en.campaigns.today, exact: true }).click();
    await page.getByText(en.figures.nothing).first().waitFor();
    const best = page.getByRole('group', { name: en.figures.best });
    const { order } = await app.order({
      type: 'Takeaway',
      customer: { name: 'Ayşe', phone: '0532 123 45 67' },
      lines: [lineOf(app.venue.menu.kebab, { quantity: 2 })],
    });
    await best.getByRole('row', { name: `${app.venue.menu.kebab.name} 2 ` }).waitFor();
    await openTab(en.campaigns.today);
    await today.getByText('1 open bill:').waitFor();
    const { id, waiter } = app.venue;
    const path = `/venues/${id}/bills/${order.id}/close`;
    const closed = await waiter.call('POST', path, { kind: 'Cash' }, { 'idempotency-key': freshKey() });
    assert.equal(closed.status, 200);
    await today.getByText(en.figures.noneOpen).waitFor();
    const figures = await app.venue.owner.call('GET', `/venues/${app.venue.id}/figures/today`);
    const revenue = figures.body.data.figures.revenue;
    assert.ok(revenue > 0);
    await today
      .getByText(`₺${revenue.toLocaleString('en', { minimumFractionDigits: 2 })}`)
      .first()
      .waitFor();
  });

  test('what was taken stands by way to pay, follows the evening, and yesterday has an address of its own', async () => {
    await openTab(en.figures.takings.title);
    const section = page.getByRole('region', { name: en.figures.takings.title });
    const table = section.getByRole('group', { name: en.figures.takings.byMethod });
    const { data } = (await app.venue.owner.call('GET', `/venues/${app.venue.id}/figures/takings`)).body;
    const { order } = await app.order({
      type: 'Takeaway',
      customer: { name: 'Ece', phone: '0532 123 45 70' },
      lines: [lineOf(app.venue.menu.kebab)],
    });
    const paid = await app.venue.waiter.call(
      'POST',
      `/venues/${app.venue.id}/bills/${order.id}/payments`,
      { kind: 'Card', amount: 100, tip: 12.5 },
      { 'idempotency-key': freshKey() },
    );
    assert.equal(paid.status, 200);
    // The bill is still open: money counts when it moves.
    await table.getByRole('row', { name: 'Card 1 ₺100.00 ₺0.00 ₺12.50' }).waitFor();
    const total = (data.total.taken + 112.5).toLocaleString('en', { minimumFractionDigits: 2 });
    await table.getByRole('row', { name: new RegExp(`^Total .* ₺${total}$`) }).waitFor();
    const asked = Promise.withResolvers<void>();
    await page.route('**/figures/takings?*', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await section.getByRole('button', { name: en.figures.takings.yesterday }).click();
    // Until yesterday is read, what was taken today looks old.
    const old = section.locator('[aria-busy="true"]');
    await old.getByRole('row', { name: /^Card 1/ }).waitFor();
    await eventually(() => old.evaluate((one) => getComputedStyle(one).fontStyle), 'italic');
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await page.emulateMedia({ colorScheme: 'light' });
    asked.resolve();
    await old.waitFor({ state: 'detached' });
    await section.getByText('Takings are available from').waitFor();
    const address = page.url();
    assert.match(new URL(address).search, /\btakings=\d{4}-\d{2}-\d{2}$/);
    await section.getByText(en.figures.takings.none).waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
    await section.getByRole('button', { name: en.campaigns.today }).click();
    await table.getByRole('row', { name: /^Card 1/ }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get('takings'), null);
    await section.getByLabel(en.figures.takings.otherDay).focus();
    await page.keyboard.type('01012025');
    await eventually(() => new URL(page.url()).searchParams.get('takings'), '2025-01-01');
    // Phones leave the focus in the field at a tap on a button.
    await section.getByRole('button', { name: en.campaigns.today }).dispatchEvent('click');
    await eventually(() => new URL(page.url()).searchParams.get('takings'), null);
    const otherDay = section.getByLabel(en.figures.takings.otherDay);
    const today = await otherDay.inputValue();
    await otherDay.fill('2025-02-01');
    await eventually(() => new URL(page.url()).searchParams.get('takings'), '2025-02-01');
    await section.getByRole('button', { name: en.campaigns.today }).dispatchEvent('click');
    await eventually(() => otherDay.inputValue(), today);
    await section.getByRole('button', { name: en.campaigns.today }).click();
    // What was paid while another page of the panel was open is there when one goes back, to the period that was shown.
    const shown = new URL(page.url()).search;
    await page
      .getByRole('navigation', { name: en.panel.title })
      .getByRole('link', { name: en.activity.parts.Printers })
      .click();
    await page.getByRole('heading', { name: en.activity.parts.Printers, level: 1 }).waitFor();
    const next = await app.order({
      ...{ type: 'Takeaway', customer: { name: 'Efe', phone: '0532 123 45 71' } },
      lines: [lineOf(app.venue.menu.kebab)],
    });
    const paidMeanwhile = await app.venue.waiter.call(
      'POST',
      `/venues/${app.venue.id}/bills/${next.order.id}/payments`,
      { kind: 'Card', amount: 50 },
      { 'idempotency-key': freshKey() },
    );
    assert.equal(paidMeanwhile.status, 200);
    await page.goBack();
    await table.getByRole('row', { name: /^Card 2 ₺150\.00/ }).waitFor();
    assert.equal(new URL(page.url()).search, shown);
    // The bills of the day say how each was paid.
    const bills = await section.getByRole('link', { name: en.figures.takings.bills }).getAttribute('href');
    assert.match(bills!, /\/till\/\?find=&day=\d{4}-\d{2}-\d{2}$/);
  });

  test('the owner sees a gift on a bill that was voided, with who gave it away and why', async () => {
    const { order } = await app.order({
      type: 'Takeaway',
      customer: { name: 'Ali', phone: '0532 123 45 68' },
      lines: [lineOf(app.venue.menu.kebab, { quantity: 3 })],
    });
    const bill = `/venues/${app.venue.id}/bills/${order.id}`;
    const { waiter } = app.venue;
    const gift = { isGift: true, reason: 'Eski dost' };
    assert.equal((await waiter.call('PUT', `${bill}/lines/${order.lines[0]!.id}/gift`, gift)).status, 200);
    assert.equal((await waiter.call('POST', `${bill}/void`, { reason: 'Gitti' })).status, 200);
    await openTab(en.figures.losses);
    const given = page.getByRole('group', { name: en.figures.takenOff.title });
    const { name } = app.venue.menu.kebab;
    await given.getByRole('row', { name: new RegExp(`Comped · 3 × ${name} .*Deniz Eski dost`) }).waitFor();
    const voided = given.getByRole('row', { name: /Bill voided · .*Deniz Gitti/ });
    const link = await voided.getByRole('link').getAttribute('href');
    assert.ok(link?.endsWith(`/till/bills/${order.id}`), 'it leads to its bill');
    await page
      .getByRole('group', { name: en.figures.takenOff.people })
      .getByRole('row', { name: /Deniz ₺361\.50/ })
      .waitFor();
  });

  test('a tap on a sum of a person shows its entries, the address keeps them, and the sums are a file', async () => {
    // No entry of the weeks before is the owner's.
    const { owner, menu } = app.venue;
    const { order } = await app.order({
      type: 'Takeaway',
      customer: { name: 'Ada', phone: '0532 123 45 69' },
      lines: [lineOf(menu.kebab), lineOf(menu.kebab)],
    });
    const bill = `/venues/${app.venue.id}/bills/${order.id}`;
    const gift = { isGift: true, reason: 'Misafir' };
    assert.equal((await owner.call('PUT', `${bill}/lines/${order.lines[0]!.id}/gift`, gift)).status, 200);
    assert.equal((await owner.call('POST', `${bill}/void`, { reason: 'Gitti' })).status, 200);
    const { id, name } = owner.account;
    await openTab(en.figures.losses);
    const section = page.getByRole('region', { name: en.figures.takenOff.title });
    const person = section.getByRole('row', { name: new RegExp(`^${name} ₺241\\.00`) });
    const rows = section.getByRole('group', { name: en.figures.takenOff.title }).getByRole('row');
    // The first of two kinds: what was given away comes before the void.
    const sum = person.getByRole('button', { name: '₺120.50 1 entry', exact: true }).first();
    await sum.waitFor();
    await page.restartTapCount();
    await sum.click();
    assert.equal(await page.taps(), 1);
    const heading = section.getByRole('heading', { name: `${name} · Comped` });
    await heading.waitFor();
    assert.equal(await heading.evaluate((one) => one === document.activeElement), true, 'it is read out');
    // The heads, and the gift: the void is another action.
    await eventually(() => rows.count(), 2);
    assert.equal(new URL(page.url()).searchParams.get('takenOff'), `${id}.LineGivenAway`);
    assert.equal(await sum.getAttribute('aria-pressed'), 'true');
    await page.reload();
    await heading.waitFor();
    await eventually(() => rows.count(), 2);
    await person.getByRole('button', { name: '2', exact: true }).click();
    await section.getByRole('heading', { name, exact: true }).waitFor();
    await eventually(() => rows.count(), 3);
    await section.getByRole('button', { name: en.figures.takenOff.showAll }).click();
    await eventually(() => new URL(page.url()).searchParams.get('takenOff'), null);
    const usual = page.url();
    // An address that was kept, of a person without an entry in this period.
    const kept = new URL(usual);
    kept.searchParams.set('takenOff', `${app.venue.id}.LineStruck`);
    await page.goto(kept.href);
    await section.getByRole('heading', { name: 'Person · Item voided' }).waitFor();
    await section.getByText(en.figures.takenOff.none).waitFor();
    await page.goto(usual);
    const downloading = page.waitForEvent('download');
    await section
      .getByRole('button', { name: say('figures.downloadOf', { title: en.figures.takenOff.title }) })
      .click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
    assert.match(lines[0]!, /^\uFEFFPerson;Entries;Lost;.*;Comps: number;Comps: lost;/);
    assert.match(lines.find((line) => line.startsWith(name))!, /^[^;]*;2;241,00;0;0,00;0;1;120,50;/);
  });

  test('a period is a chart, a table with the same figures, and a file', async () => {
    await openTab(en.panel.sections.sales);
    const trend = page.getByRole('region', { name: en.figures.trend }).first();
    await trend.getByRole('img', { name: 'Over time: Revenue' }).waitFor();
    await page.getByRole('button', { name: en.figures.periods.Year }).click();
    await trend.getByRole('button', { name: en.figures.table }).click();
    await eventually(() => trend.getByRole('row').count(), 13);
    const downloading = page.waitForEvent('download');
    await trend.getByRole('button', { name: say('figures.downloadOf', { title: 'Over time' }) }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    const rows = file.split('\r\n');
    assert.match(rows[0]!, /^\uFEFFFirst day;Last day;Orders;/);
    assert.equal(rows.length, 14);
    // The address says what is shown.
    await page.reload();
    await eventually(() => trend.getByRole('row').count(), 13);
    await page.getByRole('button', { name: en.figures.periods.Own }).click();
    await page.getByLabel(en.figures.from).fill('2026-03-02');
    await page.getByLabel(en.figures.to, { exact: true }).fill('2026-03-01');
    await page.getByText(en.figures.ownMissing).waitFor();
    assert.match(new URL(page.url()).search, /\bperiod=2026-03-02\.\.\d{4}-\d{2}-\d{2}\b/);
    await page.getByRole('button', { name: en.figures.periods.FourWeeks }).click();
    await trend.getByRole('rowheader').nth(27).waitFor();
  });

  test('a headquarter sees its branches side by side, and opens one with a tap', async () => {
    await openTab(en.panel.sections.sales);
    const branches = page.getByRole('region', { name: en.figures.branches }).first();
    await branches.getByRole('link', { name: 'Merkez' }).waitFor();
    await page.restartTapCount();
    await branches.getByRole('link', { name: 'Moda Şubesi' }).click();
    await branches.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: en.figures.trend }).first().waitFor();
    assert.equal(await page.taps(), 1);
    await page.goBack();
    await branches.waitFor();
  });

  test('the overview passes the accessibility rules and fits the screen, wide in light and narrow in dark', async () => {
    const shown = [
      [en.campaigns.today, page.getByRole('img').first()],
      [en.panel.sections.sales, page.getByRole('region', { name: en.figures.channels }).first()],
      [en.figures.losses, page.getByRole('group', { name: en.figures.takenOff.title })],
    ] as const;
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 360],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await eventually(() => page.evaluate(`innerWidth === ${width}`), true);
      for (const [tab, content] of shown) {
        await openTab(tab);
        await content.waitFor();
        await eventually(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
        assert.deepEqual(await page.faultsOfAccess(), [], `${colorScheme} ${tab}`);
      }
    }
  });
});
