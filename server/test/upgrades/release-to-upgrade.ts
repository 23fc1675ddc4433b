import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Until there is a tag, upgrades start from the commit that made this file what it is. */
const BASELINE = 'server/src/store/migrations/0100-baseline.sql';
const MIGRATIONS = 'server/src/store/migrations/';

/** The commit that is upgraded from: the one of UPGRADE_FROM, else the newest tag before this commit, else that of the baseline; or why there is none. */
export function findReleaseBefore(): { revision: string } | { skip: string } {
  const given = process.env['UPGRADE_FROM'];
  if (given) return { revision: given };
  const newest =
    firstLineOf('tag', '--merged', 'HEAD', '--no-contains', 'HEAD', '--sort=-version:refname') ||
    firstLineOf('log', '--format=%H', '-1', '--', BASELINE);
  return newest ? { revision: newest } : { skip: 'there is no history here to take a release from' };
}

/** Why servers of a release cannot run beside those of this build; `null` where they can. */
export function whyNotSideBySide(revision: string): string | null {
  const names = linesOf('ls-tree', '--name-only', revision, '--', MIGRATIONS);
  const number = Math.max(0, ...names.map((name) => Number.parseInt(basename(name), 10)));
  const texts = readdirSync(join(ROOT, MIGRATIONS)).map((name) =>
    readFileSync(join(ROOT, MIGRATIONS, name), 'utf8'),
  );
  const oldest = Math.max(
    0,
    ...texts.map((text) => Number(/^-- Oldest server: (\d+)$/m.exec(text)?.[1] ?? 0)),
  );
  return number >= oldest ? null : `the schema needs servers of ${oldest}, and the release has ${number}`;
}

/** Of what git answers; empty where there is no history. */
function firstLineOf(...args: string[]): string {
  return linesOf(...args)[0] ?? '';
}

function linesOf(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** A release in a folder of its own. */
export interface Release {
  folder: string;
  /** The file that starts it. */
  main: string;
  remove(): void;
}

/** Takes a release out of the history. It shares the installed packages where its lock file has the same, else installs its own. */
export function checkOut(revision: string): Release {
  const archive = execFileSync('git', ['archive', revision], { cwd: ROOT, maxBuffer: 1024 ** 3 });
  const folder = mkdtempSync(join(tmpdir(), 'sofra-release-'));
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (hasSamePackages(folder)) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--omit=dev'], { cwd: folder, stdio: 'ignore' });
  return {
    folder,
    main: join(folder, 'server/src/main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Whether all that the release runs with is installed here in the same version. */
function hasSamePackages(folder: string): boolean {
  const installed = lockedIn(ROOT);
  return [...lockedIn(folder)].every(([name, version]) => installed.get(name) === version);
}

function lockedIn(folder: string): Map<string, string | undefined> {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; dev?: true }>;
  };
  return new Map(
    Object.entries(packages).flatMap(([name, { version, dev }]) =>
      name.includes('node_modules/') && dev !== true ? [[name, version] as const] : [],
    ),
  );
}
