import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type Fetch, Sofra } from '@sofra/sdk';
import {
  FAULTS,
  FakeSofra,
  misbehaving,
  newSigningSecret,
  orderUpdated,
  signEvent,
} from '@sofra/sdk/testing';
import { MOST_LINES } from './basket.ts';
import { Followed } from './followed.ts';
import { listen } from './listen.ts';
import { type OpenedShop, openShop, WEBHOOK_PATH } from './shop.ts';

/** A browser without a script: it keeps cookies, sends forms and goes where an answer leads. */
class Guest {
  readonly #address: string;
  readonly #cookies = new Map<string, string>();
  readonly headers: Record<string, string> = {
    'accept-language': 'en',
    // Of the proxy of this machine: guests are not counted together.
    'x-forwarded-for': `2001:db8:${randomBytes(4)
      .toString('hex')
      .replace(/(....)$/, ':$1')}::1`,
  };

  constructor(address: string) {
    this.#address = address;
  }

  async go(
    path: string,
    form?: Record<string, string>,
  ): Promise<{ status: number; path: string; text: string }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(this.#address + path, {
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
      headers: { ...this.headers, cookie },
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^(\w+)=([^;]*)/.exec(line)!;
      this.#cookies.set(name!, value!);
    }
    const location = answer.headers.get('location');
    if (location !== null) return this.go(location);
    return { status: answer.status, path, text: await answer.text() };
  }
}

/** The hidden fields of the last form of a page, as a browser sends them. */
function hiddenOf(page: string): Record<string, string> {
  const form = page.slice(page.lastIndexOf('<form'));
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
}

/** The date of the restaurant some days from now; its time is three hours ahead of UTC. */
function dateThere(days: number): string {
  return new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

describe('the shop', () => {
  const signingSecret = newSigningSecret();
  let service: FakeSofra;
  let network: Fetch;
  let shop: OpenedShop;
  let address: string;
  let guest: Guest;

  const contact = { name: 'Ada', phone: '+905321234567' };
  const products = () => service.restaurant.menu.categories[0]!.products;

  before(async () => {
    service = new FakeSofra();
    network = service.fetch;
    shop = await openShop({
      ...{ sofraUrl: service.baseUrl, apiKey: service.apiKey, signingSecret, storePath: ':memory:' },
      ...{
        delivers: true,
        isSecure: false,
        client: { fetch: (url, init) => network(url, init), retries: 0 },
      },
    });
    address = await listen(shop.server, 0);
  });

  after(() => shop.close());

  beforeEach(() => {
    network = service.fetch;
    guest = new Guest(address);
  });

  async function fill(): Promise<Record<string, string>> {
    const [kebab] = products();
    await guest.go('/basket', {
      form: crypto.randomUUID(),
      product: kebab!.id,
      portion: kebab!.portions[0]!.id,
    });
    return { ...hiddenOf((await guest.go('/basket')).text), ...contact };
  }

  /** Keeps calls of a path waiting until they are answered. */
  function holdCalls(path: string): { asked: Promise<void>; answer: () => void } {
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    network = async (url, init) => {
      if (String(url).includes(path)) {
        asked.resolve();
        await answered.promise;
      }
      return service.fetch(url, init);
    };
    return { asked: asked.promise, answer: answered.resolve };
  }

  test('a double tap, a reload and the same form later order once', async () => {
    const form = await fill();
    const before = service.orders.length;
    const pages = await Promise.all([guest.go('/order', form), guest.go('/order', form)]);
    pages.push(await guest.go('/order', form), await guest.go('/order', { ...form, name: 'Somebody else' }));
    assert.equal(service.orders.length, before + 1);
    assert.deepEqual(new Set(pages.map(({ path }) => path)), new Set([`/orders/${form['basket']}`]));
    assert.match(pages[0]!.text, /The kitchen has your order/);
  });

  test('a dish that is added while the basket is priced stays in it', async () => {
    await fill();
    const product = products()[0]!.id;
    const { asked, answer } = holdCalls('/orders/preview');
    const first = guest.go('/basket', { form: crypto.randomUUID(), product, note: 'first' });
    await asked;
    network = service.fetch;
    await guest.go('/basket', { form: crypto.randomUUID(), product, note: 'second' });
    answer();
    await first;
    const { text } = await guest.go('/basket');
    assert.match(text, /“first”/);
    assert.match(text, /“second”/);
  });

  for (const fault of FAULTS.filter((one) => !one.startsWith('Stall') && one !== 'HandledLate')) {
    test(`an order that fails with ${fault} is placed once, whatever the guest taps`, async () => {
      const form = await fill();
      const before = service.orders.length;
      network = misbehaving(service.fetch, ({ path }) => (path.endsWith('/orders') ? fault : null));
      const lost = await guest.go('/order', form);
      network = service.fetch;
      assert.equal(lost.status, 503);
      assert.match(lost.text, /We do not know yet whether the kitchen has your order/);
      const { basket } = hiddenOf(lost.text);
      // What lies in the basket is not changed while nobody knows.
      await guest.go('/basket', { form: crypto.randomUUID(), product: products()[0]!.id });
      assert.equal((await guest.go('/order', { basket: basket! })).path, `/orders/${basket}`);
      await guest.go('/order', form);
      assert.equal(service.orders.length, before + 1);
      assert.equal(service.orders.at(-1)!.lines.length, 1);
    });
  }

  test('a refused field is marked, what was typed stays, and the basket is ordered under its own key afterwards', async () => {
    const form = await fill();
    const before = service.orders.length;
    const calls = service.calls.length;
    const refused = await guest.go('/order', { ...form, phone: ' ', note: 'Ring twice' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /id="phone"[^>]*aria-invalid="true"/);
    assert.match(refused.text, /Ring twice/);
    assert.equal(service.orders.length, before);
    const { path } = await guest.go('/order', form);
    assert.equal(path, `/orders/${form['basket']}`);
    const keys = service.calls.slice(calls).flatMap(({ headers }) => headers.get('idempotency-key') ?? []);
    assert.equal(new Set(keys).size, 1);
  });

  test('a price that changed is told before anything is ordered, and ordered once the guest has seen it', async () => {
    const form = await fill();
    const before = service.orders.length;
    const portion = products()[0]!.portions[0]!;
    portion.price += 10;
    const told = await guest.go('/order', form);
    portion.price -= 10;
    assert.equal(told.status, 409);
    assert.match(told.text, /The price has changed from ₺120\.50 to ₺130\.50/);
    assert.equal(service.orders.length, before);
    const again = await guest.go('/order', form);
    assert.equal(again.path, `/orders/${form['basket']}`);
  });

  test('an order to bring is ordered at its own price, once the guest has seen it', async () => {
    const form: Record<string, string> = { ...(await fill()), type: 'Delivery', address: 'Moda Cad. 1' };
    const before = service.orders.length;
    network = async (url, init) => {
      const answer = await service.fetch(url, init);
      if (!url.endsWith('/preview') || !String(init.body).includes('"Delivery"')) return answer;
      const body = (await answer.json()) as { data: { total: number } };
      body.data.total += 10;
      return Response.json(body, answer);
    };
    const told = await guest.go('/order', form);
    assert.equal(told.status, 409);
    assert.match(told.text, /The price has changed from ₺120\.50 to ₺130\.50/);
    assert.equal(service.orders.length, before);
    const again = await guest.go('/order', { ...form, ...hiddenOf(told.text) });
    assert.equal(again.path, `/orders/${form['basket']}`);
    assert.equal(service.orders.at(-1)!.type, 'Delivery');
  });

  test('a basket is ordered for the table that its page names, also when another was scanned since', async () => {
    const [first, second] = service.restaurant.areas[0]!.tables;
    await guest.go(`/?table=${first!.code}`);
    const form = await fill();
    const before = service.orders.length;
    await guest.go(`/?table=${second!.code}`);
    const told = await guest.go('/order', form);
    assert.equal(told.status, 409);
    assert.match(told.text, /role="alert">You are at Salon 2/);
    assert.equal(service.orders.length, before);
    await guest.go('/order', hiddenOf(told.text));
    assert.equal(service.orders.at(-1)!.table!.id, second!.id);
  });

  test('a dish that is sold out or gone stays in the basket, marked, and cannot be ordered', async (t) => {
    const form = await fill();
    const [kebab] = products();
    t.after(() => {
      kebab!.stockStatus = null;
    });
    kebab!.stockStatus = 'OutOfStock';
    service.restaurant.menu.categories[0]!.products.shift();
    t.after(() => service.restaurant.menu.categories[0]!.products.unshift(kebab!));
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 60_000 });
    const before = service.orders.length;
    const { status, text } = await guest.go('/order', form);
    assert.equal(status, 409);
    assert.match(text, /No longer on the menu/);
    assert.equal(service.orders.length, before);
    const unknown = await guest.go('/basket', { form: 'tap', product: kebab!.id });
    assert.equal(unknown.status, 404);
    assert.match(unknown.text, /This dish is no longer on the menu/);
    const soldOut = products().find(({ stockStatus }) => stockStatus === 'OutOfStock')!;
    await guest.go('/basket', { form: 'tap-2', product: soldOut.id });
    assert.match((await guest.go('/basket')).text, /Sold out/);
  });

  test('a restaurant that takes no orders says so, and until when', async (t) => {
    const { ordering } = service.restaurant.venue;
    const usual = { ...ordering };
    t.after(() => Object.assign(ordering, usual));
    Object.assign(ordering, {
      acceptingOrdersNow: false,
      busyUntil: '2099-03-03T17:30:00.000Z',
      busyReason: 'A wedding',
    });
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 120_000 });
    const { text } = await guest.go('/');
    assert.match(text, /The kitchen takes no orders until 20:30/);
    assert.match(text, /A wedding/);
  });

  test('while the service is away, a page says so in the words of the shop, and the basket is kept', async (t) => {
    await fill();
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 150_000 });
    network = () => Promise.reject(new Error('no route'));
    const { status, text } = await guest.go('/basket');
    assert.equal(status, 503);
    assert.match(text, /<h1>The restaurant cannot be reached<\/h1>/);
    network = service.fetch;
    assert.match((await guest.go('/basket')).text, /Adana Kebap/);
  });

  test('a dish that has no place in the basket is not said to be in it', async () => {
    const [kebab] = products();
    const add = (note: string) => guest.go('/basket', { form: note, product: kebab!.id, note });
    // Without prices: the budget of the key is for the other tests.
    network = async (address, init) =>
      String(address).includes('preview')
        ? new Response('{}', { status: 400 })
        : service.fetch(address, init);
    for (let at = 1; at <= MOST_LINES; at += 1) assert.equal((await add(`${at}`)).status, 200);
    const { status, text } = await add('one more');
    assert.equal(status, 409);
    assert.match(text, /at most 30 different dishes/);
    assert.doesNotMatch((await guest.go('/basket')).text, /one more/);
  });

  test('an address that is none is answered', async () => {
    assert.equal((await guest.go('//')).status, 404);
    assert.equal((await guest.go('//[')).status, 404);
  });

  test('a form of another site, and one that is larger than any, change nothing', async () => {
    const [kebab] = products();
    guest.headers['sec-fetch-site'] = 'cross-site';
    assert.equal((await guest.go('/basket', { form: 'x', product: kebab!.id })).status, 400);
    guest.headers['sec-fetch-site'] = 'same-origin';
    assert.equal(
      (await guest.go('/basket', { form: 'x', product: kebab!.id, note: 'x'.repeat(30_000) })).status,
      400,
    );
    assert.match((await guest.go('/basket')).text, /Your basket is empty/);
  });

  test('names of the menu are text, whatever they contain', async (t) => {
    const [kebab] = products();
    const { name } = kebab!;
    t.after(() => {
      kebab!.name = name;
    });
    kebab!.name = `"><script>alert('x')</script>`;
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 180_000 });
    const { text } = await guest.go('/');
    assert.ok(text.includes('&#34;&#62;&#60;script&#62;'));
    assert.ok(!text.includes('<script>alert'));
  });

  test('an event that the service signed reaches the open page of its order, others are refused', async () => {
    const { basket } = await fill();
    await guest.go('/order', { ...contact, basket: basket!, total: '120.5' });
    const order = service.orders.at(-1)!;
    const open = await fetch(`${address}/orders/${basket}/live`, { headers: guest.headers });
    const reader = open.body!.pipeThrough(new TextDecoderStream()).getReader();
    assert.match((await reader.read()).value!, /data-status="Received"/);
    order.status = 'Ready';
    const { body, headers } = await signEvent(orderUpdated(order), signingSecret);
    const post = (sent: string) => fetch(address + WEBHOOK_PATH, { method: 'POST', body: sent, headers });
    assert.equal((await post(body.replace('Ready', 'Served'))).status, 400);
    assert.equal((await post(body)).status, 204);
    assert.match((await reader.read()).value!, /data-status="Ready"/);
    await reader.cancel();
  });

  test('an order to take away is at its last step when the staff have handed it over', async (t) => {
    const form = await fill();
    const { path } = await guest.go('/order', form);
    service.orders.at(-1)!.status = 'Served';
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 205_000 });
    assert.match((await guest.go(path)).text, /aria-current="step">Handed over<\/li><\/ol>/);
  });

  test('an event that comes while its page is opened is not missed, and who has left is not followed', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 210_000 });
    const { basket } = await fill();
    await guest.go('/order', { ...contact, basket: basket!, total: '120.5' });
    const order = service.orders.at(-1)!;
    t.mock.timers.tick(10_000);
    const held = holdCalls('/menu');
    const opening = fetch(`${address}/orders/${basket}/live`, { headers: guest.headers });
    await held.asked;
    order.status = 'Ready';
    const { body, headers } = await signEvent(orderUpdated(order), signingSecret);
    await fetch(address + WEBHOOK_PATH, { method: 'POST', body, headers });
    held.answer();
    const reader = (await opening).body!.pipeThrough(new TextDecoderStream()).getReader();
    assert.match((await reader.read()).value!, /data-status="Ready"/);
    await reader.cancel();

    t.mock.timers.tick(10_000);
    const subscribe = t.mock.method(Followed.prototype, 'subscribe');
    const again = holdCalls('/menu');
    const browser = new AbortController();
    const request = once(shop.server, 'request');
    fetch(`${address}/orders/${basket}/live`, { signal: browser.signal }).catch(() => {});
    const [, response] = (await request) as [unknown, ServerResponse];
    await again.asked;
    browser.abort();
    await once(response, 'close');
    again.answer();
    await guest.go(`/orders/${basket}`);
    assert.equal(subscribe.mock.callCount(), 0);
  });

  test('a time after midnight, which stands under the evening before, names its day', async () => {
    // The calendar of the fake is in UTC: its last times of a day are on the next one in Istanbul.
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { text } = await guest.go(`/book?date=${tomorrow}`);
    assert.match(text, /<span>20:30<\/span>/);
    assert.match(text, /<span>21:00 <small>\w{3}, \w{3} \d+<\/small><\/span>/);
  });

  test('a table is booked once however often its form is sent, and nobody else sees it by its phone number', async () => {
    const form: Record<string, string> = {
      ...hiddenOf((await guest.go('/book')).text),
      ...contact,
      guests: '2',
    };
    const { text } = await guest.go('/book');
    const startsAt = /name="startsAt" value="([^"]+)"/.exec(text)![1]!;
    const before = service.reservations.length;
    const pages = [
      await guest.go('/book', { ...form, startsAt }),
      await guest.go('/book', { ...form, startsAt }),
    ];
    assert.deepEqual(new Set(pages.map(({ path }) => path)), new Set([`/reservations/${form['form']}`]));
    assert.match(pages[0]!.text, /Your table is confirmed/);
    const { code } = service.reservations.at(-1)!;
    const other = new Guest(address);
    const stranger = { name: 'Nora', phone: contact.phone, guests: '5', note: 'Terrace' };
    const otherForm: Record<string, string> = {
      ...hiddenOf((await other.go('/book')).text),
      ...stranger,
      startsAt,
    };
    const asked = [await other.go('/book', otherForm), await other.go('/book', otherForm)];
    for (const seen of asked) {
      assert.deepEqual([seen.status, seen.path], [200, `/reservations/${otherForm['form']}`]);
      for (const typed of ['Your booking was received', 'Nora', contact.phone, '5 guests', 'Terrace'])
        assert.ok(seen.text.includes(typed), typed);
      for (const hidden of [code!, contact.name, '2 guests', 'already', '/cancel', '/live'])
        assert.ok(!seen.text.includes(hidden), hidden);
    }
    const ended = await other.go(`/reservations/${otherForm['form']}/cancel`, {});
    assert.equal(ended.status, 404);
    assert.equal(service.reservations.at(-1)!.status, 'Confirmed');
    assert.equal(service.reservations.length, before + 1);
    const cancelled = await guest.go(`/reservations/${form['form']}/cancel`, {});
    assert.match(cancelled.text, /The reservation is cancelled/);
  });

  test('a form that repeats a booking of another program gets nothing of it; one whose answer was lost gets its own', async (t) => {
    const { text } = await guest.go('/book');
    const startsAt = /name="startsAt" value="([^"]+)"/.exec(text)![1]!;
    const booking = { startsAt, guests: 2, customer: { name: 'Ada', phone: '+905321112233' } };
    const client = new Sofra({ baseUrl: service.baseUrl, apiKey: service.apiKey, fetch: service.fetch });
    const { code } = await client.reservations.take(service.restaurant.venue.id, booking);
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 120_000 });
    const typed = { name: 'Ada', phone: '+905321112233', guests: '2', startsAt };
    const repeat = await guest.go('/book', { ...hiddenOf((await guest.go('/book')).text), ...typed });
    assert.match(repeat.text, /Your booking was received/);
    assert.ok(!repeat.text.includes(code!));

    const own = { ...hiddenOf((await guest.go('/book')).text), ...typed, phone: '+905321112244' };
    network = async (url, init) => {
      const answer = await service.fetch(url, init);
      if (init?.method === 'POST') throw new TypeError('The connection was lost.');
      return answer;
    };
    assert.equal((await guest.go('/book', own)).status, 503);
    network = service.fetch;
    const { code: ownCode } = service.reservations.at(-1)!;
    assert.ok((await guest.go('/book', own)).text.includes(ownCode!));
  });

  test('a form that was refused does not get what another program booked since', async (t) => {
    const { text } = await guest.go('/book');
    const startsAt = /name="startsAt" value="([^"]+)"/.exec(text)![1]!;
    const customer = { name: 'Ada', phone: '+905321112255' };
    const form: Record<string, string> = { ...hiddenOf(text), ...customer, guests: '2', startsAt };
    for (const [errorCode, status, shown] of [
      ['RESERVATION_TIME_UNAVAILABLE', 409, 422],
      ['RATE_LIMIT_EXCEEDED', 429, 503],
    ] as const) {
      const refusal = { success: false, errorCode, userMessage: 'No.', developerMessage: 'No.' };
      network = async (url, init) =>
        init?.method === 'POST'
          ? Response.json({ ...refusal, validationErrors: [] }, { status })
          : service.fetch(url, init);
      assert.equal((await guest.go('/book', form)).status, shown);
    }
    network = service.fetch;
    const client = new Sofra({ baseUrl: service.baseUrl, apiKey: service.apiKey, fetch: service.fetch });
    const { code } = await client.reservations.take(service.restaurant.venue.id, {
      startsAt,
      guests: 2,
      customer,
    });
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 120_000 });
    const repeat = await guest.go('/book', form);
    assert.match(repeat.text, /Your booking was received/);
    assert.ok(!repeat.text.includes(code!));
  });

  test('a shop that sends text messages answers a new booking and a repeat alike, and tells the phone once', async (t) => {
    const told: string[] = [];
    const client = { fetch: service.fetch, retries: 0 };
    const telling = await openShop({
      ...{ sofraUrl: service.baseUrl, apiKey: service.apiKey, signingSecret, storePath: ':memory:' },
      ...{ delivers: false, isSecure: false, client },
      notifyGuest: async (phone, text) => void told.push(`${phone} ${text}`),
    });
    t.after(() => telling.close());
    const there = await listen(telling.server, 0);
    const typed = { name: 'Ada', phone: '+905327776655', guests: '2', note: 'Terrace' };
    const pages: string[] = [];
    for (const visitor of [new Guest(there), new Guest(there)]) {
      const { text } = await visitor.go('/book');
      const startsAt = /name="startsAt" value="([^"]+)"/.exec(text)![1]!;
      const form: Record<string, string> = { ...hiddenOf(text), ...typed, startsAt };
      const seen = await visitor.go('/book', form);
      assert.equal(seen.path, `/reservations/${form['form']}`);
      assert.equal((await visitor.go(`${seen.path}/live`)).status, 404);
      assert.equal((await visitor.go(`${seen.path}/cancel`, {})).status, 404);
      pages.push(seen.text.replaceAll(form['form']!, ''));
    }
    assert.equal(pages[0], pages[1]);
    assert.match(pages[0]!, /Your booking was received/);
    const { code, status } = service.reservations.at(-1)!;
    assert.ok(!pages[0]!.includes(code!));
    assert.equal(status, 'Confirmed');
    assert.deepEqual(told, [
      `+905327776655 ${service.restaurant.venue.name}: Your booking was received. Code ${code}`,
    ]);
  });

  test('a guest orders onto a table only with the code of its card, never with its id or its name', async () => {
    const [table] = service.restaurant.areas[0]!.tables;
    const form = { ...(await fill()), table: table!.id };
    for (const code of [table!.id, table!.name, 'S', '']) {
      await guest.go(`/?table=${encodeURIComponent(code)}`);
      assert.equal((await guest.go('/order', form)).status, 409, code);
    }
    const before = service.orders.length;
    await guest.go('/order', { ...form, table: '' });
    assert.equal(service.orders.length, before + 1);
    assert.equal(service.orders.at(-1)!.type, 'Takeaway');
  });

  test('one visitor cannot use up what the key may ask for: others still see their basket', async (t) => {
    const own = new FakeSofra();
    const client = { fetch: own.fetch, retries: 0 };
    const fresh = await openShop({
      ...{ sofraUrl: own.baseUrl, apiKey: own.apiKey, signingSecret: null, storePath: ':memory:' },
      ...{ delivers: false, isSecure: false, client },
    });
    t.after(() => fresh.close());
    const there = await listen(fresh.server, 0);
    const greedy = new Guest(there);
    const product = own.restaurant.menu.categories[0]!.products[0]!.id;
    await greedy.go('/basket', { form: 'tap', product });
    const calls = own.calls.length;
    const statuses: number[] = [];
    for (let at = 0; at < 100; at += 1) statuses.push((await greedy.go('/basket')).status);
    assert.equal(statuses.at(-1), 429);
    assert.ok(own.calls.length - calls <= 60, `${own.calls.length - calls} calls`);
    assert.match((await greedy.go('/basket')).text, /Please wait a moment/);
    const other = new Guest(there);
    assert.equal((await other.go('/basket')).status, 200);
    // Without a signing secret nothing is received.
    assert.equal((await other.go(WEBHOOK_PATH, {})).status, 404);
  });

  test('every day up to the sixtieth can be reached, and a table for as many as the restaurant takes', async () => {
    const dates = new Set<string>();
    let path: string | undefined = '/book';
    let last = '';
    while (path !== undefined) {
      last = (await guest.go(path)).text;
      for (const [, date] of last.matchAll(/<a class="day" href="\/book\?date=([\d-]+)"/g)) dates.add(date!);
      path = /href="(\/book\?date=[\d-]+)">Later days/.exec(last)?.[1];
    }
    for (let day = 0; day <= 60; day += 1) assert.ok(dates.has(dateThere(day)), `day ${day}`);
    assert.match(last, /Earlier days/);
    assert.match(last, /<option value="20"/);
  });

  test('after midnight what is left of tonight can be booked, under the evening before', async (t) => {
    const yesterday = dateThere(-1);
    const startsAt = new Date(Math.ceil(Date.now() / 1_800_000 + 2) * 1_800_000).toISOString();
    network = async (url, init) => {
      const answer = await service.fetch(url, init);
      if (!url.includes('reservation-availability')) return answer;
      const body = (await answer.json()) as { data: { days: { date: string; slots: object[] }[] } };
      for (const day of body.data.days) if (day.date === yesterday) day.slots = [{ startsAt, time: '00:30' }];
      return Response.json(body, answer);
    };
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 240_000 });
    const { text } = await guest.go('/book');
    assert.match(text, new RegExp(`name="date" value="${yesterday}"`));
    assert.ok(text.includes(`value="${startsAt}"`));
  });

  test('a reservation leads to the page that the restaurant has for it', async (t) => {
    const { text } = await guest.go('/book');
    const startsAt = /name="startsAt" value="([^"]+)"/.exec(text)![1]!;
    const form = { ...hiddenOf(text), name: 'Ada', phone: '+905329998877', guests: '20', startsAt };
    const { path } = await guest.go('/book', form);
    service.reservations.at(-1)!.pageUrl = 'https://orders.example.com/sofra-beyoglu/r/7K3MQ9XA';
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 10_000 });
    const shown = await guest.go(path);
    assert.match(shown.text, /href="https:\/\/orders\.example\.com\/sofra-beyoglu\/r\/7K3MQ9XA"/);
  });

  test('a Node that is too old is told in a sentence', () => {
    const older = `data:text/javascript,Object.defineProperties(process, { version: { value: 'v20.19.0' },
      versions: { value: { node: '20.19.0' } } })`;
    const start = join(import.meta.dirname, 'start.mjs');
    const { status, stderr } = spawnSync(process.execPath, ['--import', older, start], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.equal(stderr, 'The shop needs Node 24 or newer; this is v20.19.0. See https://nodejs.org.\n');
  });
});
