import type { Words } from '../en.ts';

export const moving: Words['moving'] = {
  lines: 'Ürün taşı',
  merge: 'Adisyonları birleştir',
  takenHint: 'Dolu bir masaya dokununca iki adisyon birleşir.',
  titleLines: 'Ürün taşı: {name}',
  titleMerge: 'Birleştir: {name}',
  what: 'Neler taşınacak',
  all: 'Hepsini seç',
  unitDocumented: 'Mali belgede',
  unitsDocumented: '{quantity} adetten {count} mali belgede',
  where: 'Nereye',
  choose: 'Nelerin nereye taşınacağını seçin.',
  before: 'Önce',
  after: 'Sonra',
  now: 'Taşı',
  mergeNow: 'Birleştir',
  changedSince:
    'Bu arada bir adisyon değişti ve hiçbir şey taşınmadı. Yeniden taşımadan önce yeni toplamlara bakın.',
  overpaid: 'Adisyonda kalacak tutardan fazlası ödenmiş. Önce {amount} iade edin ya da daha az taşıyın.',
  done: 'Taşındı: {name}',
};
