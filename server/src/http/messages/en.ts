import type { RefusalCode } from '../../core/refusals.ts';

export const messages: Record<RefusalCode, string> = {
  VALIDATION_ERROR: 'Some of what was sent could not be read. Please check your entries and try again.',
  INVALID_PAGE_NUMBER: 'This page of the list does not exist. Please go back to the first page.',
  INVALID_PAGE_SIZE: 'A page of the list can show 1 to 100 entries. Please choose a number in this range.',
  PUBLIC_API_IDEMPOTENCY_KEY_INVALID:
    'Your order was not placed because of a technical fault. Please reload the page and try again.',
  PUBLIC_API_ORDER_INVALID:
    'Something in your order is missing or not correct. Please check your basket and your details.',
  PUBLIC_API_PRODUCT_OPTION_INVALID:
    'The options of an item in your basket are incomplete or do not go together. Please choose them again.',
  PUBLIC_API_RESERVATION_INVALID:
    'Something in your reservation is missing or not correct. Please check your details and try again.',
  TOO_MANY_GUESTS:
    'A reservation can be made here for at most 20 guests. For a larger party, please contact the restaurant directly.',
  INVALID_RESERVATION_DATE: 'The time you chose has already passed. Please choose a later one.',

  PUBLIC_API_KEY_MISSING:
    'The restaurant’s online service is not available at the moment. Please contact the restaurant directly.',
  PUBLIC_API_KEY_INVALID:
    'The restaurant’s online service is not available at the moment. Please contact the restaurant directly.',
  PUBLIC_API_SCOPE_MISSING: 'This is not possible on this website. Please contact the restaurant directly.',
  CROSS_ORIGIN_NOT_ACCEPTED:
    'The request came from another website and was not accepted. Please open the original page and try again.',
  HTTPS_REQUIRED:
    'This is possible only over a secure connection. Please use the address that begins with https.',
  RATE_LIMIT_EXCEEDED: 'There have been too many requests. Please wait a minute and try again.',

  PUBLIC_API_VENUE_NOT_FOUND: 'This restaurant could not be found. Please check the link and try again.',
  PUBLIC_API_ORDER_NOT_FOUND: 'This order could not be found. Please ask the restaurant about it.',
  PUBLIC_API_TABLE_NOT_FOUND:
    'This table could not be found. Please scan the code on your table again or ask the staff.',
  PUBLIC_API_PRODUCT_NOT_FOUND:
    'An item in your basket is not on the menu. Please remove it and choose another one.',
  PUBLIC_API_RESERVATION_NOT_FOUND:
    'This reservation could not be found. Please contact the restaurant directly.',

  PUBLIC_API_PRODUCT_UNAVAILABLE:
    'An item in your basket is not available at the moment, or not in that quantity. Please change your basket.',
  PUBLIC_API_ORDERING_UNAVAILABLE:
    'The restaurant is not taking online orders at the moment. Please order from the restaurant directly.',
  PLACE_IS_BUSY:
    'The kitchen is very busy and is not taking new orders just now. Please try again a little later.',
  OUTSIDE_WORKING_HOURS: 'The restaurant is closed at the moment. Please order during its opening hours.',
  ORDER_CREATION_IN_PROGRESS: 'Your order is still being processed. Please wait a moment and try again.',
  PUBLIC_API_WEBHOOK_NOT_CONFIGURED:
    'No address for notifications has been entered yet. Please enter one in the restaurant’s panel first.',
  PUBLIC_API_RESERVATIONS_UNAVAILABLE:
    'The restaurant is not taking online reservations at the moment. Please contact the restaurant directly.',
  RESERVATIONS_DISABLED:
    'The restaurant does not take reservations online. Please contact it directly to book a table.',
  RESERVATION_TOO_SOON:
    'A reservation has to be made at least 30 minutes in advance. Please choose a later time.',
  RESERVATION_TOO_FAR: 'A reservation can be made at most 60 days in advance. Please choose an earlier date.',
  RESERVATION_TIME_UNAVAILABLE:
    'The restaurant takes no reservations for the time you chose. Please choose another time.',
  TOO_MANY_RESERVATIONS:
    'Many reservations have been made from your connection. Please call the restaurant, or try again later.',
  RESERVATION_NOT_CANCELLABLE:
    'This reservation can no longer be cancelled. Please contact the restaurant directly.',

  ASSISTANT_DRAFT_NOT_FOUND: 'This draft is no longer there. Please have it prepared again.',
  ASSISTANT_DRAFT_NOT_CONFIRMED:
    'What was confirmed is not what was prepared. Please look at it again and confirm it.',
  ASSISTANT_ORDER_LIMIT_EXCEEDED:
    'The order comes to more than an assistant may spend on one order here. Please order less, or order with the restaurant.',
  ASSISTANT_DAY_LIMIT_EXCEEDED:
    'An assistant has ordered as much here today as it may. Please order with the restaurant.',

  MALFORMED_REQUEST: 'The request could not be understood. Please reload the page and try again.',
  ENDPOINT_NOT_FOUND: 'The page you are looking for could not be found. Please check the address.',
  METHOD_NOT_ALLOWED: 'This cannot be done here. Please reload the page and try again.',
  REQUEST_TIMEOUT: 'The information did not arrive in time. Please check your connection and try again.',
  BODY_TOO_LARGE: 'More was sent than can be accepted at once. Please shorten it and try again.',
  UNSUPPORTED_MEDIA_TYPE:
    'The information was sent in a form that cannot be read. Please reload the page and try again.',
  URI_TOO_LONG: 'The address of the page is too long. Please check the address.',
  EXPECTATION_FAILED: 'The request cannot be handled in this form. Please reload the page and try again.',
  HEADERS_TOO_LARGE:
    'Your browser sent too much additional information. Please clear the cookies of this site and try again.',
  INTERNAL_ERROR: 'Something unexpected went wrong. Please try again in a little while.',
  SERVICE_UNAVAILABLE: 'The service cannot be reached at the moment. Please try again shortly.',

  SIGN_IN_REQUIRED: 'You are not signed in, or your session has ended. Please sign in.',
  SIGN_IN_FAILED: 'The e-mail address or the password is not correct. Please check both and try again.',
  SIGN_IN_THROTTLED:
    'There have been too many failed attempts to sign in. Please wait a while and try again.',
  TOO_MANY_LIVE_STREAMS:
    'Too many screens are connected at the same time. Please close those you do not use and try again shortly.',
  NOT_PERMITTED: 'Your account does not allow this. Please ask the owner of the restaurant.',
  IDEMPOTENCY_KEY_INVALID:
    'This could not be done because of a technical fault. Please reload the page and try again.',
  AMOUNT_TOO_FINE: 'This amount has more than two decimals. Please enter lira and kuruş.',
  AMOUNT_NEGATIVE: 'An amount cannot be below zero. Please enter it without a minus.',
  AMOUNT_TOO_LARGE: 'This amount is above ten million lira. Please check it.',
  VENUE_NOT_FOUND:
    'This restaurant is not among those your account can open. Please choose one from your list.',
  VENUE_SUSPENDED:
    'The operator of the service has suspended this restaurant: it takes no new orders or reservations. Open bills can still be paid.',
  VAT_CLASS_NOT_FOUND: 'This VAT class is not among those of the restaurant. Please choose another one.',
  PAYMENT_METHOD_NOT_FOUND:
    'This way to pay is not among those of the restaurant. Please choose another one.',
  BILL_NOT_FOUND: 'This bill could not be found. Please refresh the list.',
  LINE_NOT_FOUND: 'This item is not on the bill. Please refresh the bill.',
  PAYMENT_NOT_FOUND: 'This payment is not on the bill. Please refresh the bill.',
  FISCAL_DOCUMENT_NOT_FOUND: 'This fiscal document was not found.',
  TABLE_NOT_FOUND: 'This table could not be found. Please refresh the list of tables.',
  PRODUCT_NOT_FOUND: 'This product or portion is not on your menu. Please refresh the menu.',
  RESERVATION_NOT_FOUND: 'This reservation could not be found. Please refresh the list.',
  BILL_NOT_OPEN: 'This bill is closed or cancelled and can no longer be changed.',
  BILL_NOT_CLOSED: 'This bill is still open. Close or void it first; then it can be hidden.',
  TIP_TOO_LARGE: 'The tip is more than the bill. Check the amount, then confirm it.',
  BILL_TYPE_MISMATCH:
    'This cannot be done with this kind of bill. Please check whether it is dine-in, takeaway or delivery.',
  BILL_CHANGED:
    'The bill was changed by someone else in the meantime. Please look at it again and repeat the step.',
  BILL_CHANGED_SINCE:
    'Someone changed this bill after you looked at it, so your number was not saved. Please look at it again and enter the number that is right now.',
  BILL_HAS_PAYMENTS: 'Payments have been recorded on this bill. Please take them back first.',
  BILL_TOO_LONG: 'This bill is full and takes no more. Please close it and open a new one.',
  BILL_NOT_PAID:
    'There is still something to pay on this bill. Print a receipt for one payment, or take the rest first.',
  BILL_NOT_PRINTABLE: 'There is no printer for bills. Please set one up in the panel or switch one on.',
  BILL_OVERPAID: 'More was paid on this bill than it comes to. Please give the difference back first.',
  LINE_MOVE_NOT_ALLOWED: 'An item can move forward or one step back; once cancelled, it stays cancelled.',
  LINE_IS_MEASURED:
    'This item was measured, so its quantity cannot be changed. Please cancel it and measure again.',
  PRICE_ABOVE_MENU:
    'This price is above the one on the menu. Please enter a lower one, or sell it as an open item.',
  DISCOUNT_TOO_LARGE: 'This discount is more than what remains to pay for. Please enter a smaller one.',
  PAYMENT_TOO_LARGE: 'The payment is more than what is still owed. Please check the amount.',
  PAYMENT_METHOD_INACTIVE: 'This way to pay is switched off. Please choose another one.',
  UNIT_ALREADY_PAID:
    'Some of this has been paid already. Please look at the bill again and choose what is left.',
  UNIT_HAS_DOCUMENT:
    'Some of this is already on a fiscal document. Please look at the bill again and choose what is left.',
  MEAL_CARD_NOT_ACCEPTED:
    'A meal card cannot pay for all of this. Please take a smaller amount and the rest another way.',
  MEAL_CARD_OVERPAID:
    'Meal cards have paid for some of this. Please give that part back first, or leave it on the bill.',
  TENDERED_TOO_SMALL: 'The money given is less than what is to be paid. Please check the amounts.',
  CHANGE_NOT_GIVEN:
    'This way to pay gives no change. Please choose whether the rest is a tip or is given back.',
  IDEMPOTENCY_KEY_REUSED:
    'This was already entered with other numbers. Please look at the bill before you enter it again.',
  UNIT_NOT_REFUNDABLE:
    'Some of this was not paid by this payment, or has been given back already. Please choose what is left.',
  REFUND_TOO_LARGE: 'This is more than can be given back. Please check the amount.',
  PAYMENT_KIND_REQUIRED: 'Part of the bill has not been paid yet. Please choose how the rest is paid.',
  FISCAL_DOCUMENT_EXISTS: 'There is a fiscal document for this already.',
  FISCAL_DOCUMENT_NOT_ALLOWED: 'The fiscal document cannot be changed in this way any more.',
  FISCAL_DOCUMENT_REQUIRED: 'The fiscal document is not issued yet. The bill can be closed once it is.',
  CHANGES_EXPIRED: 'Too much has happened since. Please load everything again.',
  TABLE_TAKEN: 'This table already has an open bill. Please choose another table.',
  RESERVATION_TABLE_TAKEN:
    'One of these tables is kept for other guests at that time. Please choose another table.',
  RESERVATION_MOVE_NOT_ALLOWED:
    'This cannot be done with the reservation as it stands now. Please refresh the list.',

  CONTENT_INVALID: 'This cannot be saved yet. Please correct what is marked.',
  FIGURES_RANGE_INVALID:
    'These dates cannot be shown together. Please choose at most three years, from an earlier to a later day.',
  PHOTO_INVALID: 'This file is not a photo that can be used. Please choose a JPEG, PNG or WebP photo.',
  PASSWORD_WRONG: 'The current password is not correct. Please enter it again.',
  PASSWORD_LINK_INVALID:
    'This link no longer works: it was used, or it is older than an hour. Please ask for a new one.',
  CONTENT_CHANGED: 'This was changed after you opened it. Please look at how it is now and save again.',
  AREA_NOT_FOUND: 'This area could not be found. Please refresh the list of tables.',
  CATEGORY_NOT_FOUND: 'This category could not be found. Please refresh the menu.',
  REMOVAL_NOT_FOUND: 'This has come back already, or can no longer be brought back.',
  CAMPAIGN_NOT_FOUND: 'This campaign could not be found. Please refresh the list of campaigns.',
  PRINTER_NOT_FOUND: 'This printer could not be found. Please refresh the list of printers.',
  TICKET_NOT_FOUND: 'This ticket could not be found. Please refresh the list of tickets.',
  ACCOUNT_NOT_FOUND: 'This account could not be found. Please refresh the list of accounts.',
  PHOTO_NOT_FOUND: 'This photo could not be found.',
  DELIVERY_NOT_FOUND: 'This notification could not be found, or was only a test. Please refresh the list.',
  RESTAURANT_PASS_NEEDED:
    'A new restaurant needs a link that was not used yet and is not too old. Please ask whoever runs the service for one.',
  USERNAME_TAKEN: 'This username is taken by another venue. Please choose another one.',
  EMAIL_TAKEN: 'This e-mail address already belongs to an account. Please use another one.',
  LAST_OWNER: 'This is the last owner of the venue. Please make someone else an owner first.',
  TABLE_HAS_OPEN_BILL:
    'A bill is still open at this table. Please close it or move it to another table first.',
  TICKET_NOT_PRINTABLE: 'There is no printer for this ticket. Please set up a printer or switch one on.',
  PRINTER_NOT_FOR_PRACTICE:
    'This is a practice venue, and this printer is not marked for practice. Please mark it, or choose another one.',
  PRACTICE_VENUE_NEEDED: 'Here everything is real, so no evening can be played. Please use a practice venue.',
  EVENING_PLAYING: 'An evening is being played here already. Please stop it first.',
  PRACTICE_NOT_COUNTED:
    'This venue is for practice. Its bills and reservations are not real, so there are no figures of them.',
  PHOTO_TOO_LARGE: 'This photo is too large. Please choose one of at most 10 MB.',

  SIGNING_SECRET_ROTATING:
    'The signing secret was replaced less than a day ago, and the old one still holds. Please wait, or make a new one that ends both.',
  PUBLIC_API_KEY_NOT_FOUND: 'This key could not be found. Please refresh the list of keys.',
  PUBLIC_API_KEY_LIMIT_REACHED:
    'You have as many working keys as you may have. Please revoke one that you no longer need.',
  PUBLIC_API_KEY_NAME_INVALID:
    'A key needs a name that can be read and is not too long. Please choose another one.',
  PUBLIC_API_WEBHOOK_URL_INVALID:
    'Notifications cannot be sent to this address. Please enter a public address that begins with https.',

  OPERATOR_TOKEN_INVALID:
    'The operator’s access key is missing or not correct. Please check it and try again.',
  OPERATOR_TOKEN_NOT_FOUND: 'No operator token has this name. Please check the list of tokens.',
  OPERATOR_TOKEN_NAME_TAKEN: 'Another operator token already has this name. Please choose another one.',
  DOCUMENT_INVALID:
    'The document contains errors, and nothing was imported. Please correct what is listed and import it again.',
  KEY_NOT_FOUND: 'This API key could not be found. Please check its id.',
  VENUE_NOT_MOVABLE: 'This restaurant cannot be moved there.',
};
