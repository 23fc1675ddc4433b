import { before } from 'node:test';

let prepared: Promise<void> = Promise.resolve();

/**
 * Prepares the tests of a file, after everything that the file prepared above. `before` alone does not do: Node starts
 * the hooks of a file as it registers them, and does not let one wait for another.
 */
export function beforeTests(prepare: () => void | Promise<void>): void {
  prepared = prepared.then(prepare);
  // Reported by the hook. Without this line a failure would end the process before the hook is asked for it.
  prepared.catch(() => {});
  before(() => prepared);
}

/** Makes something before the tests of a file, and returns it. Its properties are there once the tests run, not earlier. */
export function useFixture<T extends object>(make: () => Promise<T>): T {
  const fixture = {} as T;
  beforeTests(async () => {
    Object.assign(fixture, await make());
  });
  return fixture;
}
