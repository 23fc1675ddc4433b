import type { PanelWords } from '../en.ts';

export const form: PanelWords['form'] = {
  unsaved: 'Aún sin guardar',
  saving: 'Guardando…',
  save: 'Guardar',
  discard: 'Descartar',
  notSaved: 'Sin guardar: {reason}',
  notKnown:
    'El servicio no ha respondido, así que no se sabe si se ha hecho. Mire cómo está ahora o inténtelo de nuevo.',
  changedMeanwhile: 'Otra persona ha cambiado esto mientras tanto: {fields}. ¿Qué versión vale?',
  changedBy: '{name} ha cambiado esto mientras tanto: {fields}. ¿Qué versión vale?',
  takeTheirs: 'Tomar la otra',
  keepMine: 'Dejar la mía',
  missing: 'Este dato hace falta.',
  refusedField: 'El servicio no acepta este valor.',
  number: 'Introduzca un número de {least} a {most}.',
  move: 'Mover {name}',
  moveHint:
    'Espacio o Intro para levantar, las flechas para mover, espacio o Intro para soltar, Escape para dejarlo donde estaba.',
  lifted: 'Levantado: {name}.',
  movedTo: '{name} está ahora en el lugar {place} de {count}.',
  dropped: '{name}: en el lugar {place} de {count}.',
  dropCancelled: '{name} se queda donde estaba.',
  saved: 'Guardado',
  copy: 'Copiar',
  copied: 'Copiado',
};
