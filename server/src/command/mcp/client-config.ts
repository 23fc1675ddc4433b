import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../bin/sofra.mjs', import.meta.url));

/**
 * The configuration with which a client of MCP starts this very copy of the command. It has a path and no name of a registry: `npx` would run
 * whatever someone publishes under that name, with the key in its environment.
 * @param key  `null` leaves a place for it
 */
export function clientConfig({
  url,
  language,
  key,
}: {
  url: string;
  language: string;
  key: string | null;
}): string {
  const spoken = language === 'en' ? [] : ['--language', language];
  const sofra = {
    command: process.execPath,
    args: [COMMAND, 'mcp', '--url', url, ...spoken],
    env: { SOFRA_KEY: key ?? 'sfr_…' },
  };
  return JSON.stringify({ mcpServers: { sofra } }, null, 2);
}
