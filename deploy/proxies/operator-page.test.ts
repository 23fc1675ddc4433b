import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needsPrograms } from '../../server/test/harness/required-programs.ts';
import { findBrowser, NO_BROWSER, openBrowser } from '../../server/test/pages/browser.ts';
import { en } from '../../web/test/english.ts';
import { type ProxiedService, startProxied } from './proxied-service.ts';
import { runCaddy, runCaddyOfCompose, runNginx } from './run-proxies.ts';

const executable = findBrowser();

/** Each sample, and the port at which the documented tunnel ends. */
const SAMPLES = {
  nginx: { program: 'nginx', run: runNginx, entry: 'servicePort' },
  Caddy: { program: 'caddy', run: runCaddy, entry: 'servicePort' },
  'the Caddy of Compose': { program: 'caddy', run: runCaddyOfCompose, entry: 'operatorPort' },
} as const;

for (const [name, { program, run, entry }] of Object.entries(SAMPLES)) {
  const { skip } = needsPrograms(program);
  test(`the operator opens their page through a tunnel behind ${name}, and nobody else gets in by it`, {
    skip: skip || (executable === undefined && NO_BROWSER),
  }, async (t) => {
    const proxied = await startProxied(run, entry);
    t.after(() => proxied.close());
    await findVenueOnPage(t.after.bind(t), proxied);
    await refuseOthers(proxied);
  });
}

async function findVenueOnPage(
  after: (close: () => Promise<void>) => void,
  { operatorUrl, operatorToken, venueId }: ProxiedService,
): Promise<void> {
  const browser = await openBrowser(executable!);
  after(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${operatorUrl}/app/operator`);
  await page.getByLabel(en.operator.token).fill(operatorToken);
  await page.getByRole('button', { name: en.operator.enter }).click();
  await page.getByRole('heading', { name: en.operator.load }).waitFor();
  // A change is taken, too.
  const made = await page.evaluate(
    async ({ token }) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ name: 'by-tunnel' });
      return (await fetch('/operator/v1/tokens', { method: 'POST', headers, body })).status;
    },
    { token: operatorToken },
  );
  assert.equal(made, 201);
  await page.getByLabel(en.operator.find).fill(venueId);
  await page.getByRole('region', { name: en.operator.venues }).getByRole('button').last().waitFor();
}

async function refuseOthers({ operatorUrl, operatorToken, call }: ProxiedService): Promise<void> {
  const headers = { authorization: `Bearer ${operatorToken}` };
  const { port } = new URL(operatorUrl);
  const foreign = await fetch(`${operatorUrl}/operator/v1/venues`, {
    headers: { ...headers, origin: 'https://evil.example' },
  });
  assert.equal(foreign.status, 403);
  // From outside, whatever the caller says of itself, and with the name of the tunnel.
  const claims = { host: `localhost:${port}`, origin: `http://localhost:${port}` };
  for (const claim of [
    {},
    claims,
    { ...claims, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
  ]) {
    const { status } = await call('/operator/v1/venues', {
      headers: { ...headers, ...claim },
      from: '127.0.0.9',
    });
    assert.ok(status >= 400, String(status));
  }
}
