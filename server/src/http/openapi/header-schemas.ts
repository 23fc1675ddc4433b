type Json = Record<string, unknown>;

const EVENT_ID = 'evt_5a3c1f0e9d8b7a695847362514031f2e';

/** The schemas of header values by name; any other header is a text. */
const SCHEMAS: Record<string, Json> = {
  'Idempotency-Key': {
    type: 'string',
    minLength: 8,
    maxLength: 64,
    pattern: '^[A-Za-z0-9_-]{8,64}$',
    examples: ['web-2026-03-01-000128'],
  },
  Approval: { type: 'string', format: 'uuid', examples: ['0195f0c4-1b80-7f0a-9c11-5b2e8d4a6f37'] },
  'If-None-Match': { type: 'string', examples: ['"2WJgU0WwTTqvahYgO-eH20xYsS6"'] },
  'If-Match': { type: 'string', examples: ['*', '"kX2pQ9vL0aZr3TfB"'] },
  'Accept-Language': { type: 'string', examples: ['en-US,en;q=0.9,tr;q=0.8'] },
  ETag: { type: 'string', examples: ['"2WJgU0WwTTqvahYgO-eH20xYsS6"'] },
  Location: {
    type: 'string',
    format: 'uri-reference',
    examples: ['/public/v1/orders/0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03'],
  },
  'Idempotent-Replayed': { type: 'string', enum: ['true'] },
  'Trace-Id': {
    type: 'string',
    pattern: '^[0-9a-f]{32}$',
    examples: ['4bf92f3577b34da6a3ce929d0e0e4736'],
  },
  'Retry-After': { type: 'integer', minimum: 1, examples: [60] },
  RateLimit: { type: 'string', examples: ['"read";r=117;t=23'] },
  'RateLimit-Policy': { type: 'string', examples: ['"read";q=120;w=60'] },
  'WWW-Authenticate': { type: 'string', examples: ['Bearer realm="sofra operator", error="invalid_token"'] },
  'X-Service-Event-Id': { type: 'string', pattern: '^evt_[0-9a-f]{32}$', examples: [EVENT_ID] },
  'X-Service-Event-Type': { type: 'string', examples: ['order.updated'] },
  'webhook-id': { type: 'string', pattern: '^evt_[0-9a-f]{32}$', examples: [EVENT_ID] },
  'webhook-timestamp': { type: 'string', pattern: '^[0-9]+$', examples: ['1772384712'] },
  'webhook-signature': {
    type: 'string',
    pattern: '^v1,[A-Za-z0-9+/]+=*(?: v1,[A-Za-z0-9+/]+=*)*$',
    examples: ['v1,EL6QUFP4aH+Qv9IYBne03ReZ4d72PAWZU1+XRi2hrMQ='],
  },
};

/** Headers of every answer of every API: name to description. */
export const ALWAYS_SENT_HEADERS = {
  'Trace-Id': 'The `traceId` of the answer; also sent if the answer has no body.',
};

/** The schema of a header's value. */
export function headerSchema(name: string): Json {
  return SCHEMAS[name] ?? { type: 'string' };
}
