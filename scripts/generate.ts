import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedDescriptions } from '../server/src/descriptions/descriptions.ts';
import { documentsWithSnippets } from './document-snippets.ts';
import { findStale, type GeneratedFile, writeGenerated } from './generated-files.ts';
import { makeSchemaSql } from './schema-sql.ts';
import { errorCodesOf, openDescription } from './sdk-description.ts';

/** The OpenAPI documents that a running service publishes, by file. */
const DESCRIPTIONS: Record<string, string> = {
  'server/openapi/public-api.json': '/openapi.json',
  'server/openapi/venue-api.json': '/venue/v1/openapi.json',
  'server/openapi/operator-api.json': '/operator/v1/openapi.json',
  'server/openapi/assistant-api.json': '/assistant/v1/openapi.json',
  'server/openapi/venue-document.schema.json': '/operator/v1/venue-document.schema.json',
};

const MARK = 'Generated from the code: do not edit, run npm run generate.';

/** A description as a file, which says that it is generated. */
async function describe(address: string): Promise<string> {
  const description = publishedDescriptions[address]!() as Record<string, unknown>;
  const mark = 'openapi' in description ? { 'x-generated': MARK } : { $comment: MARK };
  return `${JSON.stringify({ ...mark, ...description }, null, 2)}\n`;
}

/** What openapi-typescript makes of a description. */
async function typesOf(description: object, options: Record<string, boolean>): Promise<string> {
  // The generator needs an older TypeScript, which only the workspace of the web app has.
  const requireForWeb = createRequire(new URL('../web/package.json', import.meta.url));
  const { default: makeTypes, astToString } = requireForWeb('openapi-typescript') as {
    default: (description: object, options: Record<string, boolean>) => Promise<unknown>;
    astToString: (types: unknown) => string;
  };
  // What has a default need not be sent.
  return astToString(
    await makeTypes(structuredClone(description), { defaultNonNullable: false, ...options }),
  );
}

/** The types of the venue API for the web app, and the lists of kinds in it, which are values. */
async function readVenueApi(): Promise<{ types: string; lists: string }> {
  const description = publishedDescriptions['/venue/v1/openapi.json']!() as object;
  const made = await typesOf(description, { enumValues: true });
  const end = made.indexOf('type FlattenedDeepRequired<');
  // The lists of parameters are those of the schemas again.
  const lists = made.slice(end).matchAll(/^export const (?!paths|components)(\w+):.*? = (\[.*\]);$/gm);
  const constants = [...lists].map(([, name, values]) => `export const ${name} = ${values} as const;\n`);
  return { types: made.slice(0, end), lists: constants.join('') };
}

/** The types of the records of a description, without its calls. */
async function recordsOf(description: object): Promise<string> {
  const made = await typesOf(description, {});
  const end = made.search(/^ {4}responses: /m);
  return `${made.slice(made.indexOf('export interface components'), end)}}\n`;
}

/** The types of the SDK: the records of the public API, and the codes that each operation may answer with. */
async function makeSdkTypes(): Promise<string> {
  const description = publishedDescriptions['/openapi.json']!() as Record<string, unknown>;
  const records = await recordsOf(openDescription(description));
  // As a plain string, it would take the known names with it.
  const open = records.replace('UnknownName: string;', 'UnknownName: string & {};');
  return marked(`${open}\n${errorCodesOf(description)}`);
}

const venueApi = readVenueApi();
const marked = (source: string) => `// ${MARK}\n\n${source}`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Every generated file. `.gitattributes` names each that is generated whole. */
const GENERATED: readonly GeneratedFile[] = [
  { path: 'server/src/store/schema.sql', make: makeSchemaSql },
  { path: 'web/src/api/venue-api.ts', make: async () => marked((await venueApi).types) },
  {
    path: 'web/src/api/venue-api-lists.generated.ts',
    make: async () => marked((await venueApi).lists),
  },
  {
    path: 'web/src/operator/operator-api.generated.ts',
    make: async () =>
      marked(await recordsOf(publishedDescriptions['/operator/v1/openapi.json']!() as object)),
  },
  // The app imports nothing of the service, and must find names and phone numbers as the service does.
  ...['fold-text', 'phone-search'].map((name) => ({
    path: `web/src/ui/text/${name}.generated.ts`,
    make: async () => marked(await readFile(join(ROOT, `server/src/core/${name}.ts`), 'utf8')),
  })),
  { path: 'sdk/src/public-api.generated.ts', make: makeSdkTypes },
  ...Object.entries(DESCRIPTIONS).map(([path, address]) => ({ path, make: () => describe(address) })),
  ...documentsWithSnippets(ROOT),
];

if (process.argv.includes('--check')) {
  const stale = await findStale(GENERATED, ROOT);
  for (const path of stale)
    console.log(`${path} differs from what the code generates; run "npm run generate"`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  const written = await writeGenerated(GENERATED, ROOT);
  for (const path of written) console.log(`wrote ${path}`);
  if (written.length === 0) console.log('all generated files are up to date');
}
