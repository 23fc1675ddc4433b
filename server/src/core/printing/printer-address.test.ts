import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPrinterPort, mayBePrinterAddress, parsePrinterHost, printerPolicyOf } from './printer-address.ts';

const OWN = printerPolicyOf(null, false);
const SHARED = printerPolicyOf(null, true);
const ALL = printerPolicyOf(['0.0.0.0/0', '::/0'], true);

const PRIVATE = [
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.50',
  'fc00::1',
  'fd00::5',
  '::ffff:10.0.0.1',
];
const PUBLIC = ['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '64:ff9b::8.8.8.8', '172.32.0.1'];
const SPECIAL = {
  loopback: [
    '127.0.0.1',
    '127.1.2.3',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '::7f00:1',
  ],
  linklocal: ['169.254.1.1', 'fe80::1', '::ffff:169.254.1.1', '64:ff9b::169.254.1.1'],
  unspecified: ['0.0.0.0', '0.1.2.3', '::', '::ffff:0.0.0.0', '64:ff9b::'],
  multicast: ['224.0.0.251', '239.255.255.255', 'ff02::1'],
  broadcast: ['255.255.255.255', '240.0.0.1'],
  metadata: [
    '169.254.169.254',
    '169.254.170.2',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    'fd00:ec2::254',
  ],
  tunnels: ['::ffff:0:127.0.0.1', '2002:7f00:1::', '2001:0:7f00:1::1', '64:ff9b:1::7f00:1'],
};
const NO_ADDRESS = [
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '1.2.3',
  '10.0.0.08',
  'fe80::1%eth0',
  '[::1]',
  '',
];

test('a service of one owner reaches printers in private networks, a shared service reaches none', () => {
  for (const ip of PRIVATE)
    assert.deepEqual([mayBePrinterAddress(OWN, ip), mayBePrinterAddress(SHARED, ip)], [true, false], ip);
  for (const ip of PUBLIC)
    assert.deepEqual([mayBePrinterAddress(OWN, ip), mayBePrinterAddress(ALL, ip)], [false, true], ip);
});

for (const [kind, ips] of Object.entries(SPECIAL)) {
  test(`no large network allows a printer at a ${kind} address`, () => {
    for (const policy of [OWN, SHARED, ALL, printerPolicyOf(['uniquelocal', '168.0.0.0/6'], false)]) {
      for (const ip of ips) assert.equal(mayBePrinterAddress(policy, ip), false, ip);
    }
  });
}

test('the operator can allow special addresses; the metadata address of a cloud must be named itself', () => {
  const at = (networks: string[], ip: string) => mayBePrinterAddress(printerPolicyOf(networks, true), ip);
  assert.equal(at(['loopback'], '127.0.0.1'), true);
  assert.equal(at(['loopback'], '::1'), true);
  assert.equal(at(['127.0.0.0/8'], '::ffff:127.0.0.1'), true);
  assert.equal(at(['127.0.0.1'], '127.0.0.2'), false);
  assert.equal(at(['linklocal'], '169.254.7.7'), true);
  assert.equal(at(['linklocal'], '169.254.169.254'), false);
  assert.equal(at(['169.254.169.254'], '169.254.169.254'), true);
});

test('an address in an unusual spelling is refused as an address and as a name', () => {
  for (const text of NO_ADDRESS) {
    assert.equal(mayBePrinterAddress(ALL, text), false, text);
    assert.equal(parsePrinterHost(text), null, text);
  }
  for (const text of [
    '127.0.0.1.',
    '1.2.3.0x4',
    'printer.1',
    '0x',
    '.',
    '-a',
    'a-',
    'a..b',
    'a b',
    'a'.repeat(64),
  ]) {
    assert.equal(parsePrinterHost(text), null, text);
  }
});

test('a host is an address or a name', () => {
  for (const ip of [...PRIVATE, ...PUBLIC]) assert.deepEqual(parsePrinterHost(ip), { kind: 'Ip', ip });
  for (const name of ['printer', 'bar-printer.lan', 'EPSON_01.local', '3com.example', '0xf00d.example']) {
    assert.deepEqual(parsePrinterHost(name), { kind: 'Name', name });
  }
  assert.deepEqual(parsePrinterHost('printer.lan.'), { kind: 'Name', name: 'printer.lan' });
});

test('without configured networks only printer ports are allowed; with them also all ports that are not well-known', () => {
  const ports = [0, 22, 515, 631, 1023, 1024, 5432, 9099, 9100, 9109, 9110, 65_535];
  assert.deepEqual(
    ports.filter((port) => isPrinterPort(OWN, port)),
    [9100, 9109],
  );
  assert.deepEqual(
    ports.filter((port) => isPrinterPort(ALL, port)),
    [515, 631, 1024, 5432, 9099, 9100, 9109, 9110, 65_535],
  );
});
