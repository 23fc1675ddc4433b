import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { registerDevice } from '../../server/test/harness/registered-device.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';

describe('the owner sets up drawers, and from which share reductions are reported', IN_A_BROWSER, () => {
  const app = useApp();

  /** What the owner reads in the settings. */
  async function settings() {
    const { owner, id } = app.venue;
    return (await owner.call('GET', `/venues/${id}/settings`)).body.data;
  }

  test('a drawer of a till beside the one of all, changed and removed again', async () => {
    const { owner, id } = app.venue;
    const till = await registerDevice(app.sofra, owner, id, 'Till', 'Bar till');
    await registerDevice(app.sofra, owner, id, 'Board', 'Kitchen screen');
    const page = await app.open('/panel/money', { as: 'owner' });
    const card = page.getByRole('region', { name: en.drawers.title });
    const only = { code: 'main', name: en.drawers.usual, printerId: null, deviceId: null };
    await card.getByRole('button', { name: `${en.drawers.usual} ${en.drawers.otherDevices}` }).waitFor();
    await card.getByRole('button', { name: en.drawers.add }).click();
    const sheet = page.getByRole('dialog');
    const save = sheet.getByRole('button', { name: en.form.save });
    await save.click();
    await sheet.getByText(en.drawers.faults.nameMissing).waitFor();
    const name = sheet.getByLabel(en.drawers.fields.name, { exact: true });
    await name.fill(en.drawers.usual);
    await sheet.getByText(en.drawers.faults.nameTaken).waitFor();
    await name.fill('Bar');
    const device = sheet.getByLabel(en.drawers.fields.deviceId);
    assert.deepEqual(await device.locator('option').allTextContents(), [en.drawers.noDevice, 'Bar till']);
    await device.selectOption({ label: 'Bar till' });
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await save.click();
    await sheet.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: beginningWith('Bar Bar till') }).waitFor();
    const bar = { code: 'bar', name: 'Bar', printerId: null, deviceId: till.id };
    assert.deepEqual((await settings()).drawers, [only, bar]);

    // A device has one drawer.
    await card.getByRole('button', { name: beginningWith(en.drawers.usual) }).click();
    assert.deepEqual(await device.locator('option').allTextContents(), [en.drawers.noDevice]);
    await name.fill('Salon');
    await save.click();
    await sheet.waitFor({ state: 'detached' });
    assert.deepEqual((await settings()).drawers, [{ ...only, name: 'Salon' }, bar]);

    await owner.call('DELETE', `/venues/${id}/devices/${till.id}`);
    await page.reload();
    await card.getByRole('button', { name: beginningWith(`Bar ${en.drawers.goneDevice}`) }).click();
    await sheet.getByRole('button', { name: en.drawers.removeThis }).click();
    await sheet.getByText(en.drawers.removeText).waitFor();
    await page
      .getByRole('dialog', { name: say('drawers.remove', { name: 'Bar' }) })
      .getByRole('button', { name: en.drawers.removeAnswer })
      .click();
    await sheet.waitFor({ state: 'detached' });
    assert.deepEqual((await settings()).drawers, [{ ...only, name: 'Salon' }]);
    await card.getByRole('button', { name: beginningWith('Salon') }).click();
    await name.waitFor();
    assert.equal(await sheet.getByRole('button', { name: en.drawers.removeThis }).count(), 0);
    await page.close();
  });

  test('a whole percentage from which reductions are reported; empty switches it off', async () => {
    const page = await app.open('/panel/money', { as: 'owner' });
    const percent = page.getByLabel(en.money.fields.reductionsNotice);
    assert.equal(await percent.inputValue(), '10');
    const save = page.getByRole('button', { name: en.form.save, exact: true });
    await percent.fill('7,5');
    await save.click();
    await page.getByText(en.money.faults.percentWrong).waitFor();
    await percent.fill('15');
    await save.click();
    await eventually(async () => (await settings()).reductionsNoticePercent, 15);
    await percent.fill('');
    await save.click();
    await eventually(async () => (await settings()).reductionsNoticePercent, null);
    await page.close();
  });
});
