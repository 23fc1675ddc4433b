import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BrowserContext, Locator } from 'playwright-core';
import { newStaffedVenue, type StaffedVenue } from '../../server/test/harness/staff.ts';
import { ownerMenu } from '../../server/test/samples/owner-menu.ts';
import { samplePhoto } from '../../server/test/samples/sample-photo.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';

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

  let context: BrowserContext;
  /** All tests share it. */
  let page: AppPage;

  /** Opens a page of the panel as the owner of a venue. */
  async function openAt(venue: StaffedVenue, path: string, colorScheme: 'light' | 'dark' = 'light') {
    context ??= await app.newDevice({ as: 'nobody', width: 1440, height: 900 });
    const [name, value] = venue.owner.cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(app.sofra.baseUrl);
    await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
    const whole = `/app/${venue.id}/panel${path}`;
    if (page === undefined) page = await app.open(whole, { context });
    else await page.goto(app.sofra.baseUrl + whole);
    await page.emulateMedia({ colorScheme });
  }

  /** Opens another section of the panel on the same page. */
  const openSection = (name: string) =>
    page.getByRole('navigation', { name: en.panel.title }).getByRole('link', { name }).click();

  const namesOf = async (venue: StaffedVenue, category: number) =>
    (await ownerMenu(venue))[category].products.map(({ name }: { name: string }) => name);

  const assertAccessible = async () => assert.deepEqual(await page.faultsOfAccess(), [], page.url());

  const paste = (text: string) => page.getByLabel(en.panelImport.source.paste).fill(text);

  /** Moves a product down by one place with the keyboard, each key after what the one before has done. */
  async function moveDown(name: string): Promise<void> {
    const said = (text: string) => page.getByText(`${name}${text}`).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: `Move ${name}` }).focus();
    await page.keyboard.press('Space');
    await said(' is now at 1 of');
    // The arrow keys are listened to from the next task on.
    await page.evaluate('new Promise((done) => setTimeout(done))');
    await page.keyboard.press('ArrowDown');
    await said(' is now at 2 of');
    await page.keyboard.press('Space');
    await said(' was put down at 2 of');
  }

  test('a menu of 200 products is pasted into an empty venue, where a fault is corrected first; pasting some of it again adds nothing', async () => {
    const venue = await newEmptyVenue();
    await openAt(venue, '');
    const list = page.getByRole('region', { name: en.panelFirstHour.title });
    // The sample venue has an owner and a waiter.
    await list.getByText(say('panelFirstHour.done', { done: '1', count: '7' })).waitFor();
    await assertAccessible();
    await list.getByRole('link', { name: beginningWith(en.panel.sections.menu) }).click();
    await page.getByRole('link', { name: en.panelMenu.list.importInstead }).click();
    const rows = Array.from({ length: 200 }, (_, at) => `Kategori ${at % 8}\tÜrün ${at}\t${100 + at},50`);
    rows[7] = 'Kategori 7\tÜrün 7\tçok';
    await paste(['Kategori\tÜrün\tFiyat', ...rows].join('\n'));
    await page.getByText('200 rows, 1 with errors').waitFor();
    await page.getByLabel(en.panelImport.rows.faultyOnly).check();
    await page.getByText(en.panelImport.rows.faults.price).waitFor();
    await page
      .getByLabel(say('panelImport.rows.cell', { row: '8', column: '3' }))
      .waitFor({ state: 'detached' });
    await assertAccessible();
    await page.getByLabel(say('panelImport.rows.cell', { row: '9', column: '3' })).fill('107,50');
    await page.getByText('200 rows, none with errors').waitFor();
    await page.getByRole('button', { name: en.panelImport.foot.compare }).click();
    await page
      .getByText(say('panelImport.preview.counts', { added: '200', changed: '0', removed: '0', same: '0' }))
      .waitFor();
    await assertAccessible();
    await page.getByRole('button', { name: en.panelImport.foot.save }).click();
    await page.getByText('200 products added, 8 categories created.').waitFor();
    const menu = await ownerMenu(venue);
    assert.deepEqual(
      [menu.length, menu.flatMap(({ products }) => products).length, menu[7].products[0].portions[0].price],
      [8, 200, 107.5],
    );

    // Some of it again, written in another way, on a phone in dark.
    await page.getByRole('button', { name: en.panelImport.source.again }).click();
    await paste('Ürün\tFiyat\nKategori 0\nÜrün 0\t20\nÜrün 8\t45,50');
    await page.getByRole('button', { name: en.panelImport.foot.Keep }).click();
    await page.getByRole('button', { name: en.panelImport.foot.compare }).click();
    await page.getByText(en.panelImport.preview.nothing).waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    await eventually(() => page.evaluate('innerWidth === 360'), true);
    await assertAccessible();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    assert.deepEqual(await ownerMenu(venue), menu);
  });

  test('two owners at one product: the second is told, chooses, and nothing of either is lost', async () => {
    const venue = app.venue;
    const { id } = venue.menu.kebab;
    await openAt(venue, `/menu/products/${id}`);
    await page.getByLabel(en.panelMenu.columnKinds.Price).first().fill('150');
    await page.getByLabel(en.panelImport.printed.kinds.Description).first().fill('Zırhta çekilmiş');
    const theirs = { description: 'Odun ateşinde' };
    const saved = await venue.owner.call('PATCH', `/venues/${venue.id}/products/${id}`, theirs);
    assert.equal(saved.status, 200, saved.text);
    const alert = page.getByRole('alert').filter({ hasText: en.panelMenu.meanwhile.title });
    await alert.getByText('Defne').waitFor();
    await alert.getByText('Odun ateşinde').waitFor();
    await assertAccessible();
    // A reload loses nothing that was typed.
    await page.reload();
    await eventually(() => page.getByLabel(en.panelMenu.columnKinds.Price).first().inputValue(), '150');
    await page.getByRole('button', { name: en.form.takeTheirs }).click();
    await page.getByRole('button', { name: en.developers.key.save }).click();
    await page.getByText(en.panelMenu.product.saved).waitFor();
    const [product] = (await ownerMenu(venue))[0].products;
    assert.deepEqual([product.description, product.portions[0].price], ['Odun ateşinde', 150]);
    await openSection('Menu');
    await page.getByRole('link', { name: en.panelMenu.list.history }).click();
    await page
      .getByText(/^Portions and prices: .* → /)
      .first()
      .waitFor();
    await assertAccessible();
  });

  test('by keyboard: products are put in order, taken back, hidden, opened, and saved', async () => {
    const { venue } = app;
    await openAt(venue, '/menu', 'dark');
    const before = await namesOf(venue, 0);
    await moveDown(before[0]);
    await page.getByRole('button', { name: en.app.undo }).waitFor();
    assert.deepEqual(await namesOf(venue, 0), [before[1], before[0], ...before.slice(2)]);
    await assertAccessible();
    await page.keyboard.press('Control+z');
    await eventually(() => namesOf(venue, 0), before);
    await page.getByRole('button', { name: `Hide ${before[1]}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Show ${before[1]}` }).waitFor();
    await page.getByRole('link', { name: before[2] }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/menu/products/*');
    await page.getByLabel(en.campaigns.fields.name, { exact: true }).first().focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' tatlısı');
    await page.keyboard.press('Enter');
    await page.getByText(en.panelMenu.product.saved).waitFor();
    assert.equal((await namesOf(venue, 0))[2], `${before[2]} tatlısı`);
    await assertAccessible();
  });

  test('a category says whether meal cards pay for its products, and a product can say it itself or not', async () => {
    const { venue } = app;
    await openAt(venue, '/menu');
    const [{ name, products }] = await ownerMenu(venue);
    await page.getByRole('button', { name: say('panelMenu.list.editCategory', { name }) }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(en.panelMenu.category.mealCard).uncheck();
    await sheet.getByRole('button', { name: en.panelMenu.category.save }).click();
    await sheet.waitFor({ state: 'detached' });
    await eventually(async () => (await ownerMenu(venue))[0].acceptsMealCard, false);

    await openAt(venue, `/menu/products/${products[0].id}`);
    const own = async () => (await ownerMenu(venue))[0].products[0].acceptsMealCard;
    assert.equal(await own(), true);
    const asCategory = say('panelMenu.vatClass.asCategory', { name: en.activity.no });
    await page.getByLabel(en.panelMenu.product.mealCard).selectOption({ label: asCategory });
    await page.getByRole('button', { name: en.developers.key.save }).click();
    await page.getByText(en.panelMenu.product.saved).waitFor();
    assert.equal(await own(), null);
    await assertAccessible();
  });

  test('several products at once, a photo, a translation and the preview', async () => {
    const { venue } = app;
    await openAt(venue, '/menu');
    const drinks = (await ownerMenu(venue)).length - 1;
    // Up to the photo no pointer is used.
    const { keyboard } = page;
    const press = async (target: Locator, key = 'Enter') => {
      await page.tabTo(target);
      await keyboard.press(key);
    };
    await press(page.getByRole('button', { name: /^İçecekler/ }));
    await press(page.getByLabel(en.panelMenu.list.chooseAll), 'Space');
    const pricing = page.getByRole('button', { name: en.panelMenu.selection.price });
    await press(pricing);
    const sheet = page.getByRole('dialog');
    await page.tabTo(sheet.getByLabel(en.panelMenu.price.percent));
    await keyboard.press('Escape');
    await pricing.and(page.locator(':focus')).waitFor();
    await keyboard.press('Enter');
    await press(sheet.getByRole('button', { name: '₺5.00' }), 'Space');
    await press(sheet.getByRole('button', { name: say('panelMenu.price.save', { count: 2 }) }));
    await page.getByText('Prices of 2 products changed').waitFor();
    // The bar of the chosen products is gone: what comes after it has the focus.
    await page.getByRole('list').locator(':focus').waitFor();
    const prices = async () =>
      (await ownerMenu(venue))[drinks].products.map(
        (product: { portions: { price: number }[] }) => product.portions[0]!.price,
      );
    assert.deepEqual(await prices(), [20, 50]);
    await press(page.getByRole('button', { name: en.app.undo }));
    await eventually(prices, [20, 45]);

    await page.getByRole('link', { name: 'Çay' }).click();
    const unknown = { name: 'tea.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
    await page.locator('input[type=file]').setInputFiles(unknown);
    await page.getByRole('button', { name: en.panelMenu.photo.use }).click();
    await page.getByText('This file cannot be used as a photo').waitFor();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: en.panelMenu.photo.choose }).click();
    const buffer = await samplePhoto(800, 600);
    await (await choosing).setFiles({ name: 'tea.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: en.panelMenu.photo.use }).click();
    await page.getByAltText('The photo').waitFor();
    await page.getByLabel('Çay in English').fill('Tea');
    await page.getByText(en.form.unsaved).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(en.panelMenu.product.saved).waitFor();
    const [tea] = (await ownerMenu(venue))[drinks].products;
    assert.deepEqual([tea.translations.en.name, tea.imageUrl.includes('/photos/')], ['Tea', true]);

    await openSection('Menu');
    await page.getByRole('link', { name: en.panelMenu.list.translations }).click();
    await page.getByLabel('Ayran in English').fill('Ayran drink');
    await page.keyboard.press('Tab');
    await page.getByText('Ayran translated').waitFor();
    await assertAccessible();
    // Who goes back has gone on, too.
    await page.getByRole('region', { name: 'Ayran' }).getByLabel('Bardak in English').fill('Glass');
    await page.goBack();
    const glasses = async () => (await ownerMenu(venue))[drinks].products.at(-1).portions[0].translations;
    await eventually(glasses, { en: { name: 'Glass' } });
    await page.getByRole('link', { name: en.panelMenu.list.preview }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.locator('article h3 [lang=en]', { hasText: 'Ayran drink' }).waitFor();
    // Guests see what an extra costs, and so does the owner.
    await page.getByText('(+₺').first().waitFor();
    await assertAccessible();
  });
});
