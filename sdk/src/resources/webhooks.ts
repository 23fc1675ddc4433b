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

/** The service waits ten seconds for the endpoint before it answers. */
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
   * @param body  exactly as it came, before anything parsed it
   * @param options  by default with the secret of the client
   * @throws WebhookVerificationError  with the reason
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
   * Has a `webhook.test` sent to the address of the key, once, and returns what its endpoint answered.
   * @throws ApiError PUBLIC_API_WEBHOOK_NOT_CONFIGURED
   */
  test(options: CallOptions = {}): Promise<WebhookTest> {
    return this.#connection.data<WebhookTest>(
      { method: 'POST', path: '/webhooks/test', budget: 'write', repeatable: 'Refused' },
      { timeoutMs: TEST_TIMEOUT_MS, ...options },
    );
  }
}
