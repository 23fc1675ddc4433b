import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { samplePrinter } from '../../../test/printers/paper-printer.ts';
import { printerPolicyOf } from '../../core/printing/printer-address.ts';

const NAMES: Record<string, string[]> = {
  'kitchen.lan': ['192.168.1.50'],
  'inside.example': ['127.0.0.1'],
  'both.example': ['192.168.1.50', '169.254.169.254'],
};
const resolve = async (host: string) => {
  const ips = NAMES[host];
  if (ips === undefined) throw new Error('It leads nowhere.');
  return ips;
};

/** Tries to add a printer. Returns the result in one word. */
async function tryAddresses(networks: string[] | null, isShared: boolean) {
  const sofra = await startSofra({ printerReach: { policy: printerPolicyOf(networks, isShared), resolve } });
  const stored = samplePrinter({ name: 'Eski', host: '127.0.0.1', port: 45_000 });
  const revise = (record: { printers: unknown[] }) => record.printers.push(stored);
  const venue = await newStaffedVenue(sofra, {}, { revise });
  const call = async (method: string, path: string, body: Record<string, unknown>) => {
    const answer = await venue.owner.call(method, `/venues/${venue.id}/printers${path}`, body);
    const { status, body: answered } = answer;
    return status < 300 ? 'kept' : `${answered.errorCode} ${answered.validationErrors[0].field}`;
  };
  let count = 0;
  return {
    close: () => sofra.close(),
    add: (host: string, port?: number) =>
      call('POST', '', { name: `Yazıcı ${++count}`, host, ...(port === undefined ? {} : { port }) }),
    change: (body: Record<string, unknown>) => call('PATCH', `/${stored.id}`, body),
  };
}

const ODD = ['2130706433', '0x7f.1', '127.1', 'fe80::1%eth0', '127.0.0.1.'];
const INSIDE = [
  '127.0.0.1',
  '0.0.0.0',
  '::1',
  '::',
  '169.254.169.254',
  'fe80::1',
  '224.0.0.1',
  '::ffff:127.0.0.1',
];

test('on its own machine the service accepts printers in private networks only', async () => {
  const { add, change, close } = await tryAddresses(null, false);
  for (const host of [...ODD, ...INSIDE, '8.8.8.8', 'inside.example', 'both.example']) {
    assert.equal(await add(host), 'CONTENT_INVALID host', host);
    assert.equal(await change({ host, port: 9100 }), 'CONTENT_INVALID host', host);
  }
  assert.equal(await add('192.168.1.50', 6379), 'CONTENT_INVALID port');
  for (const host of ['192.168.1.50', 'fd00::5', 'kitchen.lan', 'off-just-now.lan']) {
    assert.equal(await add(host), 'kept', host);
  }
  assert.equal(await change({ isEnabled: false }), 'kept', 'an unchanged address is not checked again');
  assert.equal(await change({ port: 9101 }), 'CONTENT_INVALID host');
  await close();
});

test('a shared service accepts printers only in the configured networks', async () => {
  const none = await tryAddresses(null, true);
  for (const host of ['192.168.1.50', 'kitchen.lan', '8.8.8.8', '127.0.0.1']) {
    assert.equal(await none.add(host), 'CONTENT_INVALID host', host);
  }
  await none.close();
  const some = await tryAddresses(['192.168.0.0/16'], true);
  for (const host of [...INSIDE, '10.0.0.1', 'inside.example', 'both.example', 'nowhere.example']) {
    assert.equal(await some.add(host), 'CONTENT_INVALID host', host);
  }
  assert.equal(await some.add('192.168.1.50', 22), 'CONTENT_INVALID port');
  assert.equal(await some.add('192.168.1.50', 4_001), 'kept');
  assert.equal(await some.add('kitchen.lan'), 'kept');
  await some.close();
});
