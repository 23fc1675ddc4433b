import { randomUUID } from 'node:crypto';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { PASSWORD, sampleAccount } from '../../server/test/harness/staff.ts';
import { findBrowser, openBrowser } from '../../server/test/pages/browser.ts';
import { openRestaurant, type Restaurant } from '../service/restaurant.ts';
import { type Sofra, startSofra, withDataFolder } from '../service/system-under-test.ts';

/** A restaurant with its kitchen board open in a browser. */
export interface BoardPage {
  page: Page;
  restaurant: Restaurant;
  /** Places an order of some lines by the public API. @returns its number, and when the answer was there */
  order(lines: number): Promise<{ id: string; number: number; answeredAt: number }>;
  /** Calls a path below `/venue/v1/venues/{id}` in the name of its staff. */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  debug: CDPSession;
}

/** Runs with the service, a restaurant and its board on a screen of 1920 × 1080; everything is deleted afterwards. */
export async function withBoardPage<T>(run: (board: BoardPage) => Promise<T>): Promise<T> {
  const executable = findBrowser();
  if (executable === undefined) throw new Error('The board is measured in Chromium or Chrome: none is here.');
  return withDataFolder(async (folder) => {
    const sofra = await startSofra(folder, { DEMO: 'off' });
    const browser = await openBrowser(executable);
    try {
      return await run(await openBoard(sofra, browser));
    } finally {
      await browser.close();
      await sofra.stop();
    }
  });
}

async function openBoard(sofra: Sofra, browser: Browser): Promise<BoardPage> {
  const baseUrl = `http://127.0.0.1:${sofra.port}`;
  // A board is cleared by voiding its bills, which a cook may not do.
  const person = await sampleAccount('Owner');
  const restaurant = await openRestaurant(sofra.db, randomUUID(), undefined, ({ accounts }) =>
    accounts.push(person),
  );
  const cookie = await signIn(baseUrl, person.email);
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: 'en',
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  const [name, value] = cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, domain: '127.0.0.1', path: '/', secure: true, httpOnly: true }]);
  const page = await context.newPage();
  await page.goto(`${baseUrl}/app/${restaurant.id}/board`);
  await page.getByText('Nothing to make').waitFor();
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${baseUrl}/venue/v1/venues/${restaurant.id}${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return ((await response.json()) as { data: unknown }).data;
  };
  let guests = 0;
  return {
    ...{ page, restaurant, call },
    debug: await context.newCDPSession(page),
    order: (lines) => {
      guests += 1;
      return order(baseUrl, restaurant, lines, guests);
    },
  };
}

async function signIn(baseUrl: string, email: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/venue/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`cannot sign in: ${await answer.text()}`);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

async function order(baseUrl: string, { id, key, products }: Restaurant, lines: number, guest: number) {
  const plain = products.filter(({ optionGroups }) => optionGroups.length === 0);
  const answer = await fetch(`${baseUrl}/public/v1/venues/${id}/orders`, {
    method: 'POST',
    headers: {
      'x-api-key': key.text,
      'idempotency-key': randomUUID(),
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      type: 'Takeaway',
      customer: { name: `Guest ${guest}`, phone: `0532 ${1_000_000 + guest}` },
      lines: Array.from({ length: lines }, (_, at) => {
        const product = plain[(guest + at) % plain.length]!;
        return { productId: product.id, portionId: product.portions[0]!.id, quantity: 1 + (at % 3) };
      }),
    }),
  });
  const answeredAt = Date.now();
  if (answer.status !== 201) throw new Error(`cannot order: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { order: { id: string; number: number } } };
  return { ...data.order, answeredAt };
}
