import type { Config } from '../config/config.ts';
import type { NoticeToOperator, NotifyOperator, SendMail } from '../parts/outgoing.ts';
import type { Logger } from '../parts/parts.ts';

const TIMEOUT_MS = 10_000;

/** The settings for notices to the operator. */
export interface OperatorNoticeParts {
  sendMail: SendMail | undefined;
  /** The address of the service, which each notice contains. */
  baseUrl: string;
  log: Logger;
}

/**
 * Returns a function that notifies the operator by a mail to OPERATOR_MAIL, a call of OPERATOR_WEBHOOK, or both;
 * `null` if neither is set. The webhook gets JSON with a `text`, the format of chat services.
 */
export function createOperatorNotifier(
  { operatorMail, operatorWebhook }: Pick<Config, 'operatorMail' | 'operatorWebhook'>,
  { sendMail, baseUrl, log }: OperatorNoticeParts,
): NotifyOperator | null {
  const ways: NotifyOperator[] = [];
  if (operatorMail !== null && sendMail !== undefined)
    ways.push(async (notice) => {
      const text = `${sentenceOf(notice)}\n\n${baseUrl}\n${new Date(notice.at).toISOString()}\n`;
      return (await sendMail({ to: operatorMail, subject: `Sofra: ${sentenceOf(notice)}`, text })) === 'Sent';
    });
  if (operatorWebhook !== null) ways.push((notice) => call(operatorWebhook, notice, { baseUrl, log }));
  if (ways.length === 0) return null;
  // One successful way is enough: the notice is not repeated because the other way failed.
  return async (notice) => (await Promise.all(ways.map((way) => way(notice)))).includes(true);
}

function sentenceOf({ state, text }: NoticeToOperator): string {
  return state === 'Begun' ? text : `Over: ${text}`;
}

async function call(
  url: string,
  { at, ...notice }: NoticeToOperator,
  { baseUrl, log }: Pick<OperatorNoticeParts, 'baseUrl' | 'log'>,
): Promise<boolean> {
  const text = `${sentenceOf({ at, ...notice })} (${baseUrl})`;
  const body = JSON.stringify({ ...notice, text, at: new Date(at).toISOString(), service: baseUrl });
  try {
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status } = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (!ok) log.warn({ status }, 'OPERATOR_WEBHOOK did not accept the message');
    return ok;
  } catch (error) {
    // Its address may be a secret.
    log.warn({ reason: (error as Error).name }, 'OPERATOR_WEBHOOK cannot be called');
    return false;
  }
}
