import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { openTestDatabase, type Sofra, startSofra } from '../../../test/harness/sofra.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { userMessageOf } from '../../http/answer/messages.ts';
import type { Database } from '../../store/database.ts';
import { WORDS } from '../../words/words.ts';
import {
  BROWSER_ACCEPT,
  newGuestVenue,
  openPage,
  type ReservationWithPath,
  reserve,
} from '../guest-fixture.ts';
import { PAGE_POLICY } from './page-answer.ts';

let db: Database;
let sofra: Sofra;
let known: ReservationWithPath;
/** The error that every statement fails with; `null` lets statements pass. */
let fault: Error | null = null;

before(async () => {
  db = openTestDatabase();
  const faulty: Database = {
    ...db,
    query: (statement) => (fault === null ? db.query(statement) : Promise.reject(fault)),
  };
  sofra = await startSofra({ db: faulty });
  known = await reserve(sofra, await newGuestVenue(sofra));
});
beforeEach(() => {
  fault = null;
});
after(async () => {
  await sofra.close();
  await db.close();
});

test('404: an unknown address gets a page in a browser, in its language, and the envelope in a program', async () => {
  for (const path of [
    '/app/assets/gone.js',
    '/nobody',
    '/some/where/else',
    '/favicon.ico',
    '/%zz',
    '/public/v1/nothing',
  ]) {
    for (const language of LANGUAGES) {
      const { status, text, headers, html } = await openPage(sofra, path, { language });
      assert.equal(status, 404, path);
      assert.ok(text.includes(WORDS[language].guestPages.refusals.notFoundTitle), path);
      assert.equal(headers.get('content-security-policy'), PAGE_POLICY);
      assert.ok(html.includes('<a href="?lang=de" lang="de"'));
    }
    for (const accept of ['*/*', 'application/json', 'text/htmlx', 'application/json, text/plain, */*']) {
      const { status, html } = await openPage(sofra, path, { headers: { accept } });
      assert.deepEqual(
        [status, JSON.parse(html).errorCode],
        [404, 'ENDPOINT_NOT_FOUND'],
        `${path} ${accept}`,
      );
    }
  }
});

test('404: an API path that does not exist gets the envelope, also in a browser', async () => {
  const { status, html } = await openPage(sofra, '/public/v1/venues/01980000-0000-7000-8000-000000000001');
  assert.deepEqual([status, JSON.parse(html).errorCode], [401, 'PUBLIC_API_KEY_MISSING']);
});

test('500: an error page apologises and shows the trace id for support', async () => {
  fault = new Error('boom');
  for (const language of LANGUAGES) {
    const { status, text } = await openPage(sofra, known.path, { language });
    assert.equal(status, 500);
    const { sorryTitle, reference } = WORDS[language].guestPages.refusals;
    assert.ok(text.includes(sorryTitle) && text.includes(userMessageOf('INTERNAL_ERROR', language)), text);
    const [, traceId] = new RegExp(`${reference}: ([0-9a-f]{32})$`).exec(text)!;
    assert.ok(sofra.log.some((line) => line.traceId === traceId));
    assert.doesNotMatch(text, /boom/);
  }
});

test('503: guests see a page that asks for a moment while the database is away, and are served afterwards', async () => {
  fault = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  for (const path of [known.path, `${known.path}/cancel`, known.path.split('/r/')[0]!]) {
    const { status, text, headers } = await openPage(sofra, path, { language: 'it' });
    assert.deepEqual([status, headers.get('retry-after')], [503, '2']);
    assert.ok(text.includes('Un attimo, per favore'), text);
  }
  fault = null;
  assert.equal((await openPage(sofra, known.path)).status, 200);
});

test('429: a guest over the limit of their address sees a page', async () => {
  const limited = await startSofra({ db, hasRateLimits: true });
  try {
    for (let call = 0; call < 500; call++) {
      await fetch(`${limited.baseUrl}/nowhere`, { headers: { accept: BROWSER_ACCEPT } }).then((it) =>
        it.body?.cancel(),
      );
    }
    const { status, text, headers } = await openPage(limited, known.path, { language: 'es' });
    assert.deepEqual([status, headers.get('retry-after')], [429, '60']);
    assert.ok(text.includes('Un momento, por favor'), text);
  } finally {
    await limited.close();
  }
});
