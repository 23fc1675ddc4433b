import type { Words } from '../en.ts';

export const moving: Words['moving'] = {
  lines: 'Pasar artículos',
  merge: 'Unir cuentas',
  takenHint: 'Al tocar una mesa ocupada se unen las dos cuentas.',
  titleLines: 'Pasar artículos: {name}',
  titleMerge: 'Unir: {name}',
  what: 'Qué se pasa',
  all: 'Elegir todo',
  unitDocumented: 'En un documento fiscal',
  unitsDocumented: '{count} de {quantity} en un documento fiscal',
  where: 'Adónde',
  choose: 'Elija qué se pasa y adónde.',
  before: 'Antes',
  after: 'Después',
  now: 'Pasar',
  mergeNow: 'Unir',
  changedSince:
    'Una cuenta ha cambiado entretanto y no se ha pasado nada. Mire los nuevos totales antes de repetirlo.',
  overpaid: 'Se ha pagado más de lo que quedaría en la cuenta. Devuelva primero {amount} o pase menos.',
  done: 'Pasado: {name}',
};
