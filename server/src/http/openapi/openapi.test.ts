import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { resolveComponents } from '../../../test/contract/resolve-refs.ts';
import { EVENT_TYPES } from '../../core/webhooks/event.ts';
import { eventHeaders } from '../../core/webhooks/event-headers.ts';
import { publishedDescriptions } from '../../descriptions/descriptions.ts';
import { publicOperations } from '../../public-api/routes.ts';

// biome-ignore lint/suspicious/noExplicitAny: the test reads all parts of the document
type Json = any;

const DOCUMENT_PATHS = [
  '/openapi.json',
  '/venue/v1/openapi.json',
  '/operator/v1/openapi.json',
  '/assistant/v1/openapi.json',
];

/** The documents as they are published. */
const documents: [string, Json][] = DOCUMENT_PATHS.map((documentPath) => [
  documentPath,
  JSON.parse(JSON.stringify(publishedDescriptions[documentPath]!())),
]);

/** The operations of a document, with references replaced by the shared components. */
function operationsOf(document: Json): { path: string; method: string; operation: Json }[] {
  return Object.entries(resolveComponents(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(([method, operation]) => ({ path, method, operation })),
  );
}

function* refsIn(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.$ref === 'string') yield value.$ref;
  for (const part of Object.values(value)) yield* refsIn(part);
}

function follow(document: Json, ref: string): unknown {
  const parts = ref.replace(/^#\//, '').split('/');
  return parts.reduce(
    (value: Json, part) => value?.[part.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}

test('a document states its OpenAPI version, its API and how callers authenticate', () => {
  for (const [documentPath, document] of documents) {
    assert.equal(document.openapi, '3.1.0', documentPath);
    const { title, version, license } = document.info;
    assert.ok(title && version && license.name, documentPath);
    for (const name of document.security.flatMap(Object.keys)) {
      assert.ok(document.components.securitySchemes[name].type, `${documentPath}: ${name}`);
    }
  }
});

test('every reference has a target, and every component is referenced', () => {
  for (const [documentPath, document] of documents) {
    const refs = new Set(refsIn(document));
    for (const ref of refs) assert.notEqual(follow(document, ref), undefined, `${documentPath}: ${ref}`);
    for (const kind of ['parameters', 'headers', 'examples', 'responses', 'schemas']) {
      for (const name of Object.keys(document.components[kind] ?? {})) {
        assert.match(name, /^[\w.-]+$/);
        assert.ok(
          refs.has(`#/components/${kind}/${name}`),
          `${documentPath}: nothing refers to ${kind} ${name}`,
        );
      }
    }
  }
});

test('parts that several operations share are in a document once', () => {
  for (const [documentPath, document] of documents) {
    const text = JSON.stringify(document);
    for (const kind of ['parameters', 'headers', 'examples', 'responses']) {
      for (const [name, part] of Object.entries<Json>(document.components[kind] ?? {})) {
        const copies = text.split(JSON.stringify(part)).length - 1;
        assert.equal(copies, 1, `${documentPath}: ${kind} ${name} stands ${copies} times`);
      }
    }
    for (const methods of Object.values<Json>(document.paths)) {
      for (const { operationId, responses } of Object.values<Json>(methods)) {
        for (const status of ['414', '417', '431', '500', '503']) {
          assert.match(
            responses[status].$ref,
            /^#\/components\/responses\//,
            `${documentPath}: ${operationId}`,
          );
        }
      }
    }
  }
});

test('every call describes the refusals of the HTTP parser and the credential of the operator', () => {
  for (const [documentPath, document] of documents) {
    for (const { operation } of operationsOf(document)) {
      const { operationId, responses } = operation;
      assert.match(responses['400'].description, /`MALFORMED_REQUEST`/, `${documentPath}: ${operationId}`);
      for (const status of ['414', '417', '431']) {
        assert.deepEqual(
          Object.keys(responses[status].headers),
          ['Trace-Id', 'Connection'],
          `${documentPath}: ${operationId}`,
        );
      }
    }
  }
  const [, operatorDocument] = documents[2]!;
  for (const { operation } of operationsOf(operatorDocument)) {
    assert.ok(operation.responses['401'].headers['WWW-Authenticate'], operation.operationId);
  }
});

test('every operation has an id of its own, a summary, a known tag and described answers', () => {
  for (const [documentPath, document] of documents) {
    const tags = new Set(document.tags.map(({ name }: { name: string }) => name));
    const ids = new Set<string>();
    for (const { path, method, operation } of operationsOf(document)) {
      const where = `${documentPath}: ${method} ${path}`;
      assert.match(method, /^(get|post|put|patch|delete)$/, where);
      assert.ok(operation.operationId && !ids.has(operation.operationId), where);
      ids.add(operation.operationId);
      assert.ok(operation.summary && operation.description, where);
      assert.ok(operation.tags.length > 0 && operation.tags.every((tag: string) => tags.has(tag)), where);
      assert.ok(
        Object.keys(operation.responses).some((status) => status < '400'),
        where,
      );
      for (const [status, response] of Object.entries<Json>(operation.responses)) {
        assert.match(status, /^[2-5]\d\d$/, where);
        assert.ok(response.description, `${where} ${status}`);
      }
    }
  }
});

test('the parameters of a path are those of its braces, and no parameter is listed twice', () => {
  for (const [documentPath, document] of documents) {
    for (const { path, operation } of operationsOf(document)) {
      const parameters: Json[] = operation.parameters;
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      assert.deepEqual(new Set(inPath.map(({ name }) => name)), new Set(names), `${documentPath}: ${path}`);
      for (const parameter of inPath) assert.equal(parameter.required, true, `${documentPath}: ${path}`);
      const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      assert.equal(new Set(keys).size, keys.length, `${documentPath}: ${path}`);
      for (const { schema } of parameters) assert.equal(typeof schema, 'object', `${documentPath}: ${path}`);
    }
  }
});

test('every schema compiles, and no internal keyword is left in a document', () => {
  for (const [documentPath, document] of documents) {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
    addFormats.default(ajv);
    ajv.addVocabulary([
      'openapi',
      'info',
      'servers',
      'security',
      'tags',
      'paths',
      'webhooks',
      'components',
      'discriminator',
    ]);
    ajv.addSchema(document, documentPath);
    for (const name of Object.keys(document.components.schemas)) {
      assert.ok(ajv.compile({ $ref: `${documentPath}#/components/schemas/${name}` }), name);
    }
    assert.doesNotMatch(JSON.stringify(document), /"(x-[\w-]+|~\w+)":/, documentPath);
  }
});

test('every call of the public API describes also the refusals that all calls share', () => {
  const [, document] = documents[0]!;
  const described = operationsOf(document);
  assert.deepEqual(
    new Set(described.map(({ operation }) => operation.operationId)),
    new Set(publicOperations.map(({ description }) => description.operationId)),
  );
  for (const { path, operation } of described) {
    assert.ok(path.startsWith('/public/v1/'));
    for (const status of ['401', '403', '429', '500', '503']) {
      assert.ok(operation.responses[status], `${operation.operationId} ${status}`);
    }
    assert.ok(operation.responses['429'].headers['Retry-After']);
    assert.ok(operation.parameters.some(({ name }: { name: string }) => name === 'Accept-Language'));
  }
});

test('placing an order is described with its key, its body, both successes and links to more', () => {
  const document = resolveComponents(documents[0]![1]);
  const { parameters, requestBody, responses } = document.paths['/public/v1/venues/{venueId}/orders'].post;
  const key = parameters.find(({ name }: { name: string }) => name === 'Idempotency-Key');
  assert.deepEqual([key.in, key.required, requestBody.required], ['header', true, true]);
  assert.ok(responses['201'].headers.Location && responses['200'].headers['Idempotent-Replayed']);
  for (const status of ['400', '404', '409', '413', '415']) assert.ok(responses[status]);
});

test('every body and every answer has an example that its schema accepts, with every property', () => {
  for (const [documentPath, document] of documents) {
    const ajv = new Ajv2020({ allErrors: true, strict: false });
    addFormats.default(ajv);
    ajv.addSchema(document, documentPath);
    let looked = 0;
    for (const { path, method, operation } of operationsOf(document)) {
      const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      const bodies = [['request', operation.requestBody], ...answers] as [string, Json][];
      for (const [which, described] of bodies) {
        const content = described?.content?.['application/json'];
        if (content === undefined) continue;
        const pointer = [
          'paths',
          path,
          method,
          ...(which === 'request' ? ['requestBody'] : ['responses', which]),
        ];
        const escaped = [...pointer, 'content', 'application/json', 'schema'].map((part) =>
          encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
        );
        const validate = ajv.compile({ $ref: `${documentPath}#/${escaped.join('/')}` });
        const where = `${method} ${path} ${which}`;
        for (const { value } of Object.values<Json>(content.examples)) {
          assert.ok(validate(value), `${where}: ${JSON.stringify(validate.errors)}`);
          looked += 1;
        }
      }
    }
    assert.ok(looked > 5, documentPath);
  }
});

const MARK = { id: '', type: '', timestampSeconds: 0, signature: '' };

/** The headers of an event, without those that every request of the service has. */
const EVENT_HEADERS = Object.keys(eventHeaders(MARK)).filter(
  (name) => name !== 'Content-Type' && name !== 'User-Agent',
);

test('the public API describes every event that it sends, with its headers and an example that its schema accepts', () => {
  const [documentPath] = documents[0]!;
  const document = resolveComponents(documents[0]![1]);
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, documentPath);
  const tags = document.tags.map(({ name }: Json) => name);
  const types = Object.entries<Json>(document.webhooks).map(([name, { post }]) => {
    assert.deepEqual([post.operationId, post.security, post.requestBody.required], [name, [], true]);
    assert.ok(post.summary && post.description && post.responses['2XX'], name);
    assert.ok(
      post.tags.every((tag: string) => tags.includes(tag)),
      name,
    );
    const headers = post.parameters.filter((parameter: Json) => parameter.in === 'header');
    assert.deepEqual(
      headers.map((header: Json) => [header.name, header.required]),
      EVENT_HEADERS.map((header) => [header, true]),
    );
    const [{ value: example }] = Object.values<Json>(post.requestBody.content['application/json'].examples);
    const { type } = example;
    const schema = `${documentPath}#/webhooks/${name}/post/requestBody/content/application~1json/schema`;
    const validate = ajv.compile({ $ref: schema });
    assert.ok(validate(example), `${name}: ${JSON.stringify(validate.errors)}`);
    return type;
  });
  assert.deepEqual(types, [...EVENT_TYPES]);
  const ids = operationsOf(document).map(({ operation }) => operation.operationId);
  for (const name of Object.keys(document.webhooks)) assert.ok(!ids.includes(name), name);
});

test('the documents of all APIs are in plain words', () => {
  const odd =
    /"[^"]*\b(?:whoever|(?<![`"])nobody|somebody|beyond|anew|by itself|meanwhile|further|all the same|as far as|was asked for|were asked for|so many|ways? to pay|given away|takes off|took off|taken off)\b[^"]*"/gi;
  for (const [path, document] of documents) {
    assert.deepEqual([...JSON.stringify(document).matchAll(odd)].flat(), [], path);
  }
});
