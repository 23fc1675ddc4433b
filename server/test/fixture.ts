import { before } from 'node:test';

let last: Promise<void> = Promise.resolve();

/**
 * Prepares the tests of a file, after all earlier preparations of the file. `before` alone is not enough: in
 * a file that has its process to itself, Node does not let one hook wait for another.
 */
export function beforeTests(prepare: () => void | Promise<void>): void {
  before(() => {
    last = last.catch(() => {}).then(prepare);
    return last;
  });
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
