import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { useFixture } from '../server/test/harness/fixture.ts';
import { freePorts } from '../server/test/harness/free-ports.ts';
import { needsCompose, needsPrograms } from '../server/test/harness/required-programs.ts';
import { buildStandIns, prepareStack, type Stack } from './compose/stack.ts';
import { buildImage, compressedSize, makeBase } from './image/built-image.ts';
import { imageEnvironment } from './image/containerfile.ts';
import { openPodman, type Podman } from './podman.ts';
import { callsThrough } from './proxies/proxied-service.ts';
import { addVenue, OPERATOR_TOKEN, orderOf, type SampleVenue } from './sample-venue.ts';

const MOST_BYTES = 250_000_000;
const JSON_BODY = { 'content-type': 'application/json' };

/** It makes a base of Debian with its users, and containers. */
function needingRoot(): { skip: string | false } {
  return process.geteuid?.() === 0
    ? needsPrograms('podman', 'mmdebstrap', 'unshare', 'nsenter')
    : { skip: 'run by root only' };
}

describe('containers, of an image on a base of Debian packages', needingRoot(), () => {
  // `describe` runs its function also when it is skipped.
  if (needingRoot().skip === false) testContainers();
});

interface Machine extends Podman {
  /** Why no container runs here, in the words of podman. */
  whyNot: string | null;
}

function testContainers(): void {
  const machine = useFixture(openMachine);
  after(() => machine.close());
  const testRunning = (name: string, run: () => Promise<void>, options = {}) =>
    test(name, options, (context) => (canRun(machine, context) ? run() : undefined));

  test('the image has at most 250 MB, compressed', () => {
    const size = compressedSize(machine, 'sofra');
    assert.ok(size <= MOST_BYTES, `${size} bytes`);
  });

  testRunning(
    'run as documented the image is healthy, without rights and with a root that it cannot write; its orders outlive its end and a kill',
    () => runAsDocumented(machine),
  );

  testRunning(
    'alone.yaml: orders come through Caddy, the operator API does not, and a backup brings them back in a new volume',
    () => runAlone(machine),
    needsCompose(),
  );

  testRunning(
    'servers.yaml: while one server is replaced and the other is killed, orders come through Caddy',
    () => runServers(machine),
    needsCompose(),
  );
}

async function openMachine(): Promise<Machine> {
  const podman = await openPodman();
  try {
    const base = makeBase(podman);
    buildImage(podman);
    if (needsCompose().skip === false) buildStandIns(podman, base);
    return { ...podman, whyNot: whyNoContainer(podman, base) };
  } catch (error) {
    await podman.close();
    throw error;
  }
}

function whyNoContainer(podman: Podman, base: string): string | null {
  try {
    podman.run('run', '--rm', '--init', base, 'true');
    return null;
  } catch (error) {
    return String((error as { stderr?: string }).stderr).trim();
  }
}

function canRun({ whyNot }: Machine, context: TestContext): boolean {
  if (whyNot === null) return true;
  if (process.env['MACHINE_PROGRAMS'] === 'required') assert.fail(whyNot);
  context.skip(`podman runs no container here: ${whyNot}`);
  return false;
}

async function runAsDocumented(podman: Podman): Promise<void> {
  const [port, trustPort] = (await freePorts(2)) as [number, number];
  const settings = { PORT: port, TRUST_PORT: trustPort, OPERATOR_TOKEN };
  podman.run(...documentedRun(Object.entries(settings).map((setting) => `--env=${setting.join('=')}`)));
  await podman.untilHealthy('sofra');
  const exec = (...command: string[]) => podman.run('exec', 'sofra', ...command);
  assert.equal(exec('id', '--user'), '10001');
  assert.match(exec('cat', '/proc/1/status'), /^CapBnd:\s0+$/m);
  assert.throws(() => exec('touch', '/opt/sofra/written'), /Read-only file system/);
  assert.match(exec('sofra', 'version'), /^Bundled PostgreSQL: 18/m);
  const { call } = callsThrough(port, exec('cat', `${imageEnvironment()['DATA_DIR']}/local-authority.pem`));
  const isThere = await placeOrder(call, { ...(await addVenue(call)), call });
  podman.run('stop', 'sofra');
  assert.equal(podman.run('inspect', '--format={{.State.ExitCode}}', 'sofra'), '0');
  podman.run('start', 'sofra');
  await podman.untilHealthy('sofra');
  await isThere();
  // All but process 1, which ends then: podman starts the container again.
  podman.run('exec', 'sofra', 'sh', '-c', 'kill -KILL -1');
  await podman.untilHealthy('sofra');
  assert.equal(podman.run('inspect', '--format={{.RestartCount}}', 'sofra'), '1');
  await isThere();
  podman.run('rm', '--force', 'sofra');
}

/** The command in the guide for operators, with settings added. */
function documentedRun(settings: string[]): string[] {
  const guide = readFileSync(join(import.meta.dirname, '../docs/operating/install.md'), 'utf8');
  const [, command] = /^podman (run [^`]+)```/m.exec(guide)!;
  const words = command!.replaceAll('\\\n', ' ').trim().split(/\s+/);
  return [...words.slice(0, -1), ...settings, words.at(-1)!];
}

const SECRET_KEY = 'ab'.repeat(32);

async function runAlone(podman: Machine): Promise<void> {
  const set = { SITE: 'localhost', SECRET_KEY, OPERATOR_TOKEN };
  const stack = await prepareStack(podman, 'alone.yaml', { set, checked: ['sofra'] });
  await stack.up();
  const isThere = await placeThrough(stack, 'sofra');
  const refused = await stack.call('/operator/v1/venues', {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  });
  assert.equal(refused.status, 403);
  await stack.compose('exec', '-T', 'sofra', 'sofra', 'backup', '/backups/by-hand.sql.gz');
  await stack.compose('down');
  podman.run('volume', 'rm', 'sofra_data');
  await stack.compose('run', '--rm', '-T', 'sofra', 'sofra', 'restore', '/backups/by-hand.sql.gz');
  await stack.up();
  await isThere();
  await stack.compose('down');
}

/** Few enough for the budget of one key in a minute. */
const ORDERS = 5;
const BETWEEN_ORDERS_MS = 1_500;

async function runServers(podman: Machine): Promise<void> {
  const set = { SITE: 'localhost', DATABASE_PASSWORD: 'five-shrimps', SECRET_KEY, OPERATOR_TOKEN };
  const stack = await prepareStack(podman, 'servers.yaml', { set, checked: ['database', 'one', 'two'] });
  await stack.up();
  const venue = { ...(await addVenue(stack.callServer('one'))), call: stack.call };
  const placeAll = async (until: Promise<unknown>) => {
    let isOver = false;
    void until.finally(() => (isOver = true));
    for (let placed = 0; placed < ORDERS || !isOver; placed++) {
      await placeOrder(stack.call, venue);
      await pause(BETWEEN_ORDERS_MS);
    }
    await until;
  };
  const replaced = stack.compose('up', '--detach', '--no-build', '--no-deps', '--force-recreate', 'one');
  await placeAll(replaced.then(() => stack.untilHealthy('one')));
  await placeAll(stack.compose('kill', 'two'));
  await stack.compose('down');
}

/** Adds a venue at a server, and places an order through Caddy. */
async function placeThrough(stack: Stack, server: string): Promise<() => Promise<void>> {
  const venue = await addVenue(stack.callServer(server));
  return placeOrder(stack.call, { ...venue, call: stack.call });
}

/** Repeats a call that is answered "later". @returns what asserts that the order is still there */
async function placeOrder(call: SampleVenue['call'], venue: SampleVenue): Promise<() => Promise<void>> {
  const key = { 'x-api-key': venue.apiKey };
  const headers = { ...JSON_BODY, ...key, 'idempotency-key': crypto.randomUUID() };
  const body = await orderOf(venue);
  const place = () => call(`/public/v1/venues/${venue.venueId}/orders`, { method: 'POST', headers, body });
  let placed = await place();
  while (placed.status === 503) placed = await place();
  assert.equal(placed.status, 201, placed.text);
  const { data } = JSON.parse(placed.text) as { data: { order: { id: string } } };
  return async () => {
    const read = await call(`/public/v1/orders/${data.order.id}`, { headers: key });
    assert.equal(read.status, 200, read.text);
  };
}
