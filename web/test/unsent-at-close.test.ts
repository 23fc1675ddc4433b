import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { choosePin, registerDevice } from '../../server/test/harness/registered-device.ts';
import { soldBill } from '../../server/test/money/drawer-evening.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en } from './english.ts';
import { useRoofTables } from './roof-tables.ts';

const PIN = '8305';

describe('what a shared till has not sent when the day is closed elsewhere', IN_A_BROWSER, () => {
  const app = useApp();
  const tableIds = useRoofTables(app, ['Window']);
  const unsentActs = async () =>
    (await app.venue.owner.call('GET', `/venues/${app.venue.id}/day-reports/so-far`)).body.data.unsentActs;

  test('is named before the day is closed, and no more once the till has sent it', async () => {
    const { owner, waiter, id: venueId } = app.venue;
    await soldBill(app.venue, { kind: 'Cash' });
    const device = await registerDevice(app.sofra, owner, venueId, 'Till', 'Till 2');
    await choosePin(device, owner, { venueId, accountId: waiter.account.id, pin: PIN });
    const context = await app.newDevice({ as: 'nobody' });
    const [name, value] = device.cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(app.sofra.baseUrl);
    await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
    const till = await app.open(`/till/tables/${tableIds.get('Window')}`, { context });
    await till
      .getByRole('list', { name: en.device.who })
      .getByRole('button', { name: beginningWith(waiter.account.name) })
      .click();
    for (const digit of PIN) await till.getByRole('button', { name: digit, exact: true }).click();
    await till.getByRole('dialog').waitFor({ state: 'detached' });

    let isCut = true;
    await till.route('**/bills', (route) =>
      isCut && route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    const menu = till.getByRole('region', { name: en.till.menu.title });
    await menu.getByRole('button', { name: 'İçecekler' }).click();
    await menu.getByRole('button', { name: 'Çay' }).first().click();
    await till.getByRole('button', { name: /^Send/ }).first().click();
    await eventually(
      () => till.evaluate(`Object.keys(localStorage).some((key) => key.startsWith('sofra.acts.'))`),
      true,
    );
    await till.evaluate(`sessionStorage.setItem('minutesLater', '5')`);
    await till.reload();
    await eventually(async () => (await unsentActs()).map(({ count }: { count: number }) => count), [1]);

    const page = await app.open('/till', { as: 'owner', width: 360 });
    await page.getByRole('button', { name: en.till.room.cash, exact: true }).click();
    await page.getByRole('button', { name: en.day.parts.Close, exact: true }).click();
    const skip = page.getByRole('button', { name: en.day.skip, exact: true });
    const unsent = page.getByText(/^Till 2 has 1 action not yet sent/);
    await skip.click();
    await skip.or(unsent).waitFor();
    if (await skip.isVisible()) await skip.click();
    await unsent.waitFor();
    await page.visit('/panel/days/so-far');
    const listed = page.getByRole('region', { name: en.days.unsent.title });
    await listed.getByText('Till 2').waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);

    isCut = false;
    await till.evaluate(`dispatchEvent(new Event('online'))`);
    await eventually(unsentActs, []);
    await context.close();
  });
});
