import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitDatabaseUrl } from './database-hosts.ts';

test('a URL with one host stays the same', () => {
  for (const url of [
    'postgres://sofra:p%40ss@db.example:5433/sofra?sslmode=require',
    'postgresql:///sofra?host=%2Frun%2Fpostgresql',
    'postgres://[::1]:5432/sofra',
  ])
    assert.deepEqual(splitDatabaseUrl(url), [url]);
});

test('several hosts become several URLs that differ only in the host', () => {
  assert.deepEqual(
    splitDatabaseUrl(
      'postgres://u:p%2Cx@one,two:5433,[::1]:5/sofra?target_session_attrs=read-write&sslmode=require',
    ),
    ['one', 'two:5433', '[::1]:5'].map((host) => `postgres://u:p%2Cx@${host}/sofra?sslmode=require`),
  );
  assert.deepEqual(splitDatabaseUrl('postgres://a,b/s?x=1&target_session_attrs=primary'), [
    'postgres://a/s?x=1',
    'postgres://b/s?x=1',
  ]);
});

test('text that is not a URL, and a URL that asks for a standby, are refused', () => {
  for (const url of [
    'mysql://a/s',
    'postgres://a:port,b/s',
    'postgres://a,b:99999/s',
    'postgres://a/s?target_session_attrs=read-only',
    'postgres://a,b/s?target_session_attrs=prefer-standby',
    'one,two',
  ])
    assert.equal(splitDatabaseUrl(url), null, url);
});
