import type { components } from '../public-api.generated.ts';

type Schemas = components['schemas'];

export type OrderUpdatedEvent = Schemas['OrderUpdatedEvent'];
export type ReservationUpdatedEvent = Schemas['ReservationUpdatedEvent'];
export type WebhookTestEvent = Schemas['WebhookTestEvent'];

/** Any other text, so that comparing `type` with a known type excludes unknown events. It is not a real value. */
declare enum LaterType {
  Unknown = '',
}

/** An event of a type that a later version added: answer 2xx and ignore it. */
export interface UnknownEvent {
  id: string;
  type: LaterType;
  createdAt: string;
  data: unknown;
}

/** An event of the service. Its `type` narrows the type of `data`. */
export type WebhookEvent = OrderUpdatedEvent | ReservationUpdatedEvent | WebhookTestEvent | UnknownEvent;
