import { type Static, Type } from 'typebox';
import { nullable } from '../schema.ts';

/** The result of a test event. */
export const WebhookTestResource = Type.Object(
  {
    delivered: Type.Boolean({ description: 'Whether the endpoint answered with a 2xx status in time.' }),
    statusCode: nullable(Type.Integer(), 'The HTTP status of the answer; `null` without a complete answer.'),
    error: nullable(
      Type.String(),
      'Why it was not delivered, as a sentence for developers; `null` if it was delivered.',
    ),
    durationMs: Type.Integer({
      description: 'Milliseconds until the answer arrived, or until the service gave up.',
    }),
  },
  {
    title: 'WebhookTest',
    description: 'The result of a test event.',
    examples: [
      {
        delivered: false,
        statusCode: 500,
        error: 'The endpoint answered 500 instead of 2xx.',
        durationMs: 84,
      },
    ],
  },
);

/** Turns the result of a test event into its JSON. */
export function toWebhookTestResource({
  isDelivered,
  statusCode,
  error,
  durationMs,
}: {
  isDelivered: boolean;
  statusCode: number | null;
  error: string | null;
  durationMs: number;
}): Static<typeof WebhookTestResource> {
  return { delivered: isDelivered, statusCode, error, durationMs };
}
