import { timingSafeEqual } from 'node:crypto';
import { signEvent } from './sign-event.ts';

/** An event as it arrived. A header that is missing is `undefined`. */
export interface ArrivedEvent {
  /** `webhook-id` */
  id: string | undefined;
  /** `webhook-timestamp` */
  timestamp: string | undefined;
  /** `webhook-signature`: one signature, or several with a space between them. */
  signature: string | undefined;
  /** The exact text that arrived, not parsed and written again. */
  body: string;
}

/**
 * The reason why an event is not genuine. `BodyRespaced`: the signature matches when the white space of the
 * JSON is removed.
 */
export type RejectionReason =
  | 'HeaderMissing'
  | 'TimeUnreadable'
  | 'TooOld'
  | 'TooNew'
  | 'SignatureUnreadable'
  | 'BodyRespaced'
  | 'SignatureWrong';

/** Whether an event is genuine and recent. */
export type Verdict = { kind: 'Genuine' } | { kind: 'Rejected'; reason: RejectionReason };

/** Allows for differing clocks, and limits how long a copied event is accepted. */
const TOLERANCE_SECONDS = 300;

/**
 * Verifies an event by its signature and by its time, which may be up to 5 minutes off either way. One
 * matching signature is enough, as when a secret is being replaced. The comparison takes constant time.
 * @param secret  `whsec_` and base64, as it was shown to the owner
 * @param nowSeconds  Unix seconds
 * @throws RangeError when the secret is invalid
 * @see Standard Webhooks, "Verifying webhook authenticity"
 */
export function verifyEvent(secret: string, event: ArrivedEvent, nowSeconds: number): Verdict {
  const { id, timestamp, signature, body } = event;
  if (!id || !timestamp || !signature) return rejected('HeaderMissing');
  if (!UNIX_SECONDS.test(timestamp)) return rejected('TimeUnreadable');
  const timestampSeconds = Number(timestamp);
  if (timestampSeconds < nowSeconds - TOLERANCE_SECONDS) return rejected('TooOld');
  if (timestampSeconds > nowSeconds + TOLERANCE_SECONDS) return rejected('TooNew');
  const given = signature.split(' ').filter((one) => one.startsWith('v1,'));
  if (given.length === 0) return rejected('SignatureUnreadable');
  const fits = (text: string) => {
    const right = signEvent(secret, { id, timestampSeconds, body: text });
    return given.some((one) => isSame(one, right));
  };
  if (fits(body)) return { kind: 'Genuine' };
  return rejected(fits(compactJson(body)) ? 'BodyRespaced' : 'SignatureWrong');
}

const SENTENCES: Record<RejectionReason, string> = {
  HeaderMissing: 'One of the headers webhook-id, webhook-timestamp and webhook-signature is missing.',
  TimeUnreadable: 'The header webhook-timestamp is not a number of Unix seconds.',
  TooOld: 'Its time is more than 5 minutes ago: it is a copy of an earlier delivery, or a clock is wrong.',
  TooNew: 'Its time is more than 5 minutes ahead: a clock is wrong, or the time is not in seconds.',
  SignatureUnreadable: 'The header webhook-signature has no signature that begins with "v1,".',
  BodyRespaced:
    'The white space of the body was changed on its way: verify the body as it arrived, before anything parses it.',
  SignatureWrong:
    'The signature does not fit: the body, the id or the time was changed on its way, or another secret signed it.',
};

/**
 * Describes a reason in a sentence for a developer. The sentence contains no part of the secret, the event or
 * the signature.
 */
export function describeRejection(reason: RejectionReason): string {
  return SENTENCES[reason];
}

const UNIX_SECONDS = /^(?:0|[1-9]\d{0,14})$/;

function rejected(reason: RejectionReason): Verdict {
  return { kind: 'Rejected', reason };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * A JSON string, complete or cut off at the end of the text, or white space. It also matches a cut-off
 * string, so that every text is scanned in linear time.
 */
const STRING_OR_SPACE = /("(?:[^"\\]+|\\[\s\S])*"?)|\s+/g;

/**
 * JSON without the white space between its tokens. Numbers are unchanged, which parsing would not guarantee.
 */
function compactJson(text: string): string {
  return text.replace(STRING_OR_SPACE, '$1');
}
