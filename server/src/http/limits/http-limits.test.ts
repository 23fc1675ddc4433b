import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { HTTP_LIMITS } from './http-limits.ts';

const ROOT = new URL('../../../../', import.meta.url);
const page = readFileSync(new URL('docs/admission.md', ROOT), 'utf8');

test('the page of limits has the numbers of the code', () => {
  const number = (value: number) => value.toLocaleString('en');
  const { underWay, connections, connectionsPerAddress, headMs, bodyMs, bodyBytesPerSecond, bodyBytes } =
    HTTP_LIMITS;
  for (const row of [
    `share of an address | one address cannot take all connections | ${number(connectionsPerAddress)} |`,
    `all connections | the process has files left for its database | ${number(connections)} |`,
    `time of a head | a connection that sends no request ends | ${headMs / 1_000} s`,
    `| ${number(underWay)} requests being handled`,
    `| ${bodyMs / 1_000} s; longer while it keeps coming at ${bodyBytesPerSecond / 1_024} KiB/s`,
    `| ${bodyBytes / 1_024 / 1_024} MiB |`,
  ])
    assert.ok(page.includes(row), row);
});

test('the page of limits names tests that exist', () => {
  const named = [...page.matchAll(/`(server\/[\w/.-]+)`/g)].map(([, path]) => path!);
  assert.ok(named.length > 15);
  for (const path of named) assert.ok(existsSync(new URL(path, ROOT)), path);
});
