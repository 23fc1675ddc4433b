import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { choosePin, registerDevice } from '../../server/test/harness/registered-device.ts';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { takenDown } from '../../server/test/venues/reservation-venue.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';

/** Where pictures of the screens go, to be looked at. */
const PICTURES = process.env['PICTURES_OF_GUESTS'];

/** Cashiers may do here what they usually may, but not see data of guests. */
const PINS = { Defne: '830562', Deniz: '8305' };

describe('data of guests', IN_A_BROWSER, () => {
  const app = useApp();
  let till: AppPage;

  const row = (name: string) => till.getByRole('listitem').filter({ hasText: name });
  const phoneOf = (name: string, phone: string) =>
    row(name).getByRole('link', { name: say('pay.bill.call', { phone }) });

  async function deliver(name: string, phone: string): Promise<void> {
    const customer = { name, phone, address: 'Gizli Sokak 7' };
    await app.order({ type: 'Delivery', customer, lines: [lineOf(app.venue.menu.kebab)] });
  }

  async function switchTo(name: keyof typeof PINS): Promise<void> {
    await till.getByRole('button', { name: en.app.menu.open }).click();
    await till
      .getByRole('list', { name: en.device.who })
      .getByRole('button', { name: beginningWith(name) })
      .click();
    await typePin(name);
  }

  async function typePin(name: keyof typeof PINS): Promise<void> {
    for (const digit of PINS[name]) await till.getByRole('button', { name: digit, exact: true }).click();
    await till.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async function picture(name: string, page: AppPage): Promise<void> {
    if (PICTURES === undefined) return;
    for (const width of [360, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${PICTURES}/${name}-${width}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }

  before(async () => {
    if (IN_A_BROWSER.skip !== false) return;
    const { owner, waiter, id } = app.venue;
    const path = `/venues/${id}/roles`;
    const { roles } = (await owner.call('GET', path)).body.data;
    const rights = roles.Cashier.rights.filter((right: string) => right !== 'seeGuests');
    const Cashier = { ...roles.Cashier, rights };
    assert.equal((await owner.call('PUT', path, { roles: { ...roles, Cashier } })).status, 200);
    const device = await registerDevice(app.sofra, owner, id);
    for (const [{ account }, pin] of [
      [owner, PINS.Defne],
      [waiter, PINS.Deniz],
    ] as const)
      await choosePin(device, owner, { venueId: id, accountId: account.id, pin });
    const tablet = await app.newDevice({ as: 'nobody' });
    const [name, value] = device.cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(app.sofra.baseUrl);
    await tablet.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
    till = await app.open('/till/orders', { context: tablet });
    await deliver('Zeynep Ak', '0532 111 98 76');
  });

  test('at a shared till a number is on the screen for a person with the right, and gone for the next one without it', async () => {
    await till
      .getByRole('button', { name: beginningWith('Defne') })
      .first()
      .click();
    await typePin('Defne');
    await phoneOf('Zeynep Ak', '+905321119876').waitFor();
    await picture('orders-with', till);
    await switchTo('Deniz');
    await row('Zeynep Ak').waitFor();
    await eventually(() => till.getByText('Gizli Sokak').count(), 0);
    assert.equal(await till.locator('a[href^="tel:"]').count(), 0);
    await picture('orders-without', till);
    await row('Zeynep Ak').getByRole('link').first().click();
    await till.getByText('Zeynep Ak').first().waitFor();
    assert.equal(await till.locator('a[href^="tel:"]').count(), 0);
    await picture('bill-without', till);
    await till.visit('/till/orders');
  });

  test('an order that comes by the stream has what the present person may see, and so has what is listed for the next one', async () => {
    await deliver('Kerem Su', '0532 222 98 76');
    await row('Kerem Su').waitFor();
    assert.equal(await till.locator('a[href^="tel:"]').count(), 0);
    await switchTo('Defne');
    await phoneOf('Zeynep Ak', '+905321119876').waitFor();
    await phoneOf('Kerem Su', '+905322229876').waitFor();
    await deliver('Can Er', '0532 333 98 76');
    await phoneOf('Can Er', '+905323339876').waitFor();
  });

  test('the search and the list of the evening work without the right, and show names alone', async () => {
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    await takenDown(app.venue, { startsAt, customer: { name: 'Leyla Gül', phone: '0532 444 98 76' } });
    const host = await app.open('/host');
    await host.getByText('Leyla Gül').first().waitFor();
    await picture('host-without', host);
    await host.getByText('Leyla Gül').first().click();
    await host.getByRole('dialog').waitFor();
    await picture('reservation-without', host);
    assert.equal(await host.locator('a[href^="tel:"]').count(), 0);
    await host.keyboard.press('Escape');
    await host.visit('/host/print');
    await host.getByRole('columnheader', { name: en.host.booking.name }).waitFor();
    assert.equal(await host.getByRole('columnheader', { name: en.host.booking.phone }).count(), 0);
    await picture('print-without', host);
    await host.visit('/till');
    await host
      .getByRole('button', { name: beginningWith('Search') })
      .first()
      .click();
    await host.getByLabel(en.app.searchAll.label).fill('Zeynep');
    await host.getByRole('link').filter({ hasText: 'Zeynep Ak' }).waitFor();
    await picture('search-without', host);
    assert.equal(await host.getByRole('alert').count(), 0);
    const rights = await app.open('/panel/rights', { as: 'owner' });
    await rights.getByText(en.rights.names.seeGuests).waitFor();
    await picture('rights', rights);
  });
});
