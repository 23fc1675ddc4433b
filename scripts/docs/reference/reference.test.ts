import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { descriptionAt } from '../../api-files.ts';
import { fieldsOf, meaningOf } from './field-list.ts';
import { jsonOf, type Operation, readOpenapi } from './openapi-document.ts';
import { referencePages, SDK_REGIONS } from './reference.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const document = readOpenapi(read('server/openapi/public-api.json'));
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
/** Of the API for assistants, whose document has no pages: programs read it. */
const assistantOperations = Object.values(
  readOpenapi(JSON.stringify(descriptionAt('/assistant/v1/openapi.json'))).paths,
).flatMap((methods) => Object.values(methods));
const events = Object.values(document.webhooks!).flatMap((methods) => Object.values(methods));
const pages = new Map(referencePages(read).map(({ file, markdown }) => [file, markdown]));

const described = [...operations, ...assistantOperations, ...events];

/** The bodies that an operation takes and answers, with their names. */
function bodiesOf({ operationId, requestBody, responses }: Operation) {
  const all = { sent: requestBody, ...responses };
  return Object.entries(all).flatMap(([name, body]) => {
    const json = jsonOf(body);
    return json === null ? [] : [{ name: `${operationId} ${name}`, ...json }];
  });
}

test('every field of every operation and event has a meaning, and an example', () => {
  const missing = described.flatMap((operation) =>
    bodiesOf(operation).flatMap(({ name, schema, example }) =>
      fieldsOf(schema, example).flatMap((field) => {
        const isAnswer = field.path === 'data';
        const lacks = meaningOf(field.schema) === '' && !isAnswer ? ['meaning'] : [];
        if (field.example === undefined) lacks.push('example');
        return lacks.map((lacking) => `${name}: ${field.path} has no ${lacking}`);
      }),
    ),
  );
  assert.deepEqual(missing, []);
});

test('every amount, time and distance says in which unit it is', () => {
  const unit = /\blira\b|\bdegrees\b|\bminutes\b|\bmilliseconds\b|\bkilocalories\b/i;
  for (const operation of described) {
    for (const { name, schema, example } of bodiesOf(operation)) {
      for (const field of fieldsOf(schema, example)) {
        const isMeasured = field.schema.type === 'number' || /Ms$|Minutes$|calories/.test(field.path);
        if (isMeasured) assert.match(meaningOf(field.schema), unit, `${name}: ${field.path}`);
      }
    }
  }
});

test('every parameter has a meaning and an example', () => {
  for (const { operationId, parameters } of described) {
    for (const { name, description, schema, example } of parameters) {
      const where = `${operationId}: ${name}`;
      assert.match(description ?? '', /^[A-Z0-9`].*\.$/s, where);
      assert.ok(example !== undefined || schema.examples?.[0] !== undefined, `${where} has no example`);
    }
  }
});

test('every operation has a page with its call, its answers, its errors and code for the SDK', () => {
  for (const { operationId, summary, responses } of operations) {
    const page = [...pages.values()].find((markdown) => markdown.startsWith(`# ${summary}\n`));
    assert.ok(page !== undefined, operationId);
    assert.ok(SDK_REGIONS[operationId] !== undefined, `${operationId} has no code for the SDK`);
    for (const title of ['## Request', '## Example', '## Errors'])
      assert.ok(page.includes(title), operationId);
    const codes = Object.values(responses).flatMap(({ description }) =>
      [...description.matchAll(/^`([A-Z_]+)`:/gm)].map(([, code]) => code!),
    );
    for (const code of codes) assert.ok(page.includes(`[\`${code}\`](/docs/errors.md#${code})`), code);
  }
  assert.ok(pages.get('reference/events.md')!.includes('"type": "order.updated"'));
});

test('the first call of an order is a takeaway, and what was made stands before what was there already', () => {
  const page = pages.get('reference/place-order.md')!;
  const inOrder = ['### Takeaway', '"type": "Takeaway"', '### At a table', '## 201:', '## 200:'];
  const places = inOrder.map((part) => page.indexOf(part));
  assert.ok(
    places.every((place) => place >= 0),
    String(places),
  );
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  );
});

test('fields, parameters and errors are lists, which fit a phone, with what each is, means and looks like', () => {
  const page = pages.get('reference/place-order.md')!;
  assert.doesNotMatch(page, /^\|/m);
  for (const item of [
    '- `type` `DineIn`, `Takeaway`, `Delivery`  \n  The type of order: at a table, takeaway or delivery. Example: `DineIn`\n',
    '- `customer.phone` text, up to 30  \n',
    '- `note` text, up to 300 or `null`, optional  \n',
    '- [`PLACE_IS_BUSY`](/docs/errors.md#PLACE_IS_BUSY) 409  \n  The kitchen has called a rush. ',
  ])
    assert.ok(page.includes(item), item);
});
