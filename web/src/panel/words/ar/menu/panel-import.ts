import type { PanelWords } from '../../en.ts';

export const panelImport: PanelWords['panelImport'] = {
  title: 'استيراد قائمة طعام',
  back: 'إلى القائمة',
  source: {
    title: 'الجدول',
    paste: 'تُنسخ الصفوف من جدول البيانات وتُلصق هنا',
    example: 'الفئة\tالصنف\tالسعر\nالشوربات\tشوربة عدس\t95\nالشوربات\tإيزوغلين\t95',
    columns: 'كل صف صنف أو حصة منه. يجوز غياب الفئة والوصف والحصة؛ حتى 2000 صف. لا يُحفظ شيء قبل عرضه.',
    file: 'اختيار ملف CSV',
    again: 'البدء بجدول آخر',
  },
  columns: {
    of: 'العمود {number}',
    hasHeader: 'الصف الأول يسمّي الأعمدة',
    category: 'فئة الصفوف التي بلا فئة',
    categoryHint: 'بعض الصفوف بلا فئة.',
    kinds: {
      Ignore: 'تجاهل',
      Category: 'الفئة',
      Name: 'الصنف',
      Description: 'الوصف',
      Portion: 'الحصة',
      Price: 'السعر',
    },
  },
  rows: {
    table: 'صفوف الجدول',
    row: 'الصف',
    state: 'ما سيحدث',
    count:
      '{count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}، {faulty, plural, zero {بلا أخطاء} one {واحد به خطأ} two {اثنان بهما خطأ} few {# بها خطأ} many {# بها خطأ} other {# بها خطأ}}',
    faultyOnly: 'الصفوف التي بها خطأ فقط',
    cell: 'الصف {row}، العمود {column}',
    heading: 'فئة الصفوف التالية',
    there: 'موجود في القائمة',
    new: 'جديد',
    faults: {
      noName: 'الصنف بلا اسم.',
      noPrice: 'السعر ناقص.',
      price: 'هذا ليس سعرًا.',
      noCategory: 'الفئة ناقصة.',
      nameTooLong: 'اسم أطول من 100 حرف.',
      descriptionTooLong: 'الوصف أطول من 1000 حرف.',
      twice: 'هذا الصنف بهذه الحصة موجود في الجدول.',
      tooMany: 'أكثر من 2000 صف: يُستورد الباقي بعد ذلك.',
    },
  },
  foot: {
    send: 'استيراد {count, plural, zero {لا شيء} one {صنف واحد} two {صنفين} few {# أصناف} many {# صنفًا} other {# صنف}}',
    sending:
      'حُفظ {sent} من {count, plural, zero {لا أصناف} one {صنف واحد} two {صنفين} few {# أصناف} many {# صنفًا} other {# صنف}}…',
    all: 'كل الصفوف سليمة.',
    without:
      '{count, plural, zero {لا صفوف متروكة.} one {صف واحد متروك حتى يُصحَّح.} two {صفان متروكان حتى يُصحَّحا.} few {# صفوف متروكة حتى تُصحَّح.} many {# صفًا متروكًا حتى تُصحَّح.} other {# صف متروك حتى تُصحَّح.}}',
    existing: 'الأصناف الموجودة في القائمة',
    keep: 'تركها كما هي',
    change: 'أخذها من الجدول',
    tooMuch:
      'تتسع القائمة لعدد 1000 صنف. {room, plural, zero {لم يبقَ مكان} one {بقي مكان لصنف واحد} two {بقي مكان لصنفين} few {بقي مكان لعدد # أصناف} many {بقي مكان لعدد # صنفًا} other {بقي مكان لعدد # صنف}}.',
  },
  done: {
    title: 'استُوردت القائمة',
    added:
      '{count, plural, zero {لا أصناف جديدة} one {أُضيف صنف واحد} two {أُضيف صنفان} few {أُضيفت # أصناف} many {أُضيف # صنفًا} other {أُضيف # صنف}}، {categories, plural, zero {ولا فئات جديدة} one {وأُنشئت فئة واحدة} two {وأُنشئت فئتان} few {وأُنشئت # فئات} many {وأُنشئت # فئة} other {وأُنشئت # فئة}}.',
    changed:
      '{count, plural, zero {لم يتغيّر شيء} one {عُدِّل صنف واحد} two {عُدِّل صنفان} few {عُدِّلت # أصناف} many {عُدِّل # صنفًا} other {عُدِّل # صنف}}.',
    kept: '{count, plural, zero {لا أصناف موجودة من قبل} one {صنف واحد كان موجودًا ويبقى كما هو} two {صنفان كانا موجودين ويبقيان كما هما} few {# أصناف كانت موجودة وتبقى كما هي} many {# صنفًا كانت موجودة وتبقى كما هي} other {# صنف كانت موجودة وتبقى كما هي}}.',
    toMenu: 'عرض القائمة',
  },
};
