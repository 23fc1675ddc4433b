import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicDescription } from '../public-api/routes.ts';
import { listVenues } from '../public-api/venues/list-venues.ts';
import { deprecationHeaders } from './deprecation.ts';
import { openapiDocument } from './openapi/openapi.ts';
import { type ApiFrame, framedRoute } from './operation-frame.ts';

const DEPRECATED = { since: '2026-01-01', sunset: '2027-01-01' };
const HEADERS = {
  Deprecation: '@1767225600',
  Sunset: 'Fri, 01 Jan 2027 00:00:00 GMT',
  Link: '</docs/changes>; rel="deprecation"; type="text/html"',
};

test('an operation that stays says nothing, one that goes says since when, until when, and where to read of it', () => {
  assert.deepEqual(deprecationHeaders(undefined), {});
  assert.deepEqual(deprecationHeaders(DEPRECATED), HEADERS);
  const { Sunset: _, ...undecided } = HEADERS;
  assert.deepEqual(deprecationHeaders({ ...DEPRECATED, sunset: null }), undecided);
});

test('the frame puts the headers on whatever a deprecated operation answers, and on nothing else', async () => {
  const api = {
    readCredential: () => {
      throw new Error('refused');
    },
    answerFrom: () => undefined,
  };
  const headersOf = async (deprecation: object) => {
    const operation = {
      ...listVenues.description,
      ...deprecation,
      run: () => ({ status: 200 as const, data: {} }),
    };
    const route = framedRoute(operation, api as unknown as ApiFrame<null, object, null, null> as never).mount(
      null,
    );
    const context = { headers: { 'Trace-Id': 'a' } };
    await assert.rejects(async () => route.answer(context as never), /refused/);
    return context.headers;
  };
  assert.deepEqual(await headersOf({ deprecation: DEPRECATED }), { 'Trace-Id': 'a', ...HEADERS });
  assert.deepEqual(await headersOf({}), { 'Trace-Id': 'a' });
});

test('the description marks a deprecated operation, and names the headers of its answers', () => {
  const described = (deprecation: object) =>
    openapiDocument(publicDescription, [{ ...listVenues.description, ...deprecation }]) as {
      paths: Record<string, { get: { deprecated?: true; responses: { 200: { headers: object } } } }>;
    };
  const { get } = described({ deprecation: DEPRECATED }).paths['/public/v1/venues']!;
  assert.equal(get.deprecated, true);
  assert.ok(Object.keys(HEADERS).every((name) => name in get.responses[200].headers));
  const stays = described({}).paths['/public/v1/venues']!.get;
  assert.deepEqual([stays.deprecated, 'Sunset' in stays.responses[200].headers], [undefined, false]);
});
