import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { InMemoryTransport, type McpServer } from '@modelcontextprotocol/server';

// biome-ignore lint/suspicious/noExplicitAny: messages are looked at from all sides
type Json = any;

/** A client that speaks JSON-RPC by hand, so that what stands on the wire is what the test says. */
export interface McpClient {
  /** @returns the result @throws Error with the JSON of an error answer */
  request(method: string, params?: object): Promise<Json>;
  /** Calls a tool. @returns its data, and whether it failed */
  tool(name: string, args: object): Promise<{ data: Json; isError: boolean }>;
  close(): Promise<void>;
  /** What the server says to the model at the start. */
  instructions: string;
}

/** How the person answers what they are asked, past the model; `null` for a client that cannot ask them. */
export type Person = ((question: Json) => { action: string; content?: object }) | null;

interface Wire {
  send(message: object): void;
  close(): Promise<void>;
}

async function clientOver(
  open: (receive: (message: Json) => void) => Promise<Wire>,
  person: Person,
): Promise<McpClient> {
  const waiting = new Map<number, (message: Json) => void>();
  const asked = (message: Json) => {
    if (message.method === 'elicitation/create')
      wire.send({ jsonrpc: '2.0', id: message.id, result: person!(message.params) });
    else waiting.get(message.id)?.(message);
  };
  const wire = await open(asked);
  let last = 0;
  const request: McpClient['request'] = (method, params = {}) => {
    const id = ++last;
    const answered = new Promise<Json>((resolve, reject) => {
      waiting.set(id, ({ error, result }) =>
        error === undefined ? resolve(result) : reject(new Error(JSON.stringify(error))),
      );
    });
    wire.send({ jsonrpc: '2.0', id, method, params });
    return answered;
  };
  const { instructions } = await request('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: person === null ? {} : { elicitation: { form: {} } },
    clientInfo: { name: 'test', version: '1' },
  });
  wire.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
  return {
    request,
    instructions,
    tool: async (name, args) => {
      const { structuredContent, isError = false } = await request('tools/call', { name, arguments: args });
      return { data: structuredContent, isError };
    },
    close: wire.close,
  };
}

/** Talks to a server in this process. */
export function mcpClientOf(server: McpServer, person: Person = null): Promise<McpClient> {
  return clientOver(async (receive) => {
    const [near, far] = InMemoryTransport.createLinkedPair();
    near.onmessage = receive;
    await server.connect(far);
    await near.start();
    return { send: (message) => void near.send(message as never), close: () => near.close() };
  }, person);
}

const COMMAND = fileURLToPath(new URL('../../src/command/main.ts', import.meta.url));

/** Starts `sofra mcp` of this repository and talks to it over its standard input and output. */
export function startMcp(url: string, key: string, person: Person = null): Promise<McpClient> {
  const env = { ...process.env, SOFRA_KEY: key };
  return startMcpProgram({ command: process.execPath, args: [COMMAND, 'mcp', '--url', url], env }, person);
}

/** A program that serves MCP on its standard input and output, as a client is configured with it. */
interface McpProgram {
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
}

export function startMcpProgram(
  { command, args, ...options }: McpProgram,
  person: Person = null,
): Promise<McpClient> {
  return clientOver(async (receive) => {
    const child: ChildProcessWithoutNullStreams = spawn(command, args, options);
    child.stderr.pipe(process.stderr);
    createInterface(child.stdout).on('line', (line) => receive(JSON.parse(line)));
    return {
      send: (message) => child.stdin.write(`${JSON.stringify(message)}\n`),
      close: async () => {
        const ended = once(child, 'exit');
        child.stdin.end();
        await ended;
      },
    };
  }, person);
}
