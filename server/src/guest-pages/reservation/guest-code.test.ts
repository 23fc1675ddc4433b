import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { readQrSvg } from '../../../test/printers/qr-modules.ts';
import { type GuestVenue, newGuestVenue, openPage, reserve } from '../guest-fixture.ts';

const sofra = useSofra();
let venue: GuestVenue;

beforeTests(async () => {
  venue = await newGuestVenue(sofra);
});

/** The SVG of the code in a page. */
function pictureIn(html: string): string {
  return /<svg class="qr".*?<\/svg>/.exec(html)![0].replace('></path>', '/>');
}

test('200: the QR code contains exactly the code', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  const { html } = await openPage(sofra, path);
  assert.equal(readQrSvg(pictureIn(html)), reservation.code);
  assert.match(
    html,
    /<svg class="qr"[^>]* role="img" aria-labelledby="qr"><title id="qr">QR code of your reservation</,
  );
});
