import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import createClient from 'openapi-fetch';
import { dataOf } from './client.ts';
import { ApiFault, isRefusal } from './fault.ts';
import { fetchWhole } from './whole-answer.ts';

const JSON_HEAD = { 'Content-Type': 'application/json; charset=utf-8' };

/** The answers of the service, or of a proxy before it, by path. */
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  'no answer': (response) => response.destroy(),
  'a head alone': (response) => {
    response.writeHead(201, { ...JSON_HEAD, 'Content-Length': 30 });
    response.flushHeaders();
    response.socket?.end();
  },
  'a cut body': (response) => {
    response.writeHead(201, { ...JSON_HEAD, 'Content-Length': 30 });
    response.write('{"data":', () => response.destroy());
  },
  'a cut refusal': (response) => {
    response.writeHead(409, { ...JSON_HEAD, 'Content-Length': 300 });
    response.write('{"errorCode":"BILL_NOT_OPEN"', () => response.destroy());
  },
  'a missing body': (response) => void response.writeHead(200, JSON_HEAD).end(),
  'half a JSON text': (response) => void response.writeHead(200, JSON_HEAD).end('{"data":{"id":'),
  'a page of something between': (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Sign in to the Wi-Fi'),
  'a refusal of something between': (response) => void response.writeHead(413).end('<p>Too large'),
  'a gateway without a service': (response) => void response.writeHead(502).end('Bad gateway'),
  'an error of the service': (response) =>
    void response.writeHead(500, JSON_HEAD).end('{"errorCode":"INTERNAL_ERROR","traceId":"4bf9"}'),
  'a refusal': (response) =>
    void response.writeHead(409, JSON_HEAD).end('{"errorCode":"BILL_NOT_OPEN","userMessage":"Closed."}'),
  'an answer': (response) => void response.writeHead(201, JSON_HEAD).end('{"data":{"id":7}}'),
};

describe('an answer of the service', () => {
  const server = createServer((request, response) =>
    ANSWERS[decodeURIComponent(request.url!.slice(1))]!(response),
  );
  before(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  after(() => new Promise((done) => server.close(done)));

  async function ask(what: string): Promise<unknown> {
    const { port } = server.address() as AddressInfo;
    // biome-ignore lint/suspicious/noExplicitAny: the paths are none of the venue API
    const client = createClient<any>({ baseUrl: `http://127.0.0.1:${port}`, fetch: fetchWhole });
    return dataOf(client.GET(`/${encodeURIComponent(what)}`, {}) as never).catch((fault: unknown) => fault);
  }

  test('is returned if it is whole', async () => {
    assert.deepEqual(await ask('an answer'), { id: 7 });
  });

  test('throws a refusal with its code and sentence if the service refused the call', async () => {
    const fault = (await ask('a refusal')) as ApiFault;
    assert.deepEqual([fault.code, fault.sentence, isRefusal(fault)], ['BILL_NOT_OPEN', 'Closed.', true]);
  });

  for (const what of Object.keys(ANSWERS).filter((one) => one !== 'an answer' && one !== 'a refusal'))
    test(`leaves the fate of the call unknown: ${what}`, async () => {
      const fault = await ask(what);
      if (fault instanceof ApiFault) assert.equal(isRefusal(fault), false);
      else assert.ok(fault instanceof TypeError, 'the client makes a fault of the network of it');
    });
});
