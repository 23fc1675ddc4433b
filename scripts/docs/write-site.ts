import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeSite } from './site.ts';

/** Writes the documentation into a folder, with its pictures. */
export async function writeSite(root: string, folder: string): Promise<void> {
  for (const [path, text] of makeSite(root)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await cp(join(root, 'docs/images'), join(folder, 'images'), { recursive: true });
}
