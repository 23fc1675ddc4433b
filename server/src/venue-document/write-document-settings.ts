import type { Venue } from '../core/venue/venue.ts';
import type { SettingsDocument } from './settings-document-schema.ts';

/** What a venue says of itself, every property written out. */
export function toSettingsDocument(venue: Venue) {
  return {
    name: venue.name,
    username: venue.username,
    logoUrl: venue.logoUrl,
    address: venue.address,
    location: venue.location,
    timeZone: venue.timeZone,
    countryCode: venue.countryCode,
    languages: venue.languages.map(({ code, name }, at) => ({ code, name, isDefault: at === 0 })),
    workingHours: venue.workingHours,
    specialDays: venue.specialDays,
    enforcesHours: venue.enforcesHours,
    grace: { beforeMinutes: venue.graceBeforeMinutes, afterMinutes: venue.graceAfterMinutes },
    serviceFeePercent: venue.serviceFeeBasisPoints / 100,
    reservations: venue.reservations,
  } satisfies SettingsDocument;
}
