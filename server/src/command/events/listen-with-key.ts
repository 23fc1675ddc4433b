import { createHmac } from 'node:crypto';
import { eventHeaders } from '../../core/webhooks/event-headers.ts';
import { formatSigningSecret } from '../../core/webhooks/signing-secret.ts';
import { signEvent } from '../../crypto/sign-event.ts';
import type { KeyAccess } from '../key/key-client.ts';
import { createInbox, readEvent, type SofraEvent } from './event-inbox.ts';
import type { ReceivedRequest } from './event-receiver.ts';
import { followKey } from './follow-key.ts';
import { createEventHandler } from './handle-event.ts';
import { nextSignal } from './next-signal.ts';

interface KeyListening {
  json: boolean;
  /** The address that events are passed on to; `null` for none. */
  forward: string | null;
}

/**
 * Follows the events of a key, prints them and passes them on, signed, until a signal arrives. The webhook of the key stays as it is.
 * @throws CommandError when the service refuses the key or does not answer
 */
export async function listenWithKey(access: KeyAccess, { json, forward }: KeyListening): Promise<void> {
  const stop = new AbortController();
  void nextSignal().then(() => stop.abort());
  const note = json ? console.error : console.log;
  const secret = listeningSecretOf(access.key);
  const handle = createEventHandler({ print: console.log, note, printsBody: json, forwardTo: forward });
  const seen = createInbox();
  note(introduction(access.url, secret, forward));
  for await (const body of followKey(access, stop.signal, note)) {
    const event = readEvent(body);
    if (event === null || seen.arrivalOf(event) === 'Repeated') continue;
    seen.accept(event);
    await handle(signedRequest(event, body, secret, Date.now()));
  }
}

/** The secret that forwarded events are signed with: for one key always the same, and not that of its webhook. */
export function listeningSecretOf(key: string): string {
  return formatSigningSecret(createHmac('sha256', key).update('sofra listen').digest());
}

/** An event as the service would send it: its headers with a signature of exactly this body. @param now  in milliseconds */
export function signedRequest(
  { id, type }: Pick<SofraEvent, 'id' | 'type'>,
  body: string,
  secret: string,
  now: number,
): ReceivedRequest {
  const timestampSeconds = Math.floor(now / 1000);
  const signature = signEvent(secret, { id, timestampSeconds, body });
  return { headers: eventHeaders({ id, type, timestampSeconds, signature }), body: Buffer.from(body) };
}

function introduction(url: string, secret: string, forward: string | null): string {
  return [
    `Following the events of the key at ${url} (Ctrl-C stops it; its webhook stays as it is)`,
    '',
    `  Signing secret  ${secret}`,
    ...(forward === null ? [] : [`  Passed on to    ${forward}`]),
    '',
  ].join('\n');
}
