import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differencesOf, surfaceOf } from './openapi-surface.ts';

// biome-ignore lint/suspicious/noExplicitAny: any JSON document
type Json = any;

const NAME = { type: 'string', maxLength: 60, description: 'A name.' };
const ORDER = {
  type: 'object',
  required: ['name', 'description'],
  properties: { name: NAME, description: { type: ['string', 'null'] } },
};
const LIMIT = { description: 'Seconds.', schema: { type: 'integer', examples: [60] } };

/** A small API; `change` alters the one operation of it. */
function api(change: (operation: Json) => void = () => {}): Json {
  const operation = {
    operationId: 'placeOrder',
    summary: 'Places an order',
    parameters: [{ name: 'venueId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
    requestBody: { required: true, content: { 'application/json': { schema: structuredClone(ORDER) } } },
    responses: {
      200: {
        description: 'The order.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
      },
      429: { description: '`RATE_LIMIT_EXCEEDED`: Too many.', headers: { 'Retry-After': LIMIT } },
    },
  };
  change(operation);
  return {
    security: [{ caller: [] }],
    paths: { '/orders': { post: operation } },
    components: { securitySchemes: { caller: { type: 'apiKey' } }, schemas: { Order: ORDER } },
  };
}

const compare = (after: Json) => differencesOf(surfaceOf(api()), surfaceOf(after));

test('two documents that differ in wording, order and examples describe the same API', () => {
  const other = api((operation) => {
    operation.summary = 'Orders';
    operation.responses[429].description = 'Wait. `RATE_LIMIT_EXCEEDED`: Slow down.';
    operation.requestBody.content['application/json'].schema.required.reverse();
    operation.requestBody.content['application/json'].example = { name: 'Ayşe' };
  });
  assert.deepEqual(compare(other), []);
});

test('two documents of which one shares components describe the same API', () => {
  const other = api((operation) => {
    operation.parameters = [{ $ref: '#/components/parameters/VenueId' }];
    operation.responses[429] = { $ref: '#/components/responses/RateLimitExceeded' };
  });
  const { parameters, responses } = api().paths['/orders'].post;
  other.components.parameters = { VenueId: parameters[0] };
  other.components.headers = { RetryAfter: LIMIT };
  other.components.responses = {
    RateLimitExceeded: {
      ...responses[429],
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    },
  };
  assert.deepEqual(compare(other), []);
});

test('every change that a program may notice is a difference', () => {
  const changes: [(operation: Json) => void, string][] = [
    [(it) => (it.operationId = 'order'), '~ POST /orders: placeOrder → order'],
    [(it) => (it.security = []), '- POST /orders · security.0.caller: []'],
    [
      (it) => (it.parameters[0].required = false),
      '~ POST /orders · path parameter venueId: required → optional',
    ],
    [(it) => delete it.responses[429].headers, '- POST /orders · 429 · header Retry-After: present'],
    [
      (it) => (it.responses[429].description = 'No.'),
      '- POST /orders · 429 · code RATE_LIMIT_EXCEEDED: present',
    ],
    [(it) => (it.responses[404] = { description: 'None.' }), '+ POST /orders · 404: present'],
    [
      (it) => delete it.requestBody.content['application/json'].schema.properties.description,
      '- POST /orders · body · application/json · schema.properties.description.type string: present',
    ],
    [
      (it) => (it.requestBody.content['application/json'].schema.properties.name.maxLength = 61),
      '~ POST /orders · body · application/json · schema.properties.name.maxLength: 60 → 61',
    ],
  ];
  for (const [change, line] of changes) {
    const lines = compare(api(change)).map((difference) => difference.line);
    assert.ok(lines.includes(line), `${line} is not among\n${lines.join('\n')}`);
  }
});

test('a difference that several operations share is listed once, without the parts below it', () => {
  const [before, after] = [api(), api()];
  for (const document of [before, after])
    document.paths['/rounds'] = structuredClone(document.paths['/orders']);
  for (const methods of Object.values<Json>(after.paths)) {
    methods.post.responses[431] = {
      description: '`HEADERS_TOO_LARGE`: Long.',
      headers: { Connection: LIMIT },
    };
  }
  assert.deepEqual(differencesOf(surfaceOf(before), surfaceOf(after)), [
    { line: '+ POST /orders · 431: present', locations: 2 },
  ]);
});

test('a reference that leads nowhere is an error', () => {
  const broken = api((operation) => (operation.parameters = [{ $ref: '#/components/parameters/Missing' }]));
  assert.throws(() => surfaceOf(broken), /#\/components\/parameters\/Missing leads nowhere/);
});
