import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { OPERATOR_TOKEN, useSofra } from '../../../test/harness/sofra.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { CommandError } from '../call-api.ts';
import { importFile } from './import-file.ts';

const sofra = useSofra();
let folder: string;

beforeTests(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sofra-import-'));
});

after(() => rm(folder, { recursive: true }));

async function importText(text: string, isDryRun = false, show?: (line: string) => void): Promise<string[]> {
  const file = join(folder, 'venues.json');
  await writeFile(file, text);
  const access = { url: sofra.baseUrl, token: OPERATOR_TOKEN };
  return (await importFile(file, access, { isDryRun, ...(show && { show }) })).lines;
}

async function messageOfFailure(importing: Promise<unknown>): Promise<string> {
  const error = await importing.then(
    () => assert.fail('The import was not refused.'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof CommandError, String(error));
  return error.message;
}

test('a file that is not JSON is refused with the line and the column', async () => {
  const complaint = await messageOfFailure(importText('{\n  "format": "sofra-venues/1"\n  "venues": []\n}'));
  assert.match(complaint, /^line 3, column 3: .*venues\.json is not JSON/);
});

test('each problem of a document is printed with its line and its column', async () => {
  const text = `{
  "format": "sofra-venues/1",
  "venues": [
    {
      "nmae": "Ada",
      "categories": [{ "name": "Coffee", "products": [{ "name": "Latte", "portions": [] }] }]
    }
  ]
}`;
  const [, ...faults] = (await messageOfFailure(importText(text))).split('\n');
  assert.deepEqual(faults, [
    '  line 5, column 7: venues[0].nmae is not known here',
    '  line 6, column 74: venues[0].categories[0].products[0].portions must contain at least 1 item',
    '  line 4, column 5: venues[0].name is missing',
  ]);
});

test('a dry run prints the changes with counts and names, and an import prints its results', async () => {
  const name = `ada-${randomUUID().slice(0, 8)}`;
  const coffee = (...names: string[]) =>
    JSON.stringify({
      format: 'sofra-venues/1',
      venues: [
        {
          name,
          categories: [
            {
              name: 'Coffee',
              products: names.map((product) => ({ name: product, portions: [{ name: 'Cup', price: 95 }] })),
            },
          ],
        },
      ],
    });
  const planned = await importText(coffee('Latte', 'Mocha'), true);
  assert.equal(planned[0], `Created    (new)                                 Independent  ${name}`);
  assert.ok(planned.includes('           Products added: 2 (Latte, Mocha)'), planned.join('\n'));
  assert.equal(planned.at(-1), 'This was a dry run: nothing was changed.');
  assert.match((await importText(coffee('Latte', 'Mocha')))[0]!, /^Created /);
  const [updated, ...changes] = await importText(coffee('Flat white', 'Latte'), true);
  assert.match(updated!, /^Updated /);
  assert.deepEqual(changes.slice(0, -1), [
    '           Products added: 1 (Flat white)',
    '           Products removed: 1 (Mocha)',
  ]);
  assert.match((await importText(coffee('Latte', 'Mocha')))[0]!, /^Unchanged /);
});

test('an import shows its progress', async () => {
  const name = `ada-${randomUUID().slice(0, 8)}`;
  const documentOf = (phone: string) =>
    JSON.stringify({ format: 'sofra-venues/1', venues: [{ name, phone }] });
  const [line] = await importText(documentOf('+902165550101'));
  const [venueId] = /[0-9a-f-]{36}/.exec(line!)!;
  const shown = Promise.withResolvers<string>();
  let importing: Promise<string[]>;
  await sofra.db.transaction(async (tx) => {
    // Holds the lock that the import needs to save.
    await lockVenueHead(tx, venueId);
    importing = importText(documentOf('+902165550102'), false, shown.resolve);
    assert.equal(await shown.promise, 'Saving: 0 of 1 venues');
  });
  assert.match((await importing!).join(), /^Updated/);
});
