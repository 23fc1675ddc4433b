import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/**
 * Loaded before the service by `dev.ts`: loads the packages of the service, and then the service when it gets the message.
 * The packages take more than half of a start, and a saved file changes none of them.
 */
const told = once(process, 'message');
const packageFile = new URL('../server/package.json', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as { dependencies: object };
// A package without code, such as a font, is left out.
for (const name of Object.keys(dependencies)) await import(name).catch(() => null);
await told;
process.disconnect?.();
