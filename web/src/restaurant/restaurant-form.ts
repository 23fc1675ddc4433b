import type { Schemas } from '../api/client.ts';
import type { FaultDescription } from '../api/fault.ts';
import type { Language } from '../words/languages.ts';

type Answers = Schemas['RestaurantAnswers'];

/** The choices for the first menu. `Sheet`: the owner imports a spreadsheet after the restaurant is made. */
export const MENU_CHOICES = ['Restaurant', 'Cafe', 'Grill', 'Pizzeria', 'Sheet', 'Empty'] as const;
export type MenuChoice = (typeof MENU_CHOICES)[number];

/** The values of the form as typed. */
export interface RestaurantForm {
  name: string;
  countryCode: string;
  language: Language;
  tables: string;
  seatsPerTable: string;
  takesTakeaway: boolean;
  takesDelivery: boolean;
  takesBookings: boolean;
  takesMealCards: boolean;
  menu: MenuChoice;
  ownerName: string;
  email: string;
  password: string;
  /** The operator token, or the code of a link that the operator made. */
  pass: string;
}

/** Countries in which most restaurants take meal cards. */
const MEAL_CARD_COUNTRIES: readonly string[] = ['TR', 'FR', 'IT', 'ES'];

/** The initial values of the form. The country is that of the device's locale, or else Türkiye. */
export function initialForm(language: Language, deviceLocale: string, pass: string): RestaurantForm {
  const region = new Intl.Locale(deviceLocale).region ?? '';
  // The region can be a number, such as in `es-419` (Spanish in Latin America): that is no country.
  const countryCode = /^[A-Z]{2}$/.test(region) ? region : 'TR';
  return {
    name: '',
    countryCode,
    language,
    tables: '10',
    seatsPerTable: '4',
    takesTakeaway: true,
    takesDelivery: false,
    takesBookings: true,
    takesMealCards: MEAL_CARD_COUNTRIES.includes(countryCode),
    menu: 'Restaurant',
    ownerName: '',
    email: '',
    password: '',
    pass,
  };
}

/** A field that can have a fault, which is also the key of the fault's text. */
export type FaultyField = 'name' | 'tables' | 'seatsPerTable' | 'ownerName' | 'email' | 'password' | 'pass';

/** The fields with a fault. */
export function faultsOf(form: RestaurantForm, needsPass: boolean): ReadonlySet<FaultyField> {
  const isWrong: Record<FaultyField, boolean> = {
    name: form.name.trim() === '',
    tables: !isWholeWithin(form.tables, 0, 200),
    seatsPerTable: !isWholeWithin(form.seatsPerTable, 1, 20),
    ownerName: form.ownerName.trim() === '',
    email: !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim()),
    password: [...form.password].length < 8,
    pass: needsPass && form.pass.trim().length < 16,
  };
  return new Set((Object.keys(isWrong) as FaultyField[]).filter((field) => isWrong[field]));
}

function isWholeWithin(text: string, least: number, most: number): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}

/** The body of the request. @param zoneOfDevice  used in a country with several zones, and if the browser knows none */
export function answersOf(form: RestaurantForm, zoneOfDevice: string): Answers {
  const {
    countryCode,
    language,
    takesTakeaway,
    takesDelivery,
    takesBookings,
    takesMealCards,
    menu,
    password,
  } = form;
  return {
    name: form.name.trim(),
    countryCode,
    timeZone: zoneOf(countryCode) ?? zoneOfDevice,
    language,
    owner: { name: form.ownerName.trim(), email: form.email.trim(), password },
    tables: Number(form.tables),
    seatsPerTable: Number(form.seatsPerTable),
    ...{ takesTakeaway, takesDelivery, takesBookings, takesMealCards },
    menu: menu === 'Sheet' ? 'Empty' : menu,
  };
}

/** The time zone of a country; `undefined` if it has several, or if the browser does not know it. */
function zoneOf(countryCode: string): string | undefined {
  const zones = new Intl.Locale(`und-${countryCode}`).getTimeZones?.() ?? [];
  return zones.length === 1 ? zones[0] : undefined;
}

/** The field of the form that a refusal is about; `null` if it is about none. */
export function refusedFieldOf({
  code,
  problems,
}: Pick<FaultDescription, 'code' | 'problems'>): FaultyField | null {
  if (code === 'RESTAURANT_PASS_NEEDED') return 'pass';
  return problems.map(({ field }) => fieldOf(field)).find((field) => field !== null) ?? null;
}

/** The field of the form for a property of the request; `null` if it has none. */
function fieldOf(property: string): FaultyField | null {
  const FIELDS: Partial<Record<string, FaultyField>> = {
    'owner.name': 'ownerName',
    'owner.email': 'email',
    'owner.password': 'password',
    name: 'name',
    pass: 'pass',
  };
  return FIELDS[property.replace(/^answers\./, '')] ?? null;
}
