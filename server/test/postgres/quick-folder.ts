import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const LEAST_FREE_BYTES = 6 * 1024 ** 3;

/**
 * The folder for databases of tests: in memory where the system has a large enough place of that kind, else the one for
 * temporary files. Databases flush each commit and each checkpoint, and on a shared disk that is most of what tests wait
 * for. Killing a process loses nothing that it wrote in either place.
 */
export function quickFolder(): string {
  try {
    const mounts = readFileSync('/proc/self/mounts', 'utf8');
    const options = mounts
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, place]) => place === IN_MEMORY)?.[3]
      ?.split(',');
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    // The programs of a database may be copied beside it.
    const isUsable = options?.includes('rw') && !options.includes('noexec');
    return isUsable && bavail * bsize >= LEAST_FREE_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
