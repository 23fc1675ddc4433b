import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey, newStaffedVenue, PASSWORD, type StaffedVenue } from '../../server/test/harness/staff.ts';
import { ownerMenu } from '../../server/test/samples/owner-menu.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

describe('the first hour of a venue', IN_A_BROWSER, () => {
  const app = useApp();

  /** A venue as it is on its first day: its name, its owner and a waiter. */
  const newEmptyVenue = (): Promise<StaffedVenue> =>
    newStaffedVenue(
      app.sofra,
      { workingHours: [], address: { line: null, district: null, city: null, country: null } },
      {
        revise: (record) => {
          Object.assign(record, { areas: [], printers: [], menu: { categories: [], products: [] } });
        },
      },
    );

  async function openPanel(venue: StaffedVenue): Promise<AppPage> {
    const context = await app.newDevice({ as: 'nobody', width: 1440, height: 900 });
    const [name, value] = venue.owner.cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(app.sofra.baseUrl);
    await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    return app.open(`/app/${venue.id}/panel`, { context });
  }

  const productsOf = async (venue: StaffedVenue): Promise<string[][]> =>
    (await ownerMenu(venue)).map(({ products }) => products.map(({ name }: { name: string }) => name));

  test('an owner whose venue was made for them signs in to the list of the first hour; an empty till leads back, and the first page name warns of no printed cards', async () => {
    const venue = await newEmptyVenue();
    const page = await app.open('/app/sign-in', { as: 'nobody', width: 1440, height: 900 });
    await page.getByLabel(en.people.fields.email).fill(venue.owner.account.email);
    await page.getByLabel(en.people.fields.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: en.app.signIn.title }).click();
    await page
      .getByRole('region', { name: en.panelFirstHour.title })
      .getByText(say('panelFirstHour.done', { done: '1', count: '7' }))
      .waitFor();
    // Nothing was sold: no figures, until they are wanted.
    await page.getByRole('heading', { name: en.figures.nothingSold }).waitFor();
    const today = page.getByRole('region', { name: en.figures.today, exact: true });
    assert.equal(await today.count(), 0);
    await page.getByRole('button', { name: en.figures.showFigures }).click();
    await today.waitFor();
    await page.goto(`${app.sofra.baseUrl}/app/${venue.id}/till`);
    await page.getByRole('link', { name: en.room.addTables }).click();
    await page.waitForURL('**/panel/room');
    await page.goto(`${app.sofra.baseUrl}/app/${venue.id}/till/new/takeaway`);
    await page.getByRole('link', { name: en.till.menu.addProducts }).click();
    await page.waitForURL('**/panel/menu');
    await page.goto(`${app.sofra.baseUrl}/app/${venue.id}/panel/settings`);
    const name = page.getByLabel(en.settings.fields.username);
    const removed = await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { username: null });
    assert.equal(removed.status, 200, removed.text);
    await eventually(() => name.inputValue(), '');
    await name.fill('ilk-sayfa');
    await page.getByText(/^The page will be .*ilk-sayfa.*\.$/).waitFor();
    assert.equal(await page.getByText('Printed QR cards').count(), 0);
    await page.getByRole('button', { name: en.developers.key.save, exact: true }).click();
    await page.getByText(/^The page is .*ilk-sayfa/).waitFor();
    await name.fill('ikinci-sayfa');
    await page.getByText(/Printed QR cards with the old one stop working/).waitFor();
    await page.close();
  });

  test('an empty venue is set up by taps alone, up to an order that its new key places and reads back', async () => {
    const venue = await newEmptyVenue();
    const page = await openPanel(venue);
    const list = page.getByRole('region', { name: en.panelFirstHour.title });
    const overview = page
      .getByRole('navigation', { name: en.panel.title })
      .getByRole('link', { name: en.panel.sections.overview });
    const begin = async (step: RegExp, done: string) => {
      await list.getByText(done).waitFor();
      await list.getByRole('link', { name: step }).click();
    };
    const saved = () => page.getByRole('region', { name: en.form.unsaved }).waitFor({ state: 'detached' });

    await begin(/^Name and address/, '1 of 7 done');
    await page.getByLabel(en.settings.fields.line).fill('Moda Caddesi 12');
    await page.getByLabel(en.settings.fields.city).fill('İstanbul');
    await page.getByRole('button', { name: en.developers.key.save, exact: true }).click();
    await saved();
    await overview.click();

    await begin(/^Opening hours/, '2 of 7 done');
    await page.getByLabel('Monday: open, closed').selectOption('Open');
    await page.getByLabel(say('hours.opensOf', { day: 'Monday' })).fill('00:00');
    await page.getByLabel(say('hours.closesOf', { day: 'Monday' })).fill('00:00');
    await page.getByRole('button', { name: say('hours.copyToAll', { day: 'Monday' }) }).click();
    await page.getByRole('button', { name: en.developers.key.save, exact: true }).click();
    await saved();
    await closeDays(page, venue);
    await overview.click();

    await begin(/^Tables/, '3 of 7 done');
    await page.getByRole('button', { name: en.room.addArea }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(en.room.areaName).fill('Salon');
    await sheet.getByLabel(en.room.areaTables).fill('4');
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await page
      .getByRole('region', { name: 'Salon' })
      .getByText(say('room.count', { count: 4 }))
      .waitFor();
    await overview.click();

    await begin(/^Menu/, '4 of 7 done');
    await page.getByRole('link', { name: en.panelMenu.list.importInstead }).click();
    await page
      .getByLabel(en.panelImport.source.paste)
      .fill('Ürün\tFiyat\nÇorbalar\nMercimek\t90\nEzogelin\t95\nİçecekler\nÇay\t20');
    await page.getByRole('button', { name: en.panelImport.foot.compare }).click();
    await page.getByRole('button', { name: en.panelImport.foot.save }).click();
    await page.getByText('3 products added, 2 categories created.').waitFor();
    await changeMenu(page, venue);
    await overview.click();

    await list.getByText(say('panelFirstHour.done', { done: '5', count: '7' })).waitFor();
    await page.getByRole('link', { name: en.developers.title }).click();
    await page.getByRole('button', { name: en.developers.keys.add }).click();
    await page.getByLabel(en.campaigns.fields.name).fill('Website');
    await page.getByRole('button', { name: en.developers.newKey.make }).click();
    await page.getByRole('button', { name: 'Copy: The key', exact: true }).click();
    await page.getByRole('button', { name: 'Copied: The key', exact: true }).waitFor();
    await orderWith(await page.evaluate<string>('navigator.clipboard.readText()'), venue);
    await overview.click();
    // The order is the kitchen's first one, too: nothing is left to do.
    await list.waitFor({ state: 'detached' });
  });

  /** Closes two days, makes them like any other again, and takes that back. */
  async function closeDays(page: AppPage, venue: StaffedVenue): Promise<void> {
    const specialDays = async () =>
      (await venue.owner.call('GET', `/venues/${venue.id}/settings`)).body.data.specialDays;
    await page.getByRole('button', { name: en.hours.addSpecial, exact: true }).click();
    const sheet = page.getByRole('dialog');
    const saveFor = async (mode: string) => {
      await sheet.getByRole('button', { name: mode }).click();
      await sheet.getByLabel(en.figures.from).fill('2031-01-24');
      await sheet.getByLabel(en.figures.to, { exact: true }).fill('2031-01-25');
      await sheet.getByRole('button', { name: say('hours.saveDays', { count: 2 }) }).click();
      await sheet.waitFor({ state: 'detached' });
    };
    await saveFor('Closed');
    const closed = await specialDays();
    assert.equal(closed.length, 2);
    await page.getByRole('button', { name: /24 January 2031.*Closed/ }).click();
    await saveFor('Same as weekday');
    assert.deepEqual(await specialDays(), []);
    await page.getByRole('button', { name: en.app.undo }).click();
    await eventually(specialDays, closed);
  }

  /** Removes a product and brings it back from another page, a category from the list of what was removed, and drags a product to another category and back. */
  async function changeMenu(page: AppPage, venue: StaffedVenue): Promise<void> {
    const before = await ownerMenu(venue);
    await page.getByRole('link', { name: en.panelImport.back }).click();
    await page.getByLabel(say('panelMenu.list.choose', { name: 'Mercimek' })).check();
    await page.getByRole('button', { name: en.campaigns.removeThis, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('panelMenu.remove.remove', { count: 1 }) })
      .click();
    await page.getByText('Mercimek removed').waitFor();
    assert.deepEqual(await productsOf(venue), [['Ezogelin'], ['Çay']]);
    const sections = page.getByRole('navigation', { name: en.panel.title });
    // The page of the hours has an undo of its own, which leaves this one alone.
    await sections.getByRole('link', { name: en.panel.sections.hours }).click();
    await page.getByRole('heading', { name: en.hours.title }).waitFor();
    const toast = page.getByRole('status').filter({ hasText: 'Mercimek removed' });
    await toast.getByRole('button', { name: en.app.undo }).click();
    await eventually(() => ownerMenu(venue), before);
    await toast.waitFor({ state: 'detached' });
    await sections.getByRole('link', { name: en.panel.sections.menu }).click();

    await page
      .getByRole('button', { name: say('panelMenu.list.editCategory', { name: 'Çorbalar' }) })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: en.panelMenu.category.remove }).click();
    await sheet.getByRole('button', { name: say('panelMenu.category.removeAll', { count: 2 }) }).click();
    await page.getByText('Çorbalar removed').waitFor();
    await page.getByRole('link', { name: en.panelMenu.list.removed }).click();
    await page.getByText('Mercimek, Ezogelin').waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page
      .getByRole('button', { name: say('panelMenu.removed.bringBackOf', { name: 'Çorbalar' }) })
      .click();
    await page.getByText(en.panelMenu.removed.none).waitFor();
    assert.deepEqual(await ownerMenu(venue), before);
    await page.getByRole('link', { name: en.panelImport.back }).click();

    await page.getByRole('button', { name: /^Çorbalar/ }).click();
    await page.getByRole('button', { name: say('form.move', { name: 'Mercimek' }) }).hover();
    const drinks = (await page.getByRole('button', { name: /^İçecekler/ }).boundingBox())!;
    await page.mouse.down();
    // Over the row of the category, and a little on until it says that it takes the product.
    const target = page.locator('li[data-takes]');
    for (let step = 1; (await target.count()) === 0 && step < 500; step += 1)
      await page.mouse.move(drinks.x + 20 + (step % 9), drinks.y + drinks.height / 2);
    await target.waitFor();
    await page.mouse.up();
    await page.getByText('Mercimek moved').waitFor();
    assert.deepEqual(await productsOf(venue), [['Ezogelin'], ['Çay', 'Mercimek']]);
    await page.getByRole('button', { name: en.app.undo }).click();
    await eventually(() => productsOf(venue), [['Mercimek', 'Ezogelin'], ['Çay']]);
  }

  /** Places an order by the public API, as a website does, and reads it back. */
  async function orderWith(key: string, venue: StaffedVenue): Promise<void> {
    const path = `/public/v1/venues/${venue.id}`;
    const menu = await app.sofra.call('GET', `${path}/menu`, { key });
    const [{ products }] = menu.body.data.categories;
    const body = {
      type: 'Takeaway',
      customer: { name: 'Ayşe Yılmaz', phone: '0532 123 45 67' },
      lines: [lineOf(products[0], { quantity: 2 })],
    };
    const headers = { 'idempotency-key': freshKey() };
    const placed = await app.sofra.call('POST', `${path}/orders`, { key, headers, body });
    assert.equal(placed.status, 201, placed.text);
    const { id } = placed.body.data.order;
    const read = await app.sofra.call('GET', `/public/v1/orders/${id}`, { key });
    assert.deepEqual([read.status, read.body.data.id, read.body.data.totals.total], [200, id, 180]);
  }
});
