import type { Reasons } from '../../core/venue/reasons.ts';
import type { VatClass } from '../../core/venue/vat.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { CompleteRecord } from '../complete-record.ts';
import type { CourseDocument } from './course-document-schema.ts';
import type { DrawerDocument } from './drawer-document-schema.ts';
import type {
  AddressDocument,
  BillPaperDocument,
  DayHoursDocument,
  GraceDocument,
  LanguageDocument,
  PaymentMethodDocument,
  ReservationSettingsDocument,
  SettingsDocument,
  SpecialDayDocument,
} from './settings-document-schema.ts';
import type { VatClassDocument, VatRateDocument } from './vat-document-schema.ts';

/** The texts and settings of paper bills, with every property. */
export type WrittenBillPaper = CompleteRecord<BillPaperDocument>;
type WrittenVatClass = CompleteRecord<VatClassDocument, { rates: CompleteRecord<VatRateDocument>[] }>;

/** The settings of a venue with every property. */
export type WrittenSettings = CompleteRecord<
  SettingsDocument,
  {
    address: CompleteRecord<AddressDocument>;
    languages: CompleteRecord<LanguageDocument>[];
    workingHours: CompleteRecord<DayHoursDocument>[];
    specialDays: CompleteRecord<SpecialDayDocument>[];
    grace: CompleteRecord<GraceDocument>;
    reservations: CompleteRecord<ReservationSettingsDocument>;
    billPaper: WrittenBillPaper;
    reasons: Reasons;
    vatClasses: WrittenVatClass[];
    paymentMethods: CompleteRecord<PaymentMethodDocument>[];
    drawers: CompleteRecord<DrawerDocument>[];
    courses: CompleteRecord<CourseDocument>[];
  }
>;

/** The JSON of the settings of a venue. */
export function toSettingsDocument(venue: Venue): WrittenSettings {
  const { tipBasisPoints, ...billPaper } = venue.billPaper;
  return {
    name: venue.name,
    username: venue.username,
    logoUrl: venue.logoUrl,
    address: venue.address,
    phone: venue.phone,
    location: venue.location,
    timeZone: venue.timeZone,
    countryCode: venue.countryCode,
    languages: venue.languages.map(({ code, name }, at) => ({ code, name, isDefault: at === 0 })),
    workingHours: venue.workingHours,
    specialDays: venue.specialDays,
    enforcesHours: venue.enforcesHours,
    grace: { beforeMinutes: venue.graceBeforeMinutes, afterMinutes: venue.graceAfterMinutes },
    serviceFeePercent: venue.serviceFeeBasisPoints / 100,
    vatClasses: venue.vatClasses.map(toVatClassDocument),
    vatClass: venue.vatClass,
    serviceFeeVatClass: venue.serviceFeeVatClass,
    dayBeginsAt: venue.dayBeginsAt,
    fiscalDocuments: venue.fiscalDocuments,
    paymentMethods: venue.paymentMethods,
    cashStepKurus: venue.cashStepKurus,
    drawers: venue.drawers,
    courses: venue.courses,
    blindCount: venue.blindCount,
    drawerDifferenceAllowedKurus: venue.drawerDifferenceAllowedKurus,
    dayReportEmails: venue.dayReportEmails,
    lateAfterMinutes: venue.lateAfterMinutes,
    seatedWaitMinutes: venue.seatedWaitMinutes,
    readyWaitMinutes: venue.readyWaitMinutes,
    idleLockMinutes: venue.idleLockMinutes,
    proofHours: venue.proofHours,
    takesTakeaway: venue.takesTakeaway,
    takesDelivery: venue.takesDelivery,
    reservations: venue.reservations,
    billPaper: { ...billPaper, tipPercents: tipBasisPoints.map((rate) => rate / 100) },
    reasons: venue.reasons,
    reductionsNoticePercent: venue.reductionsNoticePercent,
  };
}

function toVatClassDocument({ rates, ...vatClass }: VatClass): WrittenVatClass {
  return {
    ...vatClass,
    rates: rates.map(({ from, basisPoints, takeawayBasisPoints }) => ({
      from,
      percent: basisPoints / 100,
      takeawayPercent: takeawayBasisPoints === null ? null : takeawayBasisPoints / 100,
    })),
  };
}
