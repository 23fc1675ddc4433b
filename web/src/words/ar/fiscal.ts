import type { Words } from '../en.ts';

export const fiscal: Words['fiscal'] = {
  title: 'المستندات الضريبية',
  kinds: { Sale: 'إيصال ضريبي', Refund: 'مستند استرداد', Void: 'إلغاء', TableSlip: 'إيصال الطاولة' },
  issued: '{kind} رقم {number}',
  takenBack: 'أُلغي',
  pending: '{kind}: بانتظار الجهاز',
  failed: '{kind} تعذّر: {reason}',
  again: 'حاول مجددًا',
  missing: 'ليس لكل دفعة مستند ضريبي بعد. تُغلق الفاتورة بعد صدور المستندات كلها.',
  closeWithout: {
    open: 'أغلق بدونه',
    title: 'الإغلاق دون مستند ضريبي؟',
    text: 'يبقى السبب في السجل. يمكن إصدار المستند لاحقًا.',
    reasons: { Broken: 'الجهاز معطّل', NoPower: 'لا كهرباء أو شبكة' },
    other: 'سبب آخر',
    now: 'أغلق الفاتورة',
  },
};
