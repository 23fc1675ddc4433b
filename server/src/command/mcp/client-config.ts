import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../bin/sofra.mjs', import.meta.url));

/**
 * The configuration with which an MCP client starts this installed copy of the command. It has the path of the file, not
 * a package name: `npx` could run a package that someone else published under that name, with the key in its
 * environment.
 * @param key  the API key; `null` writes a placeholder
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
