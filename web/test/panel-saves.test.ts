import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { seeded } from '../../server/test/pricing/restaurant-baskets.ts';
import { ownerMenu } from '../../server/test/samples/owner-menu.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';
import { FAULTS, type Fault, type FaultyProxy, startFaultyProxy } from './faults/faulty-proxy.ts';

/** How many orders of faults the panel is saved with. */
const SEEDS = Number(process.env['FAULT_SEEDS'] ?? 5);

/** What the panel says when it takes a change for somebody else's. */
const TOLD_OF_OTHERS = /Someone else|changed this in the meantime|changed after you opened|Defne/;

describe('the panel on a bad line', IN_A_BROWSER, () => {
  const app = useApp();
  let proxy: FaultyProxy;
  let page: AppPage;

  beforeTests(async () => {
    if (app.sofra === undefined) return;
    proxy = await startFaultyProxy(app.sofra.baseUrl);
    page = await app.open(`${proxy.baseUrl}/app/${app.venue.id}/panel/menu/translations`, {
      as: 'owner',
      width: 1440,
      height: 900,
    });
  });
  after(() => proxy?.close());

  /** Decides what becomes of the writes of the page from now on. */
  const spoilWrites = (faultOf: () => Fault | null) =>
    proxy.setFaults(({ method, path }) =>
      method !== 'GET' && path.startsWith('/venue/v1/venues/') ? faultOf() : null,
    );

  const read = async (path: string) =>
    (await app.venue.owner.call('GET', `/venues/${app.venue.id}${path}`)).body.data;

  /** The English texts of the kebab: its name, its portions and its extras. */
  const kebabTexts = async () => {
    const [product] = (await ownerMenu(app.venue))[0].products;
    return [product, ...product.portions, ...product.extras].map(({ translations }) => translations.en?.name);
  };

  /** Types a translation and goes on to the next field. */
  async function translate(text: string, translated: string): Promise<void> {
    await page.getByRole('region', { name: 'Adana Kebap' }).getByLabel(`${text} in English`).fill(translated);
    await page.keyboard.press('Tab');
  }

  /** Waits until the menu has nothing on its way; what is not known is tried again. */
  async function menuIsSaved(): Promise<void> {
    await eventually(async () => {
      const again = page.getByRole('button', { name: en.panelMenu.changes.retry });
      if (await again.isVisible()) await again.click();
      return page.getByText(/^Saving /).count();
    }, 0);
  }

  const isToldOfOthers = async () => TOLD_OF_OTHERS.test((await page.locator('main').textContent()) ?? '');

  test('texts typed one after the other while each is on its way are all saved', async () => {
    spoilWrites(() => 'Slow');
    await translate('Adana Kebap', 'Adana');
    await translate('Tam', 'Whole');
    await translate('Bir buçuk', 'One and a half');
    await translate('Közlenmiş biber', 'Roast pepper');
    // It is looked for before the last one is typed: a busy machine may save before it looks.
    await Promise.all([page.getByText('Saving').waitFor(), translate('Tam', 'Full')]);
    await page.getByText('Adana Kebap translated').waitFor();
    await menuIsSaved();
    assert.deepEqual((await kebabTexts()).slice(0, 4), ['Adana', 'Full', 'One and a half', 'Roast pepper']);
    assert.equal(await isToldOfOthers(), false);
  });

  test('a text that is refused because somebody else was quicker stays in its field, and is saved over theirs', async () => {
    spoilWrites(() => null);
    const { id } = app.venue.menu.kebab;
    const typed = Promise.withResolvers<void>();
    // The owner of another device changes the product before the first text arrives.
    await page.route(
      '**/products',
      async (route) => {
        await typed.promise;
        const theirs = { description: 'Zırhta' };
        await app.venue.owner.call('PATCH', `/venues/${app.venue.id}/products/${id}`, theirs);
        await route.continue();
      },
      { times: 1 },
    );
    await translate('Ekmek', 'Bread');
    await translate('Tam', 'Complete');
    typed.resolve();
    const bar = page.getByRole('status').filter({ hasText: 'Not saved' });
    await bar.getByText('Defne').waitFor();
    const field = (text: string) =>
      page.getByRole('region', { name: 'Adana Kebap' }).getByLabel(`${text} in English`).inputValue();
    assert.deepEqual([await field('Ekmek'), await field('Tam')], ['Bread', 'Complete']);
    await eventually(async () => {
      await menuIsSaved();
      return (await kebabTexts()).filter((_, at) => at === 1 || at === 4);
    }, ['Complete', 'Bread']);
    const [product] = (await ownerMenu(app.venue))[0].products;
    assert.equal(product.description, 'Zırhta');
  });

  test('what is typed while a save is on its way stays, and is nobody else’s change', async () => {
    spoilWrites(() => 'Slow');
    await page.visit(`/panel/menu/products/${app.venue.menu.steak.id}`);
    const name = page.getByLabel(en.campaigns.fields.name, { exact: true }).first();
    await name.fill('Bonfile ızgara');
    const save = page.getByRole('button', { name: en.developers.key.save, exact: true });
    await save.click();
    await name.fill('Bonfile ızgara, 200 g');
    await save.click();
    await page.getByText(en.panelMenu.product.saved).waitFor();
    assert.equal((await ownerMenu(app.venue))[0].products[1].name, 'Bonfile ızgara, 200 g');

    await page.visit('/panel/settings');
    const late = page.getByLabel(/late/i).first();
    await late.fill('21');
    await save.click();
    await late.fill('22');
    await page.getByText(en.developers.permissions.saving).waitFor({ state: 'detached' });
    await save.click();
    await eventually(async () => (await read('/settings')).lateAfterMinutes, 22);
    assert.equal(await isToldOfOthers(), false);
  });

  test(`with faults at random, in ${SEEDS} orders, all is saved once and nobody else is told of`, async () => {
    const save = page.getByRole('button', { name: en.developers.key.save, exact: true });
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const random = seeded(seed);
      spoilWrites(() => (random() < 0.4 ? FAULTS[Math.floor(random() * FAULTS.length)]! : null));
      await page.visit('/panel/menu/translations');
      const texts = ['Adana Kebap', 'Tam', 'Bir buçuk', 'Közlenmiş biber', 'Ekmek'];
      const wanted = texts.map((text) => `${text} ${seed}`);
      for (const [at, text] of texts.entries()) await translate(text, wanted[at]!);
      // The settings are saved while texts are on their way.
      await page.visit('/panel/settings');
      await page
        .getByLabel(/late/i)
        .first()
        .fill(String(40 + seed));
      await eventually(async () => {
        if ((await save.and(page.locator(':enabled')).count()) > 0) await save.click();
        return (await read('/settings')).lateAfterMinutes;
      }, 40 + seed);
      assert.equal(await isToldOfOthers(), false, `settings, seed ${seed}`);
      await page.visit('/panel/menu/translations');
      await eventually(async () => {
        await menuIsSaved();
        return kebabTexts();
      }, wanted);
      assert.equal(await isToldOfOthers(), false, `texts, seed ${seed}`);
    }
    assert.ok(new Set(proxy.suffered.map(({ fault }) => fault)).size > 2, 'answers were lost');
  });

  test('who is at the bar of what is not saved stays there when the connection goes and comes', async () => {
    spoilWrites(() => null);
    await page.visit('/panel/settings');
    await page.getByLabel(/late/i).first().fill('33');
    const save = page
      .getByRole('region', { name: en.form.unsaved })
      .getByRole('button', { name: en.developers.key.save });
    await save.focus();
    await page.context().setOffline(true);
    await page.getByText('No connection').first().waitFor();
    await page.context().setOffline(false);
    await page.getByText('No connection').first().waitFor({ state: 'detached' });
    assert.equal(await save.and(page.locator(':focus')).count(), 1);
  });
});
