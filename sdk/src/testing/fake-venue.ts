import type { Area, Menu, Portion, Product, Venue } from '../records.ts';

/** The venue of the fake service, which a test can change. */
export interface FakeVenue {
  venue: Venue;
  areas: Area[];
  menu: Menu;
  /** Whether it takes reservations, and confirms them automatically. */
  reservationsEnabled: boolean;
  confirmsAutomatically: boolean;
}

/** A venue that is always open, with two tables, three dishes and one choice of doneness. */
export function fakeVenue(): FakeVenue {
  return {
    venue: {
      ...{ id: crypto.randomUUID(), name: 'Köşe Lokantası', username: 'kose-lokantasi' },
      ...{ type: 'Independent', parentVenueId: null, logoUrl: null },
      address: { line: 'Moda Cad. 1', district: 'Kadıköy', city: 'İstanbul', country: 'Türkiye' },
      location: { latitude: 40.98, longitude: 29.02 },
      ...{ timeZone: 'Europe/Istanbul', workingHours: [] },
      ordering: {
        acceptingOrdersNow: true,
        opensAt: null,
        closesAt: null,
        busyUntil: null,
        busyReason: null,
      },
      languages: [{ code: 'tr', name: 'Türkçe', isDefault: true }],
      currency: 'TRY',
    },
    areas: [{ id: crypto.randomUUID(), name: 'Salon', tables: [tableOf('Salon 1'), tableOf('Salon 2')] }],
    menu: { language: 'tr', categories: [categoryOf([kebab(), steak(), baklava()])] },
    ...{ reservationsEnabled: true, confirmsAutomatically: true },
  };
}

function tableOf(name: string): Area['tables'][number] {
  return { id: crypto.randomUUID(), name, code: name.replace(/\W/g, ''), capacity: 4 };
}

function categoryOf(products: Product[]): Menu['categories'][number] {
  return { id: crypto.randomUUID(), name: 'Izgara', description: null, imageUrl: null, products };
}

function kebab(): Product {
  return productOf('Adana Kebap', 120.5, {
    extras: [{ id: crypto.randomUUID(), name: 'Közlenmiş biber', price: 15, optionGroupId: null }],
    removableIngredients: [{ id: crypto.randomUUID(), name: 'Soğan' }],
  });
}

function steak(): Product {
  const optionGroupId = crypto.randomUUID();
  const choice = (name: string) => ({ id: crypto.randomUUID(), name, price: 0, optionGroupId });
  return productOf('Bonfile', 333.35, {
    optionGroups: [{ id: optionGroupId, name: 'Pişirme', selectionType: 'Single', isRequired: true }],
    extras: [choice('Az'), choice('Orta')],
  });
}

function baklava(): Product {
  return productOf('Baklava', 40, { stockStatus: 'OutOfStock' });
}

function productOf(name: string, price: number, change: Partial<Product>): Product {
  const portion: Portion = {
    ...{ id: crypto.randomUUID(), name: 'Porsiyon', price, isDefault: true, orderable: true },
    ...{ pricingUnit: 'Piece', weight: null, calories: null, campaign: null },
  };
  return {
    ...{ id: crypto.randomUUID(), name, description: null, imageUrl: null, portions: [portion] },
    ...{ extras: [], optionGroups: [], removableIngredients: [], allergens: [], stockStatus: null },
    ...{ containsAlcohol: false, containsPorkDerivatives: false, acceptsMealCard: true },
    ...change,
  };
}
