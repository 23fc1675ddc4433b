import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STYLE } from './page-style.ts';
import { tokensFor } from './page-tokens.ts';

test('a style gets the shared colours that it uses, for light and dark, and no others', () => {
  const tokens = `/* Shared. */
    :root { color-scheme: light dark; --ink: #111; --line: #ddd; --shadow: 0 1rem rgb(0 0 0 / 0.5); }
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --ink: #eee; --line: #333; } }
    [data-theme="dark"] { --ink: #fff; }`;
  const style = 'p { color: var(--ink); box-shadow: var(--shadow); margin: var(--own) }';
  assert.equal(
    tokensFor(style, tokens),
    `
:root { color-scheme: light dark; --ink: #111; --shadow: 0 1rem rgb(0 0 0 / 0.5) }
@media (prefers-color-scheme: dark) { :root { --ink: #eee } }`,
  );
});

test('every colour that the guest pages use is defined', () => {
  const defined = new Set([...STYLE.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...STYLE.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  assert.deepEqual(
    used.filter((name) => !defined.has(name)),
    [],
  );
  assert.match(STYLE, /:root \{[^}]*--accent: #8f3320;[^}]*--serif: /);
});
