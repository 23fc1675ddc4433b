import assert from 'node:assert/strict';
import { isIPv6 } from 'node:net';
import { test } from 'node:test';
import { ownAddresses } from '../parts/own-addresses.ts';
import { listeningUrl } from './listening-url.ts';

test('the URL of a listening server can be opened, with IPv6 as well', () => {
  const urls = [
    listeningUrl({ address: '127.0.0.1', port: 3000 }, false),
    listeningUrl({ address: '::1', port: 3000 }, true),
  ];
  assert.deepEqual(urls, ['http://127.0.0.1:3000', 'https://[::1]:3000']);
  for (const url of urls) assert.ok(URL.canParse(url));
});

test('a server that listens on all addresses names one by which other machines reach it', () => {
  for (const address of ['0.0.0.0', '::']) {
    const { hostname } = new URL(listeningUrl({ address, port: 3000 }, true));
    const [own = address] = ownAddresses();
    assert.equal(hostname, isIPv6(own) ? `[${own}]` : own);
  }
});
