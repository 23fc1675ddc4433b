type Json = Record<string, unknown>;

/** Records that a caller sends: an unknown name is refused, so their lists of names stay closed. */
const SENT = new Set(['OrderRequest', 'OrderRequestLine', 'BookingRequest', 'CancelRequest']);

const UNKNOWN_NAME = {
  type: 'string',
  title: 'UnknownName',
  description: 'A name that came with a later release. Treat it as "anything else".',
};

/**
 * The records of the public API as its clients must read them: every list of names in an answer has room for names that
 * later releases add.
 */
export function openDescription(description: Json): Json {
  const { schemas } = description['components'] as { schemas: Json };
  const opened = Object.entries(schemas).map(([name, schema]) => [
    name,
    SENT.has(name) || name === 'ErrorCode' ? schema : openNames(schema),
  ]);
  return {
    ...{ openapi: description['openapi'], info: description['info'], paths: {} },
    components: { schemas: { ...Object.fromEntries(opened), UnknownName: UNKNOWN_NAME } },
  };
}

function openNames(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(openNames);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { enum: names, description, ...rest } = schema as { enum?: unknown[]; description?: string };
  const said = description === undefined ? {} : { description };
  if (names !== undefined && names.length > 1) {
    return { ...said, anyOf: [{ ...rest, enum: names }, { $ref: '#/components/schemas/UnknownName' }] };
  }
  // The example of a whole record is many lines that every editor would show.
  const kept = Object.entries(schema).filter(([name]) => name !== 'examples' || !('properties' in schema));
  const opened = kept.map(([name, value]) => [name, openNames(value)]);
  return withOpenCode(Object.fromEntries(opened) as Json);
}

/** A code of an error is described as a known one or any text. */
function withOpenCode(schema: Json): Json {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf) || !anyOf.some((part) => (part as Json)['type'] === 'string')) return schema;
  const parts = anyOf.map((part: Json) =>
    part['type'] === 'string' && part['enum'] === undefined
      ? { $ref: '#/components/schemas/UnknownName' }
      : part,
  );
  return { ...schema, anyOf: parts };
}

/** A type with the codes of each operation, as the descriptions of its responses list them. */
export function errorCodesOf(description: Json): string {
  const { responses: shared } = description['components'] as { responses: Record<string, Response> };
  const paths = description['paths'] as Record<string, Record<string, Operation>>;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const lines = operations.map(({ operationId, responses }) => {
    const codes = Object.values(responses).flatMap(({ $ref, description: text }) => {
      const said = $ref === undefined ? text : shared[$ref.split('/').at(-1)!]!.description;
      return [...said!.matchAll(/^`([A-Z_]+)`:/gm)].map(([, code]) => `'${code}'`);
    });
    return `  ${operationId}: ${codes.join(' | ')};\n`;
  });
  return `/** The codes that each operation may answer with today. */\nexport interface ErrorCodesOf {\n${lines.join('')}}\n`;
}

interface Operation {
  operationId: string;
  responses: Record<string, Response>;
}

interface Response {
  $ref?: string;
  description?: string;
}
