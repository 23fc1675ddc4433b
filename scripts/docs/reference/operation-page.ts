import type { DemoCall } from './demo-calls.ts';
import { fieldList, fieldsOf, listOf, parameterList } from './field-list.ts';
import { jsonOf, type Operation } from './openapi-document.ts';

/** An operation with its place, and what the repository has about it. */
export interface ShownOperation {
  method: string;
  path: string;
  operation: Operation;
  /** To be pasted into a terminal. */
  calls: readonly DemoCall[];
  /** Code for the SDK, from a file that a test runs; `null` where there is none. */
  sdk: string | null;
  /** By code: when it comes and what to do. */
  errors: ReadonlyMap<string, ErrorWords>;
}

/** What the page of errors says of a code. */
export interface ErrorWords {
  status: string;
  when: string;
  whatToDo: string;
}

/** The page of an operation: what is sent, a call to paste, what is answered, and how it may be refused. */
export function operationPage(shown: ShownOperation): string {
  const { method, path, operation } = shown;
  const { summary, description, deprecated } = operation;
  const parts = [
    `# ${summary}`,
    `\`${method.toUpperCase()} ${path}\``,
    deprecated ? '**Deprecated**: see [Changes and deprecations](/docs/changes.md).' : '',
    description,
    requestPart(operation),
    ...exampleParts(shown),
    shown.sdk === null ? '' : `With [the SDK](/docs/sdk.md):\n\n${fenced('ts', shown.sdk)}`,
    ...answerParts(operation),
    errorPart(shown),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The page of the events that the service sends. */
export function eventsPage(events: readonly Operation[]): string {
  const parts = events.map((event) => {
    const { schema, example } = jsonOf(event.requestBody)!;
    return [
      `## ${event.summary}`,
      event.description,
      `### Headers of ${event.operationId}\n\n${parameterList(event.parameters)}`,
      `### Body of ${event.operationId}\n\n${fieldList(fieldsOf(schema, example), 'answered')}`,
      fenced('json', JSON.stringify(example, null, 2)),
    ].join('\n\n');
  });
  const intro =
    'What the service sends to your endpoint. [Webhooks](/docs/webhooks.md) says how to verify and handle them.';
  return `# Events\n\n${intro}\n\n${parts.join('\n\n')}\n`;
}

function requestPart({ parameters, requestBody }: Operation): string {
  const body = jsonOf(requestBody);
  const lists = (
    [
      ['path', 'In the path'],
      ['query', 'In the query'],
      ['header', 'Headers'],
    ] as const
  ).flatMap(([place, title]) => {
    const there = parameters.filter((parameter) => parameter.in === place);
    return there.length === 0 ? [] : [`### ${title}\n\n${parameterList(there)}`];
  });
  if (body !== null) lists.push(`### Body\n\n${fieldList(fieldsOf(body.schema, body.example), 'sent')}`);
  return `## Request\n\n${lists.join('\n\n')}`;
}

function exampleParts({ calls }: ShownOperation): string[] {
  const parts = calls.map(({ title, sh }) => `${title === '' ? '' : `### ${title}\n\n`}${fenced('sh', sh)}`);
  return ['## Example', ...parts];
}

/** The answers of success: what was made before what was there already, then what has not changed. */
function answerParts({ responses }: Operation): string[] {
  const seen = new Set<string>();
  const rank = (status: string) => (status === '201' ? 0 : Number(status));
  return Object.entries(responses)
    .filter(([status]) => /^[23]/.test(status))
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([status, response]) => {
      const json = jsonOf(response);
      const title = `## ${status}: ${response.description.replace(/\.$/, '')}`;
      if (json === null) return title;
      // The envelope around it is the same for all: "Calling the public API" describes it.
      const { data } = json.example as { data: unknown };
      const list = `\`data\` in the answer:\n\n${fieldList(fieldsOf(json.schema.properties!['data']!, data), 'answered')}`;
      if (seen.has(list)) return `${title}\n\nThe body has the same fields.`;
      seen.add(list);
      return `${title}\n\n${list}\n${fenced('json', JSON.stringify(json.example, null, 2))}`;
    });
}

function errorPart({ operation, errors }: ShownOperation): string {
  const codes = Object.values(operation.responses).flatMap(({ description }) =>
    [...description.matchAll(/^`([A-Z_]+)`:/gm)].map(([, code]) => code!),
  );
  const items = codes.flatMap((code) => {
    const words = errors.get(code);
    if (words === undefined) return [];
    const head = `[\`${code}\`](/docs/errors.md#${code}) ${words.status}`;
    return [{ head, words: `${words.when} ${words.whatToDo}` }];
  });
  return `## Errors\n\n${listOf(items)}`;
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
