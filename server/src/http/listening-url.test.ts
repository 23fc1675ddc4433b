import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listeningUrl } from './listening-url.ts';

test('where a server listens is an address that can be opened, by IPv6, too', () => {
  const urls = [
    listeningUrl({ address: '127.0.0.1', family: 'IPv4', port: 3000 }, false),
    listeningUrl({ address: '::1', family: 'IPv6', port: 3000 }, true),
  ];
  assert.deepEqual(urls, ['http://127.0.0.1:3000', 'https://[::1]:3000']);
  for (const url of urls) assert.ok(URL.canParse(url));
});
