import type { Words } from '../en.ts';

export const front: Words['front'] = {
  sentence: 'Commandes, cuisine, caisse et réservations d’un restaurant, et une API pour son site web.',
  signIn: 'Se connecter',
  continue: 'Continuer : {name}',
  demo: {
    title: 'Essayer le restaurant de démonstration',
    text: 'Touchez pour vous connecter. Tout peut être essayé ; rien ne quitte cette machine.',
    Cook: 'Cuisine',
    Cashier: 'Caisse',
    Owner: 'Propriétaire',
    CookText: 'L’écran de la cuisine',
    CashierText: 'Tables, commandes et paiements',
    OwnerText: 'Tout, réservations comprises',
    watch: 'Regarder une soirée',
    watchText: 'Clients, cuisine et paiements se jouent tout seuls pendant quelques minutes.',
    guest: 'La page que voient les clients',
    ownRestaurant: 'Créer votre restaurant',
    ownRestaurantText: 'Quelques questions, puis la caisse est à vous',
  },
  developers: 'Pour les développeurs',
  documentation: 'La documentation',
  publicApi: 'API publique (OpenAPI)',
  venueApi: 'API de l’établissement (OpenAPI)',
  health: 'État du service',
};
