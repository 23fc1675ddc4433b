import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { qrCodeSvg } from '../../server/src/venue-api/tables/qr-cards/qr-code-svg.ts';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey } from '../../server/test/harness/staff.ts';
import { modulesOf } from '../../server/test/printers/qr-modules.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { bookingSettings } from '../../server/test/samples/sample-venue.ts';
import { takenDown } from '../../server/test/venues/reservation-venue.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';
import { makeFakeCamera } from './fake-camera.ts';

/** Tomorrow at the venue: eight in the evening then never is too soon. */
const TOMORROW = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

describe('guests who come, and their tables', IN_A_BROWSER, () => {
  const camera = makeFakeCamera();
  const app = useApp(
    {},
    {
      workingHours: everyDay('00:00', '00:00'),
      reservations: bookingSettings(),
    },
    camera.browserArguments,
  );

  /** All tests share it, from the first one on. */
  let page: AppPage;
  const seatedByCode: { id: string }[] = [];
  const listed = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const sheet = () => page.getByRole('dialog');
  const press = (name: string | RegExp) => sheet().getByRole('button', { name }).click();
  const choice = (group: string, name: string | RegExp) =>
    sheet().getByRole('group', { name: group }).getByRole('button', { name, exact: true });

  test('one tap checks a guest in by the code on their page; another code in between is told, and each is sent once', async () => {
    const fatma = await book('Fatma Şahin', '0532 765 43 21');
    const ali = await book('Ali Demir', '0532 765 43 22');
    page = await app.open('/host');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/reservations/check-in')) sent.push(request.postDataJSON().code);
    });
    await page.getByRole('button', { name: en.host.camera }).waitFor();
    await page.restartTapCount();
    await page.getByRole('button', { name: en.host.camera }).click();
    await sheet().getByText(en.host.checkIn.hold).waitFor();
    camera.show(modulesOf(qrCodeSvg('another code')));
    await sheet().locator('[aria-invalid=true]').waitFor();
    camera.show(await codeOn(fatma.pageUrl));
    await sheet()
      .getByText(/Fatma Şahin is here.* for \d+ .+ 20:00/)
      .waitFor();
    assert.equal(await page.taps(), 1);
    // Her phone is still there when the camera looks for the next guest.
    await sheet().getByRole('button', { name: en.host.checkIn.next }).click();
    await sheet().getByText(en.host.checkIn.hold).waitFor();
    camera.show(await codeOn(ali.pageUrl));
    await sheet().getByText('Ali Demir is here').waitFor();
    assert.deepEqual(sent, ['another code', fatma.code, ali.code]);
    seatedByCode.push(fatma, ali);
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    await page.visit(`/host?date=${TOMORROW}`);
  });

  test('a party gets its table by a tap, what is taken says by whom, and the till opens there two taps later', async () => {
    await book('Gönül Tekin', '0532 765 43 23');
    await book('Onur Bulut', '0532 765 43 24');
    await listed('Gönül Tekin').getByRole('button', { name: en.host.tables.button, exact: true }).click();
    await press(/^Salon: Salon 1/);
    await press(say('host.tables.save', { seats: 4, guests: '2' }));
    await sheet().waitFor({ state: 'detached' });
    await listed('Gönül Tekin').getByRole('button', { name: 'Salon 1' }).waitFor();
    await listed('Onur Bulut').getByRole('button', { name: en.host.tables.button, exact: true }).click();
    const taken = sheet().getByRole('button', { name: /^Salon 1.*Gönül Tekin/ });
    await taken.waitFor();
    assert.equal(await taken.isDisabled(), true);
    assert.deepEqual(await page.faultsOfAccess(), []);
    // How many sit there, nobody says.
    const salon2 = sheet().getByRole('button', { name: /^Salon 2/ });
    await salon2.click();
    await sheet().getByRole('button', { name: en.app.save, exact: true }).waitFor();
    await salon2.click();
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    await page.restartTapCount();
    await listed('Gönül Tekin').getByRole('button', { name: en.host.acts.checkIn }).click();
    await listed('Gönül Tekin').getByRole('link', { name: en.host.tables.till }).click();
    await page.getByRole('heading', { name: 'Salon 1' }).waitFor();
    assert.equal(await page.taps(), 2);
    await page.getByText('Gönül Tekin').waitFor();
    await page.getByRole('link', { name: 'Back to the room' }).click();
    const tile = page.getByRole('link', { name: /Salon 1.*Guests seated.*Gönül Tekin/ });
    await tile.waitFor();
    await page.visit(`/host?date=${TOMORROW}`);
    await listed('Gönül Tekin').getByText(en.host.status.Seated).waitFor();
  });

  test('a reservation is dragged to a free table, by mouse and by touch, and a list of the evening prints it', async () => {
    const room = page.getByRole('region', { name: en.host.tables.room });
    const garden = room.getByRole('link', { name: /^Bahçe 1/ });
    await listed('Onur Bulut').getByText('Onur Bulut').hover();
    const from = await listed('Onur Bulut').getByText('Onur Bulut').boundingBox();
    await page.mouse.down();
    await page.mouse.move(from!.x + 40, from!.y + 40, { steps: 5 });
    await room.locator('[data-open-table]').first().waitFor();
    await garden.hover();
    await room.locator('[data-over]').waitFor();
    await page.mouse.up();
    await listed('Onur Bulut').getByRole('button', { name: 'Bahçe 1' }).waitFor();
    const fingers = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove', { x, y, width, height }: Box) => {
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
      await fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const handle = (await listed('Onur Bulut').locator('.lucide-grip-vertical').boundingBox())!;
    await touch('touchStart', handle);
    await touch('touchMove', { ...handle, y: handle.y + 40 });
    await room.locator('[data-open-table]').first().waitFor();
    const salon = room.getByRole('link', { name: /^Salon 2/ });
    await touch('touchMove', (await salon.boundingBox())!);
    await room.locator('[data-over]').waitFor();
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await listed('Onur Bulut').getByRole('button', { name: 'Salon 2' }).waitFor();
    await page.getByRole('link', { name: en.host.print.button }).click();
    const printed = page.getByRole('row', { name: /20:00 Salon 2 2 Onur Bulut/ });
    await printed.waitFor();
    await page.setViewportSize({ width: 360, height: 640 });
    assert.equal(await rowsOf(printed.getByRole('cell').first()), 1, 'a time breaks over no two rows');
    await page.setViewportSize({ width: 1280, height: 800 });
    // Paper is white, also where the app is dark.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    assert.deepEqual(await page.faultsOfAccess(), []);
    assert.equal(await page.getByRole('navigation').isVisible(), false);
    assert.equal(await page.getByRole('button', { name: en.host.print.button }).isVisible(), false);
    await page.emulateMedia({ media: null, colorScheme: null });
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.getByRole('link', { name: en.host.print.back }).click();
    await listed('Onur Bulut').waitFor();
  });

  test('a double tap does one thing: what takes the place of a button is not pressed by it', async () => {
    const { id } = await takenDown(app.venue, {
      ...{ startsAt: `${TOMORROW}T17:00:00.000Z`, guests: 2, customer: { name: 'Mert Uysal' } },
      tableIds: [app.venue.tableIds[2]],
    });
    const left = listed('Mert Uysal').getByRole('button', { name: en.host.acts.end, disabled: false });
    let ends = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(`${id}/end`)) ends += 1;
    });
    await listed('Mert Uysal').getByRole('button', { name: en.host.acts.checkIn }).click();
    await left.waitFor();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await left.click();
    await left.waitFor({ state: 'detached' });
    await eventually(() => ends, 1);
  });

  test('tables are chosen with a new booking, and what another party has then is said before it is saved', async () => {
    await page.getByRole('button', { name: en.host.newBooking }).click();
    const at = (time: string) => choice(en.host.booking.time, time).click();
    const table = (name: string) => choice(en.host.booking.tables, new RegExp(`^${name}`));
    await sheet().getByLabel(en.host.booking.otherGuests).fill('\u0663');
    await at('18:00');
    await table('Salon 2').click();
    await sheet().getByLabel(en.host.booking.name).fill('Deniz Çelik');
    await at('20:00');
    await sheet()
      .getByRole('alert')
      .getByText(say('host.tables.taken', { table: 'Salon 2', name: 'Onur Bulut', time: '20:00' }))
      .waitFor();
    await sheet().getByRole('button', { name: en.host.booking.save }).click();
    await sheet().getByText(en.host.booking.tableTaken).waitFor();
    await press(say('host.tables.instead', { tables: 'Salon 1' }));
    await sheet().getByRole('alert').waitFor({ state: 'detached' });
    assert.deepEqual(await page.faultsOfAccess(), []);
    await sheet().getByRole('button', { name: en.host.booking.save }).click();
    await sheet().waitFor({ state: 'detached' });
    await listed('Deniz Çelik').getByRole('button', { name: 'Salon 1' }).waitFor();
  });

  test('guests without a booking are seated with four taps, and their table says so; a table that is given away is told before', async () => {
    await page.getByRole('button', { name: en.host.walkIn.button }).click();
    // More parties than tables: it is said, and does not hold the sheet open once it is saved.
    await sheet().getByText(en.host.clashes.TablesTaken).waitFor();
    for (const { id } of seatedByCode)
      await app.venue.waiter.call('POST', `/venues/${app.venue.id}/reservations/${id}/end`);
    await sheet().getByText(en.host.clashes.TablesTaken).waitFor({ state: 'detached' });
    await press(/^Salon 2/);
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const other = await takenDown(app.venue, {
      ...{ startsAt: inAnHour, guests: 2, customer: { name: 'Sibel Ay' }, tableIds: [app.venue.tableIds[1]] },
    });
    await sheet()
      .getByRole('alert')
      .getByText(/^Salon 2 is booked for Sibel Ay at/)
      .waitFor();
    await sheet().getByRole('button', { name: en.host.walkIn.seat }).click();
    await sheet().getByText(en.host.booking.tableTaken).waitFor();
    await press(/^Use .* instead$/);
    await sheet().getByRole('alert').waitFor({ state: 'detached' });
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.keyboard.press('Escape');
    // The table that was chosen is dropped by nobody but the person.
    await sheet().getByRole('button', { name: en.app.typed.discard }).click();
    await sheet().waitFor({ state: 'detached' });
    await app.venue.waiter.call('POST', `/venues/${app.venue.id}/reservations/${other.id}/cancel`, {});
    await page.restartTapCount();
    await page.getByRole('button', { name: en.host.walkIn.button }).click();
    await choice(en.host.booking.guests, '3').click();
    await press(/^Bahçe: Bahçe 1/);
    await sheet().getByRole('button', { name: en.host.walkIn.seat }).click();
    await sheet().waitFor({ state: 'detached' });
    assert.equal(await page.taps(), 4);
    const room = page.getByRole('region', { name: en.host.tables.room });
    await room.getByRole('link', { name: /^Bahçe 1.*Guests seated.*Walk-in · 3/ }).waitFor();
  });

  test('a table without a state yet is not called free, and a table of guests whose bill is elsewhere points out an order from outside', async () => {
    const [first, second] = app.venue.tableIds as [string, string];
    const { call } = app.venue.waiter;
    const { body: room } = await call('GET', `/venues/${app.venue.id}/tables/standings`);
    for (const { party } of room.data)
      if (party !== null)
        await call('POST', `/venues/${app.venue.id}/reservations/${party.reservationId}/end`);
    const now = new Date().toISOString();
    const held = { guests: 6, customer: { name: 'Nazlı Koç' }, tableIds: [first, second], isHere: true };
    await takenDown(app.venue, { startsAt: now, ...held });
    const later = new Date(Date.now() + 4 * 3_600_000).toISOString();
    const next = { guests: 2, customer: { name: 'Umut Er' }, tableIds: [second] };
    await takenDown(app.venue, { startsAt: later, ...next });
    const water = app.venue.record.menu.products.find(({ name }) => name === 'Ayran')!;
    await app.order({ type: 'DineIn', tableId: second, lines: [lineOf(water)] });
    const phone = await app.open('/till/orders', { as: 'owner', width: 360, height: 640 });
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await phone.route('**/tables/standings', async (route) => {
      await isAsked;
      await route.continue();
    });
    await phone.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/host`);
    const region = phone.getByRole('region', { name: en.host.tables.room });
    await region.getByRole('link', { name: 'Salon 1' }).waitFor();
    assert.equal(await region.getByText(en.app.searchAll.free).count(), 0);
    answer();
    await region.getByRole('link', { name: /Salon 1.*Guests seated.*Nazlı Koç · 6/ }).waitFor();
    await phone.visit('/till');
    const tile = phone.getByRole('link', { name: /Salon 2.*Nazlı Koç · 6.*Umut Er · 2/ });
    await tile.getByText('Online order').waitFor();
    assert.equal(await tile.getByText('Free until').count(), 0, 'a taken table is not free');
    await tile.click();
    const title = phone.getByRole('heading', { name: 'Salon 2' });
    const mark = phone.getByRole('main').getByRole('link', { name: /^Online order/ });
    await mark.waitFor();
    assert.equal(await rowsOf(title), 1, 'the mark leaves the name of the table its room');
    await mark.click();
    await phone.getByRole('heading', { name: 'Salon 1' }).waitFor();
    await phone.close();
  });

  /** On how many rows a text stands. */
  const rowsOf = (text: Locator) =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });

  /** A guest books tomorrow evening. */
  async function book(name: string, phone: string): Promise<{ id: string; code: string; pageUrl: string }> {
    const answer = await app.sofra.call('POST', `/public/v1/venues/${app.venue.id}/reservations`, {
      key: app.venue.key.text,
      headers: { 'idempotency-key': freshKey() },
      body: { startsAt: `${TOMORROW}T17:00:00.000Z`, guests: 2, customer: { name, phone } },
    });
    assert.equal(answer.status, 201, answer.text);
    return answer.body.data;
  }

  /** The QR code that the guest's page draws. */
  async function codeOn(pageUrl: string): Promise<boolean[][]> {
    const page = await fetch(app.sofra.baseUrl + new URL(pageUrl).pathname);
    const [svg = ''] = /<svg class="qr".*?<\/svg>/.exec(await page.text()) ?? [];
    return modulesOf(svg.replace('></path>', '/>'));
  }
});
