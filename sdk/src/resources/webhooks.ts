import type { CallOptions, Connection } from '../connection.ts';
import { UsageError } from '../errors.ts';
import type { WebhookTest } from '../records.ts';
import type { WebhookEvent } from '../webhooks/event.ts';
import {
  type HeaderSource,
  type RawBody,
  type VerifyOptions,
  verifyEvent,
} from '../webhooks/verify-event.ts';

/** The service waits up to ten seconds for the endpoint before it answers. */
const TEST_TIMEOUT_MS = 15_000;

/** Events about changes of orders and reservations. */
export class Webhooks {
  readonly #connection: Connection;
  readonly #signingSecret: string | readonly string[] | undefined;

  constructor(connection: Connection, signingSecret: string | readonly string[] | undefined) {
    this.#connection = connection;
    this.#signingSecret = signingSecret;
  }

  /**
   * Verifies an event and returns it.
   * @param body  the body exactly as received, before it is parsed
   * @param options  Default: the signing secret of the client
   * @throws WebhookVerificationError  the event is not accepted; `reason` says why
   * @throws UsageError  there is no secret
   */
  async verify(
    body: RawBody,
    headers: HeaderSource,
    options: Partial<VerifyOptions> = {},
  ): Promise<WebhookEvent> {
    const { signingSecret = this.#signingSecret } = options;
    if (signingSecret === undefined) throw new UsageError('verifying an event needs a signingSecret');
    return verifyEvent(body, headers, { ...options, signingSecret });
  }

  /**
   * Makes the service send one `webhook.test` to the webhook address of the key, and returns the result.
   * @throws ApiError PUBLIC_API_WEBHOOK_NOT_CONFIGURED
   */
  test(options: CallOptions = {}): Promise<WebhookTest> {
    return this.#connection.data<WebhookTest>(
      { method: 'POST', path: '/webhooks/test', budget: 'write', repeatable: 'Refused' },
      { timeoutMs: TEST_TIMEOUT_MS, ...options },
    );
  }
}
