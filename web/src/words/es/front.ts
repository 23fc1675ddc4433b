import type { Words } from '../en.ts';

export const front: Words['front'] = {
  sentence: 'Pedidos, cocina, caja y reservas de un restaurante, y una API para su sitio web.',
  signIn: 'Entrar',
  continue: 'Seguir como {name}',
  demo: {
    title: 'Probar el restaurante de demostración',
    text: 'Un toque inicia la sesión. Se puede probar todo; no sale de esta máquina.',
    Cook: 'Cocina',
    Cashier: 'Caja',
    Owner: 'Propietario',
    CookText: 'La pantalla de cocina',
    CashierText: 'Mesas, pedidos y pagos',
    OwnerText: 'Todo, también las reservas',
    watch: 'Ver una velada',
    watchText: 'Clientes, cocina y pagos funcionan solos durante unos minutos.',
    guest: 'La página que ven los clientes',
    ownRestaurant: 'Cree su restaurante',
    ownRestaurantText: 'Unas preguntas, y la caja es suya',
  },
  developers: 'Para desarrolladores',
  documentation: 'Documentación',
  publicApi: 'API pública (OpenAPI)',
  venueApi: 'API del local (OpenAPI)',
  health: 'Estado del servicio',
};
