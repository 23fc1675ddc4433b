import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that is made from the code and committed, so that a change of it can be seen. */
export interface GeneratedFile {
  /** From the root of the repository. */
  path: string;
  /** The whole text, the same for the same code: no time, no chance, no order of a folder in it. */
  make(): Promise<string>;
}

/** Writes the files whose text has changed and answers their paths. */
export async function writeGenerated(files: readonly GeneratedFile[], root: string): Promise<string[]> {
  const written: string[] = [];
  for (const { path, make } of files) {
    const text = await make();
    const place = join(root, path);
    if (text === (await readOrNull(place))) continue;
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text);
    written.push(path);
  }
  return written;
}

/** Answers the paths of the files that are missing or no longer what the code makes. */
export async function findStale(files: readonly GeneratedFile[], root: string): Promise<string[]> {
  const stale: string[] = [];
  for (const { path, make } of files) {
    if ((await make()) !== (await readOrNull(join(root, path)))) stale.push(path);
  }
  return stale;
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
