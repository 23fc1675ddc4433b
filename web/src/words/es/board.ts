import type { Words } from '../en.ts';

export const board: Words['board'] = {
  title: 'Cocina',
  empty: {
    title: 'Nada que preparar',
    titleAtStation: 'Nada que preparar en esta partida',
    text: 'La pantalla está a la escucha. Los pedidos nuevos aparecen aquí solos.',
  },
  stations: {
    label: 'Partidas',
    all: 'Todas',
    tickets: '{count, plural, =0 {Sin comandas} one {# comanda} other {# comandas}}',
  },
  ticket: {
    ready: 'Listo',
    seen: 'Visto, quitar',
    further: 'Otra ronda',
    age: '{minutes} min',
    lateness: { Soon: 'Casi tarde', Late: 'Tarde' },
    moved: 'Cambio de mesa: {from} → {to}',
    again: 'Sí, prepararlo',
    duplicate: '¿Pedido dos veces? Igual que el n.º {number}',
    cancelled: 'Pedido anulado. No seguir preparando.',
    paid: 'Pagado',
  },
  line: {
    struck: 'ANULADO',
    changed: 'Cambio: {before} → {now}',
    without: 'SIN {name}',
  },
  counts: { button: 'Total', title: 'Por preparar en total', none: 'Nada que preparar.' },
  recall: {
    button: 'Recuperar',
    title: 'Últimas comandas listas',
    back: 'Traer de vuelta',
    empty: 'Todavía no hay nada listo',
    emptyText: 'Las comandas listas esperan aquí y se pueden traer de vuelta.',
  },
  sound: {
    blocked: 'Los pedidos nuevos llegan sin sonido: el navegador espera un toque.',
    allow: 'Activar sonido',
    on: 'Sonidos activados',
    off: 'Sonidos desactivados',
  },
  beyond: '{count, plural, one {# comanda} other {# comandas}} más adelante',
  sizes: {
    Small: 'Comandas: pequeñas, el máximo a la vez',
    Medium: 'Comandas: medianas',
    Large: 'Comandas: grandes',
  },
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
};
