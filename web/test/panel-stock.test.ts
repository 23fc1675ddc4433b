import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { ownerMenu } from '../../server/test/samples/owner-menu.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

describe('the stock of a product, and the menu as a sheet', IN_A_BROWSER, () => {
  const app = useApp();

  test('a delivery whose answer is lost is added once, and a count that is too old is refused until it is looked at', async () => {
    const { baklava } = app.venue.menu;
    const left = async (): Promise<number> => {
      const { body } = await app.venue.waiter.call('GET', `/venues/${app.venue.id}/stock`);
      return body.data.find(({ productId }: { productId: string }) => productId === baklava.id).quantity;
    };
    const before = await left();
    const page = await app.open(`/panel/menu/products/${baklava.id}`, { as: 'owner', width: 1440 });
    const part = (label: string) => page.locator('label', { hasText: label }).locator('..');
    const set = (label: string) => part(label).getByRole('button', { name: en.panelMenu.stock.set });
    let lost = 0;
    let beforeCount = async () => {};
    await page.route('**/stock', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      if (lost === 0) {
        lost += 1;
        await route.fetch();
        return route.abort();
      }
      await beforeCount();
      return route.continue();
    });
    await page.getByLabel(en.developers.events.states.Delivered).fill('10');
    await set('Delivered').click();
    // The field is empty once the service has answered.
    await eventually(() => page.getByLabel(en.developers.events.states.Delivered).inputValue(), '');
    await page.getByText(`${before + 10} left`).waitFor();
    assert.deepEqual([lost, await left()], [1, before + 10]);

    await page.getByLabel(en.panelMenu.stock.quantity).fill('8');
    // A sale while the count is on its way: whatever the page hears of it, the count is too old.
    beforeCount = async () => {
      beforeCount = async () => {};
      await openBill(app.venue, { lines: [lineOf(baklava)] });
    };
    await set('Counted now').click();
    await page.getByRole('alert').filter({ hasText: 'changed' }).waitFor();
    await page.getByText(`${before + 9} left`).waitFor();
    await eventually(left, before + 9);
    await set('Counted now').click();
    await eventually(left, 8);
  });

  test('the menu is exported and imported again: nothing changes; what is changed in the sheet is shown, saved and taken back', async () => {
    const { venue } = app;
    const page = await app.open('/panel/menu', { as: 'owner', width: 1440 });
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: en.panelMenu.export.button }).click();
    const sheet = await readFile((await (await downloading).path())!, 'utf8');
    const before = await ownerMenu(venue);
    const importFile = async (text: string) => {
      await page.getByLabel(en.panelImport.source.file).setInputFiles({
        ...{ name: 'menu.csv', mimeType: 'text/csv' },
        buffer: Buffer.from(text),
      });
      await page.getByRole('button', { name: en.panelImport.foot.Replace }).click();
      await page.getByRole('button', { name: en.panelImport.foot.compare }).click();
    };
    await page.getByRole('link', { name: en.panelMenu.list.import }).click();
    await importFile(sheet);
    await page.getByText(en.panelImport.preview.nothing).waitFor();

    // One price more, and one product less.
    const tea = sheet.split('\r\n').find((line) => line.includes(';Çay;'))!;
    const ayran = sheet.split('\r\n').find((line) => line.includes(';Ayran;'))!;
    const changed = sheet.replace(tea, tea.replace(/;20;/, ';22,50;')).replace(`${ayran}\r\n`, '');
    await page.getByRole('button', { name: en.panelImport.source.again }).click();
    await importFile(changed);
    await page.getByText('0 added, 1 changed, 1 removed').waitFor();
    await page.getByText('₺20.00 → ₺22.50').waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
    assert.deepEqual(await ownerMenu(venue), before);
    await page.getByRole('button', { name: en.panelImport.foot.save }).click();
    await page.getByText(say('panelImport.done.removed', { count: '1' })).waitFor();
    const drinks = async () => (await ownerMenu(venue)).at(-1).products;
    assert.deepEqual(
      (await drinks()).map(({ name, portions }: { name: string; portions: { price: number }[] }) => [
        name,
        portions[0]!.price,
      ]),
      [['Çay', 22.5]],
    );
    await page.getByRole('button', { name: en.app.undo }).click();
    await eventually(async () => (await drinks()).length, 2);
    const id = (await drinks())[0].id;
    await venue.owner.call('PATCH', `/venues/${venue.id}/products/${id}`, {
      portions: before.at(-1).products[0].portions,
    });
  });

  test('the text of a printed menu is read line by line: a doubt is settled at its line, and a product of it is copied', async () => {
    const { venue } = app;
    const page = await app.open('/panel/menu/import', { as: 'owner', width: 1440 });
    const menu = [
      'KEBAPLAR',
      '',
      'Adana Kebap ....... 280 TL',
      'zırhta çekilmiş',
      'Beyti Yarım 150 / Tam 290,50',
    ];
    const field = page.getByLabel(en.panelImport.source.paste);
    await field.fill([...menu, '', 'Tatlılar', 'Sütlaç 2 90'].join('\n'));
    await page.getByText(say('panelImport.printed.doubtCount', { count: 2 })).waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.getByLabel('Line 8', { exact: true }).fill('Sütlaç ... 90 TL');
    await page.getByText(say('panelImport.printed.doubtCount', { count: 1 })).waitFor();
    await page.getByLabel('Type of line 7').selectOption('Category');
    await page.getByText(say('panelImport.printed.doubtCount', { count: 0 })).waitFor();
    await page.getByRole('button', { name: en.panelImport.printed.take }).click();
    await page.getByRole('button', { name: en.panelImport.foot.compare }).click();
    await page.getByText('Products: 3 added').waitFor();
    await page.getByRole('button', { name: en.panelImport.foot.save }).click();
    await page.getByText('3 products added, 2 categories created.').waitFor();
    const [kebaps, sweets] = (await ownerMenu(venue)).slice(-2);
    assert.deepEqual(
      kebaps.products.map(
        ({
          name,
          description,
          portions,
        }: Record<'name' | 'description', string> & { portions: { name: string; price: number }[] }) => [
          ...[name, description],
          ...portions.map((portion) => `${portion.name} ${portion.price}`),
        ],
      ),
      [
        ['Adana Kebap', 'zırhta çekilmiş', 'Porsiyon 280'],
        ['Beyti', null, 'Yarım 150', 'Tam 290.5'],
      ],
    );
    assert.deepEqual([sweets.name, sweets.products[0].portions[0].price], ['Tatlılar', 90]);

    await page.getByRole('link', { name: en.panelImport.done.toMenu }).click();
    await page.getByRole('button', { name: /^KEBAPLAR/ }).click();
    await page.getByRole('link', { name: 'Beyti' }).click();
    await page.getByRole('link', { name: en.panelMenu.product.copy }).click();
    await page.getByRole('heading', { name: say('panelMenu.product.newCopy', { name: 'Beyti' }) }).waitFor();
    assert.equal(
      await page.getByLabel(en.campaigns.fields.name, { exact: true }).first().inputValue(),
      'Beyti (copy)',
    );
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.getByRole('button', { name: en.panelMenu.product.add }).click();
    // What guests see has that heading before it is saved, too.
    await page.waitForURL('**/menu/products/*');
    const copied = (await ownerMenu(venue)).at(-2).products;
    const withoutIds = (parts: { id: string }[]) => parts.map(({ id: _, ...rest }) => rest);
    assert.deepEqual(withoutIds(copied[2].portions), withoutIds(copied[1].portions));
    assert.notEqual(copied[2].portions[0].id, copied[1].portions[0].id);
  });
});
