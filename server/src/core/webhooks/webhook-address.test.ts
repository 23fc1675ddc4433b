import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkWebhookAddress, mayDeliverTo, NOT_PUBLIC_MESSAGE } from './webhook-address.ts';

/** The resulting address of a text, or the reason why it is refused. */
function read(text: string, allowsLocal = false): string {
  const reading = checkWebhookAddress(text, allowsLocal);
  return reading.kind === 'Address' ? reading.address.url : reading.message;
}

const TAKEN = {
  'https://example.com': 'https://example.com/',
  'HTTPS://Example.COM/Hooks?Key=A': 'https://example.com/Hooks?Key=A',
  'https://example.com:443/': 'https://example.com/',
  'https://example.com:8443/hooks/sofra': 'https://example.com:8443/hooks/sofra',
  'https://example.com:1': 'https://example.com:1/',
  'https://example.com:65535': 'https://example.com:65535/',
  'https://example.com?a=b': 'https://example.com/?a=b',
  'https://a.b.c.d.example.com.tr/': 'https://a.b.c.d.example.com.tr/',
  'https://köşe.example/sipariş': 'https://xn--ke-fka43b.example/sipari%C5%9F',
  'https://my_shop.example.com/': 'https://my_shop.example.com/',
  'https://1.1.1.1.example.com/': 'https://1.1.1.1.example.com/',
  'https://localhost.example.com/': 'https://localhost.example.com/',
  'https://local.example/': 'https://local.example/',
  'https://example.com/a/../b': 'https://example.com/b',
  'https://example.com/@someone': 'https://example.com/@someone',
  'https://example.com/?to=a@b': 'https://example.com/?to=a@b',
  'https://93.184.216.34/': 'https://93.184.216.34/',
  'https://0x5d.0xb8.0xd8.0x22/': 'https://93.184.216.34/',
  'https://[2606:4700:4700::1111]:8443/x': 'https://[2606:4700:4700::1111]:8443/x',
  'https://[2606:4700:4700:0:0:0:0:1111]/': 'https://[2606:4700:4700::1111]/',
};

for (const [text, url] of Object.entries(TAKEN)) {
  test(`${text} is taken as ${url}`, () => assert.equal(read(text), url));
}

const NOT_HTTPS = 'must begin with https://';
const NO_ADDRESS = 'is not an address';
const NO_NAME = 'must have the full name of a public host';
const NO_USER = 'must not carry a user name';
const NO_FRAGMENT = 'must not have a fragment';

const REFUSED: Record<string, string[]> = {
  [NOT_HTTPS]: [
    ...['', 'example.com', '//example.com/', 'http://example.com/', 'http://127.0.0.1/', 'http://localhost/'],
    ...[
      'ftp://example.com/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:text/plain,x',
      'wss://example.com/',
    ],
    ...[
      'https:example.com',
      'https:/example.com',
      'https:\\\\example.com',
      'https',
      'https:',
      ' https://a.b',
    ],
  ],
  [NO_ADDRESS]: [
    ...[
      'https://',
      'https:///',
      'https://:443/',
      'https://?',
      'https:///example.com',
      'https://exa mple.com/',
    ],
    ...[
      'https://example.com/a b',
      'https://example.com\\@evil.example/',
      'https://example.com/\\x',
      'https://[::1',
    ],
    ...[
      'https://example.com:65536/',
      'https://example.com:port/',
      'https://[::g]/',
      'https://[fe80::1%25eth0]/',
    ],
    ...[
      'https://a%00b.example.com/',
      'https://a<b.example.com/',
      'https://256.256.256.256/',
      'https://1.2.3.4.5/',
    ],
  ],
  [NO_USER]: [
    ...['https://user@example.com/', 'https://user:word@example.com/', 'https://:word@example.com/'],
    ...['https://@example.com/', 'https://:@example.com/', 'https://example.com@127.0.0.1/'],
  ],
  [NO_FRAGMENT]: [
    'https://example.com/#',
    'https://example.com/#part',
    'https://example.com/?a=b#c',
    'https://example.com#',
  ],
  'has a port that nothing can listen on': ['https://example.com:0/', 'https://example.com:00000/'],
  [NO_NAME]: [
    ...[
      'https://localhost/',
      'https://LOCALHOST:8443/',
      'https://localhost./',
      'https://a.localhost/',
      'https://localhost。/',
    ],
    ...[
      'https://printer.local/',
      'https://printer.LOCAL/',
      'https://printer。local/',
      'https://db.internal/',
    ],
    ...[
      'https://metadata.google.internal/',
      'https://nas.lan/',
      'https://nas.home/',
      'https://nas.home.arpa/',
    ],
    ...[
      'https://wiki.corp/',
      'https://wiki.intranet/',
      'https://x.private/',
      'https://x.localdomain/',
      'https://x.onion/',
    ],
    ...[
      'https://intranet/',
      'https://db/',
      'https://com/',
      'https://example.com./',
      'https://a..example.com/',
    ],
    ...[
      'https://-a.example.com/',
      'https://a-.example.com/',
      'https://.example.com/',
      `https://${'a'.repeat(64)}.com/`,
    ],
    `https://${'a.'.repeat(126)}com/`,
  ],
  [NOT_PUBLIC_MESSAGE]: [
    ...[
      'https://127.0.0.1/',
      'https://127.0.0.1./',
      'https://127.1/',
      'https://127.0.1/',
      'https://2130706433/',
    ],
    ...[
      'https://0x7f000001/',
      'https://0x7f.0.0.1/',
      'https://0177.0.0.1/',
      'https://017700000001/',
      'https://0/',
    ],
    ...['https://①②⑦.⓪.⓪.①/', 'https://127。0。0。1/', 'https://%31%32%37.0.0.1/', 'https://10.0.0.1:8443/'],
    ...[
      'https://192.168.1.1/',
      'https://3232235777/',
      'https://169.254.169.254/latest/meta-data/',
      'https://0xa9fea9fe/',
    ],
    ...['https://[::1]/', 'https://[::]/', 'https://[0:0:0:0:0:0:0:1]/', 'https://[::ffff:127.0.0.1]/'],
    ...[
      'https://[::ffff:7f00:1]/',
      'https://[fd00:ec2::254]/',
      'https://[fe80::1]/',
      'https://[64:ff9b::7f00:1]/',
    ],
    ...['https://[2002:7f00:1::]/', 'https://[2001:db8::1]/', 'https://[::127.0.0.1]/'],
  ],
};

for (const [message, texts] of Object.entries(REFUSED)) {
  for (const text of texts) test(`"${text}" ${message}`, () => assert.equal(read(text), message));
}

test('a webhook address has at most 2,000 characters, both as typed and in its normal form', () => {
  const path = (length: number) => 'https://example.com/'.padEnd(length, 'a');
  assert.equal(read(path(2_000)), path(2_000));
  assert.match(read(path(2_001)), /at most 2000/);
  assert.match(read(`https://example.com/${'ş'.repeat(400)}`), /at most 2000/);
});

test('no spelling of a private IPv4 address is accepted, and no accepted spelling changes the host', () => {
  const parts = fc.tuple(fc.constantFrom(0, 10, 127, 224, 255), fc.nat(255), fc.nat(255), fc.nat(255));
  const inBase = (number: number, base: number) =>
    base === 16 ? `0x${number.toString(16)}` : base === 8 ? `0${number.toString(8)}` : String(number);
  fc.assert(
    fc.property(
      parts,
      fc.array(fc.constantFrom(8, 10, 16), { minLength: 4, maxLength: 4 }),
      (octets, bases) => {
        const number = octets.reduce((sum, octet) => sum * 256 + octet, 0);
        const dotted = octets.map((octet, at) => inBase(octet, bases[at]!)).join('.');
        const short = `${inBase(octets[0], bases[0]!)}.${number % 2 ** 24}`;
        for (const host of [dotted, short, String(number), `[::ffff:${octets.join('.')}]`]) {
          assert.equal(read(`https://${host}/`), NOT_PUBLIC_MESSAGE);
        }
      },
    ),
  );
});

const LOCAL = [
  ...['http://localhost:3000/hooks', 'https://localhost/', 'http://a.localhost/', 'http://127.0.0.1:9000/x'],
  ...[
    'http://127.1.2.3/',
    'https://127.0.0.1/',
    'http://[::1]:3000/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
  ],
];

for (const text of LOCAL) {
  test(`${text} is accepted in development only`, () => {
    assert.equal(checkWebhookAddress(text, true).kind, 'Address');
    assert.equal(checkWebhookAddress(text, false).kind, 'Wrong');
  });
}

test('development allows this machine only: plain HTTP to other hosts and private networks stay refused', () => {
  assert.equal(read('http://example.com/', true), NOT_HTTPS);
  assert.equal(read('http://93.184.216.34/', true), NOT_HTTPS);
  assert.equal(read('http://localhost.example.com/', true), NOT_HTTPS);
  assert.equal(read('https://10.0.0.1/', true), NOT_PUBLIC_MESSAGE);
  assert.equal(read('https://[fe80::1]/', true), NOT_PUBLIC_MESSAGE);
  assert.equal(read('https://printer.local/', true), NO_NAME);
  assert.equal(read('http://user@localhost/', true), NO_USER);
});

test('a host name may resolve to public addresses; to this machine in development only, and with plain HTTP to nothing else', () => {
  const byHttps = { isLocalOnly: false };
  const byHttp = { isLocalOnly: true };
  assert.equal(mayDeliverTo(byHttps, '93.184.216.34', false), true);
  assert.equal(mayDeliverTo(byHttps, '127.0.0.1', false), false);
  assert.equal(mayDeliverTo(byHttps, '127.0.0.1', true), true);
  assert.equal(mayDeliverTo(byHttps, '::1', true), true);
  assert.equal(mayDeliverTo(byHttps, '10.0.0.1', true), false);
  assert.equal(mayDeliverTo(byHttp, '127.0.0.1', true), true);
  assert.equal(mayDeliverTo(byHttp, '93.184.216.34', true), false);
  assert.equal(mayDeliverTo(byHttp, '127.0.0.1', false), false);
});
