import { fileURLToPath } from 'node:url';
import { findStale, type GeneratedFile, writeGenerated } from './generated-files.ts';

/** All files that the code makes. A new one takes its place here. */
const GENERATED: readonly GeneratedFile[] = [];

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
