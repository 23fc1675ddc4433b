import type { QueryClient } from '@tanstack/react-query';
import type { operations } from '../../../dist/api/venue-api.d.ts';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { keys } from '../api/queries.ts';
import type { Act } from './act.ts';
import { actHeaders } from './bill-call.ts';

/** A cash movement in a drawer. */
export type CashMove = operations['moveCash']['requestBody']['content']['application/json'];

/** The input of each act on the venue as a whole by its name. */
export interface VenueActInputs {
  /** `until` is an ISO time; guests see the reason. */
  declareRush: { until: string; reason: string | null };
  endRush: Record<string, never>;
  switchSoldOut: { productId: string; isSoldOut: boolean };
  /** Moves cash in or out of a drawer when a colleague must approve it. `reason`: the text that the colleague reads. */
  moveCash: { drawer: string; move: CashMove; reason: string | null };
}

export type VenueActName = keyof VenueActInputs;

/** Sends an act to the service and puts its answer into the cache. */
type VenueAct<Input> = (client: QueryClient, act: Act<string, Input>) => Promise<void>;

export const VENUE_ACTS: { [Name in VenueActName]: VenueAct<VenueActInputs[Name]> } = {
  declareRush: async (client, { venueId, input }) => {
    const params = { path: { venueId } };
    keepRush(
      client,
      venueId,
      await dataOf(api.PUT('/venue/v1/venues/{venueId}/rush', { params, body: input })),
    );
  },
  endRush: async (client, { venueId }) => {
    const params = { path: { venueId } };
    keepRush(client, venueId, await dataOf(api.DELETE('/venue/v1/venues/{venueId}/rush', { params })));
  },
  switchSoldOut: async (client, { venueId, input: { productId, isSoldOut } }) => {
    const stock = await dataOf(
      api.PUT('/venue/v1/venues/{venueId}/products/{productId}/sold-out', {
        params: { path: { venueId, productId } },
        body: { isSoldOut },
      }),
    );
    client.setQueryData<Schemas['ProductStock'][]>(keys.of(venueId, 'stock'), (list) =>
      list?.map((one) => (one.productId === stock.productId ? stock : one)),
    );
  },
  moveCash: async (client, act) => {
    const { venueId, input } = act;
    const params = { path: { venueId, drawer: input.drawer }, header: actHeaders(act) };
    const path = '/venue/v1/venues/{venueId}/drawers/{drawer}/movements';
    const drawers = await dataOf(api.POST(path, { params, body: input.move }));
    client.setQueryData(keys.of(venueId, 'drawers'), drawers);
  },
};

function keepRush(client: QueryClient, venueId: string, rush: Schemas['Rush']): void {
  client.setQueryData<Schemas['VenueProfile']>(
    keys.of(venueId, 'profile'),
    (profile) => profile && { ...profile, rush },
  );
}

export function isVenueAct(act: Act): act is Act<VenueActName> {
  return act.name in VENUE_ACTS;
}
