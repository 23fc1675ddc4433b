import type { Words } from '../en.ts';

export const moving: Words['moving'] = {
  lines: 'Sposta voci',
  merge: 'Unisci conti',
  takenHint: 'Toccando un tavolo occupato si uniscono i due conti.',
  titleLines: 'Sposta voci: {name}',
  titleMerge: 'Unisci: {name}',
  what: 'Cosa si sposta',
  all: 'Scegli tutto',
  unitDocumented: 'Su un documento fiscale',
  unitsDocumented: '{count} di {quantity} su un documento fiscale',
  where: 'Dove',
  choose: 'Scelga cosa si sposta e dove.',
  before: 'Prima',
  after: 'Dopo',
  now: 'Sposta',
  mergeNow: 'Unisci',
  changedSince:
    'Nel frattempo un conto è cambiato e non è stato spostato nulla. Controlli i nuovi totali prima di riprovare.',
  overpaid: 'È stato pagato più di quanto resterebbe sul conto. Prima restituisca {amount} o sposti di meno.',
  done: 'Spostato: {name}',
};
