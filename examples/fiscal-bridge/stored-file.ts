import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';

/** A JSON file that is either as before or as after a write, whenever the machine stops. */
export interface StoredFile<T> {
  read(): T;
  write(value: T): void;
}

/** @param atFirst  the value while there is no file */
export function storedFile<T>(path: string, atFirst: T): StoredFile<T> {
  return {
    read: () => {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as T;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return atFirst;
        throw error;
      }
    },
    write: (value) => {
      const file = openSync(`${path}.new`, 'w');
      writeSync(file, JSON.stringify(value));
      fsyncSync(file);
      closeSync(file);
      renameSync(`${path}.new`, path);
    },
  };
}
