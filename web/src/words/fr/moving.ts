import type { Words } from '../en.ts';

export const moving: Words['moving'] = {
  lines: 'Déplacer des lignes',
  merge: 'Réunir des additions',
  takenHint: 'Touchez une table occupée pour réunir les deux additions.',
  titleLines: 'Déplacer des lignes : {name}',
  titleMerge: 'Réunir : {name}',
  what: 'Ce qui est déplacé',
  all: 'Tout choisir',
  unitDocumented: 'Sur un document fiscal',
  unitsDocumented: '{count} sur {quantity} sur un document fiscal',
  where: 'Vers où',
  choose: 'Choisissez ce qui est déplacé, et vers où.',
  before: 'Avant',
  after: 'Après',
  now: 'Déplacer',
  mergeNow: 'Réunir',
  changedSince:
    'Une addition a été modifiée entre-temps, et rien n’a été déplacé. Vérifiez les nouveaux totaux avant de recommencer.',
  overpaid:
    'Le montant payé dépasse ce qui resterait sur l’addition. Rendez d’abord {amount} ou déplacez moins.',
  done: 'Déplacé : {name}',
};
