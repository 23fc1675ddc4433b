import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calledFiles, HOT_PATH_BOUNDS, linesOf } from '../server/test/architecture/called-files.ts';
import { makeDataFolder } from '../server/test/harness/service-process.ts';

/**
 * Prints how many files of `server/src`, and how many lines, one order and one menu run through. `npm run hot-path` counts this
 * checkout; `-- ../other` another one; `-- . files` names the files, too.
 *
 * A file counts when one of its functions is called between a request and its answer, in each of several equal requests: what else the process runs
 * differs from one to the next. Venue, key and menu are in memory.
 */
const [root = '.', listed] = process.argv.slice(2);
const SOURCE = '/server/src/';
const CALLS = 8;
const SETTLE_MS = 3_000;

/** Writes what was called since the last time, whenever its parent asks for it. */
const REPORTING = `import { takeCoverage } from 'node:v8';
process.on('message', () => { takeCoverage(); process.send('written'); });
process.channel.unref();`;

const folder = await makeDataFolder('hot-path');
const coverage = join(folder, 'coverage');
mkdirSync(coverage);
const service = spawn(
  process.execPath,
  [`--import=data:text/javascript,${encodeURIComponent(REPORTING)}`, join(resolve(root), SOURCE, 'main.ts')],
  {
    env: {
      ...{
        PATH: process.env.PATH,
        DATA_DIR: join(folder, 'data'),
        PORT: '0',
        DEMO: 'on',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
      },
      NODE_V8_COVERAGE: coverage,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  },
);
try {
  const demo = await untilReady();
  await pause(SETTLE_MS);
  await count(demo);
} finally {
  const end = once(service, 'exit');
  service.kill();
  await end;
  rmSync(folder, { recursive: true, force: true });
}

interface Demo {
  baseUrl: string;
  venues: { id: string; key: string | null }[];
}

async function untilReady(): Promise<Demo> {
  for (;;) {
    if (service.exitCode !== null) throw new Error('The service did not start.');
    try {
      const demo = JSON.parse(readFileSync(join(folder, 'data', 'demo.json'), 'utf8')) as Demo;
      if ((await fetch(`${demo.baseUrl}/health/ready`)).ok) return demo;
    } catch {
      // Not yet.
    }
    await pause(100);
  }
}

async function count({ baseUrl, venues }: Demo): Promise<void> {
  for (const { id, key } of venues) {
    if (key === null) continue;
    const call = async (path: string, init: RequestInit = {}) => {
      const headers = {
        'X-Api-Key': key,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      };
      const response = await fetch(`${baseUrl}/public/v1/venues/${id}${path}`, { ...init, headers });
      return { status: response.status, body: await response.text() };
    };
    const menu = () => call('/menu');
    const body = orderFrom((await menu()).body);
    const order = () => call('/orders', { method: 'POST', body });
    // One that is closed at this hour takes no orders.
    if ((await order()).status !== 201) continue;
    report('an order', await filesOf(order));
    report('a menu', await filesOf(menu));
    break;
  }
  const files = globSync(`server/src/**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const lines = linesOf(files.map((file) => join(root, file)));
  console.log(`server/src without tests: ${files.length} files, ${lines.toLocaleString('en')} lines`);
}

function report(what: keyof typeof HOT_PATH_BOUNDS, files: readonly string[]): void {
  const lines = linesOf(files);
  const goal = HOT_PATH_BOUNDS[what];
  const most = goal.lines === null ? '' : ` and ${goal.lines.toLocaleString('en')} lines`;
  console.log(
    `${what}: ${files.length} files, ${lines.toLocaleString('en')} lines; goal ≤ ${goal.files} files${most}`,
  );
  if (listed !== undefined)
    for (const file of files) console.log(`  ${linesOf([file])} ${file.split(SOURCE)[1]}`);
}

/** The files that every one of several calls runs through. */
async function filesOf(call: () => Promise<unknown>): Promise<string[]> {
  const called: Set<string>[] = [];
  for (let at = 0; at < CALLS; at++) {
    await takeCoverage();
    await call();
    called.push(new Set(await takeCoverage()));
  }
  return [...called.reduce((common, files) => common.intersection(files))].sort();
}

/** The files of which a function was called since the last time. */
async function takeCoverage(): Promise<string[]> {
  service.send('write');
  await once(service, 'message');
  const [file] = readdirSync(coverage);
  const { result } = JSON.parse(
    readFileSync(join(coverage, file!), 'utf8'),
  ) as Profiler.TakePreciseCoverageReturnType;
  rmSync(join(coverage, file!));
  return calledFiles(result);
}

interface MenuBody {
  data: { categories: { products: MenuProduct[] }[] };
}

interface MenuProduct {
  id: string;
  stockStatus: string | null;
  portions: { id: string; orderable: boolean }[];
  extras: { id: string; optionGroupId: string | null }[];
  optionGroups: { isRequired: boolean }[];
  removableIngredients: { id: string }[];
}

/** Three products of a menu as an order, each with an extra and without an ingredient where it has them. */
function orderFrom(menu: string): string {
  const { categories } = (JSON.parse(menu) as MenuBody).data;
  const products = categories
    .flatMap((category) => category.products)
    .filter(({ stockStatus, portions }) => stockStatus === null && portions[0]?.orderable)
    .filter(({ optionGroups }) => !optionGroups.some(({ isRequired }) => isRequired));
  const lines = products.slice(0, 3).map(({ id, portions, extras, removableIngredients }) => ({
    productId: id,
    portionId: portions[0]!.id,
    quantity: 2,
    extraIds: extras
      .filter(({ optionGroupId }) => optionGroupId === null)
      .slice(0, 1)
      .map((extra) => extra.id),
    removedIngredientIds: removableIngredients.slice(0, 1).map((ingredient) => ingredient.id),
  }));
  return JSON.stringify({ type: 'Takeaway', customer: { name: 'Ada', phone: '+905321234567' }, lines });
}
