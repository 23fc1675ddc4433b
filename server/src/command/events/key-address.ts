import { prefixOfKey } from '../../crypto/api-key.ts';
import { ApiRefusal, CommandError } from '../call-api.ts';
import type { ListeningVenue } from '../demo-file.ts';
import type { Owner } from '../owner-client.ts';

/**
 * The path prefix of every address that this command sets on a key; a random suffix makes each address
 * unique.
 */
export const LISTENING_PATH = '/sofra-listen/';

/** A key whose events are sent to this command until {@link KeyAddress.removeAddress}. */
export interface KeyAddress {
  keyName: string;
  /** `whsec_` and base64; each address has a new one. */
  signingSecret: string;
  /** Removes the address from the key, unless the key has another one now. */
  removeAddress(): Promise<void>;
}

const LEFT_BEHIND = 'The address is still on the key; the next "sofra listen" takes its place.';

interface Key {
  id: string;
  name: string;
  prefix: string;
  webhook: { url: string } | null;
}

/**
 * Sets an address of this machine on the demo key of a venue, as the owner would.
 * @param replaces  whether an address that this command did not set may be replaced
 * @throws CommandError when the key has such an address, or the service sends nothing to this machine
 */
export async function setKeyAddress(
  owner: Owner,
  venue: ListeningVenue,
  address: string,
  replaces: boolean,
): Promise<KeyAddress> {
  const path = `/venues/${venue.id}/keys`;
  const prefix = prefixOfKey(venue.key);
  const findKey = async () => {
    const keys = (await owner.call('GET', path)) as Key[];
    return keys.find((key) => key.prefix === prefix);
  };
  const key = await findKey();
  if (key === undefined) throw new CommandError(`${venue.name} has no key ${prefix}… any more.`);
  if (!replaces) requireFree(key);
  const { signingSecret } = (await sendAddress(owner, `${path}/${key.id}`, address)) as {
    signingSecret: string;
  };
  const removeAddress = async () => {
    try {
      if ((await findKey())?.webhook?.url !== address) return;
      await owner.call('PATCH', `${path}/${key.id}`, { webhookUrl: null });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      throw new CommandError(`${error.message} ${LEFT_BEHIND}`);
    }
  };
  return { keyName: key.name, signingSecret, removeAddress };
}

/** An address that an earlier run left behind is dead and may be replaced. */
function requireFree({ name, webhook }: Key): void {
  if (webhook === null) return;
  const { hostname, origin, pathname } = new URL(webhook.url);
  if (hostname === '127.0.0.1' && pathname.startsWith(LISTENING_PATH)) return;
  // The query is not printed: it may contain a secret.
  throw new CommandError(
    `The key "${name}" sends its events to ${origin}${pathname} already. With --replace they come here instead, and that address is lost with its signing secret.`,
  );
}

async function sendAddress(owner: Owner, path: string, webhookUrl: string): Promise<unknown> {
  try {
    return await owner.call('PATCH', path, { webhookUrl });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code !== 'PUBLIC_API_WEBHOOK_URL_INVALID') throw error;
    throw new CommandError(
      'The service sends no events to this machine. Start it with "ALLOW_LOCAL_WEBHOOKS=true npm start".',
    );
  }
}
