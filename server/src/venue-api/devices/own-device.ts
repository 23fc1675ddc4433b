import type { Static } from 'typebox';
import type { Device } from '../../core/access/device.ts';
import { Refusal } from '../../core/refusals.ts';
import { listPeopleOfDevice } from '../../store/access/device-people.ts';
import { listVenueSummaries } from '../../store/venue/venues.ts';
import type { VenueParts } from '../venue-operation.ts';
import { type OwnDeviceResource, toOwnDevice } from './device-resource.ts';

/**
 * The JSON of a device, for the device itself: its venue, and the people who may use it. @throws Refusal
 * VENUE_NOT_FOUND
 */
export async function ownDeviceOf(
  { db, cache }: Pick<VenueParts, 'db' | 'cache'>,
  venueId: string,
  device: Device,
): Promise<Static<typeof OwnDeviceResource>> {
  const [[summary], cached, people] = await Promise.all([
    listVenueSummaries(db, [venueId]),
    cache.fresh.findVenue(venueId),
    listPeopleOfDevice(db, venueId, device.id),
  ]);
  if (summary === undefined || cached === null) throw new Refusal('VENUE_NOT_FOUND');
  return toOwnDevice(device, summary, cached.venue.idleLockMinutes, people);
}
