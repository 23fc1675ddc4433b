import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/*
 * `npm run format`: formats files and sorts their imports, as `npm run check` asks for it. Arguments are files and folders; all without.
 */
const root = join(import.meta.dirname, '..');
const biome = join(root, 'node_modules/.bin/biome');
// Only what cannot change what a program does. What the linter finds is told by the check.
const args = ['check', '--write', '--linter-enabled=false', ...process.argv.slice(2)];
const { status } = spawnSync(biome, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
