import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { slugOf } from './contents.ts';
import { makeSite } from './site.ts';

/*
 * Two pages were split by task. Addresses in bookmarks, mails and other people's documents still have their anchors:
 * each is on a link of the page that leads to its new place.
 */

const ANCHORS: Record<string, string> = {
  operating: `
    alone-on-one-machine backups from-the-bundled-database-to-a-server-and-back upgrades
    a-newer-postgresql what-a-release-will-be what-a-release-promises many-servers-on-one-postgresql
    upgrading-many-servers a-role-with-few-rights a-standby-and-a-fail-over poolers behind-nginx
    behind-caddy as-a-service-of-the-system in-a-container configuration where-printers-may-stand
    health-and-ending what-is-kept-how-long what-callers-may-hold the-log the-audit-log
    tokens-of-operators metrics traces how-it-is-doing being-told the-operators-page a-first-restaurant
    venues-find-suspend-close a-leaked-key all-data-of-a-venue-for-whoever-leaves a-lost-second-factor
    a-forgotten-password the-demo the-secret-key changing-it when-it-is-lost the-command
    what-is-wrong-and-how-to-mend-it trying-webhooks with-an-api-key with-the-demo
  `,
  'venue-api': `
    an-evening-in-calls signing-in asked-for-the-password-again who-may-what bills ordering changing
    reasons paying moving-lines how-long-a-bill-gets several-tills-at-one-bill the-kitchen reservations
    how-full-it-is check-in tickets-and-printers bills-and-receipts what-happens-as-it-happens
    settings-hours-and-special-days two-owners-at-one-thing areas-tables-and-qr-cards the-menu
    many-products-at-once stock photos api-keys webhooks campaigns accounts the-audit-log figures
    day-reports
  `,
};

const ROOT = join(import.meta.dirname, '../..');
const site = makeSite(ROOT);

for (const [page, anchors] of Object.entries(ANCHORS)) {
  test(`every anchor that ${page} had leads on`, () => {
    const html = site.get(`${page}.html`)!;
    for (const anchor of anchors.trim().split(/\s+/)) {
      const path = new RegExp(`<a href="/docs/(${page}/[\\w-]+)#${anchor}" id="${anchor}">`).exec(html)?.[1];
      assert.ok(path !== undefined, `${page} has no link for #${anchor}`);
      assert.ok(site.get(`${path}.html`)!.includes(` id="${anchor}"`), `${path} has no #${anchor}`);
    }
  });
}

test('a renamed heading keeps the anchor that it had, unseen on its page and in the search', () => {
  const marks = globSync('docs/**/*.md', { cwd: ROOT, exclude: ['docs/decisions'] }).flatMap((file) => {
    const found = readFileSync(join(ROOT, file), 'utf8').matchAll(/^<a id="(.+)"><\/a>$/gm);
    return [...found].map(([mark, anchor]) => ({
      path: `${slugOf(file.slice('docs/'.length))}.html`,
      mark,
      anchor,
    }));
  });
  assert.ok(marks.length > 5);
  for (const { path, mark, anchor } of marks) {
    const html = site.get(path)!;
    assert.equal(html.split(` id="${anchor}"`).length, 2, `${path} has #${anchor} once`);
    assert.ok(html.includes(mark) && !html.includes(`<p>${mark}`) && !html.includes('&lt;a id='), path);
  }
  for (const [path, text] of site) if (/search.*json$/.test(path)) assert.ok(!text.includes('<a id='), path);
});
