import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, type TestContext, test } from 'node:test';
import manifest from '../package.json' with { type: 'json' };
import { newRepository, type Repository, start } from './sample-repository.ts';

interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  /** The output, without the lines that only say that it takes long. */
  said: string[];
}

describe('before anything runs', () => {
  test('missing packages are installed, once', async (t) => {
    const repository = newRepository(t);
    const first = await run(repository, ['start', 'a', '--b=c d']);
    assert.deepEqual(first.said, ['Installing what Sofra needs (first start only, about half a minute)…']);
    assert.equal(first.stdout, 'started with ["a","--b=c d"]\n');
    const second = await run(repository, ['start']);
    assert.deepEqual(second, { code: 0, signal: null, stdout: 'started with []\n', said: [] });
    assert.equal(existsSync(join(repository.root, '.installing')), false);
  });

  test('npm start builds the app when its sources have changed, and starts also when it cannot be built', async (t) => {
    const repository = newRepository(t);
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(repository.root, path)), { recursive: true });
      writeFileSync(join(repository.root, path), text);
    };
    const build = `
      import { mkdirSync, writeFileSync } from 'node:fs';
      import { BUILDS, STAMP, stampOf } from './builds.mjs';
      const root = process.cwd();
      console.log('build ' + process.argv.slice(2));
      mkdirSync('web/dist', { recursive: true });
      writeFileSync('web/dist/' + STAMP, stampOf(root, BUILDS[0]));`;
    const outputOfStart = async () => (await run(repository, ['start'])).stdout.split('\n').slice(0, -1);
    assert.deepEqual(await outputOfStart(), ['started with []']);
    write('web/src/main.tsx', 'first');
    write('scripts/build.ts', build);
    assert.deepEqual(await outputOfStart(), ['build --if-stale,app,docs', 'started with []']);
    assert.deepEqual(await outputOfStart(), ['started with []']);
    write('web/src/board/board.test.ts', 'a test is no source');
    write('web/node_modules/vite/package.json', '{}');
    assert.deepEqual(await outputOfStart(), ['started with []']);
    write('web/src/board/board.tsx', 'second');
    assert.deepEqual(await outputOfStart(), ['build --if-stale,app,docs', 'started with []']);
    write('scripts/build.ts', "console.log('fails'); process.exit(1);");
    assert.deepEqual(await outputOfStart(), ['fails', 'started with []']);
  });

  test('the types of the APIs are made before checks and whole test runs when the service has changed', async (t) => {
    const repository = newRepository(t);
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(repository.root, path)), { recursive: true });
      writeFileSync(join(repository.root, path), text);
    };
    write(
      'scripts/build.ts',
      `
      import { mkdirSync, writeFileSync } from 'node:fs';
      import { BUILDS, STAMP, stampOf } from './builds.mjs';
      const build = BUILDS.find(({ name }) => name === 'api');
      console.log('build ' + process.argv.slice(2));
      mkdirSync(build.folder, { recursive: true });
      writeFileSync(build.folder + '/' + STAMP, stampOf(process.cwd(), build));`,
    );
    write('scripts/checks/check.ts', "console.log('checked');");
    write('scripts/tests/test.ts', "console.log('tested');");
    const outputOf = async (...args: string[]) => (await run(repository, args)).stdout.trimEnd().split('\n');
    assert.deepEqual(await outputOf('test', 'server/src'), ['tested'], 'no test reads them');
    assert.deepEqual(await outputOf('check'), ['build --if-stale,api', 'checked']);
    assert.deepEqual(await outputOf('check'), ['checked']);
    write('server/src/core/bill.test.ts', 'a test is no source');
    assert.deepEqual(await outputOf('test'), ['tested']);
    write('server/src/core/bill.ts', 'changed');
    assert.deepEqual(await outputOf('test'), ['build --if-stale,api', 'tested']);
    write('scripts/build.ts', 'process.exit(1);');
    assert.deepEqual(await outputOf('check'), ['checked'], 'the check says what is wrong');
  });

  test('an installation by hand with npm counts', async (t) => {
    const repository = newRepository(t);
    await run(repository, ['start']);
    const record = join(repository.root, 'node_modules', '.sofra-installed');
    rmSync(record);
    assert.deepEqual((await run(repository, ['start'])).said, []);
    assert.equal(existsSync(record), true);
  });

  test('a package that npm lists and that is not there is installed', async (t) => {
    const repository = newRepository(t);
    await run(repository, ['start']);
    rmSync(join(repository.root, 'node_modules', '.sofra-installed'));
    const listed = join(repository.root, 'node_modules', 'node');
    rmSync(listed);
    assert.equal((await run(repository, ['start'])).said.length, 1);
    assert.ok(existsSync(listed));
  });

  test('a changed lock file is installed, whether or not the last installation was recorded', async (t) => {
    const repository = newRepository(t);
    await run(repository, ['start']);
    repository.setVersion('2.0.0');
    assert.equal((await run(repository, ['start'])).said.length, 1);
    rmSync(join(repository.root, 'node_modules', '.sofra-installed'));
    repository.setVersion('3.0.0');
    assert.equal((await run(repository, ['start'])).said.length, 1);
  });

  test('of two simultaneous starts one installs and both run', async (t) => {
    const repository = newRepository(t);
    const ends = await Promise.all([run(repository, ['start']), run(repository, ['start'])]);
    assert.deepEqual(
      ends.map(({ code, stdout }) => [code, stdout]),
      [
        [0, 'started with []\n'],
        [0, 'started with []\n'],
      ],
    );
    const installing = ends.flatMap(({ said }) => said).filter((line) => line.startsWith('Installing'));
    assert.equal(installing.length, 1);
  });

  test('a registry that cannot be reached ends the start with one sentence', async (t) => {
    const repository = newRepository(t);
    repository.needFromRegistry();
    const { code, stdout, said } = await run(repository, ['start']);
    assert.deepEqual([code, stdout, said.length], [1, '', 2]);
    assert.match(
      said[1]!,
      /^Sofra cannot be installed: the npm registry http:\/\/127\.0\.0\.1:9 cannot be reached \(/,
    );
  });

  test('a signal interrupts the installation, and the next start installs again', async (t) => {
    const repository = newRepository(t);
    const silence = createServer();
    t.after(() => silence.close().closeAllConnections());
    await once(silence.listen(0, '127.0.0.1'), 'listening');
    const { port } = silence.address() as AddressInfo;
    repository.needFromRegistry();
    const child = start(repository, ['start'], { npm_config_registry: `http://127.0.0.1:${port}` });
    const end = once(child, 'exit');
    await once(silence, 'request');
    child.kill('SIGTERM');
    assert.deepEqual(await end, [null, 'SIGTERM']);
    assert.equal(existsSync(join(repository.root, '.installing')), false);
    repository.setVersion('1.0.0');
    assert.equal((await run(repository, ['start'])).stdout, 'started with []\n');
  });

  test('a port that another program has is told before anything is installed or built', async (t) => {
    const other = createServer();
    t.after(() => other.close());
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const repository = newRepository(t);
    for (const [script, setting] of [
      ['start', 'PORT'],
      ['dev', 'PORT'],
      ['storefront', 'SHOP_PORT'],
    ] as const) {
      const { code, stdout, said } = await run(repository, [script], { [setting]: String(port) });
      assert.deepEqual([code, stdout], [1, '']);
      const choice = `${setting}=${port + 1}`;
      assert.deepEqual(said, [`Port ${port} is taken by another program; choose another with ${choice}.`]);
    }
    assert.equal(existsSync(join(repository.root, 'node_modules')), false);
  });

  test('on a machine without npm the start says so', async (t) => {
    const { code, said } = await run(newRepository(t), ['start'], { PATH: '/nonexistent' });
    assert.equal(code, 1);
    assert.equal(said.at(-1), 'Sofra cannot be installed: npm, which comes with Node.js, was not found.');
  });

  test('an unknown command is answered with the list of commands', async (t) => {
    const { code, said } = await run(newRepository(t), ['launch']);
    assert.equal(code, 1);
    const names = Object.keys(manifest.scripts).join('|');
    assert.deepEqual(said, [`Usage: node scripts/run.mjs ${names} [arguments]`]);
  });
});

describe('where the Node of the packages does not run, as on a system without glibc', () => {
  /** Its loader is missing. */
  async function withoutLoader(t: TestContext): Promise<Repository> {
    const repository = newRepository(t);
    await run(repository, ['start']);
    const node = join(repository.root, 'packaged-node/bin/node');
    rmSync(node);
    writeFileSync(node, '#!/no/such/loader\n', { mode: 0o755 });
    return repository;
  }

  test('one of the system is used', async (t) => {
    const { code, stdout } = await run(await withoutLoader(t), ['start', 'a']);
    assert.deepEqual([code, stdout], [0, 'started with ["a"]\n']);
  });

  test('and the system has none that is new enough, one sentence says so', async (t) => {
    const repository = await withoutLoader(t);
    // It can start the script, but is too old.
    const old = `--import=data:text/javascript,${encodeURIComponent(OLD_NODE)}`;
    const { code, said } = await run(repository, ['start'], { PATH: '/nonexistent', NODE_OPTIONS: old });
    assert.equal(code, 1);
    assert.equal(said.length, 1);
    assert.match(
      said[0]!,
      /^The (?:installed Node does not run here|Node that comes with the packages needs glibc)/,
    );
  });
});

/** Makes every Node report an old version. */
const OLD_NODE = `import cp from 'node:child_process'; import { syncBuiltinESMExports } from 'node:module';
cp.spawnSync = () => ({ status: 0, stdout: 'v24.1.0' }); syncBuiltinESMExports();`;

describe('the program that runs', () => {
  test('gives its exit code', async (t) => {
    const repository = newRepository(t);
    repository.script('process.exitCode = 7;');
    assert.equal((await run(repository, ['start'])).code, 7);
  });

  test('is the service with little memory, unless the operator has set that', async (t) => {
    const repository = newRepository(t);
    repository.script('console.log([process.env.MALLOC_ARENA_MAX, process.env.NODE_OPTIONS].join());');
    assert.equal((await run(repository, ['start'])).stdout, '1,--max-semi-space-size=8\n');
    const own = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=32' };
    assert.equal((await run(repository, ['start'], own)).stdout, '2,--max-semi-space-size=32\n');
  });

  test('passes on the signal that killed it', async (t) => {
    const repository = newRepository(t);
    repository.script("process.kill(process.pid, 'SIGKILL');");
    const { code, signal } = await run(repository, ['start']);
    assert.deepEqual([code, signal], [null, 'SIGKILL']);
  });

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    test(`receives ${signal} once and ends in its own time`, async (t) => {
      const repository = newRepository(t);
      repository.script(`
        let told = 0;
        const life = setInterval(() => {}, 1000);
        process.on('${signal}', () => {
          told += 1;
          process.stdin.on('end', () => { console.log('told ' + told); clearInterval(life); }).resume();
          console.log('draining');
        });
        console.log('ready');
      `);
      const child = start(repository, ['start']);
      const end = once(child, 'exit');
      const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
      assert.equal((await lines.next()).value, 'ready');
      child.kill(signal);
      assert.equal((await lines.next()).value, 'draining');
      child.kill(signal);
      child.stdin.end();
      assert.equal((await lines.next()).value, 'told 1');
      assert.deepEqual(await end, [0, null]);
    });
  }
});

async function run(
  repository: Repository,
  args: readonly string[],
  environment?: Record<string, string>,
): Promise<End> {
  const child = start(repository, args, environment);
  child.stdin.end();
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  const said = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('… still'));
  return { code, signal, stdout, said };
}
