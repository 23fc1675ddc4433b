import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

const WIDTH = 320;
const HEIGHT = 240;

/** Bright and dark as a camera delivers them, and no colour. */
const LIGHT = 235;
const DARK = 16;
const GREY = 128;

/** What a browser takes for a camera: a film of one picture, which a test can change while it runs. */
export interface FakeCamera {
  /** The arguments with which the browser is started. */
  browserArguments: readonly string[];
  /** Holds a QR code before the camera. */
  show(modules: readonly (readonly boolean[])[]): void;
}

/** Makes a camera; its film is removed after the tests of the file. */
export function makeFakeCamera(): FakeCamera {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-camera-'));
  after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'film.y4m');
  writeFileSync(path, filmOf([]));
  return {
    browserArguments: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
    ],
    // It is written over in place: the browser has opened the file, and reads on in it.
    show: (modules) => writeFileSync(path, filmOf(modules), { flag: 'r+' }),
  };
}

/** A film of one picture in the YUV4MPEG2 format: brightness of each pixel, then two planes of colour. */
function filmOf(modules: readonly (readonly boolean[])[]): Buffer {
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\nFRAME\n`);
  const bright = Buffer.alloc(WIDTH * HEIGHT, LIGHT);
  const scale = Math.floor(HEIGHT / Math.max(modules.length, 1));
  const start = Math.floor((WIDTH - modules.length * scale) / 2);
  for (const [row, line] of modules.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (!isDark) continue;
      for (let y = row * scale; y < (row + 1) * scale; y += 1) {
        const at = y * WIDTH + start + column * scale;
        bright.fill(DARK, at, at + scale);
      }
    }
  }
  return Buffer.concat([head, bright, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
}
