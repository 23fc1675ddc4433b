import type { Words } from '../en.ts';

export const front: Words['front'] = {
  sentence:
    'Bestellungen, Küche, Kasse und Reservierungen eines Restaurants, dazu eine API für seine Website.',
  signIn: 'Anmelden',
  continue: 'Weiter als {name}',
  demo: {
    title: 'Das Demo-Restaurant ausprobieren',
    text: 'Einmal antippen, und Sie sind angemeldet. Alles darf ausprobiert werden; es bleibt auf diesem Gerät.',
    Cook: 'Küche',
    Cashier: 'Kasse',
    Owner: 'Inhaber',
    CookText: 'Der Küchenbildschirm',
    CashierText: 'Tische, Bestellungen und Zahlungen',
    OwnerText: 'Alles, auch die Reservierungen',
    watch: 'Einen Abend ansehen',
    watchText: 'Gäste, Küche und Zahlungen laufen einige Minuten von selbst.',
    guest: 'Die Seite, die Gäste sehen',
    ownRestaurant: 'Ihr Restaurant anlegen',
    ownRestaurantText: 'Ein paar Fragen, dann gehört die Kasse Ihnen',
  },
  developers: 'Für Entwickler',
  documentation: 'Dokumentation',
  publicApi: 'Öffentliche API (OpenAPI)',
  venueApi: 'API des Betriebs (OpenAPI)',
  health: 'Zustand des Dienstes',
};
