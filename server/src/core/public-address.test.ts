import assert from 'node:assert/strict';
import { isIP } from 'node:net';
import { test } from 'node:test';
import fc from 'fast-check';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

const PUBLIC = [
  ...['1.0.0.0', '1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '93.184.216.34', '100.63.255.255'],
  ...['100.128.0.0', '126.255.255.255', '128.0.0.0', '169.253.255.255', '169.255.0.0', '172.15.255.255'],
  ...['172.32.0.0', '191.255.255.255', '192.0.1.0', '192.0.3.0', '192.88.98.255', '192.88.100.0'],
  ...['192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '198.51.99.255', '198.51.101.0'],
  ...['203.0.112.255', '203.0.114.0', '212.58.2.1', '223.255.255.255', '168.63.129.15', '168.63.129.17'],
  ...[
    '2001:200::1',
    '2001:4860:4860::8888',
    '2003::1',
    '2400:cb00::1',
    '2606:4700:4700::1111',
    '2a02:ff0::1',
  ],
  ...['2a00:1450:4001:82a::200e', '2c0f:fb50::1', '3ffe:ffff::1', '3fff:1000::1'],
  // A NAT64 gateway, or the operating system, translates these to the IPv4 address in them.
  ...['64:ff9b::8.8.8.8', '64:ff9b::5db8:d822', '::ffff:93.184.216.34', '::ffff:808:808'],
];

const NOT_FOR_EVENTS = {
  'this network': ['0.0.0.0', '0.0.0.1', '0.255.255.255'],
  private: ['10.0.0.0', '10.1.2.3', '10.255.255.255', '172.16.0.0', '172.20.1.1', '172.31.255.255'],
  'private, too': ['192.168.0.0', '192.168.1.1', '192.168.255.255'],
  'shared by a provider': ['100.64.0.0', '100.100.100.200', '100.127.255.255'],
  loopback: ['127.0.0.0', '127.0.0.1', '127.0.0.53', '127.255.255.255'],
  'of one link, metadata of clouds among it': ['169.254.0.0', '169.254.169.254', '169.254.255.255'],
  'of protocols': ['192.0.0.0', '192.0.0.8', '192.0.0.170', '192.0.0.192', '192.0.0.255'],
  'for documents': [
    '192.0.2.0',
    '192.0.2.255',
    '198.51.100.0',
    '198.51.100.255',
    '203.0.113.0',
    '203.0.113.255',
  ],
  'of relays and sinks': ['192.88.99.0', '192.88.99.1', '192.31.196.1', '192.52.193.1', '192.175.48.1'],
  'for measurements': ['198.18.0.0', '198.19.255.255'],
  multicast: ['224.0.0.0', '224.0.0.251', '239.255.255.255'],
  reserved: ['240.0.0.0', '250.1.2.3', '255.255.255.254'],
  'for everybody': ['255.255.255.255'],
  'IPv6 for no one or oneself': ['::', '::1', '0:0:0:0:0:0:0:1'],
  'IPv6 in the old IPv4 form': ['::8.8.8.8', '::127.0.0.1', '::808:808', '::7f00:1', '::ffff:0:8.8.8.8'],
  'IPv6 private': ['fc00::', 'fc00::1', 'fd00::1', 'fd12:3456:789a::1', 'fdff:ffff::1', 'fd00:ec2::254'],
  'IPv6 of one link': ['fe80::', 'fe80::1', 'fe80::1%eth0', 'febf:ffff::1'],
  'IPv6 of one site': ['fec0::1', 'feff:ffff::1'],
  'IPv6 multicast': ['ff00::', 'ff02::1', 'ff02::fb', 'ff0e::1', 'ffff:ffff::1'],
  'IPv6 for documents': ['2001:db8::', '2001:db8::1', '2001:db8:ffff::1', '3fff::1', '3fff:fff::1'],
  'IPv6 that is thrown away': ['100::', '100::1', '100:0:0:1::1'],
  'IPv6 of protocols': [
    '2001:1::1',
    '2001:2::1',
    '2001:3::1',
    '2001:4:112::1',
    '2001:10::1',
    '2001:20::1',
    '2001:30::1',
  ],
  'IPv6 of sinks and segments': ['2620:4f:8000::1', '5f00::1'],
  'IPv6 of nobody yet': [
    '200::1',
    '400::1',
    '1000::1',
    '4000::1',
    '6000::1',
    '8000::1',
    'e000::1',
    'f000::1',
  ],
  'IPv4 within IPv6, private': ['::ffff:10.0.0.1', '::ffff:a00:1', '::ffff:192.168.1.1', '::ffff:172.16.0.1'],
  'IPv4 within IPv6, loopback': ['::ffff:127.0.0.1', '::ffff:7f00:1', '0:0:0:0:0:ffff:127.0.0.1'],
  'IPv4 within IPv6, others': [
    '::ffff:0.0.0.0',
    '::ffff:169.254.169.254',
    '::ffff:255.255.255.255',
    '::ffff:100.64.0.1',
  ],
  'IPv4 behind NAT64': ['64:ff9b::10.0.0.1', '64:ff9b::7f00:1', '64:ff9b::169.254.169.254', '64:ff9b::'],
  'NAT64 of a private network': ['64:ff9b:1::', '64:ff9b:1::8.8.8.8', '64:ff9b:1:ffff::1'],
  'tunnels 6to4': ['2002::', '2002:7f00:1::', '2002:a00:1::1', '2002:c0a8:101::1', '2002:808:808::1'],
  'tunnels Teredo': [
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:0:7f00:1::1',
    '2001:0:0:0:0:0:80ff:fffe',
  ],
  'no IP address': [
    '',
    'localhost',
    'example.com',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.1.1.1 ',
    ' 1.1.1.1',
    '1.1.1.1/32',
  ],
  'IPv4 in no usual spelling': [
    '0x7f.0.0.1',
    '0177.0.0.1',
    '2130706433',
    '0x08080808',
    '8.8.8.08',
    '8.8.2056',
    '134744072',
  ],
  'of the host of a machine in Azure': [
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '::ffff:a83f:8110',
    '64:ff9b::168.63.129.16',
  ],
  'IPv4 within IPv6 in no usual spelling': [
    '::ffff:0110.0.0.1',
    '::ffff:08.8.8.8',
    '::ffff:0x8.8.8.8',
    '64:ff9b::010.8.8.8',
  ],
  'no IPv6 address': [
    '2606:4700:4700::1111%eth0',
    '[2606:4700::1]',
    '2606:4700',
    ':::',
    '2606::4700::1',
    '12345::1',
  ],
};

for (const ip of PUBLIC) {
  test(`${ip} is a public address`, () => assert.equal(isPublicAddress(ip), true));
}

for (const [kind, ips] of Object.entries(NOT_FOR_EVENTS)) {
  for (const ip of ips)
    test(`"${ip}" is not public: ${kind}`, () => assert.equal(isPublicAddress(ip), false));
}

test('the operating system reads a public or loopback address as an address too, and never as a host name', () => {
  const pieces = [
    '0',
    '1',
    '8',
    '255',
    '08',
    '0110',
    '0x7f',
    ':',
    '::',
    '.',
    '::ffff:',
    '64:ff9b::',
    '2606:4700::',
  ];
  const anyPiece = fc.constantFrom(
    ...pieces,
    'ffff',
    '7f00',
    '10.0.0.1',
    '93.184.216.34',
    '%',
    '%eth0',
    ' ',
    '-1',
  );
  fc.assert(
    fc.property(fc.array(anyPiece, { minLength: 1, maxLength: 9 }), (parts) => {
      const ip = parts.join('');
      if (isPublicAddress(ip) || isLoopbackAddress(ip)) assert.notEqual(isIP(ip), 0, ip);
    }),
    { numRuns: 5_000 },
  );
});
