import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  certificateNamesOf,
  coversAllNames,
  filterPermitted,
  permittedNamesOf,
} from './certificate-names.ts';

const box = {
  hostName: 'Kasa.lan',
  addresses: ['192.168.1.20', '203.0.113.7', 'fd00::5', '2001:db8::5'],
  urls: ['https://sofra.example:8443', 'https://192.168.1.20:3000', 'https://[fd00::9]'],
};

test('a certificate names the host, the configured addresses and the private ones, each once', () => {
  assert.deepEqual(certificateNamesOf(box), {
    dns: ['localhost', 'kasa.lan', 'kasa.local', 'sofra.example'],
    ips: ['127.0.0.1', '::1', '192.168.1.20', 'fd00::5', 'fd00::9'],
  });
});

test('a host name that no certificate can have is left out', () => {
  assert.deepEqual(certificateNamesOf({ hostName: 'my_box', addresses: [], urls: [] }).dns, ['localhost']);
});

test('an authority permits the names of its machine, what is below them, and every private address, but nothing else', () => {
  const permitted = permittedNamesOf(box);
  const asked = {
    dns: ['kasa.local', 'eat.sofra.example', 'example', 'notsofra.example', 'other.local'],
    ips: ['10.1.2.3', '172.31.0.1', 'fd12::1', '172.32.0.1', '203.0.113.7', '2001:db8::5'],
  };
  assert.deepEqual(filterPermitted(asked, permitted), {
    dns: ['kasa.local', 'eat.sofra.example'],
    ips: ['10.1.2.3', '172.31.0.1', 'fd12::1'],
  });
});

test('a certificate goes on while it has all that is wanted, also where an address has gone', () => {
  const made = { dns: ['kasa.local'], ips: ['10.0.0.1', '10.0.0.2'] };
  assert.equal(coversAllNames(made, { dns: ['kasa.local'], ips: ['10.0.0.2'] }), true);
  assert.equal(coversAllNames(made, { dns: ['kasa.local'], ips: ['10.0.0.3'] }), false);
  assert.equal(coversAllNames(made, { dns: ['bar.local'], ips: [] }), false);
});
