import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type TestContext, test } from 'node:test';
import { startPaperPrinter } from '../../test/paper-printer.ts';
import { type PrinterPatience, printWithin, sendToPrinter } from './send-to-printer.ts';

const PATIENCE: PrinterPatience = {
  connectMs: 2_000,
  statusMs: 200,
  guessMs: 50,
  printMs: 1_000,
  closeMs: 300,
};
const BYTES = Buffer.from('\x1b@Merhaba\n', 'latin1');

async function printerFor(t: TestContext, settings?: Parameters<typeof startPaperPrinter>[0]) {
  const printer = await startPaperPrinter(settings);
  t.after(() => printer.close());
  const send = (reportsStatus: boolean | null, bytes: Uint8Array = BYTES) =>
    sendToPrinter({ host: printer.host, port: printer.port, bytes, reportsStatus }, PATIENCE);
  return { printer, send };
}

test('a printer that tells its state is asked before and after, and that it does is learned', async (t) => {
  const { printer, send } = await printerFor(t);
  assert.deepEqual(await send(null), { kind: 'Printed', reportsStatus: true });
  assert.deepEqual(printer.jobs, [BYTES]);
});

test('a printer that tells nothing prints, and that it tells nothing is learned', async (t) => {
  const { printer, send } = await printerFor(t, { reportsStatus: false });
  assert.deepEqual(await send(null), { kind: 'Printed', reportsStatus: false });
  assert.deepEqual(await send(false), { kind: 'Printed', reportsStatus: false });
  assert.deepEqual(printer.jobs, [BYTES, BYTES]);
});

test('one that used to tell its state and no longer does has nothing sent to it', async (t) => {
  const { printer, send } = await printerFor(t, { reportsStatus: false });
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
  test(`nothing is sent to a printer that says ${trouble} by ${JSON.stringify(state)}`, async (t) => {
    const { printer, send } = await printerFor(t);
    Object.assign(printer.state, state);
    assert.deepEqual(await send(true), { kind: 'Failed', trouble, mayBePrinted: false });
    assert.deepEqual(printer.jobs, []);
  });
}

test('where nobody listens, and where no name leads, nothing can have been printed', async (t) => {
  const { printer } = await printerFor(t);
  const { port } = printer;
  await printer.close();
  for (const host of ['127.0.0.1', 'printer.invalid']) {
    const outcome = await sendToPrinter({ host, port, bytes: BYTES, reportsStatus: null }, PATIENCE);
    assert.deepEqual(outcome, { kind: 'Failed', trouble: 'Unreachable', mayBePrinted: false });
  }
});

test('a line that breaks after bytes were sent may have printed them', async (t) => {
  const { printer, send } = await printerFor(t);
  printer.breakOffAfter = 1;
  assert.deepEqual(await send(true), { kind: 'Failed', trouble: 'BrokenOff', mayBePrinted: true });
});

test('a printer that takes the bytes and then falls silent may have printed them', async (t) => {
  const { send } = await printerFor(t, { printMs: 3_000 });
  assert.deepEqual(await send(true), { kind: 'Failed', trouble: 'NotAnswering', mayBePrinted: true });
});

test('whoever talks without end instead of printing is not listened to', async (t) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const chatter = setInterval(() => socket.write(Buffer.alloc(65_536, 0x41)), 1);
    socket.on('close', () => clearInterval(chatter));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const outcome = await sendToPrinter(
    { host: '127.0.0.1', port, bytes: BYTES, reportsStatus: true },
    PATIENCE,
  );
  assert.equal(outcome.kind, 'Printed');
});

test('a printer outside the networks of the service is not connected to, by its address or by a name', async (t) => {
  const { printer } = await printerFor(t);
  const resolve = async (host: string) => (host === 'here.example' ? ['127.0.0.1'] : ['169.254.169.254']);
  const { port } = printer;
  const outcomeAt = (networks: string[], host: string) =>
    printWithin({ networks, resolve }, PATIENCE)({ host, port, bytes: BYTES, reportsStatus: null });
  const refused = { kind: 'Failed', trouble: 'NotAllowed', mayBePrinted: false };
  assert.deepEqual(await outcomeAt(['10.0.0.0/8'], '127.0.0.1'), refused);
  assert.deepEqual(await outcomeAt(['10.0.0.0/8'], 'here.example'), refused);
  assert.deepEqual(await outcomeAt(['loopback'], 'metadata.example'), refused);
  assert.equal(printer.mostAtOnce, 0);
  assert.equal((await outcomeAt(['loopback'], 'here.example')).kind, 'Printed');
  assert.equal((await outcomeAt(['loopback'], '127.0.0.1')).kind, 'Printed');
});
