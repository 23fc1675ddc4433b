import { formatKey, hashKey, prefixOfKey } from '../../src/crypto/tokens/api-key.ts';
import type { NewId, Random } from '../../src/parts/parts.ts';
import type {
  AreaDocument,
  BranchDocument,
  VenueDocuments,
} from '../../src/venue-document/venue/venue-document-schema.ts';
import { bookingSettings } from './sample-venue.ts';

const PASSWORD_HASH = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';

const BILL_PAPER = {
  legalName: 'Sofra Gıda Ltd. Şti.',
  taxNumber: 'Kadıköy VD 1234567890',
  footer: 'Yine bekleriz!',
  tipPercents: [5, 12.5],
  hasQrCode: true,
  printsReceipts: true,
};

const COURSES = ['starter', 'main'].map((code) => ({ code, name: `Course ${code}` }));

const REASONS = {
  remove: { usual: ['Vazgeçti', 'Kalmamış'], isNeeded: true },
  void: { usual: ['Misafirler gitti'], isNeeded: false },
  comp: { usual: ['Müdavim misafir'], isNeeded: false },
  discount: { usual: ['Çok bekledi'], isNeeded: true },
  refund: { usual: ['Memnun kalmadı'], isNeeded: false },
  price: { usual: ['Küçük porsiyon'], isNeeded: true },
};

/** A headquarter with a branch that states every property, none with its default. */
export function fullDocument(newId: NewId, random: Random): VenueDocuments {
  return {
    format: 'sofra-venues/1',
    venues: [
      {
        type: 'Headquarter',
        ...fullVenue(newId, random),
        branches: [{ type: 'Branch', ...fullVenue(newId, random), isActive: false }],
      },
    ],
  };
}

const FULL_MONEY = {
  paymentMethods: [
    {
      code: 'multinet',
      name: 'Multinet',
      kind: 'MealCard' as const,
      brand: 'Multinet',
      givesChange: true,
      opensDrawer: true,
      isForMealsOnly: true,
      fiscalCode: '7',
      isActive: false,
    },
  ],
  cashStepKurus: 25 as const,
  drawers: [
    { code: 'main', name: 'Kasa' },
    {
      code: 'bar',
      name: 'Bar',
      printerId: '0c1f8a34-3c1b-4a51-9d57-0a4d2f6f8a11',
      deviceId: '6a1b7e0e-0d0c-4c80-8a41-5f7c2e9a4d22',
    },
  ],
  blindCount: true,
  drawerDifferenceAllowedKurus: 2_000,
  dayReportEmails: ['muhasebe@example.com'],
  reductionsNoticePercent: null,
  dayBeginsAt: '05:00',
  fiscalDocuments: 'Required' as const,
  vatClasses: [
    { code: 'food', name: 'Yiyecek', section: 1, rates: [{ percent: 10, takeawayPercent: 1 }] },
    {
      code: 'alcohol',
      name: 'Alkol',
      rates: [
        { from: null, percent: 18 },
        { from: '2026-07-01', percent: 20, takeawayPercent: null },
      ],
    },
  ],
  vatClass: 'food',
  courses: COURSES,
  serviceFeeVatClass: 'alcohol',
};

const FULL_HOURS = {
  workingHours: [
    { day: 'Sunday', isClosed: true },
    { day: 'Friday', opensAt: '18:00', closesAt: '02:00' },
  ],
  specialDays: [
    { date: '2026-12-31', name: 'Yılbaşı', opensAt: '18:00', closesAt: '04:00' },
    { date: '2026-10-29', isClosed: true },
  ],
} satisfies Partial<BranchDocument>;

function fullAreas(newId: NewId): AreaDocument[] {
  const place = { x: 2, y: 3, width: 4, height: 6, shape: 'Rectangle' } as const;
  const table = { id: newId(), name: 'Masa 1', code: 'S1', capacity: 4, place };
  return [
    { id: newId(), name: 'Salon', tables: [table], walls: [{ x1: 0, y1: 0, x2: 30, y2: 0 }] },
    { name: 'Bahçe', tables: [{ name: 'B1' }] },
  ];
}

function fullVenue(newId: NewId, random: Random): BranchDocument {
  const name = random(6).toString('hex');
  return {
    id: newId(),
    name: `Lokanta ${name}`,
    username: name,
    logoUrl: 'https://example.com/logo.png',
    address: { line: 'Cadde 1', district: 'Kadıköy', city: 'İstanbul', country: 'Türkiye' },
    phone: '030 901820',
    location: { latitude: 40.98765, longitude: 29.01234 },
    timeZone: 'Europe/Berlin',
    countryCode: 'DE',
    languages: [
      { code: 'en', name: 'English', isDefault: false },
      { code: 'tr', name: 'Türkçe', isDefault: true },
    ],
    ...FULL_HOURS,
    enforcesHours: false,
    grace: { beforeMinutes: 15, afterMinutes: 30 },
    rush: { until: '2026-03-03T21:00:00.123Z', reason: 'Mutfak dolu' },
    subscription: { isActive: false, endsAt: '2027-01-01T00:00:00+03:00' },
    isPractice: false,
    isActive: true,
    roles: {
      Manager: { rights: ['people', 'menu'], mostOffPercent: 50 },
      Cashier: { rights: ['takePayments'], mostOffPercent: 12.35 },
      Waiter: { rights: ['takeOrders'], mostOffPercent: 0 },
      Cook: { rights: [], mostOffPercent: 0 },
      Host: { rights: ['reservations'], mostOffPercent: 0 },
    },
    closedAt: '2026-03-01T00:00:00Z',
    serviceFeePercent: 12.35,
    ...FULL_MONEY,
    lateAfterMinutes: 12,
    seatedWaitMinutes: 15,
    readyWaitMinutes: 5,
    ...{ idleLockMinutes: 5, proofHours: 4 },
    takesTakeaway: true,
    takesDelivery: false,
    billPaper: BILL_PAPER,
    reasons: REASONS,
    reservations: bookingSettings({ isOfferedOnPage: true, seatSharePercent: 100, visitMinutes: 90 }),
    areas: fullAreas(newId),
    categories: [fullCategory(newId), { name: 'Boş' }],
    campaigns: fullCampaigns(newId),
    printers: [fullPrinter(newId)],
    accounts: [
      {
        id: newId(),
        role: 'Owner',
        name: 'Ayşe',
        email: `owner@${name}.example.com`,
        passwordHash: PASSWORD_HASH,
      },
      { role: 'Cashier', name: 'Ali', email: `cook@${name}.example.com`, passwordHash: PASSWORD_HASH },
      { role: 'Waiter', name: 'Ada', invitedEmail: `ada@${name}.example.com` },
    ],
    keys: [fullKey(newId, random), { ...fullKey(newId, random), revokedAt: '2026-02-02T00:00:00Z' }],
  };
}

function fullPrinter(newId: NewId) {
  return {
    id: newId(),
    name: 'Mutfak',
    host: '192.168.1.50',
    port: 9100,
    codePage: 'PC857' as const,
    codePageNumber: 61,
    columns: 42 as const,
    categories: null,
    isEnabled: false,
    purpose: 'Both' as const,
    drawerPin: 'Pin5' as const,
    isForPractice: true,
  };
}

function fullCategory(newId: NewId) {
  const words = { en: { name: 'Grill', description: 'Over charcoal' } };
  const names = { en: { name: 'Something' } };
  const extra = { allergens: ['Gluten' as const], translations: names };
  return {
    id: newId(),
    name: 'Izgara',
    description: 'Kömürde',
    imageUrl: 'https://example.com/grill.jpg',
    isVisible: false,
    vatClass: 'food',
    course: 'main',
    acceptsMealCard: true,
    translations: words,
    products: [
      {
        id: newId(),
        name: 'Köfte',
        description: 'Dana',
        imageUrl: 'https://example.com/kofte.jpg',
        isVisible: false,
        portions: [
          { name: 'Kilo', price: 1_200.5, pricingUnit: 'Kilogram' as const },
          {
            id: newId(),
            name: 'Tam',
            price: 240.35,
            isDefault: true,
            weight: '200 g',
            calories: 450,
            translations: names,
          },
        ],
        extras: [{ id: newId(), name: 'Lavaş', price: 10.05, ...extra }],
        optionGroups: [
          {
            ...{ id: newId(), name: 'Sos' },
            selectionType: 'Multiple' as const,
            isRequired: true,
            choices: [{ id: newId(), name: 'Acı', price: 5, ...extra }, { name: 'Yoğurt' }],
            translations: names,
          },
        ],
        removableIngredients: [{ id: newId(), name: 'Soğan', translations: names }],
        allergens: ['Gluten' as const, 'Celery' as const],
        containsAlcohol: true,
        containsPorkDerivatives: true,
        acceptsMealCard: false,
        vatClass: 'alcohol',
        course: 'starter',
        stock: { quantity: 7, lowThreshold: 3, isSoldOut: true },
        translations: words,
      },
      { name: 'Pide', portions: [{ name: 'Tam', price: 0 }] },
    ],
  };
}

function fullCampaigns(newId: NewId) {
  const ofEveryKind = () => ({
    id: newId(),
    badgeText: 'İndirim',
    validFrom: '2026-01-01T00:00:00+03:00',
    validUntil: '2026-12-31T21:00:00.000Z',
    weekdays: ['Friday' as const, 'Monday' as const],
    dailyFrom: '22:00',
    dailyUntil: '02:00',
    orderTypes: ['Takeaway' as const, 'DineIn' as const],
    translations: { en: { name: 'Discount', badgeText: 'Off' } },
  });
  const covers = [{ product: 'Pide' }, { product: 'Köfte', portion: 'Tam' }];
  return [
    {
      kind: 'PortionDiscount' as const,
      name: 'Yüzde',
      ...ofEveryKind(),
      covers,
      reduction: { percent: 12.5 },
    },
    { kind: 'PortionDiscount' as const, name: 'Tutar', covers, reduction: { amount: 10.25 } },
    { kind: 'PortionDiscount' as const, name: 'Sabit', covers, reduction: { fixedPrice: 99.9 } },
    { kind: 'BuyXPayY' as const, name: 'Üç al', ...ofEveryKind(), covers, buy: 3, pay: 2 },
    {
      kind: 'SetMenu' as const,
      name: 'Menü',
      ...ofEveryKind(),
      parts: [{ name: 'Ana', covers }],
      price: 199.5,
    },
    {
      kind: 'BillDiscount' as const,
      name: 'Hesap',
      ...ofEveryKind(),
      minimum: 500,
      reduction: { percent: 5 },
    },
    { kind: 'BillDiscount' as const, name: 'Hesaptan', reduction: { amount: 50 } },
  ];
}

function fullKey(newId: NewId, random: Random) {
  const key = formatKey(random(32));
  return {
    id: newId(),
    name: 'Site',
    permissions: { placesOrders: true, takesReservations: true },
    keyHash: hashKey(key),
    prefix: prefixOfKey(key),
    createdAt: '2026-01-01T12:00:00.001Z',
  };
}
