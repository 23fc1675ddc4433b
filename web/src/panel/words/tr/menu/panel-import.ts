import type { PanelWords } from '../../en.ts';

export const panelImport: PanelWords['panelImport'] = {
  title: 'Menüyü içe aktar',
  back: 'Menüye dön',
  source: {
    title: 'Liste',
    paste: 'Tablonuzdaki satırları kopyalayıp buraya yapıştırın',
    example: 'Kategori\tÜrün\tFiyat\nÇorbalar\tMercimek çorbası\t95\nÇorbalar\tEzogelin\t95',
    columns:
      'Her satır bir üründür ya da ürünün bir porsiyonudur. Kategori, açıklama ve porsiyon olmayabilir; en çok 2.000 satır. Siz görmeden hiçbir şey kaydedilmez.',
    file: 'CSV dosyası seç',
    again: 'Başka bir listeyle başla',
  },
  columns: {
    of: '{number}. sütun',
    hasHeader: 'İlk satır sütunların adı',
    category: 'Kategorisi olmayan satırların kategorisi',
    categoryHint: 'Bazı satırlarda kategori yok.',
    kinds: {
      Ignore: 'Alma',
      Category: 'Kategori',
      Name: 'Ürün',
      Description: 'Açıklama',
      Portion: 'Porsiyon',
      Price: 'Fiyat',
    },
  },
  rows: {
    table: 'Listenin satırları',
    row: 'Satır',
    state: 'Ne olacak',
    count: '{count, plural, other {# satır}}, {faulty, plural, =0 {hepsi doğru} other {# hatalı}}',
    faultyOnly: 'Yalnızca hatalı satırlar',
    cell: '{row}. satır, {column}. sütun',
    heading: 'Alttaki satırların kategorisi',
    there: 'Menüde zaten var',
    new: 'Yeni',
    faults: {
      noName: 'Ürünün adı yok.',
      noPrice: 'Fiyat eksik.',
      price: 'Bu bir fiyat değil.',
      noCategory: 'Kategori eksik.',
      nameTooLong: 'Bir ad 100 karakterden uzun.',
      descriptionTooLong: 'Açıklama 1.000 karakterden uzun.',
      twice: 'Bu ürün bu porsiyonla listede zaten var.',
      tooMany: '2.000 satırdan fazla: kalanını sonra aktarın.',
    },
  },
  foot: {
    send: '{count, plural, other {# ürünü içe aktar}}',
    sending: '{count, plural, other {# üründen}} {sent} tanesi kaydedildi…',
    all: 'Bütün satırlar doğru.',
    without: '{count, plural, other {# satır düzeltilene kadar alınmayacak.}}',
    existing: 'Menüde zaten olan ürünler',
    keep: 'Olduğu gibi kalsın',
    change: 'Listedekiyle değişsin',
    tooMuch: 'Bir menüde 1.000 ürün olabilir. {room, plural, other {# ürünlük yer var}}.',
  },
  done: {
    title: 'Menü içe aktarıldı',
    added:
      '{count, plural, =0 {Yeni ürün yok} other {# ürün eklendi}}, {categories, plural, =0 {yeni kategori yok} other {# kategori açıldı}}.',
    changed: '{count, plural, other {# ürün değişti}}.',
    kept: '{count, plural, other {# ürün zaten vardı ve olduğu gibi kaldı}}.',
    toMenu: 'Menüyü gör',
  },
};
