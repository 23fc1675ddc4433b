import { publishedDescriptions } from '../../src/descriptions/descriptions.ts';
import { resolveComponents } from './resolve-refs.ts';

// biome-ignore lint/suspicious/noExplicitAny: the documents are looked at from all sides
type Json = any;

/** A call as the OpenAPI documents show it. */
interface Example {
  method: string;
  path: string;
  parameters: Json[];
  body: Json;
  /** By status. */
  answers: Record<string, Json>;
}

/** The first example of a body or of an answer; `undefined` for one without. */
function exampleIn(described: Json): Json {
  const [example] = Object.values<Json>(described?.content?.['application/json']?.examples ?? {});
  return example?.value;
}

/** The examples of each operation, by its API and its id: `public placeOrder`. */
export function publishedExamples(): Map<string, Example> {
  const examples = new Map<string, Example>();
  for (const [api, path] of [
    ['public', '/openapi.json'],
    ['venue', '/venue/v1/openapi.json'],
    ['operator', '/operator/v1/openapi.json'],
    ['assistant', '/assistant/v1/openapi.json'],
  ] as const) {
    const document = resolveComponents(JSON.parse(JSON.stringify(publishedDescriptions[path]!())));
    for (const [path, methods] of Object.entries<Json>(document.paths)) {
      for (const [method, operation] of Object.entries<Json>(methods)) {
        const { operationId, parameters, requestBody, responses } = operation;
        const body = exampleIn(requestBody);
        const answers = Object.fromEntries(
          Object.entries<Json>(responses).map(([status, response]) => [status, exampleIn(response)]),
        );
        examples.set(`${api} ${operationId}`, {
          method: method.toUpperCase(),
          path,
          parameters,
          body,
          answers,
        });
      }
    }
  }
  return examples;
}
