import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { freshKey } from '../../server/test/harness/staff.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { bookingSettings } from '../../server/test/samples/sample-venue.ts';
import { timeAt } from '../src/time/venue-time.ts';
import { type AppFixture, type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

/** Tomorrow at the venue, and eight in the evening then: the hour of the test run must not matter. */
const TOMORROW = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);
const EVENING = `${TOMORROW}T17:00:00.000Z`;

/** A guest books by the public API. */
async function bookByApi(
  { sofra, venue }: AppFixture,
  name: string,
  startsAt = EVENING,
  guests = 2,
): Promise<{ id: string; code: string }> {
  const answer = await sofra.call('POST', `/public/v1/venues/${venue.id}/reservations`, {
    key: venue.key.text,
    headers: { 'idempotency-key': freshKey() },
    body: { startsAt, guests, customer: { name, phone: `0532 ${String(Math.random()).slice(2, 9)}` } },
  });
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data;
}

describe('the screen of reservations', IN_A_BROWSER, () => {
  const app = useApp(
    {},
    {
      workingHours: everyDay('00:00', '00:00'),
      reservations: bookingSettings({ confirmsAutomatically: false }),
    },
  );

  /** All tests share it. Each leaves it with nothing open. Its device is on the clock of another country. */
  let page: AppPage;
  beforeTests(async () => {
    if (app.sofra !== undefined)
      page = await app.open(`/host?date=${TOMORROW}`, { timeZone: 'America/New_York' });
  });

  const listed = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  /** What is open on top of the screen. */
  const sheet = () => page.getByRole('dialog');
  const choice = (group: string, name: string | RegExp) =>
    sheet().getByRole('group', { name: group }).getByRole('button', { name, exact: true });

  async function closeSheet(): Promise<void> {
    await sheet().getByRole('button', { name: en.app.close }).first().click();
    await sheet().waitFor({ state: 'detached' });
  }

  async function statusOf(id: string): Promise<string> {
    const { body } = await app.venue.waiter.call('GET', `/venues/${app.venue.id}/reservations/${id}`);
    return body.data.status;
  }

  test('a request appears by itself and is accepted with one tap', async () => {
    await page.getByText(en.host.list.empty).waitFor();
    const { id } = await bookByApi(app, 'Ayşe Yılmaz');
    const card = listed('Ayşe Yılmaz');
    await card.getByRole('button', { name: en.host.requests.accept }).waitFor();
    await page.restartTapCount();
    await card.getByRole('button', { name: en.host.requests.accept }).click();
    await card.getByText(en.host.status.Confirmed).waitFor();
    assert.equal(await page.taps(), 1);
    await eventually(() => statusOf(id), 'Confirmed');
  });

  test('a request calls with its sound and a line that leads to it, and the number falls when it is answered', async () => {
    const bell = page.getByRole('button', { name: /needs? attention/ });
    await page.getByRole('button', { name: en.app.calls.none }).waitFor();
    await page.evaluate(`(() => {
      const make = AudioContext.prototype.createOscillator;
      globalThis.tones = 0;
      AudioContext.prototype.createOscillator = function () {
        globalThis.tones += 1;
        return make.call(this);
      };
    })()`);
    const { id } = await bookByApi(app, 'Sevgi Arslan');
    const line = page
      .getByRole('status')
      .getByRole('link', { name: /^Sevgi Arslan · Table request · 20:00 · 2/ });
    await line.waitFor();
    await eventually(() => page.evaluate('globalThis.tones'), 2);
    await line.click();
    await sheet().getByText('Sevgi Arslan').first().waitFor();
    await closeSheet();
    await page.visit(`/host?date=${TOMORROW}`);
    await page.getByRole('button', { name: say('app.calls.open', { count: 1 }) }).waitFor();
    await bell.click();
    await sheet()
      .getByRole('link', { name: /^Sevgi Arslan ?Table request/ })
      .waitFor();
    // What needs attention is not told twice.
    assert.equal(
      await sheet()
        .getByRole('link', { name: /Sevgi Arslan/ })
        .count(),
      1,
    );
    await sheet().getByText(en.app.calls.choice).click();
    await sheet().getByRole('button', { name: en.app.calls.kinds.Waits }).waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
    await closeSheet();
    await app.venue.waiter.call('POST', `/venues/${app.venue.id}/reservations/${id}/decline`, {});
    await page.getByRole('button', { name: en.app.calls.none }).waitFor();
    await bell.click();
    await sheet().getByText(en.app.calls.none).waitFor();
    assert.equal(await sheet().getByRole('region', { name: en.host.acts.history }).count(), 0);
    await closeSheet();
  });

  test('a request is declined with a reason, after one question', async () => {
    const { id } = await bookByApi(app, 'Mehmet Öztürk');
    const card = listed('Mehmet Öztürk');
    await card.getByRole('button', { name: en.host.requests.decline }).click();
    await sheet().getByRole('textbox').fill('a'.repeat(300));
    assert.equal((await sheet().getByRole('textbox').inputValue()).length, 250);
    await sheet().getByRole('button', { name: en.host.reason.usual.full }).click();
    await sheet().getByRole('button', { name: en.host.requests.decline }).click();
    await card.getByRole('button', { name: en.host.requests.accept }).waitFor({ state: 'detached' });
    await eventually(() => statusOf(id), 'Declined');
    await sheet().waitFor({ state: 'detached' });
  });

  test('what is missing in a booking is said at its field, and nothing typed is lost', async () => {
    await page.getByRole('button', { name: en.host.newBooking }).click();
    const note = sheet().getByLabel(en.host.booking.note);
    await note.fill('a'.repeat(300));
    assert.equal((await note.inputValue()).length, 250);
    await note.fill('Bebek sandalyesi');
    await sheet().getByLabel(en.host.chooseDate, { exact: true }).fill('');
    await sheet().getByRole('button', { name: en.host.booking.save }).click();
    for (const missing of ['Enter a name', 'Choose a date', 'Choose a time'])
      await sheet().getByText(missing).waitFor();
    assert.equal(await note.inputValue(), 'Bebek sandalyesi');
    await page.keyboard.press('Escape');
    await sheet().getByRole('button', { name: en.app.typed.discard }).click();
    await sheet().waitFor({ state: 'detached' });
  });

  test('a booking for which seats lack waits, and says how full it would be: on its card, in the bell, in its history, which is on the clock of the venue', async () => {
    const { owner, id } = app.venue;
    const { data } = (await owner.call('GET', `/venues/${id}/tables`)).body;
    const tables: { id: string }[] = data.flatMap((area: { tables: { id: string }[] }) => area.tables);
    for (const table of tables)
      await owner.call('PATCH', `/venues/${id}/tables/${table.id}`, { capacity: 10 });
    const confirming = { confirmsAutomatically: true, seatSharePercent: 100 };
    await owner.call('PATCH', `/venues/${id}/settings`, { reservations: confirming });
    const seats = 10 * tables.length;
    const morning = `${TOMORROW}T07:00:00.000Z`;
    const first = { startsAt: morning, guests: seats - 10, customer: { name: 'Dernek' } };
    const headers = { 'idempotency-key': freshKey() };
    await app.venue.waiter.call('POST', `/venues/${id}/reservations`, first, headers);
    await bookByApi(app, 'Derya Şen', morning, 20);
    const why = `Would fill ${seats + 10} of ${seats} seats at 10:00`;
    await listed('Derya Şen').getByText(why).waitFor();
    await page.getByRole('button', { name: /needs? attention/ }).click();
    await sheet().getByText(why).first().waitFor();
    await closeSheet();
    await listed('Derya Şen').getByRole('link').first().click();
    await sheet().getByText(why).waitFor();
    const taken = sheet().locator('time').last();
    const at = Date.parse((await taken.getAttribute('datetime'))!);
    assert.ok(
      (await taken.textContent())!.endsWith(timeAt(at, 'Europe/Istanbul')),
      'on the clock of the venue',
    );
    await closeSheet();
    await listed('Derya Şen').getByRole('button', { name: en.host.requests.accept }).click();
    await listed('Derya Şen').getByText(en.host.clashes.SeatsTaken).waitFor();
    const asking = { confirmsAutomatically: false, seatSharePercent: null };
    await owner.call('PATCH', `/venues/${id}/settings`, { reservations: asking });
  });

  test('a phone booking takes six taps beside typing, and its clashes are told', async () => {
    await page.restartTapCount();
    await page.getByRole('button', { name: en.host.newBooking }).click();
    const time = choice(en.host.booking.time, '20:30');
    await time.click();
    await choice(en.host.booking.guests, '4').click();
    await sheet().getByLabel(en.host.booking.name).click();
    await page.keyboard.type('Zeynep Kaya');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0532 765 43 21');
    await sheet().getByRole('button', { name: en.host.booking.save }).click();
    await sheet().waitFor({ state: 'detached' });
    await listed('Zeynep Kaya').first().waitFor();
    assert.ok((await page.taps()) <= 6, `${await page.taps()} taps`);
    // The same guest again, for the same time.
    await page.getByRole('button', { name: en.host.newBooking }).click();
    await time.click();
    await sheet().getByLabel(en.host.booking.name).fill('Zeynep Kaya');
    // A wrong number is said at its field, until it is typed anew.
    const phone = sheet().getByLabel(en.host.booking.phone);
    await phone.fill('12');
    await page.setViewportSize({ width: 360, height: 740 });
    const save = sheet().getByRole('button', { name: en.host.booking.save });
    await save.click();
    await phone.and(page.locator('[aria-invalid=true]')).waitFor();
    const wrong = sheet().getByText(en.host.booking.phoneWrong);
    // On a phone the foot of the sheet does not cover it.
    await eventually(async () => {
      const [said, foot] = [await wrong.boundingBox(), await save.boundingBox()];
      return said !== null && foot !== null && said.y + said.height <= foot.y;
    }, true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await phone.fill('0532 765 43 21');
    await phone.and(page.locator('[aria-invalid=false]')).waitFor();
    await sheet().getByRole('button', { name: en.host.booking.save }).click();
    await sheet().getByText(en.host.clashes.SameGuest).waitFor();
    await closeSheet();
  });

  test('a typed code checks the guests in, and a wrong one is said', async () => {
    const { id, code } = await bookByApi(app, 'Fatma Şahin');
    await page.getByRole('button', { name: en.host.camera }).click();
    await sheet().getByLabel(en.host.checkIn.code).fill('00000000');
    await sheet().getByRole('button', { name: en.host.camera }).click();
    await sheet().locator('[aria-invalid=true]').waitFor();
    await sheet().getByLabel(en.host.checkIn.code).fill(code.toLowerCase());
    await sheet().getByRole('button', { name: en.host.camera }).click();
    await sheet().getByText('Fatma Şahin is here').waitFor();
    assert.equal(await statusOf(id), 'Seated');
    await closeSheet();
  });

  test('a booking is found by name without its accents, opened, changed, which its history tells from what to what, and cancelled', async () => {
    const [{ id }] = [await bookByApi(app, 'Işık Gündoğdu'), await bookByApi(app, 'Kemal Aydın')];
    const evening = page.getByRole('region', { name: en.host.title, exact: true });
    await evening.getByText('Kemal Aydın').waitFor();
    await page.getByRole('searchbox').fill('isik gun');
    await evening.getByText('Kemal Aydın').waitFor({ state: 'detached' });
    await evening.getByRole('listitem').filter({ hasText: 'Işık' }).getByRole('link').click();
    await sheet().getByRole('button', { name: en.host.acts.change }).click();
    await choice(en.host.booking.guests, '6').click();
    await sheet().getByRole('button', { name: en.host.booking.saveChange }).click();
    await sheet()
      .getByText(say('host.guests', { count: 6 }))
      .waitFor();
    await sheet().getByText('Guests: 2 → 6').waitFor();
    await sheet().getByRole('button', { name: en.host.acts.cancel }).click();
    const confirm = sheet().getByRole('button', { name: en.host.reason.cancel });
    await confirm.click();
    await eventually(() => statusOf(id), 'Cancelled');
    await confirm.waitFor({ state: 'detached' });
    await closeSheet();
    await page.getByRole('searchbox').fill('');
  });

  test('on a tablet, upright and across, the load bars are in sight, also at the end of a long list', async () => {
    const list = page.getByRole('region', { name: en.host.title, exact: true });
    const bars = page.getByRole('region', { name: en.host.load.title }).getByRole('listitem');
    for (const [width, height] of [
      [820, 1180],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height });
      await eventually(() => page.evaluate(`innerWidth === ${width}`), true);
      for (const at of ['first', 'last'] as const) {
        await list.getByRole('listitem')[at]().scrollIntoViewIfNeeded();
        // They may be drawn anew: what was done before still arrives.
        await eventually(async () => {
          const places = await bars.evaluateAll((all) =>
            all.map((bar) => bar.getBoundingClientRect().toJSON()),
          );
          return places.filter(({ top, bottom }) => top < 0 || bottom > height);
        }, []);
      }
    }
  });

  test('the screen and its sheets fit the screen and pass the accessibility rules, wide in light and narrow in dark', async () => {
    const booking = page.getByRole('button', { name: en.host.newBooking });
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 360],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await eventually(() => page.evaluate(`innerWidth === ${width}`), true);
      await eventually(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
      assert.deepEqual(await page.faultsOfAccess(), [], colorScheme);
      await booking.click();
      await sheet().waitFor();
      assert.deepEqual(await page.faultsOfAccess(), [], `${colorScheme}, a booking`);
      await closeSheet();
    }
  });
});
