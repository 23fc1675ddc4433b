import type { PanelWords } from '../en.ts';

export const panel: PanelWords['panel'] = {
  title: 'الإدارة',
  sections: {
    overview: 'نظرة عامة',
    menu: 'قائمة الطعام',
    campaigns: 'العروض',
    hours: 'ساعات العمل',
    room: 'الطاولات',
    people: 'العاملون',
    printers: 'الطابعات',
    money: 'الضريبة والدفع',
    settings: 'الإعدادات',
    activity: 'النشاط',
    developers: 'المطوّرون',
  },
  ownersOnly: 'للمالك فقط',
  ownersOnlyText: 'يُرجى تسجيل الدخول بحساب المالك لإعداد المنشأة.',
  outOfReach: 'الإدارة تحتاج إلى الاتصال',
  outOfReachText: 'لا تُحفَظ إعدادات هذه الصفحات على هذا الجهاز. تُفتَح الصفحة من تلقاء نفسها عند عودة الاتصال.',
};
