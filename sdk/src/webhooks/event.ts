import type { components } from '../public-api.generated.ts';

type Schemas = components['schemas'];

export type OrderUpdatedEvent = Schemas['OrderUpdatedEvent'];
export type ReservationUpdatedEvent = Schemas['ReservationUpdatedEvent'];
export type WebhookTestEvent = Schemas['WebhookTestEvent'];

/** Any other text, so that comparing `type` with a known one leaves unknown events out. It is no value. */
declare enum LaterType {
  Unknown = '',
}

/** An event of a type that came with a later release: answer 2xx, and leave it alone. */
export interface UnknownEvent {
  id: string;
  type: LaterType;
  createdAt: string;
  data: unknown;
}

/** An event of the service. `type` says which, and narrows `data`. */
export type WebhookEvent = OrderUpdatedEvent | ReservationUpdatedEvent | WebhookTestEvent | UnknownEvent;
