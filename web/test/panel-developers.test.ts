import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { createEndpointSender } from '../../server/src/jobs/webhooks/send-to-endpoint.ts';
import { systemClock } from '../../server/src/parts/parts.ts';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { newStaffedVenue, type StaffedVenue } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

const PANEL = '/panel/developers';
const run = promisify(execFile);

/** The server of a developer: it stores the events whose signature is right. */
const receiver = {
  url: '',
  secret: '',
  /** The status that it answers with. */
  answer: 204,
  ids: [] as string[],
};
const server = createServer(async (request, response) => {
  const body = await text(request);
  try {
    new Webhook(receiver.secret).verify(body, request.headers as Record<string, string>);
  } catch {
    response.writeHead(401).end();
    return;
  }
  receiver.ids.push(JSON.parse(body).id);
  // The service does not try again by itself within the test.
  response.writeHead(receiver.answer, { 'Retry-After': '3600' }).end();
});
after(() => {
  server.closeAllConnections();
  server.close();
});

describe('the developer’s corner', IN_A_BROWSER, () => {
  const app = useApp(
    {
      hasRateLimits: true,
      allowsLocalWebhooks: true,
      send: createEndpointSender({ resolve: () => Promise.resolve(['127.0.0.1']), clock: systemClock }),
    },
    { type: 'Headquarter' },
  );

  let branch: StaffedVenue;
  /** All tests share it. */
  let page: AppPage;
  beforeTests(async () => {
    if (app.sofra === undefined) return;
    const { id: parentVenueId } = app.venue;
    branch = await newStaffedVenue(app.sofra, { type: 'Branch', parentVenueId, name: 'Kadıköy' });
    const context = await app.newDevice({ as: 'owner', width: 1440 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    page = await app.open(PANEL, { context });
  });

  const show = (path: string) => page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}${path}`);

  /** What the person copies with the button of a block. */
  async function copied(title: string): Promise<string> {
    await page.getByRole('button', { name: `Copy: ${title}`, exact: true }).click();
    await page.getByRole('button', { name: `Copied: ${title}`, exact: true }).waitFor();
    return page.evaluate<string>('navigator.clipboard.readText()');
  }

  // biome-ignore lint/suspicious/noExplicitAny: an answer of the public API
  async function paste(command: string): Promise<any> {
    const { stdout } = await run('sh', ['-c', command]);
    return JSON.parse(stdout);
  }

  async function rowOf(texts: string[]) {
    const row = texts.reduce(
      (found, one) => found.filter({ hasText: one }),
      page.getByRole('main').getByRole('listitem'),
    );
    await row.first().waitFor();
    return row.first();
  }

  test('from a key made in the panel to an order, its event, its calls and the end of the key', async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    await show(PANEL);

    // A key, shown once.
    await page.getByRole('button', { name: en.developers.keys.add }).click();
    await page.getByRole('button', { name: en.developers.newKey.make }).click();
    await page.getByText(en.developers.newKey.nameMissing).waitFor();
    await page.getByLabel(en.campaigns.fields.name).fill(app.venue.key.record.name);
    await page.getByRole('button', { name: en.developers.newKey.make }).click();
    await page.getByText(en.developers.newKey.nameTaken).waitFor();
    await page.getByLabel(en.campaigns.fields.name).fill('Website');
    await page.getByRole('button', { name: en.developers.newKey.make }).click();
    const key = await copied('The key');
    const keyId = page.url().split('/').at(-1)!;

    // What is copied runs as it stands, and orders once.
    const priced = await paste(await copied('Price a basket. Nothing is ordered.'));
    assert.ok(priced.data.total > 0, JSON.stringify(priced));
    const command = await copied('Place an order');
    const { order } = (await paste(command)).data;
    assert.equal((await paste(command)).data.order.id, order.id);
    const listed = await paste(await copied('Read the orders'));
    assert.deepEqual(
      listed.data.items.map(({ id }: { id: string }) => id),
      [order.id],
    );
    assert.equal((await paste(await copied('Read the menu'))).success, true);

    // Another section and back: the key is still there until it is stored.
    await page.getByRole('link', { name: en.developers.key.back }).click();
    const limits = page.getByRole('region', { name: en.developers.limits.title });
    const ofKey = limits.locator('div').filter({ hasText: 'Website' }).last();
    // The minute that is counted in may be over.
    await ofKey.getByText(/of 30 left|All left in this minute/).waitFor();
    await page.getByRole('link', { name: /^Website / }).click();
    await page.getByText(key, { exact: true }).waitFor();
    await page.getByRole('button', { name: en.developers.secret.done }).click();
    await page.getByText(key, { exact: true }).waitFor({ state: 'detached' });
    await page.getByText('Replace YOUR_API_KEY with the key').waitFor();

    // A webhook: refused at its field, then tested.
    await page.getByLabel(en.activity.properties.address).fill('https://localhost.internal/hook');
    await page.getByRole('button', { name: en.developers.webhook.save }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    await page.getByLabel(en.activity.properties.address).fill(receiver.url);
    await page.getByRole('button', { name: en.developers.webhook.save }).click();
    receiver.secret = await copied('The signing secret of its webhook');
    await page.getByRole('button', { name: en.developers.secret.done }).click();
    await page.getByRole('button', { name: en.developers.webhook.test }).click();
    await page.getByText('Delivered: answered 204').waitFor();

    // The secret is rotated: the receiver, which has the old one, goes on accepting events.
    const arrived = receiver.ids.length;
    await page.getByRole('button', { name: en.developers.webhook.rotate }).click();
    await page.getByRole('button', { name: en.developers.webhook.rotateNow, exact: true }).click();
    assert.notEqual(await copied('The signing secret of its webhook'), receiver.secret);
    await page.getByRole('button', { name: en.developers.secret.done }).click();
    await page.getByText(/^Both signing secrets are valid until/).waitFor();
    await page.getByRole('button', { name: en.developers.webhook.test }).click();
    await eventually(() => receiver.ids.length > arrived, true);

    // The event of the order, sent again.
    await page.getByRole('link', { name: en.developers.key.events, exact: true }).click();
    const delivered = await rowOf(['Order', 'Delivered']);
    await delivered.getByRole('button').first().click();
    await delivered.getByText(say('developers.events.attempt', { attempt: '1' })).waitFor();
    const eventId = (await delivered.getByText(/^evt_/).textContent())!;
    assert.equal(receiver.ids.filter((id) => id === eventId).length, 1);
    await delivered.getByRole('button', { name: en.developers.events.redeliver }).click();
    await eventually(() => receiver.ids.filter((id) => id === eventId).length, 2);
    await delivered.getByText(say('developers.events.attempt', { attempt: '2' })).waitFor();
    assert.equal(
      await delivered.getByRole('link', { name: en.developers.events.openOrder }).getAttribute('href'),
      `/app/${app.venue.id}/till/bills/${order.id}`,
    );

    // All that failed, sent again once the receiver works.
    receiver.answer = 500;
    const bill = `/venues/${app.venue.id}/bills/${order.id}`;
    const { revision } = (await app.venue.waiter.call('GET', bill)).body.data;
    const line = `${bill}/lines/${order.lines[0].id}`;
    const changed = await app.venue.waiter.call('PUT', `${line}/quantity`, { quantity: 2, revision });
    assert.equal(changed.status, 200);
    const failed = await rowOf(['Order', 'Waiting', '1 attempt']);
    const failedId = (await failed.getByText(/^evt_/).textContent())!;
    receiver.answer = 204;
    await page.getByRole('button', { name: 'Resend failed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.developers.events.redeliver }).click();
    await page.getByText(say('developers.events.failedCount', { count: 1 })).waitFor();
    await page.keyboard.press('Escape');
    await rowOf([failedId, 'Delivered']);

    // A call, found by its trace and by its code.
    const refused = await app.sofra.call('POST', `/public/v1/venues/${app.venue.id}/orders`, {
      key,
      body: {},
    });
    const { traceId, errorCode } = refused.body;
    await app.sofra.app.requests.flush();
    await page.getByRole('link', { name: en.developers.key.calls, exact: true }).click();
    await page.getByLabel(en.developers.calls.errorCode).fill(errorCode.toLowerCase());
    await page.getByRole('button', { name: en.developers.calls.search, exact: true }).click();
    await rowOf(['placeOrder', errorCode, traceId]);
    await eventually(() => page.getByRole('main').getByRole('listitem').count(), 1);
    await page.getByRole('textbox', { name: en.developers.calls.traceId }).fill('not one');
    await page.getByRole('button', { name: en.developers.calls.search, exact: true }).click();
    await page.getByText(en.developers.calls.traceIdWrong).waitFor();
    await page.getByRole('link', { name: en.developers.key.back }).click();
    await page.getByRole('textbox', { name: en.developers.calls.traceId }).fill(traceId);
    await page.getByRole('button', { name: en.developers.calls.search, exact: true }).click();
    await rowOf(['placeOrder', traceId, 'with “Website”']);

    // The end of the key, after one question that names it.
    await page.getByRole('link', { name: /^Website / }).click();
    await page.getByRole('button', { name: en.developers.revoke.button }).click();
    await page
      .getByRole('dialog')
      .getByText(say('developers.revoke.ask', { name: 'Website' }))
      .waitFor();
    await page.getByRole('button', { name: en.developers.revoke.now }).click();
    await page.getByText('This key was revoked').waitFor();
    const { status } = await app.sofra.call('GET', '/public/v1/venues', { key });
    assert.equal(status, 401, keyId);
  });

  test('the second of two owners is told and loses nothing, and a permission holds at once', async () => {
    const { id, text: key } = { id: app.venue.key.record.id, text: app.venue.key.text };
    await show(`${PANEL}/keys/${id}`);
    await page.getByLabel(en.campaigns.fields.name).fill('Mine');
    await app.venue.owner.call('PATCH', `/venues/${app.venue.id}/keys/${id}`, { name: 'Theirs' });
    await page.getByText('Someone else changed this in the meantime: Name (Theirs)').waitFor();
    assert.equal(await page.getByLabel(en.campaigns.fields.name).inputValue(), 'Mine');
    await page.getByRole('button', { name: en.form.keepMine }).click();
    await page.getByRole('button', { name: en.developers.key.save, exact: true }).click();
    await page.getByRole('heading', { name: 'Mine', level: 1 }).waitFor();
    await page.getByLabel(en.developers.permissions.placesOrders).uncheck();
    await page.getByText(en.developers.tryIt.mayNotOrder).waitFor();
    await eventually(async () => (await app.sofra.call('GET', '/public/v1/orders', { key })).status, 403);
  });

  test('an owner lets an assistant order with a key up to a limit, and takes that back', async () => {
    const { id } = app.venue.key.record;
    const limits = async () => {
      const { body } = await app.venue.owner.call('GET', `/venues/${app.venue.id}/keys`);
      return body.data.find((key: { id: string }) => key.id === id).assistantOrders;
    };
    await show(`${PANEL}/keys/${id}`);
    const right = page.getByRole('switch', { name: en.developers.assistant.isOn });
    await right.check();
    await page.getByRole('button', { name: en.developers.assistant.save }).click();
    await page.getByText(en.developers.assistant.amountMissing).first().waitFor();
    assert.equal(await limits(), null);
    await page.getByLabel(en.developers.assistant.perOrder).fill('1.500,50');
    await page.getByLabel(en.developers.assistant.perDay).fill('5000');
    await page.getByRole('button', { name: en.developers.assistant.save }).click();
    await eventually(limits, { perOrder: 1500.5, perDay: 5000 });
    // The page knows of it, too: until then the switch is as it was stored before.
    await eventually(() => page.evaluate(`sessionStorage.getItem('sofra.draft.key-assistant.${id}')`), null);
    await right.uncheck();
    await page.getByRole('button', { name: en.developers.assistant.save }).click();
    await eventually(limits, null);
  });

  test('the owner of a headquarter looks after the keys of a branch, but makes none there', async () => {
    await show(PANEL);
    await page.getByRole('link', { name: /^Kadıköy / }).click();
    await page.getByText('Only an owner who is signed in as this branch').waitFor();
    await page.getByRole('button', { name: en.developers.keys.add }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: new RegExp(`^${branch.key.record.name} places`) }).click();
    await page.getByRole('button', { name: en.developers.revoke.button }).waitFor();
    await page.getByRole('button', { name: en.developers.webhook.save }).waitFor({ state: 'detached' });
  });

  test('its pages fit the screen and pass the accessibility rules, wide in light and narrow in dark', async () => {
    await show(PANEL);
    const key = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await key.waitFor();
    await assertAccessible('keys');
    await key.click();
    for (const [link, heading] of [
      ['Key', 'Try it'],
      ['Events', 'Events'],
      ['Calls', 'Calls'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await page.getByRole('heading', { name: heading, level: 2, exact: true }).waitFor();
      await assertAccessible(link);
    }
  });

  async function assertAccessible(what: string): Promise<void> {
    for (const [colorScheme, width] of [
      ['dark', 360],
      ['light', 1440],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await eventually(() => page.evaluate(`innerWidth === ${width}`), true);
      await eventually(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
      assert.deepEqual(await page.faultsOfAccess(), [], `${what}, ${colorScheme}`);
    }
  }
});
