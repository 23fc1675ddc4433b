import sharp from 'sharp';

/** A JPEG of as many pixels as are taken, with noise that does not shrink, so that it is a lot of work. */
export function largePhoto(): Promise<Buffer> {
  const size = { width: 6_000, height: 4_000, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  return sharp({ create: { ...size, background: 'white', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
}
