import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { MAINS } from './demo-photos/mains.ts';
import { SMALL_DISHES } from './demo-photos/small-dishes.ts';

/**
 * Draws the pictures of the demo's dishes, `examples/photos/*.webp`. Run by hand when a drawing changes:
 * `node_modules/.bin/node scripts/pictures/demo-photos.ts`.
 */

/** Of the square pictures: three times the width at which a menu shows them, with a little to spare. */
const WIDTH = 400;

const FOLDER = fileURLToPath(new URL('../../examples/photos/', import.meta.url));

await mkdir(FOLDER, { recursive: true });
for (const [name, draw] of Object.entries({ ...MAINS, ...SMALL_DISHES })) {
  const picture = await sharp(Buffer.from(draw())).resize(WIDTH).webp({ quality: 66, effort: 6 }).toBuffer();
  await writeFile(`${FOLDER}${name}.webp`, picture);
}
