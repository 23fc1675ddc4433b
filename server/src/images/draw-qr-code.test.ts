import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeQR, type FinderPoints } from 'qr/decode.js';
import { drawQrCode } from './draw-qr-code.ts';

test('a code is as wide as the paper, in its middle, and a phone reads it', () => {
  const address = 'https://sofra.example/sofra-kadikoy/b/AZXwxBuAfESxpQ6dL3w6A9pQk2nO3vJ5aXb0mYt1RcE';
  for (const width of [576, 504, 384]) {
    const picture = drawQrCode(address, width);
    assert.equal(picture.bits.length, (width / 8) * picture.height);
    const pixels = new Uint8ClampedArray(width * picture.height * 4).fill(255);
    for (let at = 0; at < width * picture.height; at++) {
      if ((picture.bits[at >> 3]! & (0x80 >> (at & 7))) !== 0) pixels.fill(0, at * 4, at * 4 + 3);
    }
    let corners: FinderPoints | undefined;
    const pointsOnDetect = (points: FinderPoints) => {
      corners = points;
    };
    const image = { data: pixels, width, height: picture.height };
    assert.equal(decodeQR(image, { pointsOnDetect }), address);
    const { tl, tr } = corners!;
    assert.ok(Math.abs(tl.x + tr.x - width) <= 12);
  }
});
