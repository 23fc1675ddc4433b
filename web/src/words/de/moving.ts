import type { Words } from '../en.ts';

export const moving: Words['moving'] = {
  lines: 'Positionen umbuchen',
  merge: 'Rechnungen zusammenlegen',
  takenHint: 'Wer einen belegten Tisch antippt, legt beide Rechnungen zusammen.',
  titleLines: 'Positionen umbuchen: {name}',
  titleMerge: 'Zusammenlegen: {name}',
  what: 'Was umgebucht wird',
  all: 'Alles wählen',
  unitDocumented: 'Auf einem Fiskalbeleg',
  unitsDocumented: '{count} von {quantity} auf einem Fiskalbeleg',
  where: 'Wohin',
  choose: 'Wählen Sie, was umgebucht wird und wohin.',
  before: 'Vorher',
  after: 'Nachher',
  now: 'Umbuchen',
  mergeNow: 'Zusammenlegen',
  changedSince:
    'Eine Rechnung wurde inzwischen geändert, nichts wurde umgebucht. Prüfen Sie die neuen Summen, bevor Sie es erneut tun.',
  overpaid:
    'Es wurde mehr bezahlt, als auf der Rechnung bliebe. Geben Sie zuerst {amount} zurück oder buchen Sie weniger um.',
  done: 'Umgebucht: {name}',
};
