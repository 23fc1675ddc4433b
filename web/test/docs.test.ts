import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { type Sofra, startSofra } from '../../server/test/harness/sofra.ts';
import { accessibilityFaults, COLOUR_RULES } from '../../server/test/pages/accessibility.ts';
import { findBrowser, openBrowser } from '../../server/test/pages/browser.ts';
import { IN_A_BROWSER } from './app-fixture.ts';
import { en } from './english.ts';

describe('the documentation in a browser', IN_A_BROWSER, () => {
  let sofra: Sofra;
  let browser: Browser;
  /** All tests share it. */
  let page: Page;
  const refused: string[] = [];

  beforeTests(async () => {
    const executable = findBrowser();
    if (executable === undefined) return;
    sofra = await startSofra();
    browser = await openBrowser(executable);
    page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
  });
  after(async () => {
    await browser?.close();
    await sofra?.close();
  });

  const open = (path: string) => page.goto(sofra.baseUrl + path);

  /** Whether the page is wider than the screen. */
  const isTooWide = () =>
    page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');

  test('pages pass the rules of accessibility in light and dark, on a desk and on a phone, and fit', async () => {
    for (const path of ['/docs', '/docs/errors', '/docs/reference/place-order', '/docs/nothing']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await open(path);
      assert.deepEqual(await accessibilityFaults(page), [], path);
      assert.equal(await isTooWide(), false, path);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual(await accessibilityFaults(page, { only: COLOUR_RULES }), [], path);
      assert.equal(await isTooWide(), false, `${path} on a phone`);
    }
    const policy = refused.filter((text) => !text.includes('404'));
    assert.deepEqual(policy, [], 'nothing that the policy of the page forbids');
  });

  test('the reference and the errors are read without a scroll to the side, on a phone and on a laptop', async () => {
    const wide =
      "[...document.querySelectorAll('article .table:has(tr[id]), article li')].filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent.slice(0, 60))";
    for (const path of ['/docs/errors', '/docs/reference/place-order', '/docs/reference/get-menu']) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await open(path);
        assert.ok((await page.locator('article tr[id], article li').count()) > 10, path);
        assert.deepEqual(await page.evaluate<string[]>(wide), [], `${path} at ${width}`);
      }
    }
  });

  test('an error code is found by the keyboard alone, and the page shows its row', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('place_is_busy');
    const found = page.getByRole('search').getByRole('link');
    await found.filter({ hasText: 'PLACE_IS_BUSY' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/errors#PLACE_IS_BUSY');
    await page.locator('tr:target').filter({ hasText: 'PLACE_IS_BUSY' }).waitFor();
  });

  test('a choice of dark is kept on the next page', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open('/docs');
    await page.getByRole('button', { name: en.app.menu.themes.Dark }).click();
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: en.operator.errors })
      .click();
    await page.getByRole('heading', { name: en.operator.errors, level: 1 }).waitFor();
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
    await page.getByRole('button', { name: en.app.menu.themes.Light }).click();
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'light');
  });

  test('without a script the pages can be read and walked through', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await plain.goto(`${sofra.baseUrl}/docs`);
    await plain
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: 'Webhooks', exact: true })
      .click();
    await plain.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor();
    assert.equal(await plain.getByRole('search').isVisible(), false);
    await plain.close();
  });
});
