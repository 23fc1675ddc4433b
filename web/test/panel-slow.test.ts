import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { asOwner, ownerMenu } from '../../server/test/samples/owner-menu.ts';
import { samplePhoto } from '../../server/test/samples/sample-photo.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';

describe('the panel whose answers come late', IN_A_BROWSER, () => {
  const app = useApp();
  let page: AppPage;
  let sheet: ReturnType<AppPage['getByRole']>;
  beforeTests(async () => {
    if (app.sofra === undefined) return;
    page = await app.open('/panel', { as: 'owner', width: 1440, height: 900 });
    sheet = page.getByRole('dialog');
  });

  /** What the owner reads at a path below the venue. */
  const read = async (path: string) => (await asOwner(app.venue, 'GET', path)).body.data;
  const changeCategory = (name: string) =>
    page.getByRole('button', { name: say('panelMenu.list.editCategory', { name }) }).click();

  /** Holds back the calls of a method to an address, until they are let go. */
  async function holdBack(method: string, address: string): Promise<() => void> {
    const held = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      if (route.request().method() !== method) return route.fallback();
      await held.promise;
      await route.continue();
    });
    return held.resolve;
  }

  test('a campaign that is being saved takes nothing that would go with its page, and keeps what is typed into it opened again', async () => {
    await asOwner(app.venue, 'POST', '/campaigns', {
      ...{ kind: 'BillDiscount', name: 'Pazartesi', minimum: 100, reduction: { percent: 5 } },
    });
    await page.visit('/panel/campaigns');
    await page.getByRole('link', { name: /Pazartesi/ }).click();
    const letGo = await holdBack('PATCH', '**/campaigns/*');
    const name = page.getByLabel(en.campaigns.fields.name, { exact: true });
    await name.fill('Salı');
    const save = page.getByRole('button', { name: en.developers.key.save, exact: true });
    await save.click();
    await page.getByText(en.developers.permissions.saving).waitFor();
    await name.focus();
    await page.keyboard.type('!');
    assert.equal(await name.inputValue(), 'Salı');
    const toList = page.getByRole('link', { name: en.campaigns.toList });
    await toList.click();
    await page.getByRole('link', { name: /Pazartesi/ }).click();
    await name.fill('Pazar');
    letGo();
    await page.getByRole('heading', { name: 'Salı', level: 1 }).waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    await toList.click();
    await page.getByRole('link', { name: /Salı/ }).click();
    assert.equal(await name.inputValue(), 'Pazar');
    await save.click();
    await page.getByRole('link', { name: /Pazar/ }).waitFor();
  });

  test('who closes a sheet while it is saved, opens it again and types on is told of nobody else', async () => {
    const [{ id, name }] = await read('/tables');
    await page.visit('/panel/room');
    const letGo = await holdBack('PATCH', `**/areas/${id}`);
    const rename = page.getByRole('button', { name: `Rename ${name}` });
    await rename.click();
    await sheet.getByLabel(en.room.areaName).fill('Avlu');
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await rename.click();
    await sheet.getByLabel(en.room.areaName).fill('Avlu 2');
    letGo();
    await page.getByRole('region', { name: 'Avlu', includeHidden: true }).waitFor();
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await page.getByRole('region', { name: 'Avlu 2' }).waitFor();
  });

  test('what is stored of a save before its answer comes is told as nobody else’s', async () => {
    const [{ id, name }] = await read('/tables');
    await page.visit('/panel/room');
    const held = Promise.withResolvers<void>();
    await page.route(`**/areas/${id}`, async (route) => {
      const response = await route.fetch();
      await held.promise;
      await route.fulfill({ response });
    });
    let isAskedWho = false;
    page.on('request', (request) => {
      isAskedWho ||= request.url().includes('/setup-history');
    });
    await page.getByRole('button', { name: `Rename ${name}` }).click();
    // It is stored without the space.
    await sheet.getByLabel(en.room.areaName).fill('Teras ');
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await page.getByRole('region', { name: 'Teras', includeHidden: true }).waitFor();
    await page.evaluate('new Promise(requestAnimationFrame)');
    assert.equal(isAskedWho, false);
    held.resolve();
    await sheet.waitFor({ state: 'detached' });
  });

  test('a list that is saved while another change of it is on its way undoes nothing of that', async () => {
    await page.visit('/panel/money');
    const card = page.getByRole('region', { name: en.activity.properties.paymentMethods });
    const letGo = await holdBack('PATCH', '**/settings');
    await card.getByRole('button', { name: say('money.methods.addCard', { brand: 'Multinet' }) }).click();
    await card.getByRole('button', { name: beginningWith(en.pay.kinds.Online) }).click();
    await sheet.getByRole('switch', { name: en.money.methods.fields.isActive }).click();
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    letGo();
    await sheet.waitFor({ state: 'detached' });
    const { paymentMethods } = await read('/settings');
    const stored = paymentMethods.map(({ name, isActive }: { name: string; isActive: boolean }) => [
      name,
      isActive,
    ]);
    assert.deepEqual(stored.slice(3, 4).concat(stored.slice(6)), [
      ['Online', false],
      ['Multinet', true],
    ]);
  });

  test('a product or a category is not saved without the photo that is still being sent', async () => {
    const categoryId = app.venue.menu.category.id;
    const letGo = await holdBack('POST', '**/photos');
    const buffer = await samplePhoto(200, 150);
    const choosePhoto = async () => {
      const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
      await page.locator('input[type=file]').setInputFiles(photo);
      await page.getByRole('button', { name: en.panelMenu.photo.whole }).click();
      await page.getByLabel(en.panelMenu.photo.sending).waitFor();
    };
    await page.visit(`/panel/menu/new/${categoryId}`);
    await page.getByLabel(en.campaigns.fields.name, { exact: true }).first().fill('Künefe');
    await page.getByLabel(en.panelMenu.columnKinds.Price).fill('180');
    await choosePhoto();
    const add = page.getByRole('button', { name: en.panelMenu.product.add });
    assert.ok(await add.isDisabled());
    await page.getByRole('status').filter({ hasText: en.panelMenu.photo.sending }).waitFor();
    letGo();
    await page.getByAltText('The photo').waitFor();
    await add.click();
    await page.waitForURL('**/menu/products/*');
    const [{ products }] = await ownerMenu(app.venue);
    assert.match(products.at(-1).imageUrl, /\/photos\//);

    await page.visit('/panel/menu');
    const letGoAgain = await holdBack('POST', '**/photos');
    await changeCategory('İçecekler');
    await choosePhoto();
    const save = page.getByRole('dialog').getByRole('button', { name: en.developers.key.save });
    assert.ok(await save.isDisabled());
    letGoAgain();
    await save.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.match((await ownerMenu(app.venue)).at(-1).imageUrl, /\/photos\//);
  });

  test('who goes on before a new product is answered is not led back to it', async () => {
    await page.visit(`/panel/menu/new/${app.venue.menu.category.id}`);
    await page.getByLabel(en.campaigns.fields.name, { exact: true }).first().fill('Beyti');
    await page.getByLabel(en.panelMenu.columnKinds.Price).fill('300');
    const letAdd = await holdBack('POST', '**/products');
    await page.getByRole('button', { name: en.panelMenu.product.add }).click();
    await page.visit('/panel/menu');
    letAdd();
    await page.getByRole('link', { name: 'Beyti' }).waitFor();
    assert.match(page.url(), /\/panel\/menu$/);
  });

  test('what is taken back at a product is told as nobody else’s', async () => {
    await page.visit(`/panel/menu/products/${app.venue.menu.kebab.id}`);
    const description = page.getByLabel(en.panelImport.printed.kinds.Description).first();
    const before = await description.inputValue();
    await description.fill('Zırhta çekilmiş');
    await page.getByRole('button', { name: en.developers.key.save, exact: true }).click();
    await page.getByText(en.panelMenu.product.saved).waitFor();
    const held = Promise.withResolvers<void>();
    await page.route('**/products', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      const response = await route.fetch();
      await held.promise;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: en.app.undo }).click();
    await eventually(() => description.inputValue(), before);
    held.resolve();
    await page.getByText(/^Saving /).waitFor({ state: 'detached' });
    assert.equal(await page.getByRole('alert').count(), 0);
  });

  test('the answer to a removal closes no sheet that was opened since', async () => {
    await asOwner(app.venue, 'POST', '/categories', { name: 'Çorbalar' });
    await page.visit('/panel/menu');
    const letRemove = await holdBack('DELETE', '**/categories/*');
    await changeCategory('Çorbalar');
    await sheet.getByRole('button', { name: en.panelMenu.category.remove }).click();
    await sheet.getByRole('button', { name: beginningWith(en.campaigns.removeThis) }).click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await changeCategory('İçecekler');
    const description = sheet.getByLabel(en.panelImport.printed.kinds.Description);
    await description.fill('Soğuk ve sıcak');
    letRemove();
    await page.getByText('Çorbalar removed').waitFor();
    assert.equal(await description.inputValue(), 'Soğuk ve sıcak');
  });

  test('what is being removed cannot be kept any more', async () => {
    const area = await asOwner(app.venue, 'POST', '/areas', { name: 'Çardak' });
    assert.equal(area.status, 201, area.text);
    await page.visit('/panel/room');
    const letArea = await holdBack('DELETE', '**/areas/*');
    await page.getByRole('button', { name: say('campaigns.remove', { name: 'Çardak' }) }).click();
    await sheet.getByRole('button', { name: en.campaigns.removeThis, exact: true }).click();
    await sheet.getByRole('button', { name: en.app.cancel, disabled: true }).waitFor();
    letArea();
    await sheet.waitFor({ state: 'detached' });

    await page.visit('/panel/menu');
    const letProduct = await holdBack('DELETE', '**/products/*');
    await page.getByLabel(say('panelMenu.list.choose', { name: 'Baklava' })).check();
    await page.getByRole('button', { name: en.campaigns.removeThis, exact: true }).click();
    await sheet.getByRole('button', { name: say('panelMenu.remove.remove', { count: 1 }) }).click();
    await sheet.getByRole('button', { name: en.panelMenu.remove.keep, disabled: true }).waitFor();
    letProduct();
    await page.getByText('Baklava removed').waitFor();
  });

  test('what a basket cost before its last change looks old until the price of it is there', async () => {
    await page.visit('/panel/campaigns/new');
    const aside = page.getByRole('complementary');
    await aside.getByLabel('Choose a dish').selectOption({ label: 'Çay' });
    await aside.getByRole('button', { name: en.campaigns.addToBasket }).click();
    await aside.getByRole('row', { name: 'Total ₺20.00', exact: true }).waitFor();
    const letGo = await holdBack('POST', '**/dry-run');
    await aside.getByRole('button', { name: en.campaigns.addToBasket }).click();
    const old = aside.locator('[aria-busy="true"]');
    await old.getByRole('row', { name: 'Total ₺20.00', exact: true }).waitFor();
    letGo();
    await aside.getByRole('row', { name: 'Total ₺40.00', exact: true }).waitFor();
    await old.waitFor({ state: 'detached' });
  });

  test('who leaves a new campaign before its answer begins the next one with an empty form', async () => {
    await page.visit('/panel/campaigns');
    await page.getByRole('button', { name: en.campaigns.add }).click();
    await page.getByRole('button', { name: en.campaigns.kinds.BillDiscount }).click();
    const name = page.getByLabel(en.campaigns.fields.name, { exact: true });
    await name.fill('Çarşamba');
    await page.getByLabel(en.campaigns.by.percent).last().fill('10');
    const letGo = await holdBack('POST', '**/campaigns');
    await page.getByRole('button', { name: en.developers.key.save, exact: true }).click();
    await page.getByText(en.developers.permissions.saving).waitFor();
    await page.getByRole('link', { name: en.campaigns.toList }).click();
    letGo();
    await page.getByRole('link', { name: /Çarşamba/ }).waitFor();
    await page.getByRole('button', { name: en.campaigns.add }).click();
    assert.equal(await name.inputValue(), '');
  });

  test('a key that is being made takes nothing that would go with its sheet', async () => {
    await page.visit('/panel/developers');
    await page.getByRole('button', { name: en.developers.keys.add }).click();
    await sheet.getByLabel(en.campaigns.fields.name).fill('Website');
    const letGo = await holdBack('POST', '**/keys');
    await sheet.getByRole('button', { name: en.developers.newKey.make }).click();
    await sheet.locator('form[inert]').waitFor({ state: 'attached' });
    letGo();
    await page.getByRole('heading', { name: 'Website', level: 1 }).waitFor();
  });

  test('a search of calls says that it is under way', async () => {
    await page.visit('/panel/developers');
    await page.getByRole('textbox', { name: en.developers.calls.traceId }).fill('0'.repeat(31) + '1');
    // The second time, what was found stays meanwhile.
    for (const _ of ['first', 'again']) {
      const letGo = await holdBack('GET', '**/requests?*');
      await page.getByRole('button', { name: en.developers.calls.search, exact: true }).click();
      await page.getByRole('status', { name: 'Loading' }).waitFor();
      letGo();
      await page.getByText(en.developers.find.none).waitFor();
      await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
    }
  });

  test('a download without a connection says at once that it failed', async (t) => {
    t.after(() => page.context().setOffline(false));
    await page.visit('/panel/menu');
    await page.getByRole('button', { name: en.panelMenu.export.button }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('No connection').first().waitFor();
    await page.getByRole('button', { name: en.panelMenu.export.button }).click();
    await page.getByRole('alert').filter({ hasText: en.panelMenu.export.failed }).waitFor();
  });
});
