import { after, before } from 'node:test';

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

/**
 * A fixture for all files of a process that use it: made before the tests of the first, closed after those of
 * the last. All files of a process are loaded before the first test runs, so it is known which one is the last.
 */
export function sharedByFiles<T extends object>(
  make: () => Promise<T>,
  close: (made: T) => Promise<void>,
): () => T {
  let made: Promise<T> | undefined;
  let filesLeft = 0;
  return () => {
    filesLeft += 1;
    after(async () => {
      filesLeft -= 1;
      if (filesLeft === 0) await made?.then(close);
    });
    return useFixture(() => {
      made ??= make();
      return made;
    });
  };
}
