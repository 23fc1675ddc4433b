import { type Static, Type } from 'typebox';
import type { AssistantLimits } from '../../core/assistants/assistant-limits.ts';
import { readPositiveAmount } from '../../core/money/amount.ts';
import { type Problem, Refusal, type RefusalCode } from '../../core/refusals.ts';
import {
  checkWebhookAddress,
  WEBHOOK_URL_LENGTH,
  type WebhookAddress,
} from '../../core/webhooks/webhook-address.ts';
import { nullable } from '../../http/schema.ts';
import { keySchema } from '../../venue-document/access/access-document-schema.ts';

const { name, permissions } = keySchema.properties;

const webhookUrl = Type.Optional(
  nullable(
    Type.String({ maxLength: WEBHOOK_URL_LENGTH, examples: ['https://shop.example.com/hooks/sofra'] }),
    'The public `https://` URL for events, without user name and fragment; `null` for no events.',
  ),
);

const assistantOrders = Type.Optional(
  nullable(
    Type.Object(
      {
        perOrder: Type.Number({ examples: [1500], description: 'The limit for one order.' }),
        perDay: Type.Number({
          examples: [5000],
          description: 'The limit for all orders of one day.',
        }),
      },
      { additionalProperties: false },
    ),
    'The limits for orders by an assistant with this key, by drafts that a person confirms. The ' +
      'assistant may then also book. `null`: no orders by assistants.',
  ),
);

/** A new API key. An omitted permission is not granted. */
export const NewKey = Type.Object(
  { name, permissions, assistantOrders, webhookUrl },
  {
    title: 'NewApiKey',
    additionalProperties: false,
    examples: [
      {
        name: 'Mobil uygulama',
        permissions: { placesOrders: true, takesReservations: false },
        webhookUrl: 'https://shop.example.com/hooks/sofra',
      },
    ],
  },
);

/** A change of an API key; omitted properties and permissions stay as they are. */
export const KeyChangeBody = Type.Partial(NewKey, {
  title: 'ApiKeyChange',
  additionalProperties: false,
  examples: [{ name: 'Kiosk', permissions: { takesReservations: true } }],
});

/** The parts of the body and their refusal codes. The first problem of the body decides the code. */
const CODES: readonly [field: string, code: RefusalCode][] = [
  ['name', 'PUBLIC_API_KEY_NAME_INVALID'],
  ['webhookUrl', 'PUBLIC_API_WEBHOOK_URL_INVALID'],
];

/**
 * Reads the webhook address of a body. Refuses with every problem of the body; the first one decides the code.
 * @param problems  the broken schema rules of the body
 * @returns `undefined` if the body has no webhook address
 * @throws Refusal PUBLIC_API_KEY_NAME_INVALID, PUBLIC_API_WEBHOOK_URL_INVALID, CONTENT_INVALID
 */
export function readKeyWebhook(
  { webhookUrl: text }: Static<typeof KeyChangeBody>,
  problems: readonly Problem[],
  allowsLocal: boolean,
): WebhookAddress | null | undefined {
  const isStated = typeof text === 'string' && !problems.some(({ field }) => field === 'webhookUrl');
  const reading = isStated ? checkWebhookAddress(text, allowsLocal) : null;
  const all = problems.map(withoutAddress);
  if (reading?.kind === 'Wrong')
    all.push({ field: 'webhookUrl', message: reading.message, attemptedValue: null });
  if (all.length > 0) throw new Refusal(codeOf(all), { problems: all });
  return reading === null ? (text as null | undefined) : (reading as { address: WebhookAddress }).address;
}

/** The refusals of {@link readAssistantLimits}. */
export const limitRefusals: readonly RefusalCode[] = [
  'AMOUNT_TOO_FINE',
  'AMOUNT_NEGATIVE',
  'AMOUNT_TOO_LARGE',
];

/**
 * Reads the limits for orders through an assistant, in kuruş, from a body without problems.
 * @returns `undefined` if the body does not change them
 * @throws Refusal CONTENT_INVALID for 0, AMOUNT_TOO_FINE, AMOUNT_NEGATIVE, AMOUNT_TOO_LARGE
 */
export function readAssistantLimits({
  assistantOrders: limits,
}: Static<typeof KeyChangeBody>): AssistantLimits | null | undefined {
  if (limits === null || limits === undefined) return limits;
  return {
    orderKurus: readPositiveAmount('assistantOrders.perOrder', limits.perOrder),
    dayKurus: readPositiveAmount('assistantOrders.perDay', limits.perDay),
  };
}

/** Removes the address from a problem, because its query may be a secret. */
function withoutAddress(problem: Problem): Problem {
  return problem.field === 'webhookUrl' ? { ...problem, attemptedValue: null } : problem;
}

function codeOf(problems: readonly Problem[]): RefusalCode {
  const found = CODES.find(([part]) => problems.some(({ field }) => field === part));
  return found?.[1] ?? 'CONTENT_INVALID';
}
