import { spawnSync } from 'node:child_process';

/** Set to `required` where every program has to be there, as on a machine that runs all tests: then a missing one fails its tests. */
const PROGRAMS = 'MACHINE_PROGRAMS';

/** The options of a test that needs programs of Debian: it is skipped, with the reason, where one of them is missing. */
export function needsPrograms(...programs: string[]): { skip: string | false } {
  const missing = programs.filter((program) => !isThere(program));
  if (missing.length === 0 || process.env[PROGRAMS] === 'required') return { skip: false };
  return { skip: `${missing.join(' and ')} not found: apt install it to run this test` };
}

function isThere(program: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$0"', program]).status === 0;
}

/** The same with Docker Compose 2, which Debian has from version 13 on. */
export function needsCompose(...programs: string[]): { skip: string | false } {
  const needed = needsPrograms('docker-compose', ...programs);
  if (needed.skip !== false || process.env[PROGRAMS] === 'required') return needed;
  const { stdout } = spawnSync('docker-compose', ['version', '--short'], { encoding: 'utf8' });
  return {
    skip: /^v?[01]\./.test(stdout) ? `docker-compose ${stdout.trim()} is too old to run this test` : false,
  };
}
