import { Refusal } from '../../core/refusals.ts';
import { mayLeadTo, NOT_PUBLIC, type WebhookAddress } from '../../core/webhooks/webhook-address.ts';
import type { Resolve } from '../../parts.ts';

/** What webhook addresses are looked up with. */
export interface AddressParts {
  resolve: Resolve;
  /** Whether events may be sent to this machine. */
  allowsLocalWebhooks: boolean;
}

/**
 * Has the name of a webhook address resolved and holds every answer to be one that events may be sent to. Not to be awaited
 * inside a transaction: a name server may take seconds.
 * @throws Refusal PUBLIC_API_WEBHOOK_URL_INVALID, the same for a name that leads nowhere and for one that leads inside
 */
export async function requireOpenHost(
  { resolve, allowsLocalWebhooks }: AddressParts,
  address: WebhookAddress,
): Promise<void> {
  // What an address says by itself was judged when it was read.
  if (address.isLiteral) return;
  const ips = await resolve(address.host).catch(() => []);
  const isOpen = ips.length > 0 && ips.every((ip) => mayLeadTo(address, ip, allowsLocalWebhooks));
  if (!isOpen) throw webhookRefusal(NOT_PUBLIC);
}

/** The refusal of a webhook address, in words for its owner. The address itself is not echoed: its query may be a secret. */
function webhookRefusal(message: string): Refusal {
  const problem = { field: 'webhookUrl', message, attemptedValue: null };
  return new Refusal('PUBLIC_API_WEBHOOK_URL_INVALID', { problems: [problem] });
}
