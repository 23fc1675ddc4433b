import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { descriptionAt, documentAt, marked, readVenueApi, recordsOf } from './api-files.ts';
import { documentsWithSnippets } from './document-snippets.ts';
import { findStale, type GeneratedFile, writeGenerated } from './generated-files.ts';
import { makeSchemaSql } from './schema-sql.ts';
import { errorCodesOf, openDescription } from './sdk-description.ts';

/** The types of the SDK: the records of the public API, and the codes that each operation may answer with. */
async function makeSdkTypes(): Promise<string> {
  const description = descriptionAt('/openapi.json');
  const records = await recordsOf(openDescription(description));
  // As a plain string, it would take the known names with it.
  const open = records.replace('UnknownName: string;', 'UnknownName: string & {};');
  return marked(`${open}\n${errorCodesOf(description)}`);
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Every generated file of git. `.gitattributes` names each that is generated whole. Others are a build, `api`. */
const GENERATED: readonly GeneratedFile[] = [
  { path: 'server/src/store/schema.sql', make: makeSchemaSql },
  {
    path: 'web/src/api/venue-api-lists.generated.ts',
    make: async () => marked((await readVenueApi()).lists),
  },
  // The app imports nothing of the service, and must find names and phone numbers as the service does.
  ...['fold-text', 'phone-search'].map((name) => ({
    path: `web/src/ui/text/${name}.generated.ts`,
    make: async () => marked(await readFile(join(ROOT, `server/src/core/text/${name}.ts`), 'utf8')),
  })),
  { path: 'sdk/src/public-api.generated.ts', make: makeSdkTypes },
  { path: 'server/openapi/public-api.json', make: async () => documentAt('/openapi.json') },
  {
    path: 'server/openapi/venue-document.schema.json',
    make: async () => documentAt('/operator/v1/venue-document.schema.json'),
  },
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
