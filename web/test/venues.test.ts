import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openBill } from '../../server/test/harness/staff.ts';
import { startPaperPrinter } from '../../server/test/printers/paper-printer.ts';
import { printHere } from '../../server/test/printers/printing-fixture.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { eventually, IN_A_BROWSER, NOON_ZONE, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

describe('where a person lands', IN_A_BROWSER, () => {
  const app = useApp(
    { print: printHere },
    { type: 'Headquarter', name: 'Merkez', timeZone: NOON_ZONE, workingHours: everyDay('00:00', '23:59') },
  );

  test('the owner of several venues sees how each is doing, enters one with a tap, and lands there the next time', async () => {
    const { sofra, venue } = app;
    await sofra.newVenue({
      ...{ type: 'Branch', parentVenueId: venue.id, timeZone: NOON_ZONE, name: 'Moda Şubesi' },
    });
    const closed = await openBill(venue);
    await closed.act('POST', '/close', { kind: 'Cash' });
    await openBill(venue);
    const gone = await startPaperPrinter();
    await gone.close();
    const printer = { name: 'Mutfak', host: gone.host, port: gone.port };
    assert.equal((await venue.owner.call('POST', `/venues/${venue.id}/printers`, printer)).status, 201);
    await openBill(venue);

    await eventually(async () => {
      const { data } = (await venue.owner.call('GET', `/venues/${venue.id}/printers`)).body;
      return data.map(({ state }: { state: string }) => state);
    }, ['Failing']);
    const page = await app.open('/app', { as: 'owner', width: 820, height: 1180 });
    const main = page.getByRole('link', { name: /^Merkez/ });
    await main.getByText(say('venues.hours.Open', { at: '23:59' })).waitFor();
    await main.getByText('₺120.50').waitFor();
    await main.getByText(`${en.venues.openBills} 2`).waitFor();
    await main.getByText(say('venues.printer', { name: 'Mutfak' })).waitFor();
    const branch = page.getByRole('link', { name: /^Moda/ });
    await branch.getByText(en.venues.quiet).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await page.restartTapCount();
    await branch.click();
    await page.waitForURL(/\/panel$/);
    assert.equal(await page.taps(), 1);
    await page.getByRole('link', { name: en.app.screens.board }).click();
    await page.waitForURL(/\/board$/);
    // The screen is noted once it is shown, after its address.
    await page.getByRole('heading', { level: 1, name: en.board.title }).waitFor({ state: 'attached' });
    const place = page.url();
    await page.goto(`${sofra.baseUrl}/app`);
    await page.waitForURL(place);
    await page.getByRole('link', { name: 'Moda Şubesi' }).click();
    await page.getByRole('heading', { name: en.venues.title }).waitFor();
    await page.goto(`${sofra.baseUrl}/app`);
    await page.getByRole('heading', { name: en.venues.title }).waitFor();
    await page.close();
  });

  test('two people at one browser land each where they were last', async () => {
    const { sofra, venue } = app;
    const context = await app.newDevice({ as: 'owner' });
    const owner = await app.open('/host', { context });
    await owner.getByRole('heading').first().waitFor();
    const [name, value] = venue.waiter.cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(sofra.baseUrl);
    await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
    await owner.goto(`${sofra.baseUrl}/app`);
    await owner.waitForURL(/\/till\/?$/);
    await context.close();
  });
});
