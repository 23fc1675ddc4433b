import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginSessionCookie, endSessionCookie, readSessionCookie } from './session-cookie.ts';

const TOKEN = 'A'.repeat(43);

test('the session token is found among other cookies', () => {
  for (const header of [
    `__Host-sofra=${TOKEN}`,
    `theme=dark; __Host-sofra=${TOKEN}`,
    `theme=dark;__Host-sofra=${TOKEN}; lang=tr`,
  ]) {
    assert.equal(readSessionCookie(header), TOKEN);
  }
});

test('a cookie with another name or format is not accepted as a session', () => {
  for (const header of [
    undefined,
    '',
    '__Host-sofra=',
    `__Host-sofra=${TOKEN}A`,
    `sofra=${TOKEN}`,
    `x__Host-sofra=${TOKEN}`,
    `note="; __host-sofra=${TOKEN}`,
  ]) {
    assert.equal(readSessionCookie(header), null);
  }
});

test('the session cookie that is set can be read back', () => {
  assert.equal(readSessionCookie(beginSessionCookie(TOKEN).split(';')[0]), TOKEN);
});

test('the cookie that ends a session has the flags of the session cookie, and no token', () => {
  const flags = (cookie: string) =>
    cookie
      .split('; ')
      .slice(1)
      .filter((flag) => !flag.startsWith('Max-Age'));
  assert.deepEqual(flags(endSessionCookie()), flags(beginSessionCookie(TOKEN)));
  assert.match(endSessionCookie(), /^__Host-sofra=; .*Max-Age=0$/);
});
