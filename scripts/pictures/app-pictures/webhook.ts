import type { Send } from '../../../server/src/parts/outgoing.ts';
import type { Restaurant } from './evening.ts';

/** The server of a website: it answers, but not to the second event. */
export function sendMostly(): Send {
  let events = 0;
  return () => {
    events += 1;
    const statusCode = events === 2 ? 503 : 200;
    return Promise.resolve({ kind: 'Answered', statusCode, retryAfterSeconds: null, durationMs: 41 });
  };
}

/** Adds a webhook that sends the website the changes of its orders. */
export async function addWebhook({ staff }: Restaurant): Promise<void> {
  const keys = (await staff('owner', 'GET', '/keys')) as { id: string; name: string }[];
  const { id } = keys.find(({ name }) => name === 'Web sitesi')!;
  await staff('owner', 'PATCH', `/keys/${id}`, { webhookUrl: 'https://shop.example.com/hooks/sofra' });
}
