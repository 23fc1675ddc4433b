import type { Schemas } from '../../api/client.ts';
import type { Settings } from '../panel-queries.ts';
import { readPercent } from '../read-percent.ts';
import { hasUnnamedCourse } from '../venue-settings/courses/course-list.ts';

/** The settings as typed in the form. */
export interface SettingsForm {
  name: string;
  username: string;
  logoUrl: string | null;
  line: string;
  district: string;
  city: string;
  country: string;
  phone: string;
  /** Latitude and longitude as maps show them: `40.9876, 29.0265`. */
  position: string;
  timeZone: string;
  countryCode: string;
  serviceFee: string;
  lateAfter: string;
  seatedWait: string;
  readyWait: string;
  takesTakeaway: boolean;
  takesDelivery: boolean;
  /** Whether the venue takes bookings. */
  isEnabled: boolean;
  confirmsAutomatically: boolean;
  /** Whether guests can book on the page of the venue. */
  isOfferedOnPage: boolean;
  /** The share of seats that can be booked, in percent; empty for no limit. */
  seatShare: string;
  visitMinutes: string;
  languages: Schemas['Language'][];
  /** In the order of serving. */
  courses: Schemas['Course'][];
}

export function settingsFormOf(settings: Settings): SettingsForm {
  const { name, username, logoUrl, address, location, timeZone, countryCode, languages } = settings;
  return {
    ...{
      name,
      username: username ?? '',
      logoUrl,
      timeZone,
      countryCode,
      languages,
      courses: settings.courses,
    },
    ...{ line: address.line ?? '', district: address.district ?? '' },
    ...{ city: address.city ?? '', country: address.country ?? '' },
    phone: settings.phone ?? '',
    position: location === null ? '' : `${location.latitude}, ${location.longitude}`,
    serviceFee: String(settings.serviceFeePercent),
    lateAfter: String(settings.lateAfterMinutes),
    seatedWait: String(settings.seatedWaitMinutes),
    readyWait: String(settings.readyWaitMinutes),
    takesTakeaway: settings.takesTakeaway,
    takesDelivery: settings.takesDelivery,
    isEnabled: settings.reservations.isEnabled,
    confirmsAutomatically: settings.reservations.confirmsAutomatically,
    isOfferedOnPage: settings.reservations.isOfferedOnPage,
    seatShare: String(settings.reservations.seatSharePercent ?? ''),
    visitMinutes: String(settings.reservations.visitMinutes),
  };
}

const ADDRESS = ['line', 'district', 'city', 'country'] as const;
const BOOKING = ['isEnabled', 'confirmsAutomatically', 'isOfferedOnPage'] as const;

/** The body of the request, with the changed fields only. */
export function settingsChangeOf(changes: Partial<SettingsForm>): Schemas['SettingsChange'] {
  const {
    name,
    username,
    logoUrl,
    phone,
    position,
    timeZone,
    countryCode,
    serviceFee,
    lateAfter,
    seatedWait,
    readyWait,
    takesTakeaway,
    takesDelivery,
    languages,
    courses,
  } = changes;
  const address = ADDRESS.flatMap((field) =>
    changes[field] === undefined ? [] : [[field, changes[field].trim() || null] as const],
  );
  const reservations = bookingChangeOf(changes);
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(username !== undefined && { username: username.trim() || null }),
    ...(logoUrl !== undefined && { logoUrl }),
    ...(phone !== undefined && { phone: phone.trim() || null }),
    ...(address.length > 0 && { address: Object.fromEntries(address) }),
    ...(position !== undefined && { location: position.trim() === '' ? null : readPosition(position) }),
    ...(timeZone !== undefined && { timeZone }),
    ...(countryCode !== undefined && { countryCode }),
    ...(serviceFee !== undefined && { serviceFeePercent: readPercent(serviceFee) ?? 0 }),
    ...(lateAfter !== undefined && { lateAfterMinutes: Number(lateAfter) }),
    ...(seatedWait !== undefined && { seatedWaitMinutes: Number(seatedWait) }),
    ...(readyWait !== undefined && { readyWaitMinutes: Number(readyWait) }),
    ...(takesTakeaway !== undefined && { takesTakeaway }),
    ...(takesDelivery !== undefined && { takesDelivery }),
    ...(Object.keys(reservations).length > 0 && { reservations }),
    ...(languages !== undefined && { languages }),
    ...(courses !== undefined && { courses: courses.map(({ code, name }) => ({ code, name: name.trim() })) }),
  };
}

function bookingChangeOf(
  changes: Partial<SettingsForm>,
): NonNullable<Schemas['SettingsChange']['reservations']> {
  const { seatShare, visitMinutes } = changes;
  const switches = BOOKING.flatMap((field) =>
    changes[field] === undefined ? [] : [[field, changes[field]] as const],
  );
  return {
    ...Object.fromEntries(switches),
    ...(seatShare !== undefined && {
      seatSharePercent: seatShare.trim() === '' ? null : Number(seatShare),
    }),
    ...(visitMinutes !== undefined && { visitMinutes: Number(visitMinutes) }),
  };
}

/** A question that is asked before the settings are saved. */
export type SaveQuestion = 'Fee' | 'Languages';

/** The first question before a save; `null` if there is none. The question about a service fee is only for Türkiye. */
export function firstQuestion(
  changes: Partial<SettingsForm>,
  countryCode: string,
  removedLanguages: number,
): SaveQuestion | null {
  const fee = readPercent(changes.serviceFee ?? '') ?? 0;
  if (fee > 0 && countryCode === 'TR') return 'Fee';
  return removedLanguages > 0 ? 'Languages' : null;
}

export type SettingsFault =
  | 'nameMissing'
  | 'usernameWrong'
  | 'positionWrong'
  | 'feeWrong'
  | 'lateWrong'
  | 'shareWrong'
  | 'visitWrong';

type CheckedField =
  | 'name'
  | 'username'
  | 'position'
  | 'serviceFee'
  | 'lateAfter'
  | 'seatedWait'
  | 'readyWait'
  | 'seatShare'
  | 'visitMinutes'
  | 'courses';

const MINUTES = ['lateAfter', 'seatedWait', 'readyWait'] as const;

/** The faults by field. */
export function settingsFaultsOf(form: SettingsForm): Partial<Record<CheckedField, SettingsFault>> {
  const { name, username, position, serviceFee, seatShare, visitMinutes } = form;
  return {
    ...(name.trim() === '' && { name: 'nameMissing' }),
    ...(hasUnnamedCourse(form.courses) && { courses: 'nameMissing' }),
    ...(username.trim() !== '' && !USERNAME.test(username.trim()) && { username: 'usernameWrong' }),
    ...(position.trim() !== '' && readPosition(position) === null && { position: 'positionWrong' }),
    ...(readPercent(serviceFee) === null && { serviceFee: 'feeWrong' }),
    ...Object.fromEntries(
      MINUTES.filter((field) => !isWholeWithin(form[field], 1, 240)).map((field) => [field, 'lateWrong']),
    ),
    ...(seatShare.trim() !== '' && !isWholeWithin(seatShare, 1, 300) && { seatShare: 'shareWrong' }),
    ...(!isWholeWithin(visitMinutes, 30, 240) && { visitMinutes: 'visitWrong' }),
  };
}

function isWholeWithin(text: string, least: number, most: number): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}

const USERNAME = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/;

/** Reads latitude and longitude as maps copy them; `null` if the text is no position. */
export function readPosition(text: string): Schemas['Location'] | null {
  const found = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim());
  if (found === null) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
