import { randomBytes, randomUUID } from 'node:crypto';
import type { KeyRecord } from '../../src/core/access/keys/api-key-record.ts';
import type { Campaign } from '../../src/core/campaigns/campaign.ts';
import type { Category, Extra, OptionGroup, Portion, Product } from '../../src/core/menu/menu.ts';
import { USUAL_BILL_PAPER } from '../../src/core/venue/bill-paper.ts';
import { REASON_KINDS, type Reasons } from '../../src/core/venue/reasons.ts';
import type { VenueSetup } from '../../src/core/venue/setup/venue-setup.ts';
import type { ReservationSettings, Venue } from '../../src/core/venue/venue.ts';
import { formatKey, hashKey, prefixOfKey } from '../../src/crypto/tokens/api-key.ts';
import { WORDS } from '../../src/words/words.ts';

/** A key in clear, with its record. */
export interface SampleKey {
  text: string;
  record: KeyRecord;
}

export function sampleKey(
  permissions: KeyRecord['permissions'] = { placesOrders: true, takesReservations: true },
  change: Partial<KeyRecord> = {},
): SampleKey {
  const text = formatKey(randomBytes(32));
  const record: KeyRecord = {
    id: randomUUID(),
    name: 'Web site',
    permissions,
    prefix: prefixOfKey(text),
    hash: hashKey(text),
    createdAt: 0,
    revokedAt: null,
    ...change,
  };
  return { text, record };
}

/** The settings of a venue that takes bookings, and confirms all of them by itself. */
export function bookingSettings(change: Partial<ReservationSettings> = {}): ReservationSettings {
  return {
    isEnabled: true,
    confirmsAutomatically: true,
    isOfferedOnPage: false,
    seatSharePercent: null,
    visitMinutes: 120,
    ...change,
  };
}

/** The reasons of a new English restaurant, of which none is needed. */
export const NO_REASONS_NEEDED = Object.fromEntries(
  REASON_KINDS.map((kind) => [
    kind,
    { usual: Object.values(WORDS.en.newVenues.reasons[kind]), isNeeded: false },
  ]),
) as Reasons;

/** A venue that is always open, with a small menu that covers every reason to refuse an order. */
export function sampleVenue(change: Partial<Venue> = {}): Venue {
  return {
    id: randomUUID(),
    type: 'Independent',
    parentVenueId: null,
    name: 'Köşe Lokantası',
    username: null,
    logoUrl: null,
    address: { line: 'Moda Cad. 1', district: 'Kadıköy', city: 'İstanbul', country: 'Türkiye' },
    phone: null,
    location: { latitude: 40.98, longitude: 29.02 },
    timeZone: 'Europe/Istanbul',
    countryCode: 'TR',
    languages: [
      { code: 'tr', name: 'Türkçe' },
      { code: 'en', name: 'English' },
    ],
    workingHours: [],
    specialDays: [],
    enforcesHours: true,
    graceBeforeMinutes: 0,
    graceAfterMinutes: 0,
    rush: null,
    serviceFeeBasisPoints: 0,
    vatClasses: [],
    paymentMethods: [],
    cashStepKurus: 0,
    drawers: [],
    blindCount: false,
    drawerDifferenceAllowedKurus: 0,
    dayReportEmails: [],
    dayBeginsAt: null,
    fiscalDocuments: 'None',
    dayChange: null,
    vatClass: null,
    serviceFeeVatClass: null,
    lateAfterMinutes: 20,
    seatedWaitMinutes: 10,
    readyWaitMinutes: 3,
    idleLockMinutes: 3,
    proofHours: 12,
    reductionsNoticePercent: 10,
    takesTakeaway: true,
    takesDelivery: true,
    subscription: { isActive: true, endsAt: null },
    suspendedAt: null,
    billPaper: USUAL_BILL_PAPER,
    reasons: NO_REASONS_NEEDED,
    roles: null,
    courses: [],
    reservations: bookingSettings(),
    isPractice: false,
    isActive: true,
    closedAt: null,
    ...change,
  };
}

export function samplePortion(change: Partial<Portion> = {}): Portion {
  return {
    id: randomUUID(),
    name: 'Porsiyon',
    priceKurus: 10_000,
    isDefault: true,
    pricingUnit: 'Piece',
    weight: null,
    calories: null,
    translations: {},
    ...change,
  };
}

export function sampleProduct(categoryId: string, change: Partial<Product> = {}): Product {
  return {
    id: randomUUID(),
    categoryId,
    name: 'Ürün',
    description: null,
    imageUrl: null,
    isVisible: true,
    portions: [samplePortion()],
    extras: [],
    optionGroups: [],
    removableIngredients: [],
    allergens: [],
    containsAlcohol: false,
    containsPorkDerivatives: false,
    acceptsMealCard: true,
    vatClass: null,
    course: null,
    translations: {},
    stock: { quantity: null, lowThreshold: 0, isSoldOut: false },
    ...change,
  };
}

export function sampleCategory(change: Partial<Category> = {}): Category {
  return {
    id: randomUUID(),
    name: 'Izgara',
    description: null,
    imageUrl: null,
    isVisible: true,
    vatClass: null,
    acceptsMealCard: true,
    course: null,
    translations: { en: { name: 'Grill' } },
    ...change,
  };
}

export function sampleExtra(change: Partial<Extra> = {}): Extra {
  return {
    id: randomUUID(),
    name: 'Ekstra',
    priceKurus: 1_500,
    allergens: [],
    optionGroupId: null,
    translations: {},
    ...change,
  };
}

export function sampleGroup(change: Partial<OptionGroup> = {}): OptionGroup {
  return {
    id: randomUUID(),
    name: 'Pişirme',
    selectionType: 'Single',
    isRequired: true,
    translations: {},
    ...change,
  };
}

/** The menu of {@link sampleRecord}, by the purpose of each product. */
export interface SampleMenu {
  category: Category;
  /** 120.50, a portion and a half for 180.75, two free-standing extras, one removable ingredient. */
  kebab: Product;
  /** 33.35, with a required choice of doneness and any number of sauces. */
  steak: Product;
  /** 40.00, three in stock. */
  baklava: Product;
  /** Sold by the kilogram. */
  cheese: Product;
  hidden: Product;
}

export function sampleMenu(): SampleMenu {
  const category = sampleCategory();
  const doneness = sampleGroup();
  const sauces = sampleGroup({ name: 'Soslar', selectionType: 'Multiple', isRequired: false });
  return {
    category,
    kebab: sampleProduct(category.id, {
      name: 'Adana Kebap',
      description: 'Acılı',
      translations: { en: { name: 'Adana Kebab', description: 'Spicy' } },
      portions: [
        samplePortion({ name: 'Tam', priceKurus: 12_050 }),
        samplePortion({ name: 'Bir buçuk', priceKurus: 18_075, isDefault: false }),
      ],
      extras: [sampleExtra({ name: 'Közlenmiş biber' }), sampleExtra({ name: 'Ekmek', priceKurus: 0 })],
      removableIngredients: [{ id: randomUUID(), name: 'Soğan', translations: { en: { name: 'Onion' } } }],
    }),
    steak: sampleProduct(category.id, {
      name: 'Bonfile',
      portions: [samplePortion({ priceKurus: 3_335 })],
      optionGroups: [doneness, sauces],
      extras: [
        sampleExtra({ name: 'Az', priceKurus: 0, optionGroupId: doneness.id }),
        sampleExtra({ name: 'Orta', priceKurus: 0, optionGroupId: doneness.id }),
        sampleExtra({ name: 'Biber sosu', priceKurus: 500, optionGroupId: sauces.id }),
        sampleExtra({ name: 'Mantar sosu', priceKurus: 700, optionGroupId: sauces.id }),
      ],
    }),
    baklava: sampleProduct(category.id, {
      name: 'Baklava',
      portions: [samplePortion({ priceKurus: 4_000 })],
      stock: { quantity: 3, lowThreshold: 1, isSoldOut: false },
    }),
    cheese: sampleProduct(category.id, {
      name: 'Ezine peyniri',
      portions: [samplePortion({ pricingUnit: 'Kilogram', priceKurus: 45_000 })],
    }),
    hidden: sampleProduct(category.id, { name: 'Gizli tatlı', isVisible: false }),
  };
}

/** A whole venue of the sample menu, with a hall of two tables and a garden of one. */
export function sampleRecord(
  menu: SampleMenu,
  keys: readonly SampleKey[],
  change: Partial<Venue> = {},
  campaigns: Campaign[] = [],
): VenueSetup {
  const table = (name: string, code: string, capacity: number | null) => ({
    id: randomUUID(),
    name,
    code,
    capacity,
    place: null,
  });
  return {
    venue: sampleVenue(change),
    areas: [
      {
        ...{ id: randomUUID(), name: 'Salon', walls: [] },
        tables: [table('Salon 1', 'S1', 4), table('Salon 2', 'S2', null)],
      },
      { id: randomUUID(), name: 'Bahçe', tables: [table('Bahçe 1', 'B1', 6)], walls: [] },
    ],
    menu: {
      categories: [menu.category],
      products: [menu.kebab, menu.steak, menu.baklava, menu.cheese, menu.hidden],
    },
    campaigns,
    printers: [],
    accounts: [],
    keys: keys.map(({ record }) => record),
  };
}
