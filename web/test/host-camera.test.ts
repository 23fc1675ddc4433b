import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { qrCodeSvg } from '../../server/src/venue-api/tables/qr-cards/qr-code-svg.ts';
import { modulesOf } from '../../server/test/qr-modules.ts';
import { everyDay } from '../../server/test/sample-hours.ts';
import { bookingSettings } from '../../server/test/sample-venue.ts';
import { freshKey } from '../../server/test/staff.ts';
import { IN_A_BROWSER, useApp } from './app-fixture.ts';
import { makeFakeCamera } from './fake-camera.ts';

describe('the camera of the host', IN_A_BROWSER, () => {
  const camera = makeFakeCamera();
  const app = useApp(
    {},
    {
      workingHours: everyDay('00:00', '00:00'),
      reservations: bookingSettings(),
    },
    camera.browserArguments,
  );

  test('one tap checks a guest in by the code on their page; another code in between is told, and each is sent once', async () => {
    const fatma = await book('Fatma Şahin', '0532 765 43 21');
    const ali = await book('Ali Demir', '0532 765 43 22');
    const page = await app.open('/host');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/check-in')) sent.push(request.postDataJSON().code);
    });
    await page.getByRole('button', { name: 'Check in' }).waitFor();
    await page.countTapsAnew();
    await page.getByRole('button', { name: 'Check in' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Hold the guest’s code before the camera').waitFor();
    camera.show(modulesOf(qrCodeSvg('another code')));
    await sheet.locator('[aria-invalid=true]').waitFor();
    camera.show(await codeOn(fatma.pageUrl));
    await sheet.getByText('Fatma Şahin is here').waitFor();
    assert.equal(await page.taps(), 1);
    // Her phone is still there when the camera looks for the next guest.
    await sheet.getByRole('button', { name: 'Next guest' }).click();
    await sheet.getByText('Hold the guest’s code before the camera').waitFor();
    camera.show(await codeOn(ali.pageUrl));
    await sheet.getByText('Ali Demir is here').waitFor();
    assert.deepEqual(sent, ['another code', fatma.code, ali.code]);
  });

  /** A guest books tomorrow evening, which never is too soon. */
  async function book(name: string, phone: string): Promise<{ code: string; pageUrl: string }> {
    const tomorrow = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);
    const answer = await app.sofra.call('POST', `/public/v1/venues/${app.venue.id}/reservations`, {
      key: app.venue.key.text,
      headers: { 'idempotency-key': freshKey() },
      body: {
        startsAt: `${tomorrow}T17:00:00.000Z`,
        guests: 2,
        customer: { name, phone },
      },
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
