import type { Words } from '../en.ts';

export const moving: Words['moving'] = {
  lines: 'نقل أصناف',
  merge: 'دمج فواتير',
  takenHint: 'النقر على طاولة مشغولة يدمج الفاتورتين.',
  titleLines: 'نقل أصناف: {name}',
  titleMerge: 'دمج: {name}',
  what: 'ما يُنقل',
  all: 'اختيار الكل',
  unitDocumented: 'في مستند ضريبي',
  unitsDocumented: '{count} من {quantity} في مستند ضريبي',
  where: 'إلى أين',
  choose: 'اختر ما يُنقل وإلى أين.',
  before: 'قبل',
  after: 'بعد',
  now: 'نقل',
  mergeNow: 'دمج',
  changedSince: 'تغيّرت فاتورة في هذه الأثناء ولم يُنقل شيء. راجع المجاميع الجديدة قبل النقل من جديد.',
  overpaid: 'دُفع أكثر مما سيبقى في الفاتورة. أعد {amount} أولًا أو انقل أقل.',
  done: 'نُقل: {name}',
};
