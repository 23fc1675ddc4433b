import { Refusal, type RefusalCode } from '../../core/refusals.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** Reads the `Idempotency-Key` header. @throws Refusal with `code` when it is missing or malformed */
export function readIdempotencyKey(
  value: string | undefined,
  code: RefusalCode = 'PUBLIC_API_IDEMPOTENCY_KEY_INVALID',
): string {
  if (value !== undefined && KEY.test(value)) return value;
  const message = 'must be 8 to 64 letters, digits, hyphens and underscores';
  throw new Refusal(code, { problems: [{ field: 'Idempotency-Key', message, attemptedValue: null }] });
}
