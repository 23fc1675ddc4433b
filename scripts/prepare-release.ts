import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSdk } from './build-sdk.ts';

/*
 * Prepares a release in dist/release and publishes nothing: the sources, the package of the SDK, the notes, and the checksums. Prints what
 * is left to do by hand.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The part of a changelog about a version, without its heading. @throws Error when there is none, or it has no date yet */
export function notesOf(changelog: string, version: string): string {
  const [, date, text] =
    new RegExp(`^## ${RegExp.escape(version)} \\(([^)]*)\\)\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(
      changelog,
    ) ?? [];
  if (text === undefined) throw new Error(`CHANGELOG.md has no heading for ${version}.`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date!))
    throw new Error(`CHANGELOG.md says "${date}" for ${version}: give it the date of the release.`);
  return `${text.trim()}\n`;
}

/** The reasons against making a release, in sentences. */
export function obstacles(
  versions: Record<string, string>,
  status: string,
  tags: readonly string[],
): string[] {
  const version = versions['server/package.json']!;
  return [
    ...Object.entries(versions)
      .filter(([, other]) => other !== version)
      .map(([file, other]) => `${file} has the version ${other}, and server/package.json ${version}.`),
    ...(status === '' ? [] : ['The working tree has changes: commit them.']),
    ...(tags.includes(`v${version}`) ? [`The tag v${version} is there already.`] : []),
  ];
}

function main(): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const files = ['server/package.json', 'sdk/package.json'];
  const versions = Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(ROOT, file), 'utf8')).version as string]),
  );
  const version = versions['server/package.json']!;
  const found = obstacles(versions, git('status', '--porcelain'), git('tag', '--list').split('\n'));
  if (found.length > 0) throw new Error(found.join('\n'));
  const notes = notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
  const folder = join(ROOT, 'dist/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'notes.md'), notes);
  const name = `sofra-${version}`;
  git(
    'archive',
    '--format=tar.gz',
    `--prefix=${name}/`,
    `--output=${join(folder, `${name}.tar.gz`)}`,
    'HEAD',
  );
  packSdk(folder);
  writeFileSync(join(folder, 'SHA256SUMS'), checksumsOf(folder));
  console.log(nextSteps(version));
}

function packSdk(folder: string): void {
  const built = join(ROOT, 'sdk/dist');
  buildSdk(built);
  const { status, stderr } = spawnSync('npm', ['pack', '--pack-destination', folder], {
    cwd: built,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

function checksumsOf(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('gz'))
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('');
}

function nextSteps(version: string): string {
  const [major, minor] = version.split('.');
  const image = 'podman build --format docker --platform';
  return [
    `dist/release has the sources, the package of the SDK, the notes and SHA256SUMS of ${version}. Nothing is published. Next:`,
    `  git tag --sign v${version} --file dist/release/notes.md && git push origin v${version}`,
    ...['amd64', 'arm64'].map(
      (machine) =>
        `  ${image} linux/${machine} --manifest sofra:${version} --file deploy/image/Containerfile .`,
    ),
    `  podman manifest push sofra:${version} REGISTRY/sofra:${version}, and again as :${major}.${minor}`,
    `  npm publish dist/release/sofra-sdk-${version}.tgz`,
  ].join('\n');
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
