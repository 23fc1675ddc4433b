import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';

const SECTIONS = [
  '',
  '/menu',
  '/campaigns',
  '/hours',
  '/room',
  '/people',
  '/printers',
  '/settings',
  '/developers',
];
const SCREENS = ['board', 'till', 'host', ...SECTIONS.map((section) => `panel${section}`)];

describe('the first load of a screen', IN_A_BROWSER, () => {
  const app = useApp();

  test('reads nothing twice, on the board, at the till, at the reservations and in the panel', async () => {
    const page = await app.open('/app/ui', { as: 'owner' });
    let reads: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/venue/v1/')) reads.push(pathname.split('/').slice(3).join('/') + search);
    });
    // The session is answered once the stream has begun, however busy the machine is.
    let streamBegins = Promise.resolve<unknown>(null);
    await page.route('**/venue/v1/session', async (route) => {
      await streamBegins;
      await route.continue();
    });
    const notices = `venues/${app.venue.id}/notices`;
    const readsOf = (read: string) => reads.filter((one) => one === read).length;
    for (const screen of SCREENS) {
      // What the screen before still reads is not of this one.
      await page.goto('about:blank');
      reads = [];
      streamBegins = page.waitForResponse(/\/venue\/v1\/live/);
      await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/${screen}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await eventually(() => readsOf(notices) > 0, true);
      // What the beginning of the stream has read again is asked for before the notice of a later order.
      const before = readsOf(notices);
      await app.order({
        type: 'Takeaway',
        customer: { name: 'Ada', phone: '0532 111 22 33' },
        lines: [lineOf(app.venue.menu.kebab)],
      });
      await eventually(() => readsOf(notices) > before, true);
      assert.equal(before, 1, `notices of ${screen}`);
      // What the order has read again comes after the notice of it.
      const ofOrder = reads.indexOf(notices, reads.indexOf(notices) + 1);
      const others = reads.slice(0, ofOrder).filter((read) => read !== notices);
      assert.deepEqual(
        others.filter((read, at) => others.indexOf(read) !== at),
        [],
        screen,
      );
    }
  });
});
