import hooks, { type AsyncHook } from 'node:async_hooks';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs test files in this process, each as a suite, whose hooks apply to that file only.
 *
 * Node's runner follows each promise of a process: while files load, to know of which suite a test or a hook is,
 * and after that to name the test that left an error unhandled. The second costs the tests of the APIs a tenth of
 * their processor time, so it ends when all files are loaded. An unhandled error still fails the process, and
 * its stack is printed. A test adds hooks and tests of its own with `t.after` and `t.test`.
 * @param files  paths from the root
 */
export async function runFiles(root: string, files: readonly string[]): Promise<void> {
  let follower: AsyncHook | undefined;
  const { createHook } = hooks;
  hooks.createHook = (callbacks) => {
    follower = createHook(callbacks);
    return follower;
  };
  // The runner makes its hook when it is loaded and the first suite begins.
  const { suite } = await import('node:test');
  let loading = files.length;
  for (const file of files) {
    suite(file, async () => {
      try {
        await import(pathToFileURL(join(root, file)).href);
      } finally {
        loading -= 1;
        if (loading === 0) follower?.disable();
      }
    });
  }
  hooks.createHook = createHook;
  process.on('uncaughtException', (error) => console.error(error));
  process.on('unhandledRejection', (error) => console.error(error));
}
