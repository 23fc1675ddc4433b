import assert from 'node:assert/strict';
import { test } from 'node:test';
import jsQR from 'jsqr';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { modulesOf } from '../../../test/printers/qr-modules.ts';
import { type GuestVenue, newGuestVenue, openPage, reserve } from '../guest-fixture.ts';

const sofra = useSofra();
let venue: GuestVenue;

beforeTests(async () => {
  venue = await newGuestVenue(sofra);
});

/** Only the SVG of the code. */
function pictureIn(html: string): string {
  return /<svg class="qr".*?<\/svg>/.exec(html)![0].replace('></path>', '/>');
}

test('200: the QR code contains exactly the code', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  const { html } = await openPage(sofra, path);
  const modules = modulesOf(pictureIn(html));
  const scale = 8;
  const size = modules.length * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (modules[Math.floor(y / scale)]![Math.floor(x / scale)])
        pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  assert.equal(jsQR.default(pixels, size, size)?.data, reservation.code);
  assert.match(
    html,
    /<svg class="qr"[^>]* role="img" aria-labelledby="qr"><title id="qr">QR code of your reservation</,
  );
});
