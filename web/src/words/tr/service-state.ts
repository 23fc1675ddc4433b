import type { Words } from '../en.ts';

export const serviceState: Words['serviceState'] = {
  rush: {
    button: 'Yoğunluk',
    on: 'Yoğunluk: {until}',
    title: 'Yoğunluk: dışarıdan sipariş yok',
    text: 'Bitene kadar misafirler internetten sipariş veremez. Kasa verebilir.',
    howLong: 'Ne kadar',
    minutes: '{minutes} dk',
    hours: '{hours} saat',
    why: 'Nedene dokunun, hemen başlar',
    reasons: {
      Busy: 'Mutfağımız şu anda çok yoğun.',
      Staff: 'Bugün personelimiz eksik.',
      Trouble: 'Mutfakta teknik bir sorun var.',
    },
    own: 'Başka bir neden, misafirler için',
    begin: 'Başlat',
    isOn: '{until} saatine kadar dışarıdan sipariş yok',
    tellsGuests: 'Misafirler şunu okur: {reason}',
    end: 'Yoğunluğu bitir',
  },
  soldOut: {
    button: 'Tükendi',
    title: 'Tükenenler',
    search: 'Ürün bul',
    now: 'Şu anda tükenen',
    back: 'Geri al',
    mark: 'Tükendi',
    left: '{count} kaldı',
    noneFound: 'Bu adda bir ürün yok.',
    noProducts: 'Menüde henüz ürün yok.',
  },
};
