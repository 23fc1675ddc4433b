import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesFeed } from './changes-feed.ts';

const PAGE = `# Changes

Text that is no change.

### 2026-12-01: Newer & better

With \`code\` and [a link](/docs/errors.md).

### 2026-11-26: First

Text.

## What else

No change either.
`;

test('the feed has each change with its date, the newest first, and its text as HTML', () => {
  const feed = changesFeed(PAGE);
  const entries = feed.split('<entry>').slice(1);
  assert.deepEqual(
    entries.map((entry) => /<title>(.+)<\/title>\n<updated>(.+)<\/updated>/.exec(entry)?.slice(1)),
    [
      ['Newer &#38; better', '2026-12-01T00:00:00Z'],
      ['First', '2026-11-26T00:00:00Z'],
    ],
  );
  assert.match(
    entries[0]!,
    /&#60;code&#62;code&#60;\/code&#62; and &#60;a href=&#34;\/docs\/errors&#34;&#62;/,
  );
  assert.match(feed, /<\/title>\n<updated>2026-12-01T00:00:00Z<\/updated>\n<author>/);
  assert.doesNotMatch(feed, /no change|No change/);
  const ids = [...feed.matchAll(/<id>(.+)<\/id>/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, 3);
});
