import { fileURLToPath } from 'node:url';
import { publishedDescriptions } from '../server/src/descriptions.ts';
import { findStale, type GeneratedFile, writeGenerated } from './generated-files.ts';
import { makeSchemaSql } from './schema-sql.ts';

/** What a running service publishes about itself, by the file that holds it. */
const DESCRIPTIONS: Record<string, string> = {
  'server/openapi/public-api.json': '/openapi.json',
  'server/openapi/venue-api.json': '/venue/v1/openapi.json',
  'server/openapi/operator-api.json': '/operator/v1/openapi.json',
  'server/openapi/venue-document.schema.json': '/operator/v1/venue-document.schema.json',
};

async function describe(address: string): Promise<string> {
  return `${JSON.stringify(publishedDescriptions[address]!(), null, 2)}\n`;
}

/** All files that the code makes. A new one takes its place here. */
const GENERATED: readonly GeneratedFile[] = [
  { path: 'server/src/store/schema.sql', make: makeSchemaSql },
  ...Object.entries(DESCRIPTIONS).map(([path, address]) => ({ path, make: () => describe(address) })),
];

const ROOT = fileURLToPath(new URL('..', import.meta.url));

if (process.argv.includes('--check')) {
  const stale = await findStale(GENERATED, ROOT);
  for (const path of stale) console.log(`${path} is not what the code makes; run "npm run generate"`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  const written = await writeGenerated(GENERATED, ROOT);
  for (const path of written) console.log(`wrote ${path}`);
  if (written.length === 0) console.log('all generated files are fresh');
}
