/**
 * Every expected "no" of the service: one table of codes with their HTTP status and the English sentence for
 * developers. The sentences for guests and staff, in eight languages, are in `http/messages/`; a test holds the two and
 * `docs/errors.md` to each other.
 */
const TABLE = {
  // What cannot be read, whichever door it came in by.
  VALIDATION_ERROR: [400, 'A parameter or the JSON body cannot be read.'],
  INVALID_PAGE_NUMBER: [400, '`cursor` is a page number, counted from 1.'],
  INVALID_PAGE_SIZE: [400, '`pageSize` is a number from 1 to 100.'],
  PUBLIC_API_IDEMPOTENCY_KEY_INVALID: [
    400,
    'The Idempotency-Key header is missing or is not 8 to 64 letters, digits, hyphens and underscores.',
  ],
  PUBLIC_API_ORDER_INVALID: [
    400,
    'The order breaks a rule of its shape; `validationErrors` lists every problem.',
  ],
  PUBLIC_API_PRODUCT_OPTION_INVALID: [
    400,
    'An extra or a removed ingredient is not of the product, is repeated, or breaks a rule of its option group.',
  ],
  PUBLIC_API_RESERVATION_INVALID: [
    400,
    'The reservation lacks a readable time, number of guests, name or phone.',
  ],
  TOO_MANY_GUESTS: [400, 'A reservation is for at most 20 guests.'],
  INVALID_RESERVATION_DATE: [400, 'The time of the reservation is not in the future.'],

  // Who is calling.
  PUBLIC_API_KEY_MISSING: [401, 'The call carries no X-Api-Key header.'],
  PUBLIC_API_KEY_INVALID: [401, 'The API key is malformed, unknown or no longer valid.'],
  PUBLIC_API_SCOPE_MISSING: [403, 'The API key lacks the permission that this call needs.'],
  HTTPS_REQUIRED: [403, 'Plain HTTP is answered on the machine itself only; call by HTTPS.'],
  CROSS_ORIGIN_NOT_ACCEPTED: [403, 'Requests from the pages of other sites are not accepted.'],
  RATE_LIMIT_EXCEEDED: [429, 'Too many calls in this minute; wait for `Retry-After` seconds.'],

  // What the public API does not find.
  PUBLIC_API_VENUE_NOT_FOUND: [404, 'No such venue within the reach of this key.'],
  PUBLIC_API_ORDER_NOT_FOUND: [
    404,
    'No order with this id was placed through the API within the reach of this key.',
  ],
  PUBLIC_API_TABLE_NOT_FOUND: [404, 'The table is not one of the venue.'],
  PUBLIC_API_PRODUCT_NOT_FOUND: [404, 'The product or portion is not on the menu of the venue.'],
  PUBLIC_API_RESERVATION_NOT_FOUND: [
    404,
    'No reservation with this id was taken through the API within the reach of this key.',
  ],

  // What the venue cannot do now.
  PUBLIC_API_PRODUCT_UNAVAILABLE: [409, 'A product is hidden, sold by measure or not in stock.'],
  PUBLIC_API_ORDERING_UNAVAILABLE: [409, 'The venue has no active subscription and takes no orders.'],
  PLACE_IS_BUSY: [409, 'The kitchen has declared a rush; `ordering.busyUntil` says until when.'],
  OUTSIDE_WORKING_HOURS: [409, 'The venue is closed now.'],
  ORDER_CREATION_IN_PROGRESS: [
    409,
    'A call with this Idempotency-Key is still being processed; send it again with the same key.',
  ],
  PUBLIC_API_WEBHOOK_NOT_CONFIGURED: [409, 'The API key has no webhook address.'],
  PUBLIC_API_RESERVATIONS_UNAVAILABLE: [
    409,
    'The venue has no active subscription and takes no reservations.',
  ],
  RESERVATIONS_DISABLED: [409, 'The venue takes no reservations online.'],
  RESERVATION_TOO_SOON: [409, 'The time is less than 30 minutes away.'],
  RESERVATION_TOO_FAR: [409, 'The date is more than 60 days ahead.'],
  RESERVATION_TIME_UNAVAILABLE: [409, 'The venue cannot be booked at this time.'],
  RESERVATION_NOT_CANCELLABLE: [409, 'The reservation is over, its guest is seated, or its time has come.'],

  // What belongs to HTTP itself.
  MALFORMED_REQUEST: [
    400,
    'The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.',
  ],
  ENDPOINT_NOT_FOUND: [404, 'There is nothing at this path.'],
  METHOD_NOT_ALLOWED: [405, 'This path does not take this method; `Allow` lists those it takes.'],
  REQUEST_TIMEOUT: [408, 'The request did not arrive in time; send it again, and all of it at once.'],
  BODY_TOO_LARGE: [413, 'The body is larger than this call takes: 256 KiB, an import 16 MiB.'],
  UNSUPPORTED_MEDIA_TYPE: [
    415,
    'The body must be sent as application/json, or as a photo where one is added.',
  ],
  URI_TOO_LONG: [414, 'The path with its query is longer than 8 KiB.'],
  EXPECTATION_FAILED: [417, 'The only expectation that is met is `Expect: 100-continue`.'],
  HEADERS_TOO_LARGE: [431, 'The headers of the request are larger than 16 KiB.'],
  INTERNAL_ERROR: [500, 'A fault on the side of the service; try again after a pause.'],
  SERVICE_UNAVAILABLE: [503, 'The service cannot answer just now; try again after `Retry-After` seconds.'],

  // The side of the venue: sign-in, till, kitchen.
  SIGN_IN_REQUIRED: [401, 'The call needs a session: sign in first.'],
  SIGN_IN_FAILED: [401, 'The e-mail address or the password is wrong.'],
  SIGN_IN_THROTTLED: [429, 'Too many failed sign-ins; wait for `Retry-After` seconds.'],
  TOO_MANY_LIVE_STREAMS: [
    429,
    'The account or the venue has too many live streams open; close some, or try again after `Retry-After` seconds.',
  ],
  NOT_PERMITTED: [403, 'This account may not do this.'],
  IDEMPOTENCY_KEY_INVALID: [
    400,
    'The Idempotency-Key header is missing or is not 8 to 64 letters, digits, hyphens and underscores.',
  ],
  VENUE_NOT_FOUND: [404, 'No such venue within reach.'],
  BILL_NOT_FOUND: [404, 'The venue has no such bill.'],
  LINE_NOT_FOUND: [404, 'The bill has no such line.'],
  PAYMENT_NOT_FOUND: [404, 'The bill has no such payment.'],
  TABLE_NOT_FOUND: [404, 'The venue has no such table.'],
  PRODUCT_NOT_FOUND: [404, 'The venue has no such product or portion.'],
  RESERVATION_NOT_FOUND: [404, 'The venue has no such reservation.'],
  BILL_NOT_OPEN: [409, 'The bill is closed or cancelled and cannot be changed.'],
  BILL_TYPE_MISMATCH: [409, 'This cannot be done to a bill of this type.'],
  BILL_CHANGED: [409, 'The bill kept changing while this was done to it; look at it again.'],
  BILL_HAS_PAYMENTS: [409, 'Something was paid on this bill; take the payments back first.'],
  BILL_TOO_LONG: [409, 'The bill holds 500 lines, 100 payments or 5,000 changes; close it and open another.'],
  BILL_OVERPAID: [
    409,
    'More was paid than the bill comes to; `details.toGiveBack` says how much is to be given back first.',
  ],
  LINE_MOVE_NOT_ALLOWED: [409, 'A line goes forward, or one step back; a struck line stays struck.'],
  PAYMENT_TOO_LARGE: [409, 'The payment is more than what is still owed.'],
  PAYMENT_KIND_REQUIRED: [409, 'Something is still owed: say by which kind of payment the rest is settled.'],
  TABLE_TAKEN: [409, 'The table has an open bill of its own.'],
  RESERVATION_MOVE_NOT_ALLOWED: [409, 'This cannot be done with the reservation as it stands now.'],

  // The side of the venue: what its owner sets up.
  CONTENT_INVALID: [400, 'What was sent cannot be saved; `validationErrors` lists every problem.'],
  PHOTO_INVALID: [
    400,
    'The photo is not a JPEG, PNG, WebP, GIF or AVIF image that can be read, or has too many pixels.',
  ],
  PASSWORD_WRONG: [403, 'The current password is wrong.'],
  AREA_NOT_FOUND: [404, 'The venue has no such area.'],
  CATEGORY_NOT_FOUND: [404, 'The venue has no such category.'],
  CAMPAIGN_NOT_FOUND: [404, 'The venue has no such campaign.'],
  PRINTER_NOT_FOUND: [404, 'The venue has no such printer.'],
  TICKET_NOT_FOUND: [404, 'The venue has no such ticket.'],
  ACCOUNT_NOT_FOUND: [404, 'The venue has no such account.'],
  PHOTO_NOT_FOUND: [404, 'No such photo.'],
  DELIVERY_NOT_FOUND: [404, 'The key has no such delivery, or it was a test and is not sent again.'],
  USERNAME_TAKEN: [409, 'The username is that of another venue.'],
  EMAIL_TAKEN: [409, 'The e-mail address is that of another account.'],
  LAST_OWNER: [409, 'The venue would be left without an owner.'],
  TABLE_HAS_OPEN_BILL: [409, 'A table with an open bill cannot be removed.'],
  TICKET_NOT_PRINTABLE: [409, 'The venue has no printer that the ticket could come out of.'],
  PHOTO_TOO_LARGE: [413, 'The photo is larger than 10 MiB.'],

  // The venue's panel. The public API never answers these, although the contract names them.
  PUBLIC_API_KEY_NOT_FOUND: [404, 'The venue has no such API key.'],
  PUBLIC_API_KEY_LIMIT_REACHED: [409, 'A venue has at most 10 working API keys; revoke one first.'],
  PUBLIC_API_KEY_NAME_INVALID: [
    400,
    'The API key needs a name, and the one given is missing or not allowed.',
  ],
  PUBLIC_API_WEBHOOK_URL_INVALID: [400, 'The webhook address is not a public https:// address.'],

  // The side of the operator.
  OPERATOR_TOKEN_INVALID: [401, 'The operator token is missing or wrong.'],
  DOCUMENT_INVALID: [
    400,
    'The document has faults and nothing of it was imported; `validationErrors` lists each.',
  ],
  KEY_NOT_FOUND: [404, 'No such API key.'],
} as const satisfies Record<string, readonly [number, string]>;

/** A code of the error table. Clients act on it; it never changes its meaning. */
export type RefusalCode = keyof typeof TABLE;

/** Every code, in the order of the table. */
export const REFUSAL_CODES = Object.keys(TABLE) as RefusalCode[];

/** One thing that is wrong with a request. `field` is a path in its body (`lines[1].extraIds`) or a parameter's name. */
export interface Problem {
  field: string;
  message: string;
  attemptedValue: string | number | boolean | null;
}

/** What a program is told of a refusal beside its code, by the code; amounts in kuruş. */
export interface RefusalDetails {
  /** Of `BILL_OVERPAID`. */
  toGiveBackKurus: number;
}

/** So many problems of a document are told at once: nobody reads more, and a document can have a million. */
export const MOST_PROBLEMS = 100;

/**
 * At most 100 problems of a document: when there are more, the last of them says so.
 * @param hasMore  there are more than these
 */
export function mostProblems(problems: readonly Problem[], hasMore = false): readonly Problem[] {
  if (!hasMore && problems.length <= MOST_PROBLEMS) return problems;
  const told = MOST_PROBLEMS - 1;
  const message = `has more faults than these ${told}: at least ${Math.max(problems.length, MOST_PROBLEMS + 1)}`;
  return [...problems.slice(0, told), { field: 'document', message, attemptedValue: null }];
}

/** What a refusal may say beyond its code. `retryAfterSeconds` becomes the `Retry-After` header. */
export interface RefusalExtras {
  problems?: readonly Problem[];
  details?: RefusalDetails;
  retryAfterSeconds?: number;
  allow?: readonly string[];
}

/** An expected no. Thrown anywhere below a door; the door turns it into the error envelope. Nothing was changed. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly problems: readonly Problem[];
  readonly details: RefusalDetails | null;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(code: RefusalCode, extras: RefusalExtras = {}) {
    super(TABLE[code][1]);
    this.name = 'Refusal';
    this.code = code;
    this.problems = extras.problems ?? [];
    this.details = extras.details ?? null;
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.allow = extras.allow;
  }
}

/** The HTTP status of a code. */
export function statusOf(code: RefusalCode): number {
  return TABLE[code][0];
}

/** The English sentence of a code, for logs and developers; its wording may change. */
export function developerMessageOf(code: RefusalCode): string {
  return TABLE[code][1];
}
