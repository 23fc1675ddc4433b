import { EXAMPLE_IDS as ID } from '../../http/openapi/example-ids.ts';

/** The venue of the examples as an item of the list. */
export const venueSummaryExample = {
  id: ID.venue,
  name: 'Köşe Lokantası',
  username: 'kose-lokantasi',
  type: 'Independent',
  parentVenueId: null,
};

const hoursOf = (day: string, closesAt: string) => ({ day, opensAt: '11:00', closesAt, isClosed: false });

/** The same venue with all its details, on a Sunday evening. */
export const venueExample = {
  ...venueSummaryExample,
  logoUrl: 'https://example.com/logo.png',
  address: { line: 'Moda Cad. 12', district: 'Kadıköy', city: 'İstanbul', country: 'Türkiye' },
  location: { latitude: 40.98765, longitude: 29.02571 },
  timeZone: 'Europe/Istanbul',
  workingHours: [
    { day: 'Monday', opensAt: null, closesAt: null, isClosed: true },
    hoursOf('Tuesday', '23:00'),
    hoursOf('Wednesday', '23:00'),
    hoursOf('Thursday', '23:00'),
    hoursOf('Friday', '02:00'),
    hoursOf('Saturday', '02:00'),
    hoursOf('Sunday', '23:00'),
  ],
  ordering: {
    acceptingOrdersNow: true,
    opensAt: '11:00',
    closesAt: '23:00',
    busyUntil: null,
    busyReason: null,
  },
  languages: [
    { code: 'tr', name: 'Türkçe', isDefault: true },
    { code: 'en', name: 'English', isDefault: false },
  ],
  currency: 'TRY',
};

/** An area with its tables. */
export const areaExample = {
  id: ID.area,
  name: 'Bahçe',
  tables: [
    { id: ID.otherTable, name: 'Bahçe 3', code: 'B3', capacity: 4 },
    { id: ID.table, name: 'Bahçe 4', code: 'B4', capacity: 6 },
  ],
};
