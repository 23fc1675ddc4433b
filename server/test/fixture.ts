import { before } from 'node:test';

let prepared: Promise<void> = Promise.resolve();

/**
 * Prepares the tests of a file, after all earlier preparations of the file. `before` alone is not enough:
 * Node starts the hooks of a file as it registers them, and does not let one wait for another.
 */
export function beforeTests(prepare: () => void | Promise<void>): void {
  prepared = prepared.then(prepare);
  // The hook reports a failure. Without this line it would end the process before the hook runs.
  prepared.catch(() => {});
  before(() => prepared);
}

/**
 * Makes something before the tests of a file, and returns it. Its properties exist once the tests run, not
 * earlier.
 */
export function useFixture<T extends object>(make: () => Promise<T>): T {
  const fixture = {} as T;
  beforeTests(async () => {
    Object.assign(fixture, await make());
  });
  return fixture;
}
