import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AppPage, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';
import { rowsOf, workbookFile } from './samples/workbook-file.ts';

describe('the import of the lists of others', IN_A_BROWSER, () => {
  const app = useApp();

  test('a file that is not read says what it is; of a workbook another sheet is chosen; what the venue lacks is added with one tap', async () => {
    const { venue } = app;
    const page = await app.open('/panel/menu/import', { as: 'owner', width: 1440 });
    await choose(page, 'menu.xls', Buffer.from('<html><table><tr><td>Çay</td></tr></table>'));
    await page.getByText(en.panelImport.source.unread.webPage).waitFor();
    await choose(page, 'menu.xlsx', Buffer.from(''));
    await page.getByText(en.panelImport.source.unread.empty).waitFor();

    const head = ['ID', 'Kategori', 'Ürün', 'Ürün (NL)', 'Fiyat', 'KDV'];
    const sheets = {
      Eski: rowsOf([head, [1, 'Kebaplar', 'Eski', '', 5, 10]]),
      Yeni: rowsOf([
        ['Lokanta Deniz, İzmir'],
        head,
        [1, 'Kebaplar', 'Adana', 'Adanakebab', 320, 10],
        [2, '', 'Urfa', 'Urfakebab', 310, 10],
        [3, 'Şaraplar', 'Kırmızı', 'Rood', 400, 20],
      ]),
    };
    await choose(page, 'menu.xlsx', Buffer.from(workbookFile({ sheets })));
    await page
      .getByRole('cell', { name: 'Eski', exact: true })
      .or(page.getByLabel(say('panelImport.rows.cell', { row: '2', column: '3' })))
      .first()
      .waitFor();
    await page.getByLabel(en.panelImport.source.sheet).selectOption('Yeni');
    await page.getByText(say('panelImport.columns.above', { count: 1 })).waitFor();
    await page.getByText('Column 1: these IDs are from another system.').waitFor();
    await page.getByText('3 rows, 3 with errors').waitFor();

    // The reason stands at its cell, and the row is one line high.
    const field = page.getByLabel(say('panelImport.rows.cell', { row: '3', column: '6' }));
    await page.getByRole('button', { name: say('panelImport.rows.showFault', { row: '3' }) }).click();
    assert.equal(await field.evaluate((input) => input === document.activeElement), true);
    const reason = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
    assert.equal(await reason.textContent(), 'No VAT class of the venue has this rate or this name.');
    const [cell, text] = await Promise.all([field.boundingBox(), reason.boundingBox()]);
    assert.ok(text!.x >= cell!.x + cell!.width && text!.x - cell!.x - cell!.width < 24, 'beside it');
    const row = await page.getByRole('row', { name: /^3 / }).boundingBox();
    assert.ok(row!.height < 2 * cell!.height, `${row!.height}`);
    assert.deepEqual(await page.faultsOfAccess(), []);

    await page.getByRole('button', { name: en.panelImport.columns.makeVat }).click();
    await page.getByText('3 rows, none with errors').waitFor();
    await page.getByRole('button', { name: say('money.methods.addCard', { brand: 'Nederlands' }) }).click();
    await page.getByText('Column 4 is in').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: en.panelImport.foot.compare }).click();
    await page.getByRole('button', { name: en.panelImport.foot.save }).click();
    await page.getByText('3 products added').waitFor();

    const { body } = await venue.owner.call('GET', `/venues/${venue.id}/settings`);
    assert.deepEqual(
      body.data.vatClasses.map(({ name, rates }: { name: string; rates: { percent: number }[] }) => [
        name,
        rates[0]!.percent,
      ]),
      [
        ['VAT 10%', 10],
        ['VAT 20%', 20],
      ],
    );
    const menu = (await venue.owner.call('GET', `/venues/${venue.id}/categories`)).body.data;
    const added = menu.flatMap((category: Added & { products: Added[] }) =>
      category.products
        .filter(({ translations }) => translations['nl'] !== undefined)
        .map(({ name, translations, acceptsMealCard }) =>
          [category.name, name, translations['nl']!.name, acceptsMealCard ?? category.acceptsMealCard].join(
            ' ',
          ),
        ),
    );
    // Meal cards pay for the products of new categories as for those that the menu has.
    assert.deepEqual(added, [
      'Kebaplar Adana Adanakebab true',
      'Kebaplar Urfa Urfakebab true',
      'Şaraplar Kırmızı Rood true',
    ]);
  });
});

interface Added {
  name: string;
  acceptsMealCard: boolean | null;
  translations: Record<string, { name: string }>;
}

async function choose(page: AppPage, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/octet-stream';
  await page.getByLabel(en.panelImport.source.file).setInputFiles({ name, mimeType, buffer });
}
