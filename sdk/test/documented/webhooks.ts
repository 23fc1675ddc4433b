import { type Sofra, verifyEvent, type WebhookEvent, WebhookVerificationError } from '@sofra/sdk';
import { receiveEvents } from '@sofra/sdk/next';

export async function verify(request: Request, signingSecret: string): Promise<string> {
  // #region verify
  const body = await request.text(); // as it came: never JSON that was parsed and written again
  try {
    const event = await verifyEvent(body, request.headers, { signingSecret });
    return event.id;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return `not accepted: ${error.reason}`; // for example TimestampTooOld
  }
  // #endregion
}

export function handle(event: WebhookEvent): string {
  // #region handle
  switch (event.type) {
    case 'order.updated':
      return `order ${event.data.number} is ${event.data.status}`;
    case 'reservation.updated':
      return `reservation ${event.data.id} is ${event.data.status}`;
    default:
      return 'nothing to do'; // a test, or an event of a later release
  }
  // #endregion
}

export function handlerFor(
  env: { SIGNING_SECRET: string | undefined },
  store: (event: WebhookEvent) => void,
): (request: Request) => Promise<Response> {
  // #region next
  const POST = receiveEvents({
    signingSecret: env.SIGNING_SECRET,
    onEvent: (event) => store(event), // answered 204 when it is done, 500 when it throws
    onRejected: ({ reason, message }) => console.error(reason, message),
  });
  // #endregion
  return POST;
}

export async function tryOut(sofra: Sofra): Promise<boolean> {
  // #region test
  const { delivered, error } = await sofra.webhooks.test();
  if (!delivered) console.error(error);
  // #endregion
  return delivered;
}
