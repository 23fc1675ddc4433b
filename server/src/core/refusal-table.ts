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
    'The time, the number of guests, the name or the phone number of the reservation is missing or not ' +
      'valid.',
  ],
  TOO_MANY_GUESTS: [400, 'A reservation is for at most 20 guests.'],
  INVALID_RESERVATION_DATE: [400, 'The time of the reservation is not in the future.'],

  // The caller's key, transport and rate.
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
  PUBLIC_API_TABLE_NOT_FOUND: [404, 'The venue has no table with this id.'],
  PUBLIC_API_PRODUCT_NOT_FOUND: [404, 'The product or portion is not on the menu of the venue.'],
  PUBLIC_API_RESERVATION_NOT_FOUND: [
    404,
    'No reservation with this id was made through the API at a venue that this key reaches.',
  ],

  // Not possible at the venue now.
  PUBLIC_API_PRODUCT_UNAVAILABLE: [409, 'A product is hidden, is sold by weight, or is out of stock.'],
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
  RESERVATION_TIME_UNAVAILABLE: [409, 'The venue does not take bookings for this time.'],
  TOO_MANY_RESERVATIONS: [
    429,
    'This address has made as many reservations on the page of the venue as it may; try again after `Retry-After` seconds.',
  ],
  RESERVATION_NOT_CANCELLABLE: [409, 'The reservation is over, its guest is seated, or its time has passed.'],

  // Drafts of assistants.
  ASSISTANT_DRAFT_NOT_FOUND: [404, 'This key has no draft with this id, or a newer draft replaced it.'],
  ASSISTANT_DRAFT_NOT_CONFIRMED: [409, 'The confirmed values differ from the draft.'],
  ASSISTANT_ORDER_LIMIT_EXCEEDED: [409, 'The order costs more than this key may spend on one order.'],
  ASSISTANT_DAY_LIMIT_EXCEEDED: [409, 'With this order the key would exceed its limit for one day.'],

  // The HTTP protocol, and faults of the service.
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
    'The Content-Type must be application/json, or the type of the photo for a photo.',
  ],
  URI_TOO_LONG: [414, 'The path with its query is longer than 8 KiB.'],
  EXPECTATION_FAILED: [417, 'The only supported expectation is `Expect: 100-continue`.'],
  HEADERS_TOO_LARGE: [431, 'The headers of the request are larger than 16 KiB.'],
  INTERNAL_ERROR: [500, 'The service failed; try again later.'],
  SERVICE_UNAVAILABLE: [503, 'The service cannot answer now; try again after `Retry-After` seconds.'],

  ...ACCESS_REFUSALS,

  // The venue API: till, kitchen, reservations.
  IDEMPOTENCY_KEY_INVALID: [
    400,
    'The Idempotency-Key header is missing, or is not 8 to 64 letters, digits, hyphens or underscores.',
  ],
  AMOUNT_TOO_FINE: [400, 'An amount has more than two decimals.'],
  AMOUNT_NEGATIVE: [400, 'An amount is below zero.'],
  AMOUNT_TOO_LARGE: [400, 'An amount is above 10,000,000 lira.'],
  VENUE_NOT_FOUND: [404, 'The venue does not exist, or the caller does not reach it.'],
  VENUE_SUSPENDED: [
    409,
    'The operator of the service has suspended the venue: it takes no orders and no reservations.',
  ],
  VAT_CLASS_NOT_FOUND: [404, 'The venue has no VAT class with this code.'],
  PAYMENT_METHOD_NOT_FOUND: [404, 'The venue has no payment method with this code.'],
  BILL_NOT_FOUND: [404, 'The venue has no bill with this id.'],
  LINE_NOT_FOUND: [404, 'The bill has no line with this id.'],
  PAYMENT_NOT_FOUND: [404, 'The bill has no payment with this id.'],
  FISCAL_DOCUMENT_NOT_FOUND: [404, 'The bill has no fiscal document with this id.'],
  APPROVAL_NOT_FOUND: [404, 'The venue has no approval with this id, or the caller may not see it.'],
  TABLE_NOT_FOUND: [404, 'The venue has no table with this id.'],
  PRODUCT_NOT_FOUND: [404, 'The venue has no product or portion with this id.'],
  RESERVATION_NOT_FOUND: [404, 'The venue has no reservation with this id or code.'],
  APPROVAL_OVER: [409, 'The approval was already answered, withdrawn or used, or has expired.'],
  BILL_NOT_OPEN: [409, 'The bill is closed or cancelled and cannot be changed.'],
  BILL_NOT_CLOSED: [409, 'The bill is open; only a closed or cancelled bill can be hidden.'],
  TIP_TOO_LARGE: [409, 'The tip is more than the bill; send `tipIsMeant` if that is intended.'],
  BILL_TYPE_MISMATCH: [409, 'This call does not apply to a bill of this type.'],
  BILL_CHANGED: [409, 'Other calls kept changing the bill; read it and try again.'],
  BILL_CHANGED_SINCE: [409, 'The bill was changed after the `revision` in the call.'],
  BILL_HAS_HELD_LINES: [409, 'The bill has lines that wait for their course; fire or remove them first.'],
  BILL_HAS_PAYMENTS: [409, 'The bill has payments; reverse them first.'],
  BILL_TOO_LONG: [
    409,
    'The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.',
  ],
  BILL_NOT_PAID: [409, 'The bill is not fully paid; print a receipt for a paid bill, or for one payment.'],
  BILL_NOT_PRINTABLE: [409, 'The venue has no printer for bills.'],
  BILL_OVERPAID: [
    409,
    'The payments are more than the total of the bill; give back `details.toGiveBack` first.',
  ],
  LINE_MOVE_NOT_ALLOWED: [
    409,
    'A line can move forward by any number of steps, or back by one. A removed line stays removed.',
  ],
  DRAWER_NOT_FOUND: [404, 'The venue has no drawer with this code.'],
  COUNT_NOT_FOUND: [404, 'The drawer has no count with this row, or was counted again in the meantime.'],
  SHIFT_NOT_FOUND: [404, 'The person has no shift on this day.'],
  DRAWER_COUNTED: [409, 'Someone else counted this in the meantime; read it and count again.'],
  DRAWER_NOT_COUNTED: [409, 'The venue counts blind: count the cash drawer before you read the day report.'],
  DRAWER_NOT_EMPTY: [409, 'A cash drawer must be counted and empty before it is removed.'],
  REASON_REQUIRED: [409, 'The venue requires a reason for this: send `reason`.'],
  LINE_IS_MEASURED: [409, 'The line is sold by measure and has no quantity to change.'],
  PRICE_ABOVE_MENU: [409, 'The new price is higher than the menu price.'],
  DISCOUNT_TOO_LARGE: [409, 'The discount is more than the amount that it can be deducted from.'],
  PAYMENT_TOO_LARGE: [409, 'The payment is more than the amount still owed.'],
  DAY_IS_EMPTY: [409, 'Nothing has happened at the venue since its last day report.'],
  DAY_REPORT_NOT_FOUND: [404, 'The venue has no day report with this number.'],
  PAYMENT_METHOD_FIXED: [
    409,
    'The payment method of this payment cannot change: the payment was reversed or partly refunded.',
  ],
  PAYMENT_METHOD_INACTIVE: [409, 'The payment method is switched off.'],
  UNIT_ALREADY_PAID: [409, 'The call has more units of a line than are still unpaid.'],
  UNIT_HAS_DOCUMENT: [409, 'The call has more units of a line than are still without a fiscal document.'],
  MEAL_CARD_NOT_ACCEPTED: [
    409,
    'The payment method is only for lines that accept meal cards, and those cost less than the payment.',
  ],
  MEAL_CARD_OVERPAID: [
    409,
    'Meal cards have paid more than the remaining lines allow; give back `details.toGiveBack` first.',
  ],
  TENDERED_TOO_SMALL: [409, '`tendered` is less than the amount with tip and rounding.'],
  CHANGE_NOT_GIVEN: [409, 'The payment method gives no change.'],
  IDEMPOTENCY_KEY_REUSED: [
    409,
    'The Idempotency-Key was used for another payment, refund or fiscal document of the bill.',
  ],
  UNIT_NOT_REFUNDABLE: [
    409,
    'The call has units that the payment did not pay for, or that were already refunded.',
  ],
  REFUND_TOO_LARGE: [409, 'The amount is more than is left of the payment, or more than was overpaid.'],
  PAYMENT_KIND_REQUIRED: [409, 'The bill is not fully paid: name the kind of payment for the rest.'],
  FISCAL_DOCUMENT_EXISTS: [409, 'These payments, refunds or units already have a fiscal document.'],
  FISCAL_DOCUMENT_NOT_ALLOWED: [
    409,
    'The state of the fiscal document does not allow this: an issued one does not change, only an ' +
      'issued one can be voided, and only a failed or voided one can be replaced.',
  ],
  FISCAL_DOCUMENT_REQUIRED: [
    409,
    'The venue closes a bill only when each payment has an issued fiscal document; `validationErrors` ' +
      'lists the payments without one.',
  ],
  CHANGES_EXPIRED: [410, 'The changes after this cursor are no longer stored: read everything again.'],
  TABLE_TAKEN: [409, 'The table already has an open bill.'],
  RESERVATION_TABLE_TAKEN: [409, 'Another party has one of these tables at that time.'],
  RESERVATION_MOVE_NOT_ALLOWED: [409, 'The current status of the reservation does not allow this.'],

  // The venue API: settings, menu, accounts.
  CONTENT_INVALID: [400, 'The content is not valid; `validationErrors` lists every problem.'],
  FIGURES_RANGE_INVALID: [
    400,
    'The range must have 1 to 1,100 days between 2000 and 2099, with `from` not after `to`.',
  ],
  PHOTO_INVALID: [
    400,
    'The photo is not a readable JPEG, PNG, WebP, GIF or AVIF image, or has too many pixels.',
  ],
  PASSWORD_WRONG: [403, 'The current password is wrong.'],
  PASSWORD_COMMON: [400, 'The new password is too easy to guess: a common word, a row of keys, or a date.'],
  PASSWORD_PERSONAL: [
    400,
    'The new password contains the name or the address of the person, the venue or the service.',
  ],
  PASSWORD_LINK_INVALID: [403, 'The password link was already used, has expired, or does not exist.'],
  CONTENT_CHANGED: [412, 'The record has changed since the revision in `If-Match`; read it again.'],
  AREA_NOT_FOUND: [404, 'The venue has no area with this id.'],
  CATEGORY_NOT_FOUND: [404, 'The venue has no category with this id.'],
  REMOVAL_NOT_FOUND: [404, 'Nothing with this id can be brought back to the menu of the venue.'],
  CAMPAIGN_NOT_FOUND: [404, 'The venue has no campaign with this id.'],
  PRINTER_NOT_FOUND: [404, 'The venue has no printer with this id.'],
  TICKET_NOT_FOUND: [404, 'The venue has no ticket with this id.'],
  ACCOUNT_NOT_FOUND: [404, 'There is no account with this id or e-mail address.'],
  PHOTO_NOT_FOUND: [404, 'There is no photo at this address.'],
  DELIVERY_NOT_FOUND: [
    404,
    'The key has no delivery with this id, or it is a test event; test events are not sent again.',
  ],
  RESTAURANT_PASS_NEEDED: [403, 'Making a restaurant here needs the operator token or a one-time link.'],
  USERNAME_TAKEN: [409, 'Another venue has this username.'],
  EMAIL_TAKEN: [409, 'Another account has this e-mail address.'],
  TOO_MANY_INVITATIONS: [
    429,
    'The person, or the people of the venue together, were sent as many invitations as they may be; try again after `Retry-After` seconds.',
  ],
  LAST_OWNER: [409, 'A venue must have at least one owner.'],
  TABLE_HAS_OPEN_BILL: [409, 'A table with an open bill cannot be removed.'],
  TICKET_NOT_PRINTABLE: [409, 'The venue has no printer for this ticket.'],
  PRINTER_NOT_FOR_PRACTICE: [409, 'A practice venue prints only on printers that are set up for practice.'],
  PRACTICE_VENUE_NEEDED: [409, 'An evening can be played only at a practice venue or a venue of the demo.'],
  EVENING_PLAYING: [409, 'A practice evening is already running at this venue.'],
  PRACTICE_NOT_COUNTED: [409, 'A practice venue has no figures and no reports.'],
  PHOTO_TOO_LARGE: [413, 'The photo is larger than 10 MiB.'],

  // The venue API: API keys. The public API never answers with these.
  SIGNING_SECRET_ROTATING: [409, 'The signing secret was replaced less than a day ago.'],
  PUBLIC_API_KEY_NOT_FOUND: [404, 'The venue has no API key with this id.'],
  PUBLIC_API_KEY_LIMIT_REACHED: [
    409,
    'The venue has its maximum of working API keys, at most 10; revoke one first.',
  ],
  PUBLIC_API_KEY_NAME_INVALID: [400, 'The name of the API key is missing or not allowed.'],
  PUBLIC_API_WEBHOOK_URL_INVALID: [400, 'The webhook address is not a public https:// address.'],

  // The operator API.
  OPERATOR_TOKEN_INVALID: [401, 'The operator token is missing or wrong.'],
  OPERATOR_TOKEN_NOT_FOUND: [404, 'There is no operator token with this name.'],
  OPERATOR_TOKEN_NAME_TAKEN: [409, 'Another operator token has this name.'],
  DOCUMENT_INVALID: [
    400,
    'The document is not valid and nothing was imported; `validationErrors` lists every problem.',
  ],
  KEY_NOT_FOUND: [404, 'There is no API key with this id.'],
  VENUE_NOT_MOVABLE: [409, 'The venue cannot be moved there; `validationErrors` says why.'],
} as const satisfies Record<string, readonly [number, string]>;
