import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMigrations, statementsIn, toMigration, withoutQuotedTexts } from './migration-files.ts';

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

const CHANGES_ROWS =
  /\bupdate\s+(?:only\s+)?\w+(?:\s+(?:as\s+)?\w+)?\s+set\b|\bdelete\s+from\b|\bmerge\s+into\b|\btruncate\b/i;
const REMOVES =
  /^drop\s+table\b|^alter\s+table\b.*\b(?:drop\s+(?!constraint\b|default\b|not\b|expression\b|identity\b)\w|type\b)/is;

/** Whether a migration changes or removes stored data. Writing to a table that the migration creates does not count. */
function changesStored(text: string): boolean {
  const statements = statementsIn(text).map(withoutQuotedTexts);
  const made = statements.map((statement) => /^create\s+table\s+(\w+)/i.exec(statement)?.[1]);
  return statements.some((statement) => {
    if (/^(?:comment|create)\b/i.test(statement)) return false;
    const inserted = [...statement.matchAll(/\binsert\s+into\s+(\w+)/gi)].map(([, table]) => table);
    const isOwn = inserted.length > 0 && inserted.every((table) => made.includes(table));
    return CHANGES_ROWS.test(statement) || REMOVES.test(statement) || (inserted.length > 0 && !isOwn);
  });
}

test('a migration that changes or removes what is stored says so, for the start to make a backup first', async () => {
  for (const text of [
    `update bill set state = 'Open'`,
    'with old as (delete from bill returning *) select 1 from old',
    'insert into account select * from bill',
    'create table more (id uuid); update venue v set x = 1',
    'do $$ begin update bill set x = 1; end $$',
    'alter table bill add column a text, drop column b',
    'alter table bill alter column content type jsonb',
    'drop table bill',
    'truncate bill',
  ])
    assert.equal(changesStored(text), true, text);
  for (const text of [
    'create table more (id uuid references bill on delete cascade); insert into more select bill_id from bill;',
    `comment on table bill is 'update bill set x = 1'`,
    'alter table account drop constraint account_role_check',
    'alter table bill add column x text default 1',
  ])
    assert.equal(changesStored(text), false, text);
  for (const { name, text, changesData } of await readMigrations())
    assert.equal(
      changesData,
      changesStored(text),
      `${name} needs a line "-- Changes data", or has one without a reason`,
    );
  assert.equal(toMigration('1.sql', '-- Why.\n-- Changes data\nupdate bill set x = 1').changesData, true);
});
