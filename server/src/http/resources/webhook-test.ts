import { type Static, Type } from 'typebox';
import { nullable } from '../schema.ts';

/** The result of a test event. */
export const WebhookTestResource = Type.Object(
  {
    delivered: Type.Boolean({ description: 'Whether the endpoint answered 2xx in time.' }),
    statusCode: nullable(Type.Integer(), 'The status of its answer; `null` when there was no whole one.'),
    error: nullable(
      Type.String(),
      'Why it was not delivered, in a sentence for a developer; `null` when it was delivered.',
    ),
    durationMs: Type.Integer({ description: 'Milliseconds until the answer was there, or given up.' }),
  },
  {
    title: 'WebhookTest',
    description: 'What became of a test event.',
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
