import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { devicesQuery } from '../panel-queries.ts';

export type Device = Schemas['Device'];

/** Runs a change of the devices of a venue and reads them again, also if the change failed. */
export function useDeviceChange<Input, Answer>(venueId: string, change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery(venueId).queryKey }),
  });
}

const DEVICE = '/venue/v1/venues/{venueId}/devices/{deviceId}';
const ACCOUNT = '/venue/v1/venues/{venueId}/accounts/{accountId}';

export const withdrawDevice = (venueId: string, deviceId: string) =>
  dataOf(api.DELETE(DEVICE, { params: { path: { venueId, deviceId } } }));

export const changeDevice = (venueId: string, deviceId: string, body: Schemas['DeviceChange']) =>
  dataOf(api.PATCH(DEVICE, { params: { path: { venueId, deviceId } }, body }));

export const makeDeviceCode = (venueId: string, body: Schemas['NewDevice']) =>
  dataOf(api.POST('/venue/v1/venues/{venueId}/device-codes', { params: { path: { venueId } }, body }));

export const makePinCode = (venueId: string, accountId: string) =>
  dataOf(api.POST(`${ACCOUNT}/pin-code`, { params: { path: { venueId, accountId } } }));

export const resetWrongPins = (venueId: string, accountId: string) =>
  dataOf(api.DELETE(`${ACCOUNT}/wrong-pins`, { params: { path: { venueId, accountId } } }));

/** A code in two halves: it is easier to read and type. */
export const formatInHalves = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
