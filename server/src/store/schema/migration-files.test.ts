import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMigrations, statementsIn } from './migration-files.ts';

test('a migration is run statement by statement, whatever stands in comments, texts and functions', () => {
  const function_ = `create function one() returns text language plpgsql as $$ begin; return 'a;b'; end $$`;
  const named = 'do $x$ begin perform $$;$$; end $x$';
  const texts = [
    `comment on table bill is 'It''s; so'`,
    'alter table "a;b" add column c text',
    function_,
    named,
  ];
  const file = `-- First; a comment that isn't a text\n${texts.join(';\n\n-- Next;\n')};\n\n/* a; last one */ select 1;\n-- end`;
  assert.deepEqual(statementsIn(file), [...texts, '/* a; last one */ select 1']);
});

test('no statement of a migration of this build is cut in two', async () => {
  for (const { name, text } of await readMigrations())
    for (const statement of statementsIn(text))
      assert.match(statement, /^(?:create|alter|comment|drop|insert|update|delete|do|with|select)\b/i, name);
});

test('no two migrations of this build have the same number', async () => {
  const numbers = (await readMigrations()).map(({ name }) => name.slice(0, 4));
  assert.deepEqual(numbers, [...new Set(numbers)]);
});
