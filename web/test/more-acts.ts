import type { Page } from 'playwright-core';
import { beginningWith, en } from './english.ts';

/** Taps something that is behind *More* on the open bill of the page. */
export async function tapInMore(page: Pick<Page, 'getByRole'>, name: string): Promise<void> {
  await page.getByRole('button', { name: en.app.more, exact: true }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: beginningWith(name) })
    .click();
}
