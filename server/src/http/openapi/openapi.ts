import { type TSchema, Type } from 'typebox';
import { developerMessageOf, REFUSAL_CODES, type RefusalCode, statusOf } from '../../core/refusals.ts';
import { successMessage } from '../answer/envelope.ts';
import { LANGUAGES } from '../answer/language.ts';
import type { AnswerDescription, OperationDescription } from '../operation.ts';
import { instantSchema, nullable } from '../schema.ts';
import { errorEnvelopeSchema } from './error-envelope-schema.ts';
import { headerSchema } from './header-schemas.ts';
import { hoistSchema } from './hoist-schema.ts';
import { exampleOf } from './schema-example.ts';

/** What a door says of itself. */
export interface ApiDescription {
  title: string;
  version: string;
  description: string;
  /** The door's prefix. */
  path: string;
  securityScheme: Record<string, unknown>;
  tags: { name: string; description: string }[];
  /** What every call may refuse with. */
  refusals: readonly RefusalCode[];
  /** Those of them that a call which anyone may make is never refused with. */
  identityRefusals: readonly RefusalCode[];
  /** Headers that answers carry whatever they are: name to description. */
  headers?: Record<string, string>;
  /** What the service sends to callers by itself. */
  webhooks?: readonly WebhookDescription[];
}

/** An event that the service sends to an address of a caller. */
export interface WebhookDescription {
  /** Names it among the operations, too. */
  name: string;
  tag: string;
  summary: string;
  description: string;
  /** Request headers: name to description. All of them are there. */
  headers: Record<string, string>;
  /** The whole body. */
  body: TSchema;
  /** What becomes of an event by the status that it is answered with, a class of them, or `default`. */
  answers: Record<string, string>;
}

type Json = Record<string, unknown>;

/** The description of a door: an OpenAPI 3.1 document made of the schemas that its operations read and answer with. */
export function openapiDocument(http: ApiDescription, operations: readonly OperationDescription[]): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = `${http.path}${operation.path}`;
    paths[path] ??= {};
    paths[path][operation.method.toLowerCase()] = toOperation(http, operation, schemas);
  }
  const codes = new Set(operations.flatMap((operation) => [...refusalCodesOf(http, operation)]));
  schemas['Error'] = hoistSchema(errorEnvelopeSchema(codes), schemas);
  const webhooks = webhooksOf(http, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: http.title,
      version: http.version,
      description: http.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ caller: [] }],
    tags: http.tags,
    paths,
    ...webhooks,
    components: { securitySchemes: { caller: http.securityScheme }, schemas },
  };
}

function toOperation(http: ApiDescription, operation: OperationDescription, schemas: Json): Json {
  return {
    operationId: operation.operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    ...(operation.isForAnyone === true ? { security: [] } : {}),
    parameters: [
      ...parametersOf(operation.params, 'path', schemas),
      ...parametersOf(operation.query, 'query', schemas),
      ...Object.entries(operation.headers ?? {}).map(([name, description]) =>
        headerParameter(name, description),
      ),
      headerParameter('Accept-Language', LANGUAGE_WORDS),
    ],
    ...requestBodyOf(operation, schemas),
    responses: { ...answersOf(http, operation, schemas), ...refusalsOf(http, operation) },
  };
}

const LANGUAGE_WORDS =
  `The language of \`userMessage\`: ${LANGUAGES.map((name) => `\`${name}\``).join(', ')}. The first one of the list ` +
  'decides, whatever its region and weight; any other, and none, is answered in `tr`.';

function webhooksOf({ webhooks = [] }: ApiDescription, schemas: Json): Json {
  if (webhooks.length === 0) return {};
  const described = webhooks.map((webhook) => [webhook.name, { post: toWebhook(webhook, schemas) }]);
  return { webhooks: Object.fromEntries(described) };
}

function toWebhook(webhook: WebhookDescription, schemas: Json): Json {
  const { name, tag, summary, description, headers, body, answers } = webhook;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description,
    // No key comes with it: the signature says who sent it.
    security: [],
    parameters: Object.entries(headers).map(([header, words]) => ({
      ...headerParameter(header, words),
      required: true,
    })),
    ...requestBodyOf({ body }, schemas),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, words]) => [status, { description: words }]),
    ),
  };
}

function headerParameter(name: string, description: string): Json {
  return {
    name,
    in: 'header',
    required: name === 'Idempotency-Key',
    description,
    schema: headerSchema(name),
  };
}

function parametersOf(schema: TSchema | undefined, place: 'path' | 'query', schemas: Json): Json[] {
  if (schema === undefined) return [];
  const { properties, required = [] } = schema as TSchema & {
    properties: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(property['description'] === undefined ? {} : { description: property['description'] }),
    schema: hoistSchema(property, schemas),
    example: exampleOf(property, '', name),
  }));
}

function requestBodyOf(
  { body, bodyIsOptional, fileBody }: Pick<OperationDescription, 'body' | 'bodyIsOptional' | 'fileBody'>,
  schemas: Json,
): Json {
  if (fileBody !== undefined) {
    const { mediaTypes, description } = fileBody;
    const content = mediaTypes.map((name) => [name, { schema: { type: 'string', format: 'binary' } }]);
    return { requestBody: { required: true, description, content: Object.fromEntries(content) } };
  }
  if (body === undefined) return {};
  const content = {
    'application/json': { schema: hoistSchema(body, schemas), example: exampleOf(body) },
  };
  return { requestBody: { required: bodyIsOptional !== true, content } };
}

function answersOf(http: ApiDescription, operation: OperationDescription, schemas: Json): Json {
  return Object.fromEntries(
    Object.entries(operation.answers).map(([status, answer]) => [status, toAnswer(http, answer, schemas)]),
  );
}

function toAnswer(
  http: ApiDescription,
  { description, schema, example, mediaType, headers }: AnswerDescription,
  schemas: Json,
): Json {
  const described = headersOf({ ...http.headers, ...headers });
  if (mediaType !== undefined) {
    const content = schema === null ? { type: 'string', format: 'binary' } : hoistSchema(schema, schemas);
    return { description, ...described, content: { [mediaType]: { schema: content } } };
  }
  if (schema === null) return { description, ...described };
  const envelope = Type.Object({
    success: Type.Literal(true),
    timestamp: instantSchema(),
    traceId: nullable(Type.String({ pattern: '^[0-9a-f]{32}$' })),
    data: schema,
    message: Type.String({ examples: [successMessage] }),
  });
  return {
    description,
    ...described,
    content: {
      'application/json': {
        schema: hoistSchema(envelope, schemas),
        example: { ...(exampleOf(envelope) as Json), ...(example === undefined ? {} : { data: example }) },
      },
    },
  };
}

/** Every code that a call of the operation may be refused with, from what it takes as well. */
function refusalCodesOf(http: ApiDescription, operation: OperationDescription): Set<RefusalCode> {
  const { params, query, body, fileBody, isForAnyone, refusals } = operation;
  const codes = new Set([...http.refusals, ...refusals]);
  if (isForAnyone === true) for (const code of http.identityRefusals) codes.delete(code);
  if (params !== undefined || query !== undefined) codes.add('VALIDATION_ERROR');
  if (body !== undefined) {
    for (const code of ['VALIDATION_ERROR', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)
      codes.add(code);
  }
  if (fileBody !== undefined) codes.add('UNSUPPORTED_MEDIA_TYPE');
  if (body !== undefined || fileBody !== undefined) codes.add('REQUEST_TIMEOUT');
  return codes;
}

function refusalsOf(http: ApiDescription, operation: OperationDescription): Json {
  const codes = refusalCodesOf(http, operation);
  const byStatus = Map.groupBy(
    REFUSAL_CODES.filter((code) => codes.has(code)),
    statusOf,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => [
      String(status),
      {
        description: listed.map((code) => `\`${code}\`: ${developerMessageOf(code)}`).join('\n\n'),
        ...headersOf({ ...http.headers, ...HEADERS_BY_STATUS[status] }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** Headers that an answer carries because of its status. */
const HEADERS_BY_STATUS: Record<number, Record<string, string>> = {
  408: { Connection: '`close`: nothing more is read.' },
  413: { Connection: '`close`: the rest of the body is not read.' },
  429: { 'Retry-After': 'Whole seconds until another try makes sense.' },
  503: { 'Retry-After': 'Whole seconds until another try makes sense.' },
};

function headersOf(headers: Record<string, string>): Json {
  const entries = Object.entries(headers);
  if (entries.length === 0) return {};
  return {
    headers: Object.fromEntries(
      entries.map(([name, description]) => [name, { description, schema: headerSchema(name) }]),
    ),
  };
}
