import type { Words } from '../en.ts';

export const board: Words['board'] = {
  title: 'المطبخ',
  empty: {
    title: 'لا شيء للتحضير',
    titleAtStation: 'لا شيء للتحضير في هذه المحطة',
    text: 'الشاشة في الانتظار. تظهر الطلبات الجديدة هنا تلقائيًا.',
  },
  stations: {
    label: 'المحطات',
    all: 'الكل',
    tickets:
      '{count, plural, zero {لا تذاكر} one {تذكرة واحدة} two {تذكرتان} few {# تذاكر} many {# تذكرة} other {# تذكرة}}',
  },
  ticket: {
    ready: 'جاهز',
    seen: 'عُلم، إزالة',
    further: 'طلب إضافي',
    age: '{minutes}\u00a0د',
    lateness: { Soon: 'يكاد يتأخر', Late: 'متأخر' },
    moved: 'تغيّرت الطاولة: من {from} إلى {to}',
    again: 'حضّره رغم الإلغاء',
    duplicate: 'هل طُلب مرتين؟ مثل رقم {number}',
    cancelled: 'أُلغي الطلب. يُرجى التوقف عن تحضيره.',
    paid: 'مدفوع',
  },
  line: {
    struck: 'ملغى',
    changed: 'تعديل: من {before} إلى {now}',
    without: 'بدون {name}',
  },
  counts: { button: 'المجموع', title: 'مجموع ما يُحضَّر', none: 'لا شيء للتحضير.' },
  recall: {
    button: 'استرجاع',
    title: 'آخر ما جهز',
    back: 'إعادة',
    empty: 'لم يجهز شيء بعد',
    emptyText: 'تنتظر التذاكر الجاهزة هنا ويمكن إعادتها إلى الشاشة.',
  },
  sound: {
    blocked: 'تصل الطلبات الجديدة بلا صوت: المتصفح ينتظر لمسة.',
    allow: 'تشغيل الصوت',
    on: 'الأصوات مفعّلة',
    off: 'الأصوات متوقفة',
  },
  beyond:
    '{count, plural, zero {لا تذاكر} one {تذكرة واحدة} two {تذكرتان} few {# تذاكر} many {# تذكرة} other {# تذكرة}} فيما بعد',
  sizes: {
    Small: 'التذاكر: صغيرة، أكبر عدد معًا',
    Medium: 'التذاكر: متوسطة',
    Large: 'التذاكر: كبيرة',
  },
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'الخروج من ملء الشاشة',
};
