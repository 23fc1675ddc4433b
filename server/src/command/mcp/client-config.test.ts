import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { isAbsolute } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { newAssistedVenue } from '../../../test/assistants/assistant.ts';
import { startMcpProgram } from '../../../test/assistants/mcp-client.ts';
import { useSofra } from '../../../test/harness/sofra.ts';

const sofra = useSofra();
const COMMAND = fileURLToPath(new URL('../main.ts', import.meta.url));

test('sofra mcp --print-config prints paths of this copy, never a package name, and a client that uses it is served', async () => {
  const venue = await newAssistedVenue(sofra);
  const print = (...more: string[]) =>
    execFileSync(process.execPath, [COMMAND, 'mcp', '--print-config', '--url', sofra.baseUrl, ...more], {
      encoding: 'utf8',
      env: { ...process.env, SOFRA_KEY: 'sfr_of_the_environment' },
    });
  const shown = JSON.parse(print()).mcpServers.sofra;
  assert.deepEqual(shown.env, { SOFRA_KEY: 'sfr_…' });
  const { command, args, env } = JSON.parse(print('--key', venue.key.text)).mcpServers.sofra;
  assert.ok(isAbsolute(command) && isAbsolute(args[0]), `${command} ${args[0]}`);
  const client = await startMcpProgram({ command, args, env: { ...process.env, ...env }, cwd: '/' });
  assert.equal((await client.tool('find_venues', {})).data.venues[0].id, venue.id);
  await client.close();
});
