import type { Words } from '../en.ts';

export const serviceState: Words['serviceState'] = {
  rush: {
    button: 'ازدحام',
    on: 'ازدحام حتى {until}',
    title: 'ازدحام: لا طلبات من الخارج',
    text: 'حتى ينتهي، لا يستطيع الضيوف الطلب عبر الإنترنت. الصندوق يستطيع.',
    howLong: 'المدة',
    minutes: '{minutes}\u00a0د',
    hours:
      '{hours, plural, zero {لا ساعات} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
    why: 'يبدأ بلمسة على السبب',
    reasons: {
      Busy: 'مطبخنا مزدحم جدًا الآن.',
      Staff: 'لدينا نقص في العاملين اليوم.',
      Trouble: 'لدينا خلل تقني في المطبخ.',
    },
    own: 'سبب آخر، للضيوف',
    begin: 'بدء',
    isOn: 'لا طلبات من الخارج حتى {until}',
    tellsGuests: 'يقرأ الضيوف: {reason}',
    end: 'إنهاء الازدحام',
  },
  soldOut: {
    button: 'ما نفد',
    title: 'ما نفد',
    search: 'البحث عن صنف',
    now: 'نفد الآن',
    back: 'متوفر',
    mark: 'نفد',
    left: '{count, plural, zero {لم يبقَ شيء} one {بقي واحد} two {بقي اثنان} few {بقي #} many {بقي #} other {بقي #}}',
    noneFound: 'لا صنف بهذا الاسم.',
    noProducts: 'لا أصناف في قائمة الطعام بعد.',
  },
};
