import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DemoService } from './demo-service.ts';

/** The shop's own API key, as the owner would make it in the panel under Developers. */
export interface ShopKey {
  apiKey: string;
  /** `null` where the service sends no events to this machine. */
  signingSecret: string | null;
}

interface StoredKey extends ShopKey {
  id: string;
}

interface ListedKey {
  id: string;
  revokedAt: string | null;
  webhook: { url: string } | null;
}

const NAME = 'Storefront';

/**
 * The key of the shop with its webhook. It is kept in a file of this machine, since a service shows a key and its secret once.
 * @param webhookUrl  where the shop takes events
 */
export async function demoKey(
  { baseUrl, venue }: DemoService,
  file: string,
  webhookUrl: string,
): Promise<ShopKey> {
  const call = await signIn(baseUrl, venue.owner);
  const path = `/venues/${venue.id}/keys`;
  const stored = await readStored(file);
  const listed = ((await call('GET', path)).data as ListedKey[]).find(
    ({ id, revokedAt }) => id === stored?.id && revokedAt === null,
  );
  if (stored !== null && listed?.webhook?.url === webhookUrl) return stored;
  const data = await withWebhook(webhookUrl, (url) =>
    listed === undefined
      ? call('POST', path, {
          name: NAME,
          permissions: { placesOrders: true, takesReservations: true },
          webhookUrl: url,
        })
      : call('PATCH', `${path}/${listed.id}`, { webhookUrl: url }),
  );
  const made = data as { id: string; key?: string; signingSecret: string | null };
  const { id, signingSecret } = made;
  const key: StoredKey = { id, apiKey: made.key ?? stored?.apiKey ?? '', signingSecret };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(key), { mode: 0o600 });
  return key;
}

interface Called {
  code: string | null;
  data: unknown;
}

/** A service that sends nothing to this machine still takes orders: the key then has no webhook. */
async function withWebhook(url: string, send: (url: string | null) => Promise<Called>): Promise<unknown> {
  const answer = await send(url);
  return required(answer.code === 'PUBLIC_API_WEBHOOK_URL_INVALID' ? await send(null) : answer);
}

function required({ code, data }: Called): unknown {
  if (code !== null) throw new Error(`The key of the shop could not be made: ${code}`);
  return data;
}

/** Calls of the owner, as the panel makes them. A shop of yours needs none: it is given its key. */
async function signIn(baseUrl: string, owner: DemoService['venue']['owner']) {
  let cookie = '';
  const call = async (method: string, path: string, body?: unknown): Promise<Called> => {
    const answer = await fetch(`${baseUrl}/venue/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { errorCode = null, data = null } = (await answer.json()) as { errorCode?: string; data?: unknown };
    return { code: errorCode, data };
  };
  required(await call('POST', '/session', owner));
  return call;
}

async function readStored(file: string): Promise<StoredKey | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as StoredKey;
  } catch {
    return null;
  }
}
