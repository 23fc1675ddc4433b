import { resolveRefs } from '../../../server/test/contract/resolve-refs.ts';

/** The parts of a JSON Schema that the reference shows. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  title?: string;
  examples?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** A parameter of the path, the query or the headers. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

interface Body {
  content?: Record<string, { schema: Schema; examples?: Record<string, { value: unknown }> }>;
}

/** An operation of an API, or an event that it sends. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: true;
  parameters: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body & { description: string }>;
}

/** An OpenAPI document whose references are replaced by what they name. */
export interface OpenapiDocument {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
}

/** Reads an OpenAPI document, and puts what it names in the place of each reference. */
export function readOpenapi(json: string): OpenapiDocument {
  return resolveRefs(JSON.parse(json)) as OpenapiDocument;
}

/** The schema and the first example of a body in JSON; `null` where it has none. */
export function jsonOf(body: Body | undefined): { schema: Schema; example: unknown } | null {
  const json = body?.content?.['application/json'];
  if (json === undefined) return null;
  const [example] = Object.values(json.examples ?? {});
  return { schema: json.schema, example: example?.value };
}
