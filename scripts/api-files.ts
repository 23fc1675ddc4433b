import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { publishedDescriptions } from '../server/src/descriptions/descriptions.ts';

/** The OpenAPI documents of the APIs that are ours alone, by file. The public one is in git, for its changes to be reviewed. */
const DOCUMENTS: Record<string, string> = {
  'venue-api.json': '/venue/v1/openapi.json',
  'operator-api.json': '/operator/v1/openapi.json',
  'assistant-api.json': '/assistant/v1/openapi.json',
};

const MARK = 'Generated from the code: do not edit, run npm run generate.';

export const marked = (source: string) => `// ${MARK}\n\n${source}`;

/** Writes the documents, and the types of the app and of the operator's page, into a folder. */
export async function writeApiFiles(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'venue-api.d.ts': marked((await readVenueApi()).types),
    'operator-api.d.ts': marked(await recordsOf(descriptionAt('/operator/v1/openapi.json'))),
  };
  for (const [file, address] of Object.entries(DOCUMENTS)) files[file] = documentAt(address);
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
}

/** A description that the service publishes, by its address. */
export function descriptionAt(address: string): Record<string, unknown> {
  return publishedDescriptions[address]!() as Record<string, unknown>;
}

/** A description as a file, which says that it is generated. */
export function documentAt(address: string): string {
  const description = descriptionAt(address);
  const mark = 'openapi' in description ? { 'x-generated': MARK } : { $comment: MARK };
  return `${JSON.stringify({ ...mark, ...description }, null, 2)}\n`;
}

/** The types of the venue API for the web app, and the lists of kinds in it, which are values. */
export async function readVenueApi(): Promise<{ types: string; lists: string }> {
  const made = await typesOf(descriptionAt('/venue/v1/openapi.json'), { enumValues: true });
  const end = made.indexOf('type FlattenedDeepRequired<');
  // The lists of parameters are those of the schemas again.
  const lists = made.slice(end).matchAll(/^export const (?!paths|components)(\w+):.*? = (\[.*\]);$/gm);
  const constants = [...lists].map(([, name, values]) => `export const ${name} = ${values} as const;\n`);
  return { types: made.slice(0, end), lists: constants.join('') };
}

/** The types of the records of a description, without its calls. */
export async function recordsOf(description: object): Promise<string> {
  const made = await typesOf(description, {});
  const end = made.search(/^ {4}responses: /m);
  return `${made.slice(made.indexOf('export interface components'), end)}}\n`;
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
