import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newAssistedVenue } from '../../../test/assistants/assistant.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { serveHttp } from './serve-http.ts';

const sofra = useSofra();

/** `npm run check:mcp` installs it. */
const TOOLS = fileURLToPath(new URL('../../../../tools/mcp', import.meta.url));
const CONFORMANCE = join(TOOLS, 'node_modules', '@modelcontextprotocol/conformance/dist/index.js');

const TOOL = 'calls a tool that exists for the test alone';
const RESOURCE = 'reads resources; the server has none';
const PROMPT = 'gets prompts; the server has none';
const STREAM = 'calls a tool that exists for the test alone, and resumes its stream; the server keeps none';

/** The scenarios that this test skips, with the reason. */
const NOT_RUN: Record<string, string> = {
  'logging-set-level': 'sets a level of log messages; the server sends none',
  'completion-complete': 'completes arguments of prompts and resources; the server has none',
  'tools-call-simple-text': TOOL,
  'tools-call-image': TOOL,
  'tools-call-audio': TOOL,
  'tools-call-embedded-resource': TOOL,
  'tools-call-mixed-content': TOOL,
  'tools-call-with-logging': TOOL,
  'tools-call-error': TOOL,
  'tools-call-with-progress': TOOL,
  'tools-call-sampling': TOOL,
  'tools-call-elicitation': TOOL,
  'json-schema-2020-12': TOOL,
  'elicitation-sep1034-defaults': TOOL,
  'elicitation-sep1330-enums': TOOL,
  'server-sse-polling': STREAM,
  'server-sse-multiple-streams': STREAM,
  'resources-list': RESOURCE,
  'resources-read-text': RESOURCE,
  'resources-read-binary': RESOURCE,
  'resources-templates-read': RESOURCE,
  'resources-subscribe': RESOURCE,
  'resources-unsubscribe': RESOURCE,
  'prompts-list': PROMPT,
  'prompts-get-simple': PROMPT,
  'prompts-get-with-args': PROMPT,
  'prompts-get-embedded-resource': PROMPT,
  'prompts-get-with-image': PROMPT,
};

const RUN = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

const conformance = (...args: string[]) => promisify(execFile)(process.execPath, [CONFORMANCE, ...args]);

const skip = existsSync(CONFORMANCE) ? false : 'run "npm run check:mcp", which installs the scenarios';

test('the conformance scenarios that need no special test tools pass, and every other one is listed with a reason', {
  skip,
}, async (t) => {
  const listed = (await conformance('list', '--server')).stdout.matchAll(/^ {2}- (\S+)/gm);
  assert.deepEqual([...listed].map(([, name]) => name).sort(), [...RUN, ...Object.keys(NOT_RUN)].sort());
  const venue = await newAssistedVenue(sofra);
  const access = { url: sofra.baseUrl, language: 'en', key: venue.key.text };
  const server = await serveHttp(access, { host: '127.0.0.1', port: 0, allowedHosts: [] });
  const results = mkdtempSync(join(tmpdir(), 'sofra-mcp-'));
  t.after(() => {
    server.closeAllConnections();
    server.close();
    rmSync(results, { recursive: true });
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  // Each scenario exits with 1 if a check fails.
  for (const scenario of RUN)
    await conformance('server', '--url', url, '--scenario', scenario, '--output-dir', results);
});
