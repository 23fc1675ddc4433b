import { regionOf } from '../../document-snippets.ts';
import type { ListedPage } from '../contents.ts';
import { demoCalls, demoIdsOf, type PlacedOperation } from './demo-calls.ts';
import { type OpenapiDocument, type Operation, readOpenapi } from './openapi-document.ts';
import { type ErrorWords, eventsPage, operationPage } from './operation-page.ts';

/** A page that is made from a description. */
export interface ReferencePage extends ListedPage {
  markdown: string;
}

/** The code for the SDK of each operation: a region of a file that the tests of the SDK run. */
export const SDK_REGIONS: Readonly<Record<string, string>> = {
  listVenues: 'venues.ts#read',
  getVenue: 'venues.ts#read',
  listTables: 'venues.ts#tables',
  getMenu: 'menus.ts#read',
  previewOrder: 'orders.ts#preview',
  placeOrder: 'orders.ts#place',
  listOrders: 'orders.ts#list',
  getOrder: 'orders.ts#follow',
  getReservationAvailability: 'reservations.ts#take',
  takeReservation: 'reservations.ts#take',
  listReservations: 'reservations.ts#list',
  getReservation: 'reservations.ts#cancel',
  cancelReservation: 'reservations.ts#cancel',
  sendTestEvent: 'webhooks.ts#test',
};

const INTRODUCTION = `Each operation of the public API has a page: what is sent, a call to paste, what is answered, and every way in which it may be refused.
It is made from \`/openapi.json\`, as the service itself is described.

The calls run as they are at a service with the demo: they have the ids of its first restaurant. Opened on the machine of that service, the pages have its address and its key, too; elsewhere put in your own. A call that needs the id of an order or a reservation asks for the newest one with [\`jq\`](https://jqlang.org). The examples of answers are those of another restaurant on one evening.`;

/**
 * The pages of the reference of the public API: a list of all operations, a page for each, and one for the events.
 * @param read  reads a file of the repository
 */
export function referencePages(read: (path: string) => string): ReferencePage[] {
  const document = readOpenapi(read('server/openapi/public-api.json'));
  const errors = errorWordsOf(read('docs/errors.md'));
  const operations = operationsOf(document);
  const demo = demoIdsOf(read('examples/demo-venues.json'));
  const pages = operations.map((placed) => {
    const { operation } = placed;
    const sdk = sdkCodeOf(operation, read);
    return {
      ...listed(operation.operationId, operation),
      markdown: operationPage({ ...placed, calls: demoCalls(placed, demo), errors, sdk }),
    };
  });
  const events = Object.values(document.webhooks ?? {}).flatMap((methods) => Object.values(methods));
  const eventsFile = {
    file: 'reference/events.md',
    title: 'Events',
    summary: 'What the service sends to your endpoint.',
  };
  const all = [...pages, { ...eventsFile, markdown: eventsPage(events) }];
  return [overview(document, operations, all), ...all];
}

function operationsOf({ paths }: OpenapiDocument): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

function listed(operationId: string, { summary, description }: Operation): ListedPage {
  const name = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { file: `reference/${name}.md`, title: summary, summary: firstSentence(description) };
}

function firstSentence(text: string): string {
  return /^.+?\.(?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? text;
}

function overview(
  document: OpenapiDocument,
  operations: readonly PlacedOperation[],
  pages: readonly ListedPage[],
): ReferencePage {
  const parts = document.tags.map(({ name, description }) => {
    const rows = operations
      .filter(({ operation }) => operation.tags[0] === name)
      .map(({ method, path, operation }) => {
        const { file } = listed(operation.operationId, operation);
        return `| [${operation.summary}](/docs/${file}) | \`${method.toUpperCase()} ${path}\` |`;
      });
    return `## ${name}\n\n${description}\n\n| Operation | Call |\n|---|---|\n${rows.join('\n')}`;
  });
  const last = pages.at(-1)!;
  const markdown = `# Reference\n\n${INTRODUCTION}\n\n${parts.join('\n\n')}\n\n## Events\n\n[What the service sends](/docs/${last.file}) to your endpoint.\n`;
  return {
    file: 'reference/README.md',
    title: 'All operations',
    summary: 'Every operation of the public API.',
    markdown,
  };
}

function sdkCodeOf({ operationId }: Operation, read: (path: string) => string): string | null {
  const [file, region] = SDK_REGIONS[operationId]?.split('#') ?? [];
  return region === undefined ? null : regionOf(read(`sdk/test/documented/${file}`), region);
}

/** What the page of errors says of each code. */
function errorWordsOf(markdown: string): Map<string, ErrorWords> {
  const rows = markdown.matchAll(/^\| (\d{3}) \| `([A-Z_]+)` \| (.+) \| (.+) \|$/gm);
  return new Map(
    [...rows].map(([, status, code, when, whatToDo]) => [
      code!,
      { status: status!, when: when!, whatToDo: whatToDo! },
    ]),
  );
}
