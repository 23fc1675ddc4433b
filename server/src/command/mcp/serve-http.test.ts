import assert from 'node:assert/strict';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { newAssistedVenue } from '../../../test/assistants/assistant.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { serveHttp } from './serve-http.ts';

const sofra = useSofra();

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

async function serve(
  t: TestContext,
  key: string | null,
  place: { host?: string; port?: number; allowedHosts?: string[] } = {},
) {
  const access = { url: sofra.baseUrl, language: 'en', key };
  const server = await serveHttp(access, { host: '127.0.0.1', port: 0, allowedHosts: [], ...place });
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Posts a message with any headers, also `Host`, which `fetch` does not allow. */
async function post(port: number, headers: Record<string, string> = {}, path = '/mcp') {
  const request = send({
    ...{ host: '127.0.0.1', port, path, method: 'POST' },
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  });
  request.end(JSON.stringify(INITIALIZE));
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    request.once('response', resolve).once('error', reject),
  );
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test('on this machine MCP is served without a bearer token, but not for another host name or a page of another site', async (t) => {
  const venue = await newAssistedVenue(sofra);
  const port = await serve(t, venue.key.text);
  const answer = await post(port, { host: `localhost:${port}`, origin: `http://127.0.0.1:${port}` });
  assert.equal(answer.status, 200, answer.body);
  assert.match(answer.body, /"serverInfo":\{"name":"sofra"/);
  for (const headers of [
    { host: 'evil.example.com' },
    { origin: 'http://evil.example.com' },
    { origin: 'null' },
  ])
    assert.equal((await post(port, headers as Record<string, string>)).status, 403, JSON.stringify(headers));
  assert.equal((await post(port, {}, '/')).status, 404);
});

test('from other machines, each caller sends its own key and uses an allowed host name', async (t) => {
  const venue = await newAssistedVenue(sofra);
  await assert.rejects(serve(t, venue.key.text, { host: '0.0.0.0' }), /--allow-host/);
  const port = await serve(t, venue.key.text, { host: '0.0.0.0', allowedHosts: ['mcp.example.com'] });
  const host = 'mcp.example.com';
  const without = await post(port, { host });
  assert.deepEqual([without.status, without.headers['www-authenticate']], [401, 'Bearer realm="sofra mcp"']);
  assert.equal((await post(port, { host, authorization: 'Bearer sfr_invented' })).status, 401);
  const authorization = `Bearer ${venue.key.text}`;
  assert.equal((await post(port, { host, authorization })).status, 200);
  assert.equal((await post(port, { host: `127.0.0.1:${port}`, authorization })).status, 403);
});

test('if another program uses the port, the message says what to do', async (t) => {
  const port = await serve(t, 'sfr_any');
  await assert.rejects(serve(t, 'sfr_any', { port }), /Port \d+ cannot be opened .*--port/);
});

test('on this machine MCP is not served without a key', async (t) => {
  await assert.rejects(serve(t, null), /SOFRA_KEY/);
});
