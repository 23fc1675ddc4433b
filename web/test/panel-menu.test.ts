import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ownerMenu } from '../../server/test/owner-menu.ts';
import { samplePhoto } from '../../server/test/sample-photo.ts';
import { newStaffedVenue, type StaffedVenue } from '../../server/test/staff.ts';
import { type AppPage, IN_A_BROWSER, useApp } from './app-fixture.ts';

describe('the menu editor', IN_A_BROWSER, () => {
  const app = useApp();

  /** A venue as it is on its first day: nothing set up but its name and its owner. */
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

  const openAt = (venue: StaffedVenue, path: string, theme: 'light' | 'dark' = 'light', width = 1440) =>
    openAs(venue, `/app/${venue.id}/panel${path}`, theme, width);

  async function openAs(venue: StaffedVenue, path: string, theme: 'light' | 'dark', width: number) {
    const context = await app.newDevice({ as: 'nobody', theme, width, height: 900 });
    const [name, value] = venue.owner.cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(app.sofra.baseUrl);
    await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
    return app.open(path, { context });
  }

  const namesOf = async (venue: StaffedVenue, category: number) =>
    (await ownerMenu(venue))[category].products.map(({ name }: { name: string }) => name);

  const assertAccessible = async (page: AppPage) =>
    assert.deepEqual(await page.faultsOfAccess(), [], page.url());

  test('from an empty venue: a menu of 200 products is pasted, the list of the first hour ticks, an order is placed', async () => {
    const venue = await newEmptyVenue();
    const page = await openAt(venue, '');
    const list = page.getByRole('region', { name: 'Your first hour' });
    // The sample venue has an owner and a waiter.
    await list.getByText('1 of 7 done').waitFor();
    await assertAccessible(page);
    await list.getByRole('link', { name: /^Menu/ }).click();
    await page.getByRole('link', { name: 'Paste a list instead' }).click();
    const rows = Array.from({ length: 200 }, (_, at) => `Kategori ${at % 8}\tÜrün ${at}\t${100 + at},50`);
    rows[7] = 'Kategori 7\tÜrün 7\tçok';
    await paste(page, ['Kategori\tÜrün\tFiyat', ...rows].join('\n'));
    await page.getByText('200 rows, 1 with a fault').waitFor();
    await assertAccessible(page);
    await page.getByLabel('Only rows with a fault').check();
    await page.getByText('This is no price.').waitFor();
    await page.getByLabel('Row 9, column 3').fill('107,50');
    await page.getByText('200 rows, none with a fault').waitFor();
    await page.getByRole('button', { name: 'Import 200 products' }).click();
    await page.getByText('200 products added, 8 categories made.').waitFor();
    const menu = await ownerMenu(venue);
    assert.deepEqual(
      [menu.length, menu.flatMap(({ products }) => products).length, menu[7].products[0].portions[0].price],
      [8, 200, 107.5],
    );

    // The rest of the set-up belongs to other pages.
    await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, {
      address: { line: 'Moda Cad. 1', city: 'İstanbul' },
      workingHours: [{ day: 'Monday', opensAt: '10:00', closesAt: '22:00' }],
    });
    await venue.owner.call('POST', `/venues/${venue.id}/areas`, { name: 'Salon', tables: [{ name: '1' }] });
    const overview = page
      .getByRole('navigation', { name: 'Management' })
      .getByRole('link', { name: 'Overview' });
    await overview.click();
    await list.getByText('5 of 7 done').waitFor();
    const product = menu[0].products[0];
    const lines = [{ productId: product.id, portionId: product.portions[0].id, quantity: 1 }];
    const body = { type: 'Takeaway', lines };
    const key = { 'idempotency-key': 'first-test-order' };
    const order = await venue.owner.call('POST', `/venues/${venue.id}/bills`, body, key);
    assert.equal(order.status, 201, order.text);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await list.waitFor({ state: 'detached' });
  });

  test('the same list pasted again adds nothing', async () => {
    const venue = await newEmptyVenue();
    const page = await openAt(venue, '/menu/import', 'dark', 360);
    const text = 'Ürün\tFiyat\nİçecekler\nÇay\t20\nAyran\t45,50';
    for (const expected of ['2 products added, 1 category made.', 'No product was new, no category made.']) {
      await paste(page, text);
      await page.getByRole('button', { name: 'Import 2 products' }).click();
      await page.getByText(expected).waitFor();
      await assertAccessible(page);
      await page.getByRole('button', { name: 'Start with another list' }).click();
    }
    assert.deepEqual(await namesOf(venue, 0), ['Çay', 'Ayran']);
  });

  test('two owners at one product: the second is told, chooses, and nothing of either is lost', async () => {
    const venue = app.venue;
    const { id } = venue.menu.kebab;
    const [first, second] = [
      await openAt(venue, `/menu/products/${id}`),
      await openAt(venue, `/menu/products/${id}`),
    ];
    await second.getByLabel('Description').first().fill('Odun ateşinde');
    await first.getByLabel('Price').first().fill('150');
    await first.getByLabel('Description').first().fill('Zırhta çekilmiş');
    await second.getByRole('button', { name: 'Save' }).click();
    await second.getByText('Everything is saved').waitFor();
    const alert = first.getByRole('alert').filter({ hasText: 'Somebody else changed this meanwhile' });
    await alert.getByText('Defne').waitFor();
    await alert.getByText('Odun ateşinde').waitFor();
    await assertAccessible(first);
    // A reload loses nothing that was typed.
    await first.reload();
    assert.equal(await first.getByLabel('Price').first().inputValue(), '150');
    await first.getByRole('button', { name: 'Take theirs' }).click();
    await first.getByRole('button', { name: 'Save' }).click();
    await first.getByText('Everything is saved').waitFor();
    const [product] = (await ownerMenu(venue))[0].products;
    assert.deepEqual([product.description, product.portions[0].price], ['Odun ateşinde', 150]);
    await first.getByRole('navigation', { name: 'Management' }).getByRole('link', { name: 'Menu' }).click();
    await first.getByRole('link', { name: 'Who changed what' }).click();
    await first.getByText('Portions and prices').first().waitFor();
    await assertAccessible(first);
  });

  test('by keyboard: products are put in order, taken back, hidden, opened, and saved', async () => {
    const { venue } = app;
    const page = await openAt(venue, '/menu', 'dark');
    const before = await namesOf(venue, 0);
    await page.getByRole('button', { name: `Move ${before[0]}` }).focus();
    await press(page, 'Space', 'ArrowDown', 'Space');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    assert.deepEqual(await namesOf(venue, 0), [before[1], before[0], ...before.slice(2)]);
    await assertAccessible(page);
    await page.keyboard.press('Control+z');
    await until(async () => (await namesOf(venue, 0))[0] === before[0]);
    await page.getByRole('button', { name: `Hide ${before[1]}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Show ${before[1]}` }).waitFor();
    await page.getByRole('link', { name: before[2] }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Name', { exact: true }).first().focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' tatlısı');
    await page.keyboard.press('Enter');
    await page.getByText('Everything is saved').waitFor();
    assert.equal((await namesOf(venue, 0))[2], `${before[2]} tatlısı`);
    await assertAccessible(page);
  });

  test('several products at once, a photo, a translation and the preview', async () => {
    const { venue } = app;
    const page = await openAt(venue, '/menu');
    const drinks = (await ownerMenu(venue)).length - 1;
    await page.getByRole('button', { name: /^İçecekler/ }).click();
    await page.getByLabel('Choose all').check();
    await page.getByRole('button', { name: 'Prices' }).click();
    await page.getByRole('button', { name: '₺5.00' }).click();
    await page.getByRole('button', { name: 'Change 2 products' }).click();
    await page.getByText('Prices of 2 products changed').waitFor();
    const prices = async () =>
      (await ownerMenu(venue))[drinks].products.map(
        (product: { portions: { price: number }[] }) => product.portions[0]!.price,
      );
    assert.deepEqual(await prices(), [20, 50]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(async () => (await prices())[1] === 45);

    await page.getByRole('link', { name: 'Çay' }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a photo' }).click();
    const buffer = await samplePhoto(800, 600);
    await (await choosing).setFiles({ name: 'tea.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Use this part' }).click();
    await page.getByAltText('The photo').waitFor();
    await page.getByLabel('Çay in English').fill('Tea');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Everything is saved').waitFor();
    const [tea] = (await ownerMenu(venue))[drinks].products;
    assert.deepEqual([tea.translations.en.name, tea.imageUrl.includes('/photos/')], ['Tea', true]);

    await page.goto(`${app.sofra.baseUrl}/app/${venue.id}/panel/menu/translations`);
    await page.getByLabel('Ayran in English').fill('Ayran drink');
    await page.keyboard.press('Tab');
    await page.getByText('Ayran translated').waitFor();
    await assertAccessible(page);
    await page.goto(`${app.sofra.baseUrl}/app/${venue.id}/panel/menu/preview`);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Ayran drink' }).waitFor();
    await assertAccessible(page);
  });
});

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Copy the rows in your spreadsheet and paste them here').fill(text);
}

/** Presses keys one after the other, each after what the one before has drawn. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  }
}

/** Waits until something holds, for at most ten seconds. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > end) assert.fail('it did not come about');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
