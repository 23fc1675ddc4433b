import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { publishedDescriptions } from '../../src/descriptions/descriptions.ts';
import { resolveComponents } from './resolve-refs.ts';

/** The parts of an answer that the description covers. */
interface DescribedAnswer {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

type Json = Record<string, unknown>;

interface DescribedOperation {
  method: string;
  path: RegExp;
  /** By status. */
  answers: Map<string, DescribedBody>;
}

interface DescribedBody {
  /** The media type of a body that is not the JSON envelope. */
  mediaType: string | undefined;
  /** Compiled with the first such answer, because most tests get few. `null` for no body. */
  schema: () => ValidateFunction | null;
  /** The codes of a refusal that its text names. */
  codes: Set<string>;
}

/** Statuses that every operation may answer with, in the same error envelope. */
const ENVELOPED = new Set([404, 405, 413, 415]);

/** Each process compiles the schemas anew and uses most of them a few times. The documents themselves are checked by other tests. */
const QUICK_TO_COMPILE = {
  ...{ allErrors: true, strict: false, validateSchema: false },
  ...{ inlineRefs: false, code: { optimize: false } },
};

let published: DescribedOperation[] | undefined;

/**
 * Checks an answer against the published description of its API: the operation is described, the status is,
 * the body has exactly the properties that the schema names, none omitted, and the code of a refusal is listed.
 * Runs on every call of every test.
 */
export function assertDescribed(method: string, url: string, answer: DescribedAnswer): void {
  const path = url.split('?')[0]!.replace(/\/$/, '');
  if (!/^\/(public|venue|operator|assistant)\/v1\//.test(path) || path.endsWith('.json')) return;
  published ??= describedOperations();
  const operation = published.find((candidate) => candidate.method === method && candidate.path.test(path));
  if (operation === undefined) {
    assert.ok(
      ENVELOPED.has(answer.status) || answer.status === 403,
      `${method} ${path} answers ${answer.status} and is not described`,
    );
    return;
  }
  const described = operation.answers.get(String(answer.status));
  assert.ok(described, `${method} ${path} answers ${answer.status}, which is not described: ${answer.text}`);
  if (described.mediaType !== undefined) {
    assert.equal(answer.headers.get('content-type'), described.mediaType);
    return;
  }
  const validate = described.schema();
  if (validate === null) {
    assert.equal(answer.text, '');
    return;
  }
  const isValid = validate(answer.body);
  assert.ok(
    isValid,
    `${method} ${path} ${answer.status}: ${JSON.stringify(validate.errors)} in ${answer.text}`,
  );
  const { errorCode } = answer.body as { errorCode?: string };
  if (errorCode === undefined) return;
  const hint = `${method} ${path} ${answer.status}: ${errorCode} is not among the refusals of the operation`;
  assert.ok(described.codes.has(errorCode), hint);
}

/**
 * Checks an event against the webhooks of the public description, as an answer is checked against its
 * operation.
 */
export function assertEventDescribed(headers: Record<string, string>, body: unknown): void {
  events ??= describedEvents();
  const type = (body as Json)['type'] as string;
  const event = events.get(type);
  assert.ok(event, `An event of type ${type} is not described.`);
  assert.ok(event.validate(body), `${type}: ${JSON.stringify(event.validate.errors)}`);
  const sent = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  for (const name of event.headers) assert.ok(sent.has(name.toLowerCase()), `${type} comes without ${name}.`);
}

interface DescribedEvent {
  headers: string[];
  validate: ValidateFunction;
}

let events: Map<string, DescribedEvent> | undefined;

/** By type. */
function describedEvents(): Map<string, DescribedEvent> {
  const documentPath = '/openapi.json';
  const document = publishedDocument(documentPath);
  const ajv = new Ajv2020(QUICK_TO_COMPILE);
  addFormats.default(ajv);
  ajv.addSchema(closed(document) as Json, documentPath);
  const webhooks = Object.entries(document['webhooks'] as Record<string, { post: Webhook }>);
  return new Map(
    webhooks.map(([name, { post }]) => {
      const schema = `${documentPath}#/webhooks/${name}/post/requestBody/content/application~1json/schema`;
      const [{ value }] = Object.values(post.requestBody.content['application/json'].examples) as [Example];
      const { type } = value;
      return [
        type,
        { headers: post.parameters.map((header) => header.name), validate: ajv.compile({ $ref: schema }) },
      ];
    }),
  );
}

interface Webhook {
  parameters: { name: string }[];
  requestBody: { content: { 'application/json': { examples: Record<string, Example> } } };
}

interface Example {
  value: { type: string };
}

function describedOperations(): DescribedOperation[] {
  return [
    '/openapi.json',
    '/venue/v1/openapi.json',
    '/operator/v1/openapi.json',
    '/assistant/v1/openapi.json',
  ].flatMap((documentPath) => operationsOf(publishedDocument(documentPath), documentPath));
}

/** A published document with its shared components in place. */
function publishedDocument(documentPath: string): Json {
  return resolveComponents(JSON.parse(JSON.stringify(publishedDescriptions[documentPath]!()))) as Json;
}

function operationsOf(document: Json, documentPath: string): DescribedOperation[] {
  const ajv = new Ajv2020(QUICK_TO_COMPILE);
  addFormats.default(ajv);
  ajv.addSchema(closed(document) as Json, documentPath);
  const found: DescribedOperation[] = [];
  for (const [path, methods] of Object.entries(document['paths'] as Record<string, Json>)) {
    for (const [method, operation] of Object.entries(methods)) {
      const responses = (operation as Json)['responses'] as Record<string, Json>;
      const answers: DescribedOperation['answers'] = new Map();
      for (const [status, response] of Object.entries(responses)) {
        const pointer = ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema'];
        const ref = `${documentPath}#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
        let compiled: ValidateFunction | undefined;
        const mediaTypes = Object.keys((response['content'] as Json | undefined) ?? {});
        const mediaType = mediaTypes.find((name) => name !== 'application/json');
        const schema = () => {
          if (mediaTypes.length === 0) return null;
          compiled ??= ajv.compile({ $ref: ref });
          return compiled;
        };
        const codes = new Set(String(response['description']).match(/(?<=`)[A-Z][A-Z0-9_]+(?=`:)/g) ?? []);
        answers.set(status, { mediaType, schema, codes });
      }
      const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.');
      found.push({ method: method.toUpperCase(), path: new RegExp(`^${pattern}$`), answers });
    }
  }
  // Fixed paths before those with placeholders.
  return found.sort(
    (a, b) => Number(a.path.source.includes('[^/]+')) - Number(b.path.source.includes('[^/]+')),
  );
}

/** The document with every object closed, so that a property without a description is found. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, closed(item)])) as Json;
  if (
    copy['properties'] !== undefined &&
    copy['type'] !== undefined &&
    copy['additionalProperties'] === undefined
  ) {
    copy['additionalProperties'] = false;
  }
  return copy;
}
