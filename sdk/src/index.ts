export type { Fetch } from './attempt.ts';
export type { CallOptions } from './connection.ts';
export {
  ApiError,
  type ErrorCode,
  type ErrorCodesOf,
  isApiError,
  NoAnswerError,
  type NoAnswerReason,
  SofraError,
  type UnknownName,
  UsageError,
  type ValidationError,
} from './errors.ts';
export type { KeyStore } from './idempotency-key.ts';
export { type Page, Pages } from './pages.ts';
export type * from './records.ts';
export type { MenuOptions, Menus } from './resources/menus.ts';
export type { Orders, PlacedOrder, PlaceOptions } from './resources/orders.ts';
export type { AvailabilityQuery, Reservations, TakenReservation } from './resources/reservations.ts';
export type { Venues } from './resources/venues.ts';
export type { Webhooks } from './resources/webhooks.ts';
export { Sofra, type SofraOptions } from './sofra.ts';
export type { Time } from './time.ts';
export type * from './webhooks/event.ts';
export { type ReceiveOptions, receiveEvent } from './webhooks/receive.ts';
export {
  type HeaderSource,
  type RawBody,
  type RejectionReason,
  type VerifyOptions,
  verifyEvent,
  WebhookVerificationError,
} from './webhooks/verify-event.ts';
