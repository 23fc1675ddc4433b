import { type Static, type TSchema, Type } from 'typebox';
import { SETTINGS_ACCESS } from '../../core/access/policies/venue/settings.ts';
import { storedPictureUrl } from '../../core/menu/photo.ts';
import { MOST_SPECIAL_DAYS } from '../../core/venue/hours/special-days.ts';
import { changeDayBegin } from '../../core/venue/hours/venue-day.ts';
import { REASON_KINDS, type Reasons } from '../../core/venue/reasons.ts';
import { changeLanguages } from '../../core/venue/setup/language-change.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { readPart } from '../../venue-document/read-part.ts';
import { readLanguages, readSettings } from '../../venue-document/venue/read-document-settings.ts';
import type { ReasonsDocument } from '../../venue-document/venue/reasons-document-schema.ts';
import { settingsFields, specialDaySchema } from '../../venue-document/venue/settings-document-schema.ts';
import { toSettingsDocument } from '../../venue-document/venue/write-document-settings.ts';
import { IF_MATCH, requireRevision } from '../record-revision.ts';
import { requireFreshProof } from '../require-proof.ts';
import { venueOperation } from '../venue-operation.ts';
import { SettingsResource, settingsRevision, toSettingsResource } from './settings-resource.ts';

const MOST_LANGUAGES = 20;

const atMost = <List extends TSchema>(maxItems: number, list: List): List => ({ ...list, maxItems });

/** A special day in a change of settings. It has no revision: that is for the operations on a single date. */
const SpecialDayChange = Type.Object(
  {
    ...specialDaySchema.properties,
    revision: Type.Optional(
      Type.String({ description: 'Ignored, so that you can send the list as you read it.' }),
    ),
  },
  {
    title: 'SpecialDayChange',
    description: 'A date with special hours.',
    additionalProperties: false,
  },
);

const SettingsChange = Type.Partial(
  Type.Object({
    ...settingsFields,
    languages: atMost(MOST_LANGUAGES, settingsFields.languages),
    workingHours: atMost(7, settingsFields.workingHours),
    specialDays: Type.Array(SpecialDayChange, {
      maxItems: MOST_SPECIAL_DAYS,
      description: 'The dates with special hours, instead of the hours of their weekday.',
    }),
  }),
  {
    title: 'SettingsChange',
    additionalProperties: false,
    examples: [
      {
        name: 'Sofra Kadıköy',
        workingHours: [
          { day: 'Friday', opensAt: '11:00', closesAt: '02:00' },
          { day: 'Sunday', isClosed: true },
        ],
        grace: { beforeMinutes: 0, afterMinutes: 15 },
      },
    ],
  },
);

export const changeSettings = venueOperation({
  operationId: 'changeSettings',
  method: 'PATCH',
  path: '/venues/{venueId}/settings',
  tag: 'Settings',
  summary: 'Change the settings of a venue',
  description:
    'Properties in the request replace the current values; lists are replaced as a whole. Omitted ' +
    'properties stay as they are, also within `address`, `grace`, `reservations`, `billPaper` and each ' +
    'kind of `reasons`. Changes apply from the next request on, also to orders. A `username` of `null` ' +
    'removes the username, its page and the links of its QR cards.\n\nRemoving a language from ' +
    '`languages` also removes the texts of the menu and the campaigns in that language. With a new ' +
    'default language, texts change places: the translation into the new language becomes the text, ' +
    'and the current text becomes the translation into the old language. Untranslated texts stay as ' +
    'they are. New orders use names in the new default language.',
  access: SETTINGS_ACCESS.change,
  headers: IF_MATCH,
  body: SettingsChange,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The settings as they are now.', schema: SettingsResource } },
  refusals: ['VAT_CLASS_NOT_FOUND', 'USERNAME_TAKEN', 'DRAWER_NOT_EMPTY'],
  run: async (parts, { params: { venueId }, body, session, author, header, now }) => {
    const base = parts.baseUrl();
    const venue = await reviseVenue(parts.db, { venueId, part: 'Settings', by: author, now }, (content) => {
      const revised: Venue = { ...content.venue, ...settingsAfter(content.venue, body, base) };
      const { dayBeginsAt } = revised;
      if (dayBeginsAt !== content.venue.dayBeginsAt)
        Object.assign(revised, changeDayBegin(content.venue, dayBeginsAt, now));
      if (revised.proofHours !== content.venue.proofHours) requireFreshProof(session, now);
      requireRevision(header('if-match'), settingsRevision(content.venue), settingsRevision(revised));
      const changed = changeLanguages(content, codesOf(content.venue), codesOf(revised));
      return { content: { ...changed, venue: revised }, result: revised };
    });
    return { status: 200, data: toSettingsResource(venue, parts) };
  },
});

/** The settings after a change. @throws Refusal CONTENT_INVALID */
function settingsAfter(venue: Venue, body: Static<typeof SettingsChange>, base: string) {
  const stored = toSettingsDocument(venue);
  const { grace, reservations, address, billPaper, reasons } = body;
  const document = {
    ...stored,
    ...body,
    grace: { ...stored.grace, ...grace },
    reservations: { ...stored.reservations, ...reservations },
    address: { ...stored.address, ...address },
    billPaper: { ...stored.billPaper, ...billPaper },
    reasons: reasonsAfter(stored.reasons, reasons),
  };
  const logoUrl = storedPictureUrl(document.logoUrl, base);
  // A stored username stays valid, even if the service has reserved it since.
  const isUsernameKept = document.username === venue.username;
  const username = isUsernameKept ? null : document.username;
  const settings = readPart(document, [], (reading) => ({
    languages: readLanguages(document.languages, ['languages'], reading.faults),
    ...readSettings({ ...document, logoUrl, username }, [], reading),
  }));
  return isUsernameKept ? { ...settings, username: venue.username } : settings;
}

function reasonsAfter(stored: Reasons, stated: ReasonsDocument = {}): Reasons {
  const terms = REASON_KINDS.map((kind) => [kind, { ...stored[kind], ...stated[kind] }]);
  return Object.fromEntries(terms) as Reasons;
}

function codesOf({ languages }: Venue): string[] {
  return languages.map(({ code }) => code);
}
