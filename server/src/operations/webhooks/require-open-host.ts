import { Refusal } from '../../core/refusals.ts';
import {
  mayDeliverTo,
  NOT_PUBLIC_MESSAGE,
  type WebhookAddress,
} from '../../core/webhooks/webhook-address.ts';
import type { Resolve } from '../../parts/resolve.ts';

/** The dependencies of checking a webhook address. */
export interface AddressParts {
  resolve: Resolve;
  /** Whether events may be sent to the service's own machine. */
  allowsLocalWebhooks: boolean;
}

/**
 * Resolves the name of a webhook address and requires that events may be sent to all its IP addresses. Not to be called
 * inside a transaction: a name server may take seconds.
 * @throws Refusal PUBLIC_API_WEBHOOK_URL_INVALID, with the same message for an unknown name and for a private address
 */
export async function requireOpenHost(
  { resolve, allowsLocalWebhooks }: AddressParts,
  address: WebhookAddress,
): Promise<void> {
  // An IP address was checked when the address was read.
  if (address.isLiteral) return;
  const ips = await resolve(address.host).catch(() => []);
  const isOpen = ips.length > 0 && ips.every((ip) => mayDeliverTo(address, ip, allowsLocalWebhooks));
  if (!isOpen) throw webhookRefusal(NOT_PUBLIC_MESSAGE);
}

/** The refusal of a webhook address. It does not repeat the address: the query may be a secret. */
function webhookRefusal(message: string): Refusal {
  const problem = { field: 'webhookUrl', message, attemptedValue: null };
  return new Refusal('PUBLIC_API_WEBHOOK_URL_INVALID', { problems: [problem] });
}
