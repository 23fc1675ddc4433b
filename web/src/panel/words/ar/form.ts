import type { PanelWords } from '../en.ts';

export const form: PanelWords['form'] = {
  unsaved: 'لم يُحفظ بعد',
  saving: 'جارٍ الحفظ…',
  save: 'حفظ',
  discard: 'تجاهل التعديلات',
  notSaved: 'لم يُحفظ: {reason}',
  notKnown: 'لم تُجب الخدمة، فلا يُعرف هل تمّ ذلك. انظر إلى الحالة الآن أو أعد المحاولة.',
  changedMeanwhile: 'غيّر شخص آخر هذا في الأثناء: {fields}. أي نسخة تبقى؟',
  changedBy: 'غيّر {name} هذا في الأثناء: {fields}. أي نسخة تبقى؟',
  takeTheirs: 'أخذ النسخة الأخرى',
  keepMine: 'إبقاء نسختي',
  missing: 'هذا مطلوب.',
  refusedField: 'لا تقبل الخدمة هذه القيمة.',
  number: 'يُرجى إدخال عدد من {least} إلى {most}.',
  move: 'نقل {name}',
  moveHint:
    'مفتاح المسافة أو الإدخال للرفع، والأسهم للنقل، والمسافة أو الإدخال للوضع، ومفتاح Esc للإبقاء في المكان.',
  lifted: 'رُفع: {name}.',
  movedTo: '{name}: الآن في الموضع {place} من {count}.',
  dropped: '{name}: وُضع في الموضع {place} من {count}.',
  dropCancelled: '{name}: بقي في مكانه.',
  saved: 'حُفظ',
  copy: 'نسخ',
  copied: 'نُسخ',
};
