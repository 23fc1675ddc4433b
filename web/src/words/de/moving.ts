import type { Words } from '../en.ts';

export const moving: Words['moving'] = {
  lines: 'Positionen verlegen',
  merge: 'Rechnungen vereinen',
  takenHint: 'Ein Tipp auf einen belegten Tisch vereint beide Rechnungen.',
  titleLines: 'Positionen verlegen: {name}',
  titleMerge: 'Vereinen: {name}',
  what: 'Was verlegt wird',
  all: 'Alles wählen',
  unitDocumented: 'Auf einem Fiskalbeleg',
  unitsDocumented: '{count} von {quantity} auf einem Fiskalbeleg',
  where: 'Wohin',
  choose: 'Wählen Sie, was verlegt wird und wohin.',
  before: 'Vorher',
  after: 'Nachher',
  now: 'Verlegen',
  mergeNow: 'Vereinen',
  changedSince:
    'Eine Rechnung wurde inzwischen geändert, nichts wurde verlegt. Prüfen Sie die neuen Summen, bevor Sie es erneut tun.',
  overpaid:
    'Es wurde mehr bezahlt, als auf der Rechnung bliebe. Geben Sie zuerst {amount} zurück oder verlegen Sie weniger.',
  done: 'Verlegt: {name}',
};
