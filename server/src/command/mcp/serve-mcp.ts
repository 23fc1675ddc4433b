import type { AddressInfo } from 'node:net';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { CommandError } from '../call-api.ts';
import { createAssistantClient, readRights } from './assistant-client.ts';
import { createAssistantServer, READ_ONLY_MESSAGE } from './mcp-server.ts';
import { serveHttp } from './serve-http.ts';

/** The options of `sofra mcp`. */
export interface McpOptions {
  url: string;
  /** The API key; `null` for none. */
  key: string | null;
  language: string;
  /** Serves over HTTP instead of standard input and output. */
  http?: true;
  host: string;
  port: number;
  allowHost?: string[];
}

/**
 * Serves AI assistants over MCP, until the input or the process ends. Standard output is only for the protocol; messages
 * for people go to standard error.
 * @throws CommandError if the service does not answer or refuses the key
 */
export async function serveMcp({
  url,
  key,
  language,
  http,
  host,
  port,
  allowHost = [],
}: McpOptions): Promise<void> {
  if (http) {
    const access = { url, language, key };
    const server = await serveHttp(access, { host, port, allowedHosts: allowHost });
    const { address, port: taken } = server.address() as AddressInfo;
    console.error(`MCP is served at http://${address.includes(':') ? `[${address}]` : address}:${taken}/mcp`);
    return;
  }
  if (key === null) throw new CommandError('No API key: set SOFRA_KEY or give --key.');
  const client = createAssistantClient({ url, key, language });
  // Checked at the start, so that a wrong key or address is reported immediately and not at the first tool call.
  const { assistantOrders } = await readRights(client);
  if (assistantOrders === null) console.error(READ_ONLY_MESSAGE);
  serveStdio(() => createAssistantServer(client), { onerror: (error) => console.error(error.message) });
}
