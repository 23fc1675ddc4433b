import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { Browser, ConsoleMessage, Page, ViewportSize } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import type { Language } from '../../src/core/languages.ts';
import type { Reservation } from '../../src/core/reservations/reservation.ts';
import { reservationsOf, sendForm } from '../../src/guest-pages/booking/booking-fixture.ts';
import { REFRESH_SECONDS } from '../../src/guest-pages/layout/page-script.ts';
import { WORDS } from '../../src/words/words.ts';
import { type Sofra, startSofra } from '../harness/sofra.ts';
import type { StaffedVenue } from '../harness/staff.ts';
import { special } from '../samples/sample-hours.ts';
import { bookingSettings } from '../samples/sample-venue.ts';
import { book, WEDNESDAY_EVENING } from '../venues/booking.ts';
import { newReservingVenue } from '../venues/reservation-venue.ts';
import { accessibilityFaults, COLOUR_RULES } from './accessibility.ts';
import { findBrowser, NO_BROWSER, openBrowser } from './browser.ts';

const executable = findBrowser();

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** On which screens a page is looked at for its layout and its colours. */
const SCREENS = [
  [SIZES[0]!, 'light'],
  [SIZES[1]!, 'dark'],
] as const;

/** The languages of these tests. */
const SPOKEN = ['tr', 'en', 'ar'] as const satisfies Language[];

/** Whose guest comes from the menu, and goes back to send the form once more, which makes no second reservation. */
const LONG_WAY: Language = 'tr';

describe('the pages of guests in a browser', { skip: executable === undefined && NO_BROWSER }, () => {
  let sofra: Sofra;
  let browser: Browser;
  let venue: StaffedVenue;
  /** Its guests book on its page, and its staff answer. */
  let asking: StaffedVenue;
  /** All tests share these: a page of its own costs a test more than all that it looks at. */
  let withScripts: Page;
  let withoutScripts: Page;

  const bookingUrl = () => `${sofra.baseUrl}/${asking.record.venue.username}/book`;

  before(async () => {
    sofra = await startSofra();
    browser = await openBrowser(executable!);
    // Colours that change slowly would be judged on their way.
    withScripts = await browser.newPage({ reducedMotion: 'reduce' });
    withoutScripts = await browser.newPage({ javaScriptEnabled: false });
    venue = await newReservingVenue(sofra, {
      username: `lokanta-${randomBytes(6).toString('hex')}`,
      reservations: bookingSettings(),
      rush: { until: sofra.clock.now() + 3_600_000, reason: 'Düğün var' },
      specialDays: [special('2026-03-05', '10:00', '16:00')],
    });
    asking = await newReservingVenue(sofra, {
      username: `lokanta-${randomBytes(6).toString('hex')}`,
      phone: '+902165550101',
      reservations: bookingSettings({ confirmsAutomatically: false, isOfferedOnPage: true }),
    });
  });

  after(async () => {
    await browser.close();
    await sofra.close();
  });

  let guests = 0;

  /** The reservations that guests made on the page with a phone number. */
  async function reservationsOfPhone(written: string): Promise<Reservation[]> {
    const all = await reservationsOf(sofra, asking);
    return all.filter(({ phone }) => phone === `+9${written.replaceAll(' ', '')}`);
  }

  /** Books a table by the public API. */
  async function bookTable(): Promise<{ id: string; code: string; pageUrl: string }> {
    guests += 1;
    const customer = { name: 'Ayşe Yılmaz', phone: `0532 ${2_000_000 + guests}` };
    const answer = await book(sofra, venue, { customer, startsAt: WEDNESDAY_EVENING });
    assert.equal(answer.status, 201, answer.text);
    return answer.body.data;
  }

  for (const [at, language] of SPOKEN.entries()) {
    const viewport = SIZES[at % SIZES.length]!;
    const { Confirmed, Seated } = WORDS[language].guestPages.reservation.states;

    test(`a guest shows the code of the page at the entrance and is checked in, without a script (${language})`, async () => {
      const { code, pageUrl } = await bookTable();
      const page = await readIn(withoutScripts, language, viewport);
      await page.goto(pageUrl);
      await page.getByRole('heading', { name: Confirmed.title }).waitFor();
      assert.equal(await codeInPicture(page), code);
      const checkInPath = `/venues/${venue.id}/reservations/check-in`;
      const checkedIn = await venue.waiter.call('POST', checkInPath, { code });
      assert.equal(checkedIn.status, 200, checkedIn.text);
      await page.reload();
      await page.getByRole('heading', { name: Seated.title }).waitFor();
      await page.locator('svg.qr').waitFor({ state: 'detached' });
    });
  }

  for (const language of SPOKEN) {
    test(`nothing overflows the screen, and the pages pass the accessibility rules (${language})`, async () => {
      const { pageUrl } = await bookTable();
      const { id, pageUrl: cancelledUrl } = await bookTable();
      const cancelPath = `/venues/${venue.id}/reservations/${id}/cancel`;
      const cancelled = await venue.waiter.call('POST', cancelPath, { reason: 'Su baskını' });
      assert.equal(cancelled.status, 200, cancelled.text);
      const venueUrl = `${sofra.baseUrl}/${venue.record.venue.username}`;
      const page = await readIn(withScripts, language, SIZES[0]!);
      for (const url of [
        pageUrl,
        `${pageUrl}/cancel`,
        cancelledUrl,
        `${venueUrl}?table=S1`,
        `${venueUrl}/r/00000000`,
        `${bookingUrl()}?guests=5`,
      ]) {
        await page.goto(url);
        assert.deepEqual(await accessibilityFaults(page, { leftOut: COLOUR_RULES }), [], url);
        for (const [size, colorScheme] of SCREENS) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(size);
          await page.waitForFunction(({ width }) => innerWidth === width, size);
          assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), url);
          // Colours are the same in every language.
          if (language === 'en')
            assert.deepEqual(await accessibilityFaults(page, { only: COLOUR_RULES }), [], url);
        }
      }
    });
  }

  for (const language of SPOKEN) {
    for (const hasScripts of [true, false]) {
      const how = hasScripts ? 'with scripts' : 'without a script';

      test(`a guest books on the page of the venue and cancels with a reason that staff read (${language}, ${how})`, async () => {
        const { booking, reservation, cancelling } = WORDS[language].guestPages;
        const page = await readIn(
          hasScripts ? withScripts : withoutScripts,
          language,
          SIZES[hasScripts ? 0 : 1]!,
        );
        const says = (text: RegExp) => page.getByRole('main').filter({ hasText: text }).waitFor();
        const isLong = language === LONG_WAY;
        await page.goto(isLong ? bookingUrl().replace(/\/book$/, '') : bookingUrl());
        if (isLong) await page.getByRole('link', { name: booking.heading }).click();
        guests += 1;
        await page.locator('#name').fill('Ayşe Yılmaz');
        await page.locator('#phone').fill(`0532 ${2_000_000 + guests}`);
        const day = page.getByRole('group', { name: booking.day }).getByRole('button').nth(2);
        const date = await day.getAttribute('value');
        await day.click();
        await page.locator(`.days [value="${date}"][aria-current="date"]`).waitFor();
        await page.getByRole('radio', { name: '20:30' }).check();
        await page.locator('#guests').selectOption('6');
        await page.getByRole('button', { name: booking.request }).last().click();
        await page.getByRole('heading', { name: reservation.states.Pending.title }).waitFor();
        await says(/20:30.*Ayşe Yılmaz/);
        const url = page.url();
        if (isLong) {
          await page.goBack();
          await page.getByRole('button', { name: booking.request }).last().click();
          await page.waitForURL(url);
        }
        await page.getByRole('link', { name: reservation.cancel }).click();
        await page.getByRole('textbox').fill('Hastayım');
        await page.getByRole('button', { name: cancelling.confirm }).click();
        await page.getByRole('heading', { name: reservation.states.CancelledByGuest.title }).waitFor();
        await says(/Hastayım/);
        assert.equal(page.url(), url);
        const [made, ...more] = await reservationsOfPhone(`0532 ${2_000_000 + guests}`);
        assert.deepEqual(more, []);
        const { data } = (await asking.waiter.call('GET', `/venues/${asking.id}/reservations/${made!.id}`))
          .body;
        const { status, cancelledBy, cancellationReason } = data;
        assert.deepEqual(
          [made!.guests, status, cancelledBy, cancellationReason],
          [6, 'Cancelled', 'Customer', 'Hastayım'],
        );
      });
    }
  }

  test('another language keeps what was filled in, and the Enter key books', async () => {
    const page = await readIn(withoutScripts, 'en', SIZES[0]!);
    await page.goto(bookingUrl());
    guests += 1;
    await page.locator('#name').fill('Ayşe Yılmaz');
    await page.locator('#phone').fill(`0532 ${2_000_000 + guests}`);
    await page.locator('.languages summary').click();
    await page.getByRole('button', { name: WORDS.de.guestPages.ownName }).click();
    await page.getByText(WORDS.de.guestPages.booking.phone, { exact: true }).waitFor();
    await page.getByRole('radio').first().check();
    await page.locator('#name').press('Enter');
    await page.getByRole('heading', { name: WORDS.de.guestPages.reservation.states.Pending.title }).waitFor();
    assert.equal((await reservationsOfPhone(`0532 ${2_000_000 + guests}`)).length, 1);
  });

  test('the chosen day and time stand out in the colours of a guest, too', async () => {
    const page = await browser.newPage({ forcedColors: 'active' });
    await page.goto(bookingUrl());
    await page.locator('.times input').first().check();
    const shadeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    assert.notEqual(await shadeOf('.times :checked + span'), await shadeOf('.times :not(:checked) + span'));
    assert.notEqual(await shadeOf('.days [aria-current]'), await shadeOf('.days button:not([aria-current])'));
    await page.context().close();
  });

  test('a page that waits for an answer shows it by itself', async () => {
    const sent = await sendForm(sofra, { username: asking.record.venue.username! });
    // The clock that is installed stays in all pages of its context.
    const page = await browser.newPage({ locale: 'en' });
    await page.clock.install();
    const path = sent.headers.get('location')!;
    await page.goto(sofra.baseUrl + path);
    const { Pending, Confirmed } = WORDS.en.guestPages.reservation.states;
    await page.getByRole('heading', { name: Pending.title }).waitFor();
    const made = (await reservationsOf(sofra, asking)).find(({ code }) => path.includes(code));
    const accepted = await asking.waiter.call('POST', `/venues/${asking.id}/reservations/${made!.id}/accept`);
    assert.equal(accepted.status, 200, accepted.text);
    await page.clock.fastForward(REFRESH_SECONDS * 1000);
    await page.getByRole('heading', { name: Confirmed.title }).waitFor();
    await page.context().close();
  });

  test('a guest switches the language, and the confirmation keeps it', async () => {
    const { pageUrl } = await bookTable();
    const { reservation, cancelling } = WORDS.ar.guestPages;
    const page = await readIn(withoutScripts, 'tr', SIZES[0]!);
    await page.goto(pageUrl);
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.locator('html[dir=rtl]').waitFor();
    await page.getByRole('heading', { name: reservation.states.Confirmed.title }).waitFor();
    await page.getByRole('link', { name: reservation.cancel }).click();
    await page.getByRole('button', { name: cancelling.confirm }).click();
    await page.getByRole('heading', { name: reservation.states.CancelledByGuest.title }).waitFor();
  });

  test('the content security policy allows the style of the pages and blocks no part of them', async () => {
    const { pageUrl } = await bookTable();
    const page = await readIn(withScripts, 'en', SIZES[0]!);
    const complaints: string[] = [];
    const note = (message: ConsoleMessage) => complaints.push(message.text());
    page.on('console', note);
    const waiting = await sendForm(sofra, { username: asking.record.venue.username! });
    const pages = [
      pageUrl,
      `${pageUrl}/cancel`,
      `${sofra.baseUrl}/${venue.record.venue.username}`,
      bookingUrl(),
      sofra.baseUrl + waiting.headers.get('location')!,
    ];
    for (const url of pages) {
      await page.goto(url);
      const font = await page.evaluate('getComputedStyle(document.querySelector("h1")).fontFamily');
      assert.match(String(font), /Georgia/);
    }
    page.off('console', note);
    assert.deepEqual(complaints, []);
  });
});

/** Turns a page into that of a guest who reads this language on a screen of this size. */
async function readIn(page: Page, language: Language, viewport: ViewportSize): Promise<Page> {
  await page.setExtraHTTPHeaders({ 'Accept-Language': language });
  await page.setViewportSize(viewport);
  return page;
}

/** The text of the QR code on the screen. */
async function codeInPicture(page: Page): Promise<string> {
  const picture = await page.locator('svg.qr').screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}
