import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Language } from '../src/core/languages.ts';
import { book, WEDNESDAY_EVENING } from './booking.ts';
import { findBrowser, NO_BROWSER, openBrowser } from './browser.ts';
import { newReservingVenue } from './reserving.ts';
import { special } from './sample-hours.ts';
import { type Sofra, startSofra } from './sofra.ts';
import type { StaffedVenue } from './staff.ts';

const executable = findBrowser();

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** The texts that a guest sees, in the languages of these tests. */
const SEEN: Partial<
  Record<Language, Record<'confirmed' | 'seated' | 'cancel' | 'confirm' | 'cancelled', string>>
> = {
  tr: {
    confirmed: 'Masanız onaylandı',
    seated: 'Masanızdasınız',
    cancel: 'Rezervasyonu iptal et',
    confirm: 'Evet, iptal et',
    cancelled: 'Bu rezervasyonu iptal ettiniz',
  },
  en: {
    confirmed: 'Your table is confirmed',
    seated: 'You are at your table',
    cancel: 'Cancel the reservation',
    confirm: 'Yes, cancel it',
    cancelled: 'You have cancelled this reservation',
  },
  ar: {
    confirmed: 'تم تأكيد طاولتكم',
    seated: 'أنتم الآن على طاولتكم',
    cancel: 'إلغاء الحجز',
    confirm: 'نعم، ألغوا الحجز',
    cancelled: 'لقد ألغيتم هذا الحجز',
  },
};

describe('the pages of guests in a browser', { skip: executable === undefined && NO_BROWSER }, () => {
  let sofra: Sofra;
  let browser: Browser;
  let venue: StaffedVenue;
  let auditor: string;

  before(async () => {
    sofra = await startSofra();
    browser = await openBrowser(executable!);
    auditor = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
    venue = await newReservingVenue(sofra, {
      username: `lokanta-${randomBytes(6).toString('hex')}`,
      reservations: { isEnabled: true, confirmsAutomatically: true, isOfferedOnPage: false },
      rush: { until: sofra.clock.now() + 3_600_000, reason: 'Düğün var' },
      specialDays: [special('2026-03-05', '10:00', '16:00')],
    });
  });

  after(async () => {
    await browser.close();
    await sofra.close();
  });

  let guests = 0;

  /** Books a table by the public API. */
  async function bookTable(): Promise<{ id: string; code: string; pageUrl: string }> {
    guests += 1;
    const customer = { name: 'Ayşe Yılmaz', phone: `0532 ${2_000_000 + guests}` };
    const answer = await book(sofra, venue, { customer, startsAt: WEDNESDAY_EVENING });
    assert.equal(answer.status, 201, answer.text);
    return answer.body.data;
  }

  async function withPage(
    options: BrowserContextOptions,
    visit: (page: Page) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext(options);
    // A page loads nothing from other sites.
    await context.route(
      (url) => url.origin !== sofra.baseUrl,
      (route) => route.abort(),
    );
    try {
      await visit(await context.newPage());
    } finally {
      await context.close();
    }
  }

  for (const [language, seen] of Object.entries(SEEN)) {
    for (const viewport of SIZES) {
      const where = `${language}, ${viewport.width} wide`;

      test(`a guest shows the code of the page at the entrance and is checked in, without a script (${where})`, async () => {
        const { code, pageUrl } = await bookTable();
        await withPage({ locale: language, viewport, javaScriptEnabled: false }, async (page) => {
          await page.goto(pageUrl);
          await page.getByRole('heading', { name: seen.confirmed }).waitFor();
          assert.equal(await codeInPicture(page), code);
          const checkInPath = `/venues/${venue.id}/reservations/check-in`;
          const checkedIn = await venue.waiter.call('POST', checkInPath, { code });
          assert.equal(checkedIn.status, 200, checkedIn.text);
          await page.reload();
          await page.getByRole('heading', { name: seen.seated }).waitFor();
          assert.equal(await page.locator('svg.qr').count(), 0);
        });
      });

      test(`a guest cancels on the page with a reason, and staff can read it, without a script (${where})`, async () => {
        const { id, pageUrl } = await bookTable();
        await withPage({ locale: language, viewport, javaScriptEnabled: false }, async (page) => {
          await page.goto(pageUrl);
          await page.getByRole('link', { name: seen.cancel }).click();
          await page.getByRole('textbox').fill('Hastayım');
          await page.getByRole('button', { name: seen.confirm }).click();
          await page.getByRole('heading', { name: seen.cancelled }).waitFor();
          assert.equal(page.url(), pageUrl);
          assert.match((await page.locator('main').textContent())!, /Hastayım/);
        });
        const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/reservations/${id}`);
        const { status, cancelledBy, cancellationReason } = body.data;
        assert.deepEqual([status, cancelledBy, cancellationReason], ['Cancelled', 'Customer', 'Hastayım']);
      });

      test(`the pages pass the accessibility rules, and nothing overflows the screen (${where})`, async () => {
        const { pageUrl } = await bookTable();
        const { id, pageUrl: cancelledUrl } = await bookTable();
        await venue.waiter.call('POST', `/venues/${venue.id}/reservations/${id}/cancel`, {
          reason: 'Su baskını',
        });
        const venueUrl = `${sofra.baseUrl}/${venue.record.venue.username}`;
        const urls = [
          pageUrl,
          `${pageUrl}/cancel`,
          cancelledUrl,
          `${venueUrl}?table=S1`,
          `${venueUrl}/r/00000000`,
        ];
        // Colours are the same in every language and size.
        const schemes = where.startsWith('en, 360') ? (['light', 'dark'] as const) : (['light'] as const);
        for (const colorScheme of schemes) {
          await withPage({ locale: language, viewport, colorScheme, bypassCSP: true }, async (page) => {
            for (const url of urls) {
              await page.goto(url);
              assert.deepEqual(await violations(page, auditor), [], `${url} ${colorScheme}`);
              assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), url);
            }
          });
        }
      });
    }
  }

  test('a guest switches the language, and the confirmation keeps it', async () => {
    const { pageUrl } = await bookTable();
    await withPage({ locale: 'tr', viewport: SIZES[0]!, javaScriptEnabled: false }, async (page) => {
      await page.goto(pageUrl);
      await page.locator('summary').click();
      await page.getByRole('link', { name: 'العربية' }).click();
      await page.getByRole('heading', { name: SEEN.ar!.confirmed }).waitFor();
      assert.equal(await page.locator('html').getAttribute('dir'), 'rtl');
      await page.getByRole('link', { name: SEEN.ar!.cancel }).click();
      await page.getByRole('button', { name: SEEN.ar!.confirm }).click();
      await page.getByRole('heading', { name: SEEN.ar!.cancelled }).waitFor();
    });
  });

  test('the content security policy allows the style of the pages and blocks no part of them', async () => {
    const { pageUrl } = await bookTable();
    await withPage({ locale: 'en', viewport: SIZES[0]! }, async (page) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      for (const url of [pageUrl, `${pageUrl}/cancel`, `${sofra.baseUrl}/${venue.record.venue.username}`]) {
        await page.goto(url);
        const font = await page.evaluate('getComputedStyle(document.querySelector("h1")).fontFamily');
        assert.match(String(font), /Georgia/);
      }
      assert.deepEqual(complaints, []);
    });
  });
});

/** The text of the QR code on the screen. */
async function codeInPicture(page: Page): Promise<string | undefined> {
  const picture = await page.locator('svg.qr').screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The violations of the accessibility rules on a page, each with its place. */
async function violations(page: Page, auditor: string): Promise<string[]> {
  await page.evaluate(auditor);
  const found = (await page.evaluate('axe.run()')) as {
    violations: { id: string; nodes: { target: string[] }[] }[];
  };
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
