import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../server/test/harness/free-ports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TOOLS = join(ROOT, 'tools/openapi');
const PUBLIC_DOCUMENT = '../../server/openapi/public-api.json';
const DOCUMENTS = [
  PUBLIC_DOCUMENT,
  ...['venue-api', 'operator-api', 'assistant-api'].map((name) => `../../dist/api/${name}.json`),
];

/**
 * Checks the OpenAPI documents with third-party tools: two linters, a generator of types with a client that
 * is compiled with them, and a proxy that validates both sides while that client orders and books at a demo.
 */
async function main(): Promise<void> {
  await run('npm', ['ci', '--no-audit', '--no-fund']);
  await tool('@redocly/cli/bin/cli.js', 'lint', '--config', 'redocly.yaml', ...DOCUMENTS);
  for (const document of DOCUMENTS) {
    await tool(
      '@stoplight/spectral-cli/dist/index.js',
      'lint',
      '--fail-severity=hint',
      '--ruleset=spectral.yaml',
      document,
    );
  }
  await tool('openapi-typescript/bin/cli.js', PUBLIC_DOCUMENT, '-o', 'public-api.generated.ts');
  await tool('typescript/bin/tsc', '--project', '.');
  await callThroughProxy();
  console.log('the OpenAPI documents hold');
}

async function callThroughProxy(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'sofra-openapi-'));
  // If this process is root, the account of PostgreSQL must pass through: otherwise the cluster is made elsewhere and stays
  // there.
  chmodSync(data, 0o711);
  const [port, proxyPort] = (await freePorts(2)) as [number, number];
  const started: ChildProcess[] = [];
  try {
    const environment = { DATA_DIR: data, PORT: String(port) };
    started.push(start(join(ROOT, 'server/src/main.ts'), [], environment));
    await untilAnswered(`http://127.0.0.1:${port}/health/ready`);
    const service = `http://127.0.0.1:${port}`;
    const prism = join(TOOLS, 'node_modules/@stoplight/prism-cli/dist/index.js');
    started.push(start(prism, ['proxy', PUBLIC_DOCUMENT, service, '--errors', '-p', String(proxyPort)]));
    const proxy = `http://127.0.0.1:${proxyPort}`;
    await untilAnswered(`${proxy}/public/v1/venues`);
    await run(process.execPath, ['client.ts', proxy, demoKey(data)]);
  } finally {
    for (const child of started.reverse()) await stop(child);
    rmSync(data, { recursive: true, force: true });
  }
}

/** The key of the first venue of the demo. */
function demoKey(data: string): string {
  const demo = readFileSync(join(data, 'demo.json'), 'utf8');
  const key = /sfr_[0-9A-Za-z]{40,}/.exec(demo)?.[0];
  if (key === undefined) throw new Error('The demo has no key.');
  return key;
}

/** Runs a tool of the folder on this Node. */
function tool(script: string, ...args: string[]): Promise<void> {
  console.log(`${script.split('/bin/')[0]} ${args.join(' ')}`);
  return run(process.execPath, [join('node_modules', script), ...args]);
}

async function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: TOOLS, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}

function start(script: string, args: string[], environment: Record<string, string> = {}): ChildProcess {
  const env = { ...process.env, ...environment };
  return spawn(process.execPath, [script, ...args], {
    cwd: TOOLS,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const MOST_TRIES = 600;

/** Waits up to a minute for an address to answer anything. */
async function untilAnswered(url: string): Promise<void> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const answer = await fetch(url).catch(() => null);
    if (answer !== null && answer.status !== 503) return;
    await sleep(100);
  }
  throw new Error(`Nothing answers at ${url}.`);
}

await main();
