import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';

const SCRIPTS = import.meta.dirname;

/**
 * A repository whose only package is the Node that runs this test, so that npm needs no registry to install
 * it.
 */
export interface Repository {
  root: string;
  setVersion(version: string): void;
  needFromRegistry(): void;
  script(text: string): void;
}

export function newRepository(t: TestContext): Repository {
  const root = mkdtempSync(join(tmpdir(), 'sofra-run-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  for (const name of globSync('**/*.mjs', { cwd: SCRIPTS }))
    cpSync(join(SCRIPTS, name), join(root, 'scripts', name));
  for (const folder of ['packaged-node/bin', 'server/src'])
    mkdirSync(join(root, folder), { recursive: true });
  symlinkSync(process.execPath, join(root, 'packaged-node/bin/node'));
  const repository: Repository = {
    root,
    setVersion: (version) => writePackages(root, version),
    needFromRegistry: () => writePackages(root, '1.0.0', { pg: '8.0.0' }),
    script: (text) => writeFileSync(join(root, 'server/src/main.ts'), text),
  };
  repository.setVersion('1.0.0');
  repository.script("console.log('started with ' + JSON.stringify(process.argv.slice(2)));");
  return repository;
}

function writePackages(root: string, version: string, fromRegistry: Record<string, string> = {}): void {
  const write = (path: string, value: unknown) => writeFileSync(join(root, path), JSON.stringify(value));
  const dependencies = { node: 'file:packaged-node', ...fromRegistry };
  const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`;
  const outside = Object.entries(fromRegistry).map(([name, wanted]) => [
    `node_modules/${name}`,
    { version: wanted, integrity },
  ]);
  write('package.json', { name: 'sample', private: true, dependencies });
  write('packaged-node/package.json', { name: 'node', version });
  write('package-lock.json', {
    name: 'sample',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'sample', dependencies },
      'node_modules/node': { resolved: 'packaged-node', link: true },
      'packaged-node': { name: 'node', version },
      ...Object.fromEntries(outside),
    },
  });
}

/** Nothing here may leave the machine: the registry is a port without a listener. */
export function start(
  { root }: Repository,
  args: readonly string[],
  environment: Record<string, string> = {},
) {
  const { PATH = '' } = process.env;
  const npm = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };
  // A service of this machine may have the usual port.
  const own = { PATH, HOME: root, PORT: '0', npm_config_cache: join(root, 'cache') };
  const env = { ...own, ...npm, ...environment };
  return spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...args], { cwd: dirname(root), env });
}
