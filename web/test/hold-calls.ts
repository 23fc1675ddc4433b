import type { Page } from 'playwright-core';
import { eventually } from './app-fixture.ts';

/** What a page sends that the service has not got yet. */
export interface HeldCalls {
  /** Waits for a call. */
  areThere: () => Promise<void>;
  /** Lets the first one go, and holds those after it. */
  letFirstGo: () => Promise<void>;
  letGo: () => Promise<void>;
}

/** Keeps the calls of a page to a path from the service, but for reads, until they are let go. */
export async function holdCalls(page: Page, path: string): Promise<HeldCalls> {
  const held: (() => void)[] = [];
  let isOver = false;
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET' && !isOver)
      await new Promise<void>((resolve) => held.push(resolve));
    await route.fallback();
  });
  const areThere = () => eventually(() => held.length > 0, true);
  return {
    areThere,
    letFirstGo: async () => {
      await areThere();
      held.shift()!();
    },
    letGo: async () => {
      await areThere();
      isOver = true;
      for (const go of held) go();
    },
  };
}
