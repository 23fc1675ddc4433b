import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { ApiRefusal, CommandError, callApi } from './call-api.ts';

/** Calls a service that answers once, and returns the result or the error of the command. */
async function callOnce(answer: (response: ServerResponse) => void): Promise<unknown> {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const call = { url, method: 'POST', path: '/', headers: {}, advice: 'is the service running?' } as const;
    return (await callApi(call)).data;
  } catch (error) {
    return error;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a complete answer is returned, and a refusal keeps its code', async () => {
  assert.deepEqual(await callOnce((response) => response.end('{"data":[1]}')), [1]);
  const refused = await callOnce((response) =>
    response.writeHead(409).end('{"errorCode":"BILL_CHANGED","developerMessage":"Changed."}'),
  );
  assert.ok(refused instanceof ApiRefusal);
  assert.equal(refused.code, 'BILL_CHANGED');
});

const HALF_ANSWERS: Record<string, (response: ServerResponse) => void> = {
  'a cut body': (response) => {
    response.writeHead(200, { 'content-length': 30 });
    response.write('{"data":', () => response.destroy());
  },
  'a missing body': (response) => response.end(),
  'a page of something between': (response) => response.writeHead(502).end('<h1>Bad gateway'),
};

for (const [what, answer] of Object.entries(HALF_ANSWERS))
  test(`${what} says neither that it was done nor that it was refused`, async () => {
    const error = await callOnce(answer);
    assert.ok(error instanceof CommandError && !(error instanceof ApiRefusal), String(error));
    assert.match(error.message, /not whole \(status \d+\): the request may or may not have been carried out/);
  });
