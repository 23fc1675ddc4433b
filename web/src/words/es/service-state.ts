import type { Words } from '../en.ts';

export const serviceState: Words['serviceState'] = {
  rush: {
    button: 'Hora punta',
    on: 'Hora punta hasta las {until}',
    title: 'Hora punta: sin pedidos de fuera',
    text: 'Mientras dure, los clientes no pueden pedir en línea. La caja sí.',
    howLong: 'Cuánto tiempo',
    minutes: '{minutes} min',
    hours: '{hours, plural, one {# hora} other {# horas}}',
    why: 'Al tocar el motivo, empieza',
    reasons: {
      Busy: 'Nuestra cocina está muy ocupada ahora mismo.',
      Staff: 'Hoy nos falta personal.',
      Trouble: 'Tenemos un problema técnico en la cocina.',
    },
    own: 'Otro motivo, para los clientes',
    begin: 'Empezar',
    isOn: 'Sin pedidos de fuera hasta las {until}',
    tellsGuests: 'Los clientes leen: {reason}',
    end: 'Terminar hora punta',
  },
  soldOut: {
    button: 'Agotados',
    title: 'Productos agotados',
    search: 'Buscar un producto',
    now: 'Agotados ahora',
    back: 'Reponer',
    mark: 'Agotado',
    left: '{count, plural, one {queda #} other {quedan #}}',
    noneFound: 'Ningún producto se llama así.',
    noProducts: 'La carta aún no tiene productos.',
  },
};
