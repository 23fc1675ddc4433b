import type { Words } from '../en.ts';

export const front: Words['front'] = {
  sentence: 'Ordini, cucina, cassa e prenotazioni di un ristorante, e un’API per il suo sito.',
  signIn: 'Accedi',
  continue: 'Continua: {name}',
  demo: {
    title: 'Provare il ristorante dimostrativo',
    text: 'Basta un tocco per accedere. Si può provare tutto; resta su questa macchina.',
    Cook: 'Cucina',
    Cashier: 'Cassa',
    Owner: 'Titolare',
    CookText: 'Lo schermo della cucina',
    CashierText: 'Tavoli, ordini e pagamenti',
    OwnerText: 'Tutto, anche le prenotazioni',
    watch: 'Guardare una serata',
    watchText: 'Ospiti, cucina e pagamenti vanno avanti da soli per qualche minuto.',
    guest: 'La pagina che vedono gli ospiti',
    ownRestaurant: 'Crei il Suo ristorante',
    ownRestaurantText: 'Poche domande, poi la cassa è Sua',
  },
  developers: 'Per gli sviluppatori',
  documentation: 'Documentazione',
  publicApi: 'API pubblica (OpenAPI)',
  venueApi: 'API del locale (OpenAPI)',
  health: 'Stato del servizio',
};
