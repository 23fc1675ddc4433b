import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { findInDocs, SYNONYMS } from './browser/search.js';
import { makeSite } from './site.ts';

const site = makeSite(join(import.meta.dirname, '../..'));
const [, index = '[]'] = [...site].find(
  ([path]) => path.startsWith('assets/search') && path.endsWith('json'),
)!;
const entries = JSON.parse(index) as Parameters<typeof findInDocs>[0];

function foundFirst(question: string, places = entries): string | undefined {
  return findInDocs(places, question)[0]?.url;
}

const entry = (title: string, text: string) => ({ url: title, title, page: 'Page', text });

test('a search needs every word, and puts titles before texts', () => {
  const places = [entry('Retries', 'how calls are sent again'), entry('Limits', 'retries count too')];
  const found = (question: string) => findInDocs(places, question).map(({ url }) => url);
  assert.deepEqual(found('RETRIES'), ['Retries', 'Limits']);
  assert.deepEqual(found('retries count'), ['Limits']);
  assert.deepEqual([found('nothing'), found('  ')], [[], []]);
});

test('the words of other services lead to what it is called here', () => {
  const places: Record<string, string> = {
    sandbox: '/docs/practice',
    CORS: '/docs/public-api#what-a-browser-may-see',
    payment: '/docs/venue-api/payments',
    'api key': '/docs/venue-api/keys',
    'rate limit': '/docs/limits',
    idempotent: '/docs/idempotency',
    'webhook signature': '/docs/webhooks#verify-the-signature',
    refund: '/docs/money#refunds',
    'table booking': '/docs/reservations#book-a-table',
    login: '/docs/venue-api/start#signing-in',
    '2fa': '/docs/people#two-step-sign-in',
    mock: '/docs/sdk/testing#a-service-in-memory',
  };
  for (const [question, url] of Object.entries(places)) assert.equal(foundFirst(question), url, question);
  const testMode = findInDocs(entries, 'test mode').slice(0, 3);
  assert.ok(testMode.some(({ url }) => url === '/docs/practice'));
});

test('every synonym is in the documentation', () => {
  for (const [phrase, others] of Object.entries(SYNONYMS)) {
    for (const other of others) assert.notEqual(foundFirst(other), undefined, `${phrase}: ${other}`);
  }
});

test('what was typed is before a synonym of it', () => {
  const places = [entry('Practice venue', ''), entry('Sandbox', '')];
  assert.deepEqual(
    findInDocs(places, 'sandbox').map(({ url }) => url),
    ['Sandbox', 'Practice venue'],
  );
});

test('a word of five letters or more may have one typo: one letter more, less, other, or two swapped', () => {
  const places = [entry('Webhooks', ''), entry('Bills', ''), entry('Codes', 'SIGN_IN_FAILED')];
  for (const typo of ['webbhook', 'webook', 'webhuok', 'webhoko', 'wehbook', 'eebhook', 'WEBHOKS'])
    assert.equal(foundFirst(typo, places), 'Webhooks', typo);
  assert.equal(foundFirst('sign_in_faild', places), 'Codes');
  assert.equal(foundFirst('sandbx', entries), '/docs/practice');
  for (const other of ['bilk', 'wehbokos', 'wbhoks'])
    assert.equal(foundFirst(other, places), undefined, other);
});

test('a word that is right is not taken for a typo of another', () => {
  const places = [entry('Table', ''), entry('Cable', '')];
  assert.deepEqual(
    findInDocs(places, 'table').map(({ url }) => url),
    ['Table'],
  );
});
