import { type TSchema, Type } from 'typebox';
import { LANGUAGES } from '../../core/languages.ts';
import { successMessage } from '../answer/envelope.ts';
import { DEPRECATION_HEADERS } from '../deprecation.ts';
import type { AnswerDescription, OperationDescription } from '../operation.ts';
import { instantSchema } from '../schema.ts';
import type { ApiDescription, WebhookDescription } from './api-description.ts';
import { createComponents } from './components.ts';
import { type Draft, headersOf } from './draft.ts';
import { errorEnvelopeSchema, traceIdSchema } from './error-envelope-schema.ts';
import { ALWAYS_SENT_HEADERS, headerSchema } from './header-schemas.ts';
import { hoistSchema } from './hoist-schema.ts';
import { refusalCodesOf, refusalsOf } from './refusal-responses.ts';
import { exampleOf } from './schema-example.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of an API, made of the schemas that its operations read and answer with. */
export function openapiDocument(api: ApiDescription, operations: readonly OperationDescription[]): Json {
  const draft: Draft = { schemas: {}, components: createComponents() };
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = `${api.path}${operation.path}`;
    paths[path] ??= {};
    paths[path][operation.method.toLowerCase()] = toOperation(draft, api, operation);
  }
  const codes = new Set(operations.flatMap((operation) => [...refusalCodesOf(api, operation)]));
  draft.schemas['Error'] = hoistSchema(errorEnvelopeSchema(codes), draft.schemas);
  const webhooks = webhooksOf(draft, api);
  return {
    openapi: '3.1.0',
    info: {
      title: api.title,
      version: api.version,
      description: api.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ caller: [] }],
    tags: api.tags,
    paths,
    ...webhooks,
    components: {
      securitySchemes: { caller: api.securityScheme },
      ...draft.components.finish(),
      schemas: draft.schemas,
    },
  };
}

function toOperation(draft: Draft, api: ApiDescription, operation: OperationDescription): Json {
  return {
    operationId: operation.operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    ...(operation.isForAnyone === true ? { security: [] } : {}),
    ...(operation.deprecation === undefined ? {} : { deprecated: true }),
    parameters: [
      ...parametersOf(draft, operation.params, 'path'),
      ...parametersOf(draft, operation.query, 'query'),
      ...Object.entries({ ...operation.headers, 'Accept-Language': LANGUAGE_WORDS }).map(([name, words]) =>
        headerParameter(
          draft,
          name,
          words,
          name === 'Idempotency-Key' && operation.takesIdempotencyKey === true,
        ),
      ),
    ],
    ...requestBodyOf(draft, operation),
    responses: { ...answersOf(draft, api, operation), ...refusalsOf(draft, api, operation) },
  };
}

const LANGUAGE_WORDS =
  `The language of \`userMessage\`: ${LANGUAGES.map((name) => `\`${name}\``).join(', ')}. The first language in the header ` +
  'counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`.';

function webhooksOf(draft: Draft, { webhooks = [] }: ApiDescription): Json {
  if (webhooks.length === 0) return {};
  const described = webhooks.map((webhook) => [webhook.name, { post: toWebhook(draft, webhook) }]);
  return { webhooks: Object.fromEntries(described) };
}

function toWebhook(draft: Draft, webhook: WebhookDescription): Json {
  const { name, tag, summary, description, headers, body, answers } = webhook;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description,
    // The request carries no key: its signature proves who sent it.
    security: [],
    parameters: Object.entries(headers).map(([header, words]) => headerParameter(draft, header, words, true)),
    ...requestBodyOf(draft, { body, operationId: name }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, words]) => [status, { description: words }]),
    ),
  };
}

function headerParameter({ components }: Draft, name: string, description: string, required: boolean): Json {
  return components.add('parameters', name, {
    name,
    in: 'header',
    required,
    description,
    schema: headerSchema(name),
  });
}

function parametersOf(
  { components, schemas }: Draft,
  schema: TSchema | undefined,
  where: 'path' | 'query',
): Json[] {
  if (schema === undefined) return [];
  const { properties, required = [] } = schema as TSchema & {
    properties: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) =>
    components.add('parameters', name, {
      name,
      in: where,
      required: required.includes(name),
      ...(property['description'] === undefined ? {} : { description: property['description'] }),
      schema: hoistSchema(property, schemas),
      example: exampleOf(property, '', name),
    }),
  );
}

function requestBodyOf(
  draft: Draft,
  operation: Pick<OperationDescription, 'operationId' | 'body' | 'bodyIsOptional' | 'fileBody'>,
): Json {
  const { operationId, body, bodyIsOptional, fileBody } = operation;
  if (fileBody !== undefined) {
    const { mediaTypes, description } = fileBody;
    const content = mediaTypes.map((name) => [name, { schema: { type: 'string', format: 'binary' } }]);
    return { requestBody: { required: true, description, content: Object.fromEntries(content) } };
  }
  if (body === undefined) return {};
  const schema = hoistSchema(body, draft.schemas);
  const content = { 'application/json': { schema, ...exampleIn(draft, operationId, body, exampleOf(body)) } };
  return { requestBody: { required: bodyIsOptional !== true, content } };
}

/** An example under the title of its schema, or under the name of the operation. */
function exampleIn({ components }: Draft, operationId: string, shown: TSchema, value: unknown): Json {
  const { title = operationId } = shown as { title?: string };
  return { examples: { [title]: components.add('examples', title, { value }) } };
}

function answersOf(draft: Draft, api: ApiDescription, operation: OperationDescription): Json {
  return Object.fromEntries(
    Object.entries(operation.answers).map(([status, answer]) => [
      status,
      toAnswer(draft, api, operation, answer),
    ]),
  );
}

function toAnswer(
  draft: Draft,
  api: ApiDescription,
  { operationId, deprecation }: OperationDescription,
  { description, schema, example, mediaType, headers }: AnswerDescription,
): Json {
  const ofDeprecated = deprecation === undefined ? {} : DEPRECATION_HEADERS;
  const described = headersOf(draft, { ...ALWAYS_SENT_HEADERS, ...api.headers, ...headers, ...ofDeprecated });
  if (mediaType !== undefined) {
    const content =
      schema === null ? { type: 'string', format: 'binary' } : hoistSchema(schema, draft.schemas);
    return { description, ...described, content: { [mediaType]: { schema: content } } };
  }
  if (schema === null) return { description, ...described };
  const envelope = successEnvelopeSchema(schema);
  const shown = {
    ...(exampleOf(envelope) as Json),
    message: successMessage,
    ...(example === undefined ? {} : { data: example }),
  };
  return {
    description,
    ...described,
    content: {
      'application/json': {
        schema: hoistSchema(envelope, draft.schemas),
        ...exampleIn(draft, operationId, schema, shown),
      },
    },
  };
}

function successEnvelopeSchema(data: TSchema): TSchema {
  return Type.Object({
    success: Type.Literal(true, { description: 'The call was successful.' }),
    timestamp: instantSchema('When the service answered.'),
    traceId: traceIdSchema(),
    data,
    message: Type.String({ description: 'In English, for logs; the wording may change.' }),
  });
}
