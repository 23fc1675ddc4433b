import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Builds the SDK into `sdk/dist`: a package as it is published, with modules for `import` and for `require`, each
 * with types of their own.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SDK = join(ROOT, 'sdk');

interface SourcePackage {
  private?: boolean;
  exports: Record<string, string>;
  [property: string]: unknown;
}

/** Builds the package into a folder, whose content it replaces. @throws Error  it does not compile */
export function buildSdk(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  compile(join(folder, 'esm'));
  // Types of CommonJS are told apart from those of ESM by the package file next to them.
  compile(join(folder, 'cjs'), '--module', 'commonjs', '--moduleResolution', 'bundler');
  writeJson(join(folder, 'cjs/package.json'), { type: 'commonjs' });
  const source = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8')) as SourcePackage;
  writeJson(join(folder, 'package.json'), publishedPackage(source));
  cpSync(join(SDK, 'README.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
}

function compile(outDir: string, ...options: string[]): void {
  mkdirSync(outDir, { recursive: true });
  const emit = ['--noEmit', 'false', '--declaration', '--allowJs', 'false', '--checkJs', 'false'];
  const forModules = options.length > 0 ? ['--verbatimModuleSyntax', 'false'] : [];
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/.bin/tsc'),
      ...['--project', SDK, '--rootDir', join(SDK, 'src'), '--outDir', outDir],
      ...[...emit, ...options, ...forModules],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the SDK does not compile:\n${stdout}`);
  for (const path of globSync('**/*.d.ts', { cwd: outDir })) nameModules(join(outDir, path));
}

/** The compiler renames the imports of modules, and not those of types. */
function nameModules(path: string): void {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/(from |import\()'(\.[^']+)\.ts'/g, "$1'$2.js'"));
}

function publishedPackage({ private: _, exports: sources, ...kept }: SourcePackage): object {
  const entries = Object.entries(sources).map(([name, source]) => {
    const module = source.replace('./src/', '').replace(/\.ts$/, '');
    const at = (kind: string) => ({ types: `./${kind}/${module}.d.ts`, default: `./${kind}/${module}.js` });
    return [name, { import: at('esm'), require: at('cjs') }];
  });
  return {
    ...kept,
    ...{ main: './cjs/index.js', types: './cjs/index.d.ts' },
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
  };
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

if (import.meta.main) {
  buildSdk(join(SDK, 'dist'));
  console.log('built sdk/dist');
}
