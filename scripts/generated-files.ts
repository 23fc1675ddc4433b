import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that is generated from the code and committed, so that its changes can be reviewed. */
export interface GeneratedFile {
  /** From the root of the repository. */
  path: string;
  /** The whole text. It depends on the code alone: not on the time, on chance or on the order of a folder. */
  make(): Promise<string>;
}

/** Writes the files whose text has changed and returns their paths. */
export async function writeGenerated(files: readonly GeneratedFile[], root: string): Promise<string[]> {
  const written: string[] = [];
  for (const { path, make } of files) {
    const text = await make();
    const file = join(root, path);
    if (text === (await readOrNull(file))) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    written.push(path);
  }
  return written;
}

/** Returns the paths of the stale files: those that are missing or differ from what the code generates. */
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
