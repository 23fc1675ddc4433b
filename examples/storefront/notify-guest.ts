/** Sends a text message to a phone number. */
export type NotifyGuest = (phone: string, text: string) => Promise<void>;

/** The timeout of the gateway in milliseconds. */
const PATIENCE_MS = 10_000;

/** Sends text messages through your gateway, each as `{ "to": "+90…", "text": "…" }`. */
export function notifierBy(url: string): NotifyGuest {
  return async (to, text) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`The gateway answered ${answer.status}.`);
  };
}
