import { createHmac } from 'node:crypto';
import { eventHeaders } from '../../core/webhooks/event-headers.ts';
import { formatSigningSecret } from '../../core/webhooks/signing-secret.ts';
import { signEvent } from '../../crypto/sign-event.ts';
import type { KeyAccess } from '../key/key-client.ts';
import { createInbox, readEvent, type SofraEvent } from './event-inbox.ts';
import { eventLine } from './event-line.ts';
import { followKeyEvents } from './follow-key.ts';
import { forwardEvent, type SignedRequest } from './forward-event.ts';
import { nextSignal } from './next-signal.ts';

interface ListenOptions {
  json: boolean;
  /** The address to which events are forwarded; `null` for none. */
  forward: string | null;
  /** The lines of a shell command that causes a first event; empty if the venue of the key is not a demo. */
  orderToTry: readonly string[];
}

/**
 * Follows the events of a key, prints them, and forwards them with a signature, until a process signal arrives. Does not
 * change the webhook of the key.
 * @throws CommandError if the service refuses the key or does not answer
 */
export async function listen(access: KeyAccess, { json, forward, orderToTry }: ListenOptions): Promise<void> {
  const stop = new AbortController();
  void nextSignal().then(() => stop.abort());
  // With --json, standard output contains only event bodies.
  const note = json ? console.error : console.log;
  const secret = listeningSecretOf(access.key);
  const inbox = createInbox();
  const opened = () => note(introductionLines(access.url, { secret, forward, orderToTry }));
  for await (const body of followKeyEvents(access, stop.signal, { note, opened })) {
    const event = readEvent(body);
    const novelty = event === null ? 'Repeated' : inbox.noveltyOf(event);
    if (event === null || novelty === 'Repeated') continue;
    inbox.accept(event);
    console.log(json ? body : eventLine(event, novelty));
    if (forward !== null)
      await forwardAndReport(note, forward, signedRequest(event, body, secret, Date.now()));
  }
}

async function forwardAndReport(
  note: (text: string) => void,
  url: string,
  request: SignedRequest,
): Promise<void> {
  const outcome = await forwardEvent(url, request);
  const isAnswered = outcome.kind === 'Answered';
  const isAccepted = isAnswered && outcome.statusCode >= 200 && outcome.statusCode < 300;
  const answer = isAnswered ? `${outcome.statusCode} in ${outcome.durationMs} ms` : outcome.reason;
  note(`          → ${answer}${isAccepted ? '' : ': not accepted'}`);
}

/** The secret that signs forwarded events: always the same for a key, but not the secret of its webhook. */
export function listeningSecretOf(key: string): string {
  return formatSigningSecret(createHmac('sha256', key).update('sofra listen').digest());
}

/** An event as the service would send it to a webhook, signed for exactly this body. @param now  in milliseconds */
export function signedRequest(
  { id, type }: Pick<SofraEvent, 'id' | 'type'>,
  body: string,
  secret: string,
  now: number,
): SignedRequest {
  const timestampSeconds = Math.floor(now / 1000);
  const signature = signEvent(secret, { id, timestampSeconds, body });
  return { headers: eventHeaders({ id, type, timestampSeconds, signature }), body };
}

function introductionLines(
  url: string,
  { secret, forward, orderToTry }: Pick<ListenOptions, 'forward' | 'orderToTry'> & { secret: string },
): string {
  const lines = [
    `Listening for events at ${url} (Ctrl-C stops it; the webhook of the key stays as it is)`,
    '',
    `  Signing secret  ${secret}`,
  ];
  if (forward !== null) lines.push(`  Passed on to    ${forward}`);
  if (orderToTry.length > 0) {
    const pasted = orderToTry.map((line) => `  ${line}`);
    lines.push('', 'Place an order from another terminal, and its first event appears here:', '', ...pasted);
  }
  return [...lines, ''].join('\n');
}
