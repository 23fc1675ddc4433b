import type { components } from './public-api.generated.ts';

type Schemas = components['schemas'];

export type VenueSummary = Schemas['VenueSummary'];
export type Venue = Schemas['Venue'];
export type Area = Schemas['Area'];
export type Table = Schemas['Table'];
export type Menu = Schemas['Menu'];
export type Category = Schemas['Category'];
export type Product = Schemas['Product'];
export type Portion = Schemas['Portion'];
export type Extra = Schemas['Extra'];
export type OptionGroup = Schemas['OptionGroup'];
export type Ingredient = Schemas['Ingredient'];
export type OrderRequest = Schemas['OrderRequest'];
export type OrderRequestLine = Schemas['OrderRequestLine'];
export type PricedBasket = Schemas['PricedBasket'];
export type Order = Schemas['Order'];
export type OrderLine = Schemas['OrderLine'];
export type Placement = Schemas['Placement'];
export type ReservationAvailability = Schemas['ReservationAvailability'];
export type CalendarDay = Schemas['CalendarDay'];
export type Slot = Schemas['Slot'];
export type BookingRequest = Schemas['BookingRequest'];
export type Reservation = Schemas['Reservation'];
export type WebhookTest = Schemas['WebhookTest'];

/** The filters of a list. */
export interface ListQuery {
  /** Only records of this venue. Default: all venues that the key reaches. */
  venueId?: string | undefined;
  /** `Open` (the default), `Closed` for everything that is not open, or `All`. */
  status?: 'Open' | 'Closed' | 'All' | undefined;
  /** The number of items on a page, 1 to 100. Default: 50. */
  pageSize?: number | undefined;
}
