import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveComponents } from '../../../test/contract/resolve-refs.ts';
import { publishedDescriptions } from '../../descriptions/descriptions.ts';

// biome-ignore lint/suspicious/noExplicitAny: the test reads all parts of the document
type Json = any;

/** The documents with references replaced by the shared components. */
const documents: [string, Json][] = [
  '/openapi.json',
  '/venue/v1/openapi.json',
  '/operator/v1/openapi.json',
  '/assistant/v1/openapi.json',
].map((documentPath) => [
  documentPath,
  resolveComponents(JSON.parse(JSON.stringify(publishedDescriptions[documentPath]!()))),
]);

function operationsOf(document: Json): { path: string; method: string; operation: Json }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Every object in the examples of a document. */
function* objectsIn(value: Json): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

function* examplesIn(document: Json): Generator<[where: string, example: Json]> {
  const named = operationsOf({ paths: { ...document.paths, ...document.webhooks } });
  for (const { path, method, operation } of named) {
    const contents = [operation.requestBody, ...Object.values<Json>(operation.responses)];
    for (const { content } of contents.filter((described) => described !== undefined)) {
      const examples = content?.['application/json']?.examples ?? {};
      for (const { value } of Object.values<Json>(examples)) yield [`${method} ${path}`, value];
    }
  }
}

const kurus = (lira: number) => Math.round(lira * 100);

test('the amounts, cancellations and times of an example are consistent', () => {
  for (const [documentPath, document] of documents) {
    for (const [path, example] of examplesIn(document)) {
      const where = `${documentPath}: ${path}`;
      for (const it of objectsIn(example)) {
        if ('unitPrice' in it && 'quantity' in it)
          assert.equal(kurus(it.total ?? it.lineTotal), kurus(it.unitPrice) * it.quantity, where);
        if ('subtotal' in it) {
          assert.equal(
            kurus(it.total),
            kurus(it.subtotal) - kurus(it.discount) + kurus(it.serviceFee),
            where,
          );
          if ('paid' in it) assert.equal(kurus(it.remaining), kurus(it.total) - kurus(it.paid), where);
        }
        if ('lines' in it && 'totals' in it) {
          const totals = it.lines.map((line: Json) => kurus(line.total ?? line.lineTotal));
          const sum = totals.reduce((total: number, kurus: number) => total + kurus, 0);
          assert.equal(kurus(it.totals.subtotal), sum, where);
        }
        if ('lines' in it && 'paymentStatus' in it && 'totals' in it) {
          const { paid, remaining } = it.totals;
          const isPaid = paid > 0 && remaining === 0 ? 'Paid' : paid > 0 ? 'PartiallyPaid' : 'Unpaid';
          assert.equal(it.paymentStatus, isPaid, where);
          assert.equal(it.table === null, it.type !== 'DineIn', where);
        }
        if ('addedLineIds' in it) {
          const { lines } = it.order ?? it.bill;
          for (const id of it.addedLineIds)
            assert.ok(
              lines.some((line: Json) => line.id === id),
              where,
            );
        }
        if ('cancelledAt' in it && 'status' in it) {
          assert.equal(it.cancelledAt !== null, it.status === 'Cancelled', where);
          assert.equal(it.cancelledBy !== null, it.status === 'Cancelled', where);
          assert.equal(it.checkedInAt !== null, ['Seated', 'Completed'].includes(it.status), where);
        }
        if ('delivered' in it) assert.equal(it.error === null, it.delivered, where);
      }
    }
  }
});

test('the example of an answer has its real sentence, and a trace id of 32 hexadecimal digits', () => {
  for (const [documentPath, document] of documents)
    for (const [path, { success, message, traceId }] of examplesIn(document)) {
      if (success === undefined) continue;
      assert.equal(message, 'The request was successful.', `${documentPath}: ${path}`);
      assert.match(traceId, /^[0-9a-f]{32}$/);
    }
});

test('a client sees the existing codes, and accepts a new one', () => {
  for (const [documentPath, document] of documents) {
    const { Error: envelope, ErrorCode } = document.components.schemas;
    assert.deepEqual(envelope.properties.errorCode.anyOf, [
      { $ref: '#/components/schemas/ErrorCode' },
      { type: 'string' },
    ]);
    const described = operationsOf(document).flatMap(({ operation }) =>
      Object.values<Json>(operation.responses).flatMap(({ description }) =>
        [...description.matchAll(/`([A-Z][A-Z_]{5,})`:/g)].map(([, code]) => code),
      ),
    );
    assert.deepEqual(new Set(described), new Set(ErrorCode.enum), documentPath);
  }
});

test('request headers are described as callers may send them, response headers as the service sends them', () => {
  const [, document] = documents[0]!;
  const { parameters, responses } = document.paths['/public/v1/venues/{venueId}/orders'].post;
  const schemaOf = (name: string) => parameters.find((it: Json) => it.name === name).schema;
  assert.equal(schemaOf('Accept-Language').type, 'string');
  assert.equal(schemaOf('Accept-Language').enum, undefined);
  const { pattern, minLength, maxLength } = schemaOf('Idempotency-Key');
  assert.deepEqual([pattern, minLength, maxLength], ['^[A-Za-z0-9_-]{8,64}$', 8, 64]);
  assert.equal(responses['429'].headers['Retry-After'].schema.type, 'integer');
  assert.ok(responses['201'].headers.RateLimit && responses['201'].headers['RateLimit-Policy']);
});

const NEED_NO_SESSION = new Set(
  [
    ...['signIn', 'allowBrowser', 'signOut', 'setPassword', 'registerDevice', 'getDemo', 'signInToDemo'],
    ...['getRestaurantOffer', 'makeRestaurant', 'showFactorSecret', 'confirmFactorSecret'],
    ...['showSecondStep', 'offerPasskey', 'confirmOfferedPasskey'],
  ].map((operation) => `/venue/v1/openapi.json: ${operation}`),
);

test('a call with a body may be refused for its size and its type, and a public call requires no session', () => {
  for (const [documentPath, document] of documents)
    for (const { operation } of operationsOf(document)) {
      const takesJson = operation.requestBody?.content['application/json'] !== undefined;
      const where = `${documentPath}: ${operation.operationId}`;
      if (takesJson) assert.ok(operation.responses['413'] && operation.responses['415'], where);
      const isForAnyone = operation.security?.length === 0;
      assert.equal(isForAnyone, NEED_NO_SESSION.has(where), where);
    }
});
