import { readPhone } from '../../core/phone.ts';
import type { VenueSettings } from '../../core/venue/drafts/venue-draft.ts';
import { isUsername } from '../../core/venue/username.ts';
import { type Language, USUAL_VISIT_MINUTES, USUALLY_LATE_AFTER_MINUTES } from '../../core/venue/venue.ts';
import { isTimeZone } from '../../core/venue-clock.ts';
import type { DocumentFaults, DocumentPath } from '../document-faults.ts';
import { basisPointsOf, type Reading } from '../document-reading.ts';
import { readSpecialDays, readWorkingHours } from './read-document-hours.ts';
import type { LanguageDocument, SettingsDocument } from './settings-document-schema.ts';

/** Reads the settings of a venue; omitted settings get their defaults. */
export function readSettings(
  venue: SettingsDocument,
  at: DocumentPath,
  reading: Reading,
): Omit<VenueSettings, 'type' | 'languages'> {
  const { faults } = reading;
  const { line = null, district = null, city = null, country = null } = venue.address ?? {};
  const { timeZone = 'Europe/Istanbul', username = null } = venue;
  if (!isTimeZone(timeZone)) faults.add([...at, 'timeZone'], 'is not the name of a time zone', timeZone);
  if (username !== null && !isUsername(username)) {
    faults.add([...at, 'username'], 'is a word of the service itself', username);
  }
  if (username !== null) faults.claim('username', username, [...at, 'username']);
  return {
    name: venue.name,
    username,
    logoUrl: venue.logoUrl ?? null,
    address: { line, district, city, country },
    phone: readVenuePhone(venue, [...at, 'phone'], faults),
    location: venue.location ?? null,
    timeZone,
    countryCode: venue.countryCode ?? 'TR',
    workingHours: readWorkingHours(venue.workingHours, [...at, 'workingHours'], reading),
    specialDays: readSpecialDays(venue.specialDays, [...at, 'specialDays'], reading),
    enforcesHours: venue.enforcesHours ?? true,
    graceBeforeMinutes: venue.grace?.beforeMinutes ?? 0,
    graceAfterMinutes: venue.grace?.afterMinutes ?? 0,
    serviceFeeBasisPoints: basisPointsOf(venue.serviceFeePercent ?? 0),
    lateAfterMinutes: venue.lateAfterMinutes ?? USUALLY_LATE_AFTER_MINUTES,
    reservations: {
      isEnabled: venue.reservations?.isEnabled ?? false,
      confirmsAutomatically: venue.reservations?.confirmsAutomatically ?? false,
      isOfferedOnPage: venue.reservations?.isOfferedOnPage ?? false,
      seatSharePercent: venue.reservations?.seatSharePercent ?? null,
      visitMinutes: venue.reservations?.visitMinutes ?? USUAL_VISIT_MINUTES,
    },
  };
}

/** The phone number of a venue in E.164. */
function readVenuePhone(
  { phone: said = null, countryCode = 'TR' }: SettingsDocument,
  path: DocumentPath,
  faults: DocumentFaults,
): string | null {
  if (said === null) return null;
  const phone = readPhone(said, countryCode);
  if (phone === null) faults.add(path, 'is not a phone number', said);
  return phone;
}

/** Reads the languages of a venue. The default one comes first. */
export function readLanguages(
  languages: readonly LanguageDocument[] = [],
  path: DocumentPath,
  faults: DocumentFaults,
): Language[] {
  for (const [at, { code }] of languages.entries()) {
    faults.claim(`language of ${path.join('.')}`, code, [...path, at, 'code']);
  }
  if (languages.length > 0 && languages.filter(({ isDefault }) => isDefault).length !== 1) {
    faults.add(path, 'must have exactly one default language');
  }
  return languages
    .toSorted((a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false))
    .map(({ code, name }) => ({ code, name }));
}
