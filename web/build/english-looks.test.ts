import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl/core';
import { messagePatterns } from './english-looks.ts';
import { readMessage } from './read-message.ts';
import { readLanguage, textsByPath } from './words.ts';

const isShownBy = (message: string, text: string) =>
  messagePatterns(message).some((look) => new RegExp(`^(?:${look})$`, 's').test(text));

test('every English text is recognised on the screen, with any count', () => {
  const words = readLanguage('en');
  const say = createTranslator({ locale: 'en', messages: words }) as (key: string, values: object) => string;
  for (const [key, message] of textsByPath(words)) {
    if (/<\w+>/.test(message) || !/\p{L}/u.test(message.replaceAll(/\{\w+\}/g, ''))) continue;
    for (const count of [0, 1, 2, 21]) {
      const { names } = readMessage(message);
      const text = say(key, Object.fromEntries([...names].map((name) => [name, count])));
      assert.ok(isShownBy(message, text), `${key}: ${text}`);
    }
  }
});

test('a value in a text may be anything; the words around it must be the same', () => {
  assert.ok(isShownBy('Table {name}', 'Table T-4 (roof)'));
  assert.ok(!isShownBy('Table {name}', 'Masa 4'));
  assert.ok(!isShownBy('Is it wanted?', 'Is it wante'));
  assert.ok(isShownBy('{count, plural, one {# table of {name}} other {# tables}}', '1 table of Ada'));
});

test('each part between tags is a text of its own; a part without letters is none', () => {
  assert.deepEqual(messagePatterns('<place>{name}</place>: changed, <to>now</to>'), [': changed, ', 'now']);
  assert.deepEqual(messagePatterns('{count} / {of}'), []);
});
