import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { type AppPage, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en } from './english.ts';

describe('a part that comes late', IN_A_BROWSER, () => {
  const app = useApp();

  /** Opens a page that waits for a file; `letGo` lets it come. */
  async function openWithout(file: string, path: string, as: 'waiter' | 'owner') {
    const context = await app.newDevice({ as, width: 1280, height: 800 });
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    await context.route(`**/app/assets/${file}-*.js`, async (route) => {
      await promise;
      await route.continue();
    });
    return { page: await app.open(path, { context }), letGo };
  }

  /** What a person taps while another part is on its way is at the same place once that is there. */
  async function assertStays(
    page: AppPage,
    tapped: Locator,
    letGo: () => void,
    late: Locator,
  ): Promise<void> {
    await tapped.waitFor();
    assert.equal(await late.count(), 0);
    const before = await tapped.boundingBox();
    letGo();
    await late.waitFor();
    assert.deepEqual(await tapped.boundingBox(), before);
    await page.context().close();
  }

  test('the export of the menu moves no category under a finger', async () => {
    const { page, letGo } = await openWithout('export-button', '/panel/menu', 'owner');
    const enabled = page.getByRole('button', { name: en.panelMenu.export.button, disabled: false });
    await assertStays(page, page.getByRole('button', { name: /^İçecekler/ }), letGo, enabled);
  });

  test('the bell moves no search, and the search no screen', async () => {
    const bell = await openWithout('bell', '/till', 'waiter');
    const search = bell.page.getByRole('button', { name: beginningWith(en.app.search) });
    await assertStays(
      bell.page,
      search,
      bell.letGo,
      bell.page.getByRole('button', { name: /needs? attention/ }),
    );
    const late = await openWithout('search-button', '/till', 'waiter');
    const screen = late.page.getByRole('link', { name: en.app.screens.host });
    await assertStays(
      late.page,
      screen,
      late.letGo,
      late.page.getByRole('button', { name: beginningWith(en.app.search) }),
    );
  });
});
