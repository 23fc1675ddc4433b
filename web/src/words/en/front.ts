/** Texts of the front page. */
export const front = {
  sentence: 'Orders, kitchen, till and reservations of a restaurant, and an API for its website.',
  signIn: 'Sign in',
  continue: 'Go on as {name}',
  demo: {
    title: 'Try the demo restaurant',
    text: 'One tap signs you in. Everything may be tried; it stays on this machine.',
    Cook: 'Cook',
    Cashier: 'Cashier',
    Owner: 'Owner',
    CookText: 'The kitchen board',
    CashierText: 'Tables, orders and payments',
    OwnerText: 'Everything, reservations too',
    guest: 'The page that guests see',
    ownRestaurant: 'Make your restaurant',
    ownRestaurantText: 'A few questions, then the till is yours',
  },
  developers: 'For developers',
  documentation: 'Documentation',
  publicApi: 'Public API (OpenAPI)',
  venueApi: 'Venue API (OpenAPI)',
  health: 'State of the service',
};
