import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that let Sofra be used, changed and passed on under its own. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  // A library of its own that is loaded, never linked into the code.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Belongs to a tool with which tests check pages; it is not part of the shipped product.
  'MPL-2.0',
  // Belongs to a tool that makes pages of documents; it is not part of the shipped product.
  'PSF-2.0',
  'PostgreSQL',
  // Belongs to a tool that generates types; it is not part of the shipped product.
  'Python-2.0',
  'Unlicense',
]);

/** The licences of packages that do not state an SPDX name. */
const LICENCE_OF: Record<string, string> = {
  // The licence of Bitstream Vera, as in its LICENSE: free to use, change and pass on as a part of something
  // larger.
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
};

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface PackageDescription {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
}

/**
 * Finds packages of the lock file that name a place to download from, are installed without a checksum, or
 * need one that the lock file lacks. `npm ci` refuses such a lock file, even when the package is for another
 * platform.
 */
export function findLockProblems(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const locked = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)!));
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const needed = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    const problems = needed
      .filter((name) => !locked.has(name))
      .map((name) => `${path} needs ${name}, which is missing`);
    if (entry.resolved?.includes('://')) problems.push(`${path} names an address: ${entry.resolved}`);
    const isPackage = path.includes('node_modules/') && entry.link !== true;
    const isInstalled = existsSync(join(root, path, 'package.json'));
    if (isPackage && isInstalled && entry.integrity === undefined) problems.push(`${path} has no checksum`);
    return problems;
  });
}

/** Finds installed packages whose licence is not among those that are allowed. */
export function findLicenceProblems(root: string): string[] {
  const pattern = 'node_modules/**/package.json';
  return globSync(pattern, { cwd: root })
    .sort()
    .flatMap((path) => {
      // A package is a folder right under node_modules, or under a scope there.
      if (!/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/@][^/]*\/package\.json$/.test(path)) return [];
      const description = JSON.parse(readFileSync(join(root, path), 'utf8')) as PackageDescription;
      if (description.name === undefined || description.version === undefined) return [];
      const licence = LICENCE_OF[`${description.name}@${description.version}`] ?? licenceOf(description);
      return isAllowed(licence)
        ? []
        : [`${description.name}@${description.version}: ${licence || 'no licence'}`];
    });
}

function licenceOf({ license, licenses }: PackageDescription): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type ?? '').join(' OR ') ?? '';
}

/**
 * One of the licences joined by OR must be allowed, and all of those joined by AND.
 * @see SPDX licence expressions
 */
export function isAllowed(licence: string): boolean {
  const words = licence.replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(words)) return words.split(' OR ').some((part) => isAllowed(part.trim()));
  return words.split(' AND ').every((part) => ALLOWED.has(part.trim()));
}
