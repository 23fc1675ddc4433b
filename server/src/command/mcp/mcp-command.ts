import type { Command } from 'commander';
import { readKeyOption } from '../key/key-client.ts';
import { parsePort, type SharedOptions } from '../key/key-commands.ts';
import { clientConfig } from './client-config.ts';
import type { McpOptions } from './serve-mcp.ts';

/** Adds `sofra mcp`, which serves AI assistants. */
export function addMcpCommand(
  program: Command,
  { withUrl, environment }: Omit<SharedOptions, 'isJson'>,
): void {
  const repeated = (host: string, before: string[] = []) => [...before, host];
  withUrl(program.command('mcp'))
    .description('let an assistant read menus, order and book over MCP, see docs/assistants.md')
    .option('--key <key>', 'an API key of the venue; left out: SOFRA_KEY')
    .option('--language <code>', 'the language of the sentences for people', 'en')
    .option(
      '--print-config',
      'print the configuration with which a client starts it from this folder, and exit',
    )
    .option('--http', 'serve streamable HTTP at /mcp instead of standard input and output')
    .option('--host <address>', 'the IP address to listen at', '127.0.0.1')
    .option('--port <number>', 'the port to listen at; 0 for any free port', parsePort, 8808)
    .option(
      '--allow-host <name>',
      'another host name that callers use, in addition to this machine',
      repeated,
    )
    .action(async (options: Omit<McpOptions, 'key'> & { key?: string; printConfig?: true }) => {
      if (options.printConfig) {
        // Prints only a key that was typed as an option, never the key of the environment.
        console.log(clientConfig({ ...options, key: readKeyOption(options.key, {}) }));
        return;
      }
      const { serveMcp } = await import('./serve-mcp.ts');
      await serveMcp({ ...options, key: readKeyOption(options.key, environment) });
    });
}
