import { phoneToE164 } from '../../core/text/phone.ts';
import type { BillPaper } from '../../core/venue/bill-paper.ts';
import type { VenueSettings } from '../../core/venue/drafts/venue-draft.ts';
import type { PaymentMethodSetup } from '../../core/venue/payment-terms.ts';
import { REASON_KINDS, type Reasons } from '../../core/venue/reasons.ts';
import { isUsername } from '../../core/venue/username.ts';
import type { Language } from '../../core/venue/venue.ts';
import { isTimeZone } from '../../core/venue-clock.ts';
import type { DocumentFaults, DocumentPath } from '../document-faults.ts';
import { basisPointsOf, type DocumentReader } from '../document-reading.ts';
import { readRecord } from '../document-record.ts';
import { readSpecialDays, readWorkingHours } from './read-document-hours.ts';
import { readVatClasses } from './read-document-vat.ts';
import {
  type LanguageDocument,
  type PaymentMethodDocument,
  paymentMethodSchema,
  plainSettingsSchema,
  type SettingsDocument,
} from './settings-document-schema.ts';
import type { WrittenBillPaper } from './write-document-settings.ts';

/** Reads the settings of a venue; omitted settings get their defaults. */
export function readSettings(
  venue: SettingsDocument,
  at: DocumentPath,
  reading: DocumentReader,
): Omit<VenueSettings, 'type' | 'languages'> {
  const { faults } = reading;
  const { grace, serviceFeePercent, billPaper, ...settings } = readRecord(
    plainSettingsSchema,
    venue,
    at,
    reading,
  );
  const { timeZone, username } = settings;
  if (!isTimeZone(timeZone)) faults.add([...at, 'timeZone'], 'is not the name of a time zone', timeZone);
  if (username !== null && !isUsername(username)) {
    faults.add([...at, 'username'], 'is a word of the service itself', username);
  }
  if (username !== null) faults.claim('username', username, [...at, 'username']);
  for (const [index, { code }] of settings.drawers.entries())
    faults.claim(`drawer of ${at.join('.')}`, code, [...at, 'drawers', index, 'code']);
  for (const [index, { code }] of settings.courses.entries())
    faults.claim(`course of ${at.join('.')}`, code, [...at, 'courses', index, 'code']);
  for (const [index, email] of settings.dayReportEmails.entries())
    faults.claim(`address of ${at.join('.')}`, email.toLowerCase(), [...at, 'dayReportEmails', index]);
  claimReasons(settings.reasons, [...at, 'reasons'], faults);
  return {
    ...settings,
    phone: readVenuePhone(settings, [...at, 'phone'], faults),
    workingHours: readWorkingHours(venue.workingHours, [...at, 'workingHours'], reading),
    specialDays: readSpecialDays(venue.specialDays, [...at, 'specialDays'], reading),
    graceBeforeMinutes: grace.beforeMinutes,
    graceAfterMinutes: grace.afterMinutes,
    serviceFeeBasisPoints: basisPointsOf(serviceFeePercent),
    billPaper: readBillPaper(billPaper),
    paymentMethods: readPaymentMethods(venue.paymentMethods, [...at, 'paymentMethods'], reading),
    vatClasses: readVatClasses(venue.vatClasses, [...at, 'vatClasses'], faults),
  };
}

function readBillPaper({ tipPercents, ...paper }: WrittenBillPaper): BillPaper {
  return { ...paper, tipBasisPoints: tipPercents.map(basisPointsOf) };
}

/** Adds a fault for each reason that occurs twice in its list. */
function claimReasons(reasons: Reasons, path: DocumentPath, faults: DocumentFaults): void {
  for (const kind of REASON_KINDS) {
    const at = [...path, kind, 'usual'];
    for (const [index, reason] of reasons[kind].usual.entries())
      faults.claim(`reason of ${at.join('.')}`, reason, [...at, index]);
  }
}

/** Reads the ways to pay of a venue. */
function readPaymentMethods(
  methods: readonly PaymentMethodDocument[] = [],
  path: DocumentPath,
  reading: DocumentReader,
): PaymentMethodSetup[] {
  return methods.map((method, at) => {
    reading.faults.claim(`payment method of ${path.join('.')}`, method.code, [...path, at, 'code']);
    return readRecord(paymentMethodSchema, method, [...path, at], reading);
  });
}

/** The phone number of a venue in E.164. */
function readVenuePhone(
  { phone: stated, countryCode }: { phone: string | null; countryCode: string },
  path: DocumentPath,
  faults: DocumentFaults,
): string | null {
  if (stated === null) return null;
  const phone = phoneToE164(stated, countryCode);
  if (phone === null) faults.add(path, 'is not a phone number', stated);
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
