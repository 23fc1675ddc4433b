import type { PanelWords } from '../en.ts';

export const panelFirstHour: PanelWords['panelFirstHour'] = {
  title: 'الساعة الأولى',
  done: 'أُنجز {done} من {count}',
  isDone: 'أُنجز',
  isOpen: 'لم يُنجز بعد',
  dismiss: 'إخفاء هذه القائمة',
  steps: {
    details: 'الاسم والعنوان',
    hours: 'ساعات العمل',
    tables: 'الطاولات',
    menu: 'قائمة الطعام',
    kitchen: 'المطبخ',
    people: 'العاملون',
    order: 'طلب تجريبي',
  },
  hints: {
    details: 'ما يقرؤه الضيوف على الصفحة وفي الفاتورة.',
    hours: 'متى يستطيع الضيوف الطلب والحجز.',
    tables: 'مع بطاقة QR لكل طاولة.',
    menu: 'الفئات والأصناف: يمكن لصق القائمة الموجودة.',
    kitchen: 'طابعة، أو شاشة المطبخ على أي جهاز.',
    people: 'حساب لكل من يعمل في المنشأة.',
    order: 'يُطلب شيء من الصندوق ويُرى وصوله إلى المطبخ.',
  },
};
