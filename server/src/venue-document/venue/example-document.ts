import { EXAMPLE_IDS as ID } from '../../http/openapi/example-ids.ts';

/** The venue of all examples, as an operator would import it. */
export const exampleDocument = {
  format: 'sofra-venues/1',
  venues: [
    {
      type: 'Independent',
      id: ID.venue,
      name: 'Köşe Lokantası',
      username: 'kose-lokantasi',
      logoUrl: 'https://example.com/logo.png',
      address: { line: 'Moda Cad. 12', district: 'Kadıköy', city: 'İstanbul', country: 'Türkiye' },
      location: { latitude: 40.98765, longitude: 29.02571 },
      timeZone: 'Europe/Istanbul',
      countryCode: 'TR',
      languages: [
        { code: 'tr', name: 'Türkçe', isDefault: true },
        { code: 'en', name: 'English' },
      ],
      workingHours: [
        { day: 'Monday', isClosed: true },
        { day: 'Tuesday', opensAt: '11:00', closesAt: '23:00' },
        { day: 'Wednesday', opensAt: '11:00', closesAt: '23:00' },
        { day: 'Thursday', opensAt: '11:00', closesAt: '23:00' },
        { day: 'Friday', opensAt: '11:00', closesAt: '02:00' },
        { day: 'Saturday', opensAt: '11:00', closesAt: '02:00' },
        { day: 'Sunday', opensAt: '11:00', closesAt: '23:00' },
      ],
      serviceFeePercent: 10,
      vatClasses: [
        { code: 'food', name: 'Yiyecek', section: 1, rates: [{ percent: 10 }] },
        { code: 'alcohol', name: 'Alkol', section: 2, rates: [{ percent: 20 }] },
      ],
      vatClass: 'food',
      courses: [
        { code: 'starter', name: 'Başlangıç' },
        { code: 'main', name: 'Ana yemek' },
      ],
      reservations: {
        isEnabled: true,
        confirmsAutomatically: false,
        isOfferedOnPage: true,
        seatSharePercent: 100,
        visitMinutes: 120,
      },
      areas: [
        {
          id: ID.area,
          name: 'Bahçe',
          tables: [
            {
              ...{ id: ID.otherTable, name: 'Bahçe 3', code: 'B3', capacity: 4 },
              place: { x: 2, y: 2, width: 4, height: 4, shape: 'Round' },
            },
            { id: ID.table, name: 'Bahçe 4', code: 'B4', capacity: 6 },
          ],
          walls: [{ x1: 0, y1: 0, x2: 40, y2: 0 }],
        },
      ],
      categories: [
        {
          id: ID.category,
          name: 'Izgara',
          description: 'Odun ateşinde',
          course: 'main',
          translations: { en: { name: 'Grill', description: 'Over a wood fire' } },
          products: [
            {
              id: ID.product,
              name: 'Adana Kebap',
              description: 'El kıyması, közlenmiş domates ve biberle',
              imageUrl: 'https://example.com/photo.jpg',
              portions: [
                {
                  id: ID.portion,
                  name: 'Tam',
                  price: 420,
                  isDefault: true,
                  weight: '250 g',
                  calories: 640,
                  translations: { en: { name: 'Regular' } },
                },
                {
                  id: ID.largePortion,
                  name: 'Bir buçuk',
                  price: 590,
                  weight: '375 g',
                  calories: 960,
                  translations: { en: { name: 'Large' } },
                },
              ],
              extras: [
                {
                  id: ID.extra,
                  name: 'Közlenmiş biber',
                  price: 35,
                  translations: { en: { name: 'Charred pepper' } },
                },
              ],
              optionGroups: [
                {
                  id: ID.optionGroup,
                  name: 'Pişirme',
                  selectionType: 'Single',
                  isRequired: false,
                  choices: [
                    {
                      id: ID.choice,
                      name: 'İyi pişmiş',
                      price: 0,
                      translations: { en: { name: 'Well done' } },
                    },
                  ],
                  translations: { en: { name: 'Doneness' } },
                },
              ],
              removableIngredients: [
                { id: ID.ingredient, name: 'Soğan', translations: { en: { name: 'Onion' } } },
              ],
              allergens: ['Gluten'],
              acceptsMealCard: true,
              stock: { quantity: 40, lowThreshold: 5 },
              translations: {
                en: { name: 'Adana kebab', description: 'Hand-minced, with charred tomato and pepper' },
              },
            },
          ],
        },
      ],
      campaigns: [
        {
          id: ID.campaign,
          kind: 'BillDiscount',
          name: 'Akşam indirimi',
          badgeText: '%10 indirim',
          minimum: 500,
          reduction: { percent: 10 },
        },
        {
          id: ID.portionCampaign,
          kind: 'PortionDiscount',
          name: 'Pazar indirimi',
          badgeText: '%10 indirim',
          weekdays: ['Sunday'],
          covers: [{ product: ID.product, portion: ID.largePortion }],
          reduction: { percent: 10 },
          translations: { en: { name: 'Sunday offer', badgeText: '10% off' } },
        },
      ],
      printers: [{ id: ID.printer, name: 'Mutfak', host: '192.168.1.50', purpose: 'Both' }],
      accounts: [
        {
          id: ID.account,
          role: 'Owner',
          name: 'Defne',
          email: 'defne@example.com',
          password: 'kahve ve lokum',
        },
      ],
      keys: [
        {
          id: ID.key,
          name: 'Web sitesi',
          permissions: { placesOrders: true, takesReservations: true },
        },
      ],
    },
  ],
};
