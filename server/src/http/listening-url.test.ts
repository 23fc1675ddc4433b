import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listeningUrl } from './listening-url.ts';

test('the URL of a listening server can be opened, with IPv6 as well', () => {
  const urls = [
    listeningUrl({ address: '127.0.0.1', family: 'IPv4', port: 3000 }, false),
    listeningUrl({ address: '::1', family: 'IPv6', port: 3000 }, true),
  ];
  assert.deepEqual(urls, ['http://127.0.0.1:3000', 'https://[::1]:3000']);
  for (const url of urls) assert.ok(URL.canParse(url));
});
