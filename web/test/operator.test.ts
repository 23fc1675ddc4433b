import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findVenueSetup } from '../../server/src/store/venue/venue-records.ts';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { OPERATOR_TOKEN } from '../../server/test/harness/sofra.ts';
import { addPrinterWithoutPaper } from '../../server/test/printers/failing-printer.ts';
import { type AppPage, eventually, IN_A_BROWSER, NOON_ZONE, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';

describe('the page of the operator', IN_A_BROWSER, () => {
  const app = useApp({}, { timeZone: NOON_ZONE });
  /** All tests share it. */
  let page: AppPage;
  beforeTests(async () => {
    if (app.sofra !== undefined) page = await app.open('/', { as: 'nobody' });
  });

  async function open(token: string): Promise<void> {
    await page.getByLabel(en.operator.token).fill(token);
    await page.getByRole('button', { name: en.operator.enter }).click();
  }

  test('the operator opens their page with a token, sees what runs, and suspends a venue after reading what follows', async () => {
    const { id, record } = await app.sofra.newVenue({ name: 'Liman Balık' });
    await addPrinterWithoutPaper(app.sofra.db, id);
    await page.goto(`${app.sofra.baseUrl}/app/operator`);
    await open('a-token-of-nobody-here');
    assert.equal(await page.title(), 'Operator · Sofra');
    await page.getByText(en.operator.wrongToken).waitFor();
    await open(OPERATOR_TOKEN);
    await page.getByRole('heading', { name: en.operator.load }).waitFor();
    await page
      .getByText(say('operator.printerFails', { name: 'Bar (Liman Balık)', trouble: 'no paper' }))
      .waitFor();
    await page.getByLabel(en.operator.find).fill(id);
    await page.getByRole('button', { name: record.venue.name }).click();
    await page.getByRole('button', { name: en.operator.suspend }).click();
    await page
      .getByRole('alert')
      .getByText(say('developers.keys.countAlone', { count: 1 }))
      .waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    // What can be done next is read before it is offered.
    const asked = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    await page.route(`**/operator/v1/venues/${id}`, async (route) => {
      asked.resolve();
      await read.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: say('operator.doIt', { step: 'Suspend' }) }).click();
    await asked.promise;
    assert.equal(await page.getByRole('button', { name: en.operator.suspend, exact: true }).count(), 0);
    read.resolve();
    await page.getByRole('button', { name: en.operator.resume }).waitFor();
    const standing = await findVenueSetup(app.sofra.db, id);
    assert.notEqual(standing!.venue.suspendedAt, null);
    // Without a connection a tap says so at once.
    await page.context().setOffline(true);
    await page.getByRole('button', { name: en.app.close }).click();
    await page.getByRole('region', { name: en.operator.venues }).getByText('No connection').waitFor();
    await page.context().setOffline(false);
    await page.setViewportSize({ width: 360, height: 780 });
    await eventually(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
    await page.getByRole('button', { name: en.operator.leave }).click();
    await page.getByLabel(en.operator.token).waitFor();
  });

  test('a leaked key is found by how it begins and revoked, and goes into no address', async () => {
    const { key } = await app.sofra.newVenue({ name: 'Kıyı' });
    await page.goto(`${app.sofra.baseUrl}/app/operator`);
    await open(OPERATOR_TOKEN);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.getByLabel(en.operator.find).fill(key.text);
    await page.getByText(say('operator.key', { name: key.record.name, venue: 'Kıyı' })).waitFor();
    await page.getByRole('button', { name: en.operator.revoke }).click();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await page.getByRole('button', { name: say('operator.doIt', { step: en.operator.revoke }) }).click();
    await page.getByText(beginningWith('revoked ')).waitFor();
    assert.deepEqual(
      addresses.filter((address) => address.includes('sfr_')),
      [],
    );
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('button', { name: en.operator.leave }).click();
  });

  test('a token with a character that no call can carry opens nothing, like any other wrong one', async () => {
    await page.goto(`${app.sofra.baseUrl}/app/operator`);
    await open(`“${OPERATOR_TOKEN}”`);
    await page.getByText(en.operator.wrongToken).waitFor();
  });

  test('the search of a trace or of a venue says that it is under way', async () => {
    await page.goto(`${app.sofra.baseUrl}/app/operator`);
    await open(OPERATOR_TOKEN);
    const holdBack = async (address: string) => {
      const held = Promise.withResolvers<void>();
      await page.route(address, async (route) => {
        await held.promise;
        await route.continue();
      });
      return held.resolve;
    };
    const part = page.getByRole('region', { name: en.operator.findTrace });
    await part.getByLabel(en.operator.trace).fill(`${'0'.repeat(31)}1`);
    for (const _ of ['first', 'again']) {
      const letGo = await holdBack('**/operator/v1/traces/*');
      await part.getByRole('button', { name: en.operator.findTrace }).click();
      await part.getByRole('status', { name: 'Loading' }).waitFor();
      letGo();
      await part.getByText(en.operator.noCalls).waitFor();
    }
    const venues = page.getByRole('region', { name: en.operator.venues });
    await venues.getByRole('button').first().waitFor();
    const letGo = await holdBack('**/operator/v1/venues?*');
    await venues.getByRole('searchbox').fill('a venue of nobody');
    await venues.getByRole('status', { name: 'Loading' }).waitFor();
    letGo();
    await venues.getByText(en.operator.noVenues).waitFor();
    await page.getByRole('button', { name: en.operator.leave }).click();
  });

  test('what several callers do alike is said once, and no longer when it is over', async () => {
    const address = { budget: 'address', perMinute: 500, keyId: null, keyName: null, venueId: null };
    const key = { ...address, budget: 'read', keyName: 'Web shop' };
    let spentBudgets = [address, address, key];
    await page.route('**/operator/v1/status', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.server.spentBudgets = spentBudgets;
      await route.fulfill({ response, json: body });
    });
    await page.goto(`${app.sofra.baseUrl}/app/operator`);
    await open(OPERATOR_TOKEN);
    const [addresses, keys] = [
      page.getByText(/^An address \(address\)/),
      page.getByText(/^Web shop \(read\)/),
    ];
    await keys.waitFor();
    assert.equal(await addresses.count(), 1);
    spentBudgets = [key];
    await eventually(() => addresses.count(), 0);
    assert.equal(await keys.count(), 1);
  });
});
