import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { startPaperPrinter } from '../../../test/printers/paper-printer.ts';
import { PRINTERS_HERE } from '../../../test/printers/printer-reach.ts';
import { printerPolicyOf } from '../../core/printing/printer-address.ts';
import { systemResolve } from '../../parts/resolve.ts';
import { createPrinterSender, type PrinterTimeouts } from './send-to-printer.ts';

/** Long timeouts for printers that answer, so that a busy machine does not fail the test. */
const PATIENT: PrinterTimeouts = {
  connectMs: 10_000,
  statusMs: 10_000,
  guessMs: 10_000,
  printMs: 10_000,
  closeMs: 10_000,
};
/** Short timeouts for printers that never answer a status query. */
const SHORT: PrinterTimeouts = { ...PATIENT, statusMs: 200, guessMs: 50 };
const print = createPrinterSender({ ...PRINTERS_HERE, resolve: systemResolve }, [PATIENT]);
const BYTES = Buffer.from('\x1b@Merhaba\n', 'latin1');

async function printerFor(
  t: TestContext,
  settings?: Parameters<typeof startPaperPrinter>[0],
  timeouts = PATIENT,
) {
  const printer = await startPaperPrinter(settings);
  t.after(() => printer.close());
  const print = createPrinterSender(PRINTERS_HERE, [timeouts]);
  const send = (reportsStatus: boolean | null, bytes: Uint8Array = BYTES) =>
    print({ host: printer.host, port: printer.port, bytes, reportsStatus, failures: 0 });
  return { printer, send };
}

test('a printer that reports its status is asked before and after, and this is recorded', async (t) => {
  const { printer, send } = await printerFor(t);
  assert.deepEqual(await send(null), { kind: 'Printed', reportsStatus: true });
  assert.deepEqual(printer.jobs, [BYTES]);
});

test('a printer that reports no status prints, and this is recorded', async (t) => {
  const { printer, send } = await printerFor(t, { reportsStatus: false }, SHORT);
  assert.deepEqual(await send(null), { kind: 'Printed', reportsStatus: false });
  assert.deepEqual(await send(false), { kind: 'Printed', reportsStatus: false });
  assert.deepEqual(printer.jobs, [BYTES, BYTES]);
});

test('nothing is sent to a printer that stopped reporting its status', async (t) => {
  const { printer, send } = await printerFor(t, { reportsStatus: false }, SHORT);
  assert.deepEqual(await send(true), { kind: 'Failed', trouble: 'NotAnswering', mayBePrinted: false });
  assert.deepEqual(printer.jobs, []);
});

for (const [trouble, state] of [
  ['CoverOpen', { cause: 0x16 }],
  ['NoPaper', { paper: 0x72 }],
  ['NoPaper', { cause: 0x32 }],
  ['Fault', { cause: 0x52 }],
  ['Offline', { online: 0x1a }],
] as const) {
  test(`nothing is sent to a printer that reports ${trouble} by ${JSON.stringify(state)}`, async (t) => {
    const { printer, send } = await printerFor(t);
    Object.assign(printer.state, state);
    assert.deepEqual(await send(true), { kind: 'Failed', trouble, mayBePrinted: false });
    assert.deepEqual(printer.jobs, []);
  });
}

test('without a listener, or for a name without an address, nothing can have been printed', async (t) => {
  const { printer } = await printerFor(t);
  const { port } = printer;
  await printer.close();
  for (const host of ['127.0.0.1', 'printer.invalid']) {
    const outcome = await print({ host, port, bytes: BYTES, reportsStatus: null, failures: 0 });
    assert.deepEqual(outcome, { kind: 'Failed', trouble: 'Unreachable', mayBePrinted: false });
  }
});

test('after a connection that breaks once bytes were sent, the job may have been printed', async (t) => {
  const { printer, send } = await printerFor(t);
  printer.breakOffAfter = 1;
  assert.deepEqual(await send(true), { kind: 'Failed', trouble: 'BrokenOff', mayBePrinted: true });
});

test('a printer that accepts the bytes and then stops answering may have printed the job', async (t) => {
  const { send } = await printerFor(t, { neverFinishes: true }, { ...PATIENT, printMs: 300 });
  assert.deepEqual(await send(true), { kind: 'Failed', trouble: 'NotAnswering', mayBePrinted: true });
});

/** A host that is not a printer: it accepts connections and passes them to `receive`. */
async function programFor(t: TestContext, receive: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    receive(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test('a host that sends without end instead of printing is not read further', async (t) => {
  const port = await programFor(t, (socket) => {
    const chatter = setInterval(() => socket.write(Buffer.alloc(65_536, 0x41)), 1);
    socket.on('close', () => clearInterval(chatter));
  });
  const outcome = await print({ host: '127.0.0.1', port, bytes: BYTES, reportsStatus: true, failures: 0 });
  assert.equal(outcome.kind, 'Printed');
});

test('a program that closes the connection, one that sends first, and a closed port have the same outcome', async (t) => {
  const gone = await startPaperPrinter();
  await gone.close();
  const ports = [
    gone.port,
    await programFor(t, (socket) => socket.once('data', () => socket.resetAndDestroy())),
    await programFor(t, (socket) => {
      socket.write('SSH-2.0-OpenSSH_9.9\r\n');
      socket.once('data', () => socket.resetAndDestroy());
    }),
  ];
  for (const port of ports) {
    const outcome = await print({ host: '127.0.0.1', port, bytes: BYTES, reportsStatus: null, failures: 0 });
    assert.equal(outcome.kind === 'Failed' && outcome.trouble, 'Unreachable', `${port}`);
  }
});

test('a test page takes as long to fail at a closed port as at one that never answers', async (t) => {
  const { printer } = await printerFor(t);
  await printer.close();
  const job = { host: '127.0.0.1', port: printer.port, bytes: BYTES, reportsStatus: null, failures: 0 };
  const failsAfterMs = async (connectMs: number, isTest: boolean) => {
    const began = performance.now();
    await createPrinterSender(PRINTERS_HERE, [{ ...PATIENT, connectMs }])({ ...job, isTest });
    return performance.now() - began;
  };
  assert.ok((await failsAfterMs(300, true)) > 290);
  assert.ok((await failsAfterMs(60_000, false)) < 30_000, 'a ticket fails at once');
});

test('a printer that failed before has longer timeouts than one that did not', async (t) => {
  const { printer } = await printerFor(t, { printMs: 300 });
  const patient = createPrinterSender(PRINTERS_HERE, [{ ...PATIENT, printMs: 10 }, PATIENT]);
  const job = { host: printer.host, port: printer.port, bytes: Buffer.of(0x41), reportsStatus: true };
  const outcomes = [];
  for (const failures of [0, 1, 7]) outcomes.push((await patient({ ...job, failures })).kind);
  assert.deepEqual(outcomes, ['Failed', 'Printed', 'Printed']);
});

const NAMES: Record<string, string[]> = {
  'here.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'both.example': ['127.0.0.1', '169.254.169.254'],
  'nowhere.example': [],
};

test('the service does not connect to a printer outside its networks, neither by address nor by name', async (t) => {
  const { printer } = await printerFor(t);
  const { port } = printer;
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return NAMES[host] ?? [];
  };
  const troubleAt = async (networks: string[] | null, host: string) => {
    const reach = { policy: printerPolicyOf(networks, false), resolve };
    const outcome = await createPrinterSender(reach, [PATIENT])({
      host,
      port,
      bytes: BYTES,
      reportsStatus: null,
      failures: 0,
    });
    return outcome.kind === 'Failed' ? outcome.trouble : outcome.kind;
  };
  for (const host of [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '127.1',
    '0.0.0.0',
    '::ffff:127.0.0.1',
    '::',
    '::1%lo',
  ]) {
    assert.equal(await troubleAt(['10.0.0.0/8', '0.0.0.0/0', '::/0'], host), 'NotAllowed', host);
    assert.equal(await troubleAt(null, host), 'NotAllowed', host);
  }
  assert.equal(await troubleAt(['10.0.0.0/8'], 'here.example'), 'Unreachable');
  assert.equal(await troubleAt(['loopback'], 'metadata.example'), 'Unreachable');
  assert.equal(await troubleAt(['loopback'], 'both.example'), 'Unreachable');
  assert.equal(await troubleAt(['loopback'], 'nowhere.example'), 'Unreachable');
  assert.equal(printer.mostAtOnce, 0);
  asked.length = 0;
  assert.equal(await troubleAt(['loopback'], 'here.example'), 'Printed');
  assert.deepEqual(asked, ['here.example']);
  assert.equal(await troubleAt(['loopback'], '127.0.0.1'), 'Printed');
});
