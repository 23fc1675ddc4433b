import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Another build of the service. */
export interface CopiedBuild {
  /** The file that starts it. */
  main: string;
  /** Adds or replaces a file, by its path in `server/src`. */
  write(path: string, text: string): Promise<void>;
  /** Replaces the first match in a file; fails when nothing matches. */
  edit(path: string, found: RegExp, replacement: string): Promise<void>;
}

/** Copies the service to a folder of its own, to be changed by a test. It is deleted after the test. */
export async function copyBuild(test: TestContext): Promise<CopiedBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-build-'));
  test.after(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['src', 'words', 'package.json']) {
    await cp(join(ROOT, 'server', name), join(folder, 'server', name), { recursive: true });
  }
  for (const name of ['node_modules', 'web']) await symlink(join(ROOT, name), join(folder, name));
  const source = join(folder, 'server/src');
  return {
    main: join(source, 'main.ts'),
    write: (path, text) => writeFile(join(source, path), text),
    edit: async (path, found, replacement) => {
      const text = await readFile(join(source, path), 'utf8');
      if (!found.test(text)) throw new Error(`${path} has nothing like ${found}.`);
      await writeFile(join(source, path), text.replace(found, replacement));
    },
  };
}
