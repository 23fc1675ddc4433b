import { ACCESS_REFUSALS } from './access/access-refusals.ts';

/**
 * Every refusal of the service: its code, its HTTP status and an English sentence for developers. The
 * sentences for guests and staff are in `server/words/<language>/refusals.json`. A test checks that both and
 * `docs/errors.md` have the same codes.
 */
export const REFUSAL_TABLE = {
  // Requests that cannot be read, in any API.
  VALIDATION_ERROR: [400, 'A parameter or the JSON body cannot be read.'],
  INVALID_PAGE_NUMBER: [400, '`cursor` must be a page number of 1 or more.'],
  INVALID_PAGE_SIZE: [400, '`pageSize` must be a number from 1 to 100.'],
  PUBLIC_API_IDEMPOTENCY_KEY_INVALID: [
    400,
    'The Idempotency-Key header is missing, or is not 8 to 64 letters, digits, hyphens or underscores.',
  ],
  PUBLIC_API_ORDER_INVALID: [400, 'The order is not valid; `validationErrors` lists every problem.'],
  PUBLIC_API_PRODUCT_OPTION_INVALID: [
    400,
    'An extra or a removed ingredient does not belong to the product, is repeated, or breaks a rule of its option group.',
  ],
  PUBLIC_API_RESERVATION_INVALID: [
    400,
    'The time, number of guests, name or phone of the reservation is missing or cannot be read.',
  ],
  TOO_MANY_GUESTS: [400, 'A reservation is for at most 20 guests.'],
  INVALID_RESERVATION_DATE: [400, 'The time of the reservation is not in the future.'],

  // The caller.
  PUBLIC_API_KEY_MISSING: [401, 'The call carries no X-Api-Key header.'],
  PUBLIC_API_KEY_INVALID: [401, 'The API key is malformed, unknown or no longer valid.'],
  PUBLIC_API_SCOPE_MISSING: [403, 'The API key lacks the permission that this call needs.'],
  HTTPS_REQUIRED: [403, 'Plain HTTP is accepted only from the machine that runs the service; use HTTPS.'],
  CROSS_ORIGIN_NOT_ACCEPTED: [403, 'Requests from pages of other sites are not accepted.'],
  RATE_LIMIT_EXCEEDED: [429, 'Too many calls in this minute; try again after `Retry-After` seconds.'],

  // Not found, in the public API.
  PUBLIC_API_VENUE_NOT_FOUND: [404, 'The venue does not exist, or this key does not reach it.'],
  PUBLIC_API_ORDER_NOT_FOUND: [
    404,
    'No order with this id was placed through the API at a venue that this key reaches.',
  ],
  PUBLIC_API_TABLE_NOT_FOUND: [404, 'The venue has no such table.'],
  PUBLIC_API_PRODUCT_NOT_FOUND: [404, 'The product or portion is not on the menu of the venue.'],
  PUBLIC_API_RESERVATION_NOT_FOUND: [
    404,
    'No reservation with this id was taken through the API at a venue that this key reaches.',
  ],

  // Not possible at the venue now.
  PUBLIC_API_PRODUCT_UNAVAILABLE: [409, 'A product is hidden, sold by weight or out of stock.'],
  PUBLIC_API_ORDERING_UNAVAILABLE: [409, 'The venue has no active subscription and takes no orders.'],
  PLACE_IS_BUSY: [409, 'The venue has declared a rush; `ordering.busyUntil` of the venue says when it ends.'],
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
  TOO_MANY_RESERVATIONS: [
    429,
    'This address has made as many reservations on the page of the venue as it may; try again after `Retry-After` seconds.',
  ],
  RESERVATION_NOT_CANCELLABLE: [409, 'The reservation is over, its guest is seated, or its time has come.'],

  // Drafts of assistants.
  ASSISTANT_DRAFT_NOT_FOUND: [404, 'This key has no such draft, or another one has taken its place.'],
  ASSISTANT_DRAFT_NOT_CONFIRMED: [409, 'What the call confirms is not what the draft says.'],
  ASSISTANT_ORDER_LIMIT_EXCEEDED: [409, 'The order comes to more than this key may order at once.'],
  ASSISTANT_DAY_LIMIT_EXCEEDED: [409, 'With this order the key would order more than it may on one day.'],

  // HTTP itself.
  MALFORMED_REQUEST: [
    400,
    'The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.',
  ],
  ENDPOINT_NOT_FOUND: [404, 'There is nothing at this path.'],
  METHOD_NOT_ALLOWED: [
    405,
    'This path does not support this method; the `Allow` header lists the supported ones.',
  ],
  REQUEST_TIMEOUT: [408, 'The request did not arrive completely in time; send it again.'],
  BODY_TOO_LARGE: [413, 'The body is too large: at most 256 KiB, for an import 16 MiB.'],
  UNSUPPORTED_MEDIA_TYPE: [
    415,
    'The Content-Type must be application/json, or that of a photo if a photo is added.',
  ],
  URI_TOO_LONG: [414, 'The path with its query is longer than 8 KiB.'],
  EXPECTATION_FAILED: [417, 'The only supported expectation is `Expect: 100-continue`.'],
  HEADERS_TOO_LARGE: [431, 'The headers of the request are larger than 16 KiB.'],
  INTERNAL_ERROR: [500, 'The service failed; try again later.'],
  SERVICE_UNAVAILABLE: [503, 'The service cannot answer now; try again after `Retry-After` seconds.'],

  ...ACCESS_REFUSALS,

  // The venue API: till, kitchen.
  IDEMPOTENCY_KEY_INVALID: [
    400,
    'The Idempotency-Key header is missing, or is not 8 to 64 letters, digits, hyphens or underscores.',
  ],
  AMOUNT_TOO_FINE: [400, 'An amount has fractions of a kuruş.'],
  AMOUNT_NEGATIVE: [400, 'An amount is below zero.'],
  AMOUNT_TOO_LARGE: [400, 'An amount is above 10,000,000 lira.'],
  VENUE_NOT_FOUND: [404, 'The venue does not exist, or the caller does not reach it.'],
  VENUE_SUSPENDED: [
    409,
    'The operator of the service has suspended the venue: it takes no orders and no reservations.',
  ],
  VAT_CLASS_NOT_FOUND: [404, 'The venue has no VAT class with this code.'],
  PAYMENT_METHOD_NOT_FOUND: [404, 'The venue has no such way to pay.'],
  BILL_NOT_FOUND: [404, 'The venue has no such bill.'],
  LINE_NOT_FOUND: [404, 'The bill has no such line.'],
  PAYMENT_NOT_FOUND: [404, 'The bill has no such payment.'],
  FISCAL_DOCUMENT_NOT_FOUND: [404, 'The bill has no such fiscal document.'],
  APPROVAL_NOT_FOUND: [404, 'The venue has no such question, or it is none of the caller’s.'],
  TABLE_NOT_FOUND: [404, 'The venue has no such table.'],
  PRODUCT_NOT_FOUND: [404, 'The venue has no such product or portion.'],
  RESERVATION_NOT_FOUND: [404, 'The venue has no such reservation.'],
  APPROVAL_OVER: [409, 'The question was answered, taken back or used, or waited too long.'],
  BILL_NOT_OPEN: [409, 'The bill is closed or cancelled and cannot be changed.'],
  BILL_NOT_CLOSED: [409, 'The bill is open; only a finished one can be hidden.'],
  TIP_TOO_LARGE: [409, 'The tip is more than the bill comes to; send `tipIsMeant` if it is meant.'],
  BILL_TYPE_MISMATCH: [409, 'This call does not apply to a bill of this type.'],
  BILL_CHANGED: [409, 'Other calls kept changing the bill; read it and try again.'],
  BILL_CHANGED_SINCE: [409, 'The bill was changed after the `revision` that the call states.'],
  BILL_HAS_HELD_LINES: [409, 'Dishes of this bill wait for their course; fire or remove them first.'],
  BILL_HAS_PAYMENTS: [409, 'The bill has payments; reverse them first.'],
  BILL_TOO_LONG: [
    409,
    'The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.',
  ],
  BILL_NOT_PAID: [409, 'Something remains to be paid; a receipt is for a paid bill, or for one payment.'],
  BILL_NOT_PRINTABLE: [409, 'The venue has no printer for bills.'],
  BILL_OVERPAID: [409, 'The payments exceed the total of the bill; give back `details.toGiveBack` first.'],
  LINE_MOVE_NOT_ALLOWED: [409, 'A line moves forward, or one step back; a struck line stays struck.'],
  DRAWER_NOT_FOUND: [404, 'The venue has no such drawer.'],
  COUNT_NOT_FOUND: [404, 'The drawer has no such count, or it was counted again since.'],
  SHIFT_NOT_FOUND: [404, 'The person has no shift on this day.'],
  DRAWER_COUNTED: [409, 'Somebody counted this since; read it and count again.'],
  DRAWER_NOT_COUNTED: [
    409,
    'The cash drawer is to be counted before the day report is read: the venue counts blind.',
  ],
  DRAWER_NOT_EMPTY: [409, 'A cash drawer that is removed is counted first, and nothing is left in it.'],
  REASON_REQUIRED: [409, 'The venue wants a reason for this: send `reason`.'],
  LINE_IS_MEASURED: [409, 'The line is of goods by measure, which have a measure and no quantity.'],
  PRICE_ABOVE_MENU: [409, 'A price by hand is above the price of the menu.'],
  DISCOUNT_TOO_LARGE: [409, 'A discount by hand is more than what remains to take it off.'],
  PAYMENT_TOO_LARGE: [409, 'The payment exceeds what is still owed.'],
  DAY_IS_EMPTY: [409, 'Nothing has happened at the venue since its last day report.'],
  DAY_REPORT_NOT_FOUND: [404, 'The venue has no day report with this number.'],
  PAYMENT_METHOD_FIXED: [
    409,
    'The way to pay of this payment cannot change: it was taken back, or something was given back of it.',
  ],
  PAYMENT_METHOD_INACTIVE: [409, 'The way to pay is switched off.'],
  UNIT_ALREADY_PAID: [409, 'More units of a line are chosen than are left to pay.'],
  UNIT_HAS_DOCUMENT: [409, 'More units of a line are chosen than are left without a fiscal document.'],
  MEAL_CARD_NOT_ACCEPTED: [
    409,
    'The way to pay is only for lines that accept meal cards, which come to less.',
  ],
  MEAL_CARD_OVERPAID: [
    409,
    'Meal cards have paid more than what is left accepts; give back `details.toGiveBack` first.',
  ],
  TENDERED_TOO_SMALL: [409, 'What was handed over is less than the amount with tip and rounding.'],
  CHANGE_NOT_GIVEN: [409, 'The way to pay gives no change.'],
  IDEMPOTENCY_KEY_REUSED: [
    409,
    'The Idempotency-Key was used for another payment, refund or fiscal document of the bill.',
  ],
  UNIT_NOT_REFUNDABLE: [
    409,
    'Units are chosen that the payment was not for, or that were given back already.',
  ],
  REFUND_TOO_LARGE: [
    409,
    'More is to be given back than is left of the payment, or than was paid beyond the total.',
  ],
  PAYMENT_KIND_REQUIRED: [409, 'The bill is not fully paid: name the kind of payment for the rest.'],
  FISCAL_DOCUMENT_EXISTS: [409, 'What the fiscal document is for has one already.'],
  FISCAL_DOCUMENT_NOT_ALLOWED: [
    409,
    'An issued fiscal document stays as it is; only an issued one is voided, and only a failed or voided one is replaced.',
  ],
  FISCAL_DOCUMENT_REQUIRED: [
    409,
    'The venue closes a bill only when each payment has an issued fiscal document; `validationErrors` names the others.',
  ],
  CHANGES_EXPIRED: [410, 'The changes after this cursor are no longer kept: read everything anew.'],
  TABLE_TAKEN: [409, 'The table has an open bill of its own.'],
  RESERVATION_TABLE_TAKEN: [409, 'Another party has one of these tables at that time.'],
  RESERVATION_MOVE_NOT_ALLOWED: [409, 'The current status of the reservation does not allow this.'],

  // The venue API: what an owner sets up.
  CONTENT_INVALID: [400, 'The content is not valid; `validationErrors` lists every problem.'],
  FIGURES_RANGE_INVALID: [
    400,
    'Figures are read for 1 to 1,100 days, from an earlier to a later date between 2000 and 2099.',
  ],
  PHOTO_INVALID: [
    400,
    'The photo is not a readable JPEG, PNG, WebP, GIF or AVIF image, or has too many pixels.',
  ],
  PASSWORD_WRONG: [403, 'The current password is wrong.'],
  PASSWORD_COMMON: [
    400,
    'The new password is one of those that are tried first: a common word, a row of keys, a date.',
  ],
  PASSWORD_PERSONAL: [
    400,
    'The new password is made of the name or the address of the person, the venue or the service.',
  ],
  PASSWORD_LINK_INVALID: [403, 'The link to set a password was used, is too old, or was never made.'],
  CONTENT_CHANGED: [
    412,
    'The record has another revision than `If-Match` names; read it again and decide anew.',
  ],
  AREA_NOT_FOUND: [404, 'The venue has no such area.'],
  CATEGORY_NOT_FOUND: [404, 'The venue has no such category.'],
  REMOVAL_NOT_FOUND: [404, 'Nothing with this id can be brought back to the menu of the venue.'],
  CAMPAIGN_NOT_FOUND: [404, 'The venue has no such campaign.'],
  PRINTER_NOT_FOUND: [404, 'The venue has no such printer.'],
  TICKET_NOT_FOUND: [404, 'The venue has no such ticket.'],
  ACCOUNT_NOT_FOUND: [404, 'The venue has no such account.'],
  PHOTO_NOT_FOUND: [404, 'There is no such photo.'],
  DELIVERY_NOT_FOUND: [404, 'The key has no such delivery, or it was a test event, which is not sent again.'],
  RESTAURANT_PASS_NEEDED: [403, 'Making a restaurant here needs the operator token or a one-time link.'],
  USERNAME_TAKEN: [409, 'Another venue has this username.'],
  EMAIL_TAKEN: [409, 'Another account has this e-mail address.'],
  LAST_OWNER: [409, 'The venue must keep at least one owner.'],
  TABLE_HAS_OPEN_BILL: [409, 'A table with an open bill cannot be removed.'],
  TICKET_NOT_PRINTABLE: [409, 'The venue has no printer for this ticket.'],
  PRINTER_NOT_FOR_PRACTICE: [409, 'A practice venue prints only on printers made for practice.'],
  PRACTICE_VENUE_NEEDED: [409, 'Evenings are played at practice venues and at those of the demo alone.'],
  EVENING_PLAYING: [409, 'An evening is being played at this venue already.'],
  PRACTICE_NOT_COUNTED: [409, 'Figures and reports leave a practice venue out.'],
  PHOTO_TOO_LARGE: [413, 'The photo is larger than 10 MiB.'],

  // The venue API: API keys. The public API never answers with these.
  SIGNING_SECRET_ROTATING: [409, 'The signing secret was replaced less than a day ago.'],
  PUBLIC_API_KEY_NOT_FOUND: [404, 'The venue has no such API key.'],
  PUBLIC_API_KEY_LIMIT_REACHED: [
    409,
    'The venue has as many working API keys as it may, at most 10; revoke one first.',
  ],
  PUBLIC_API_KEY_NAME_INVALID: [400, 'The name of the API key is missing or not allowed.'],
  PUBLIC_API_WEBHOOK_URL_INVALID: [400, 'The webhook address is not a public https:// address.'],

  // The operator API.
  OPERATOR_TOKEN_INVALID: [401, 'The operator token is missing or wrong.'],
  OPERATOR_TOKEN_NOT_FOUND: [404, 'There is no such operator token.'],
  OPERATOR_TOKEN_NAME_TAKEN: [409, 'Another operator token has this name.'],
  DOCUMENT_INVALID: [
    400,
    'The document is not valid and nothing was imported; `validationErrors` lists every problem.',
  ],
  KEY_NOT_FOUND: [404, 'There is no such API key.'],
  VENUE_NOT_MOVABLE: [409, 'The venue cannot be moved there; `validationErrors` says why.'],
} as const satisfies Record<string, readonly [number, string]>;
