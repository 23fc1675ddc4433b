import type { Words } from '../en.ts';

export const board: Words['board'] = {
  title: 'Mutfak',
  empty: {
    title: 'Yapılacak bir şey yok',
    titleAtStation: 'Bu istasyonda yapılacak bir şey yok',
    text: 'Ekran dinliyor. Yeni siparişler kendiliğinden burada görünür.',
  },
  stations: {
    label: 'İstasyonlar',
    all: 'Hepsi',
    tickets: '{count, plural, =0 {Fiş yok} other {# fiş}}',
  },
  ticket: {
    ready: 'Hazır',
    seen: 'Gördüm, kaldır',
    further: 'Ek sipariş',
    age: '{minutes} dk',
    lateness: { Soon: 'Gecikmek üzere', Late: 'Gecikti' },
    moved: 'Masa değişti: {from} → {to}',
    again: 'Yine de hazırla',
    duplicate: 'İki kez mi sipariş edildi? #{number} ile aynı',
    cancelled: 'Sipariş iptal edildi. Yapmayın.',
    paid: 'Ödendi',
  },
  line: {
    struck: 'İPTAL',
    changed: 'Değişti: {before} → {now}',
    without: '{name}{vowel, select, ı {SIZ} u {SUZ} ü {SÜZ} other {SİZ}}',
  },
  counts: { button: 'Toplam', title: 'Toplam yapılacak', none: 'Yapılacak bir şey yok.' },
  recall: {
    button: 'Geri çağır',
    title: 'Son hazır olanlar',
    back: 'Geri getir',
    empty: 'Henüz hazır olan yok',
    emptyText: 'Hazır olan fişler burada bekler; gerekirse geri getirilir.',
  },
  sound: {
    blocked: 'Yeni siparişler sessiz gelir: tarayıcı bir dokunuş bekliyor.',
    allow: 'Sesi aç',
    on: 'Sesler açık',
    off: 'Sesler kapalı',
  },
  beyond: '{count} fiş daha',
  sizes: {
    Small: 'Fişler: küçük, en çok fiş',
    Medium: 'Fişler: orta',
    Large: 'Fişler: büyük',
  },
  fullScreen: 'Tam ekran',
  leaveFullScreen: 'Tam ekrandan çık',
};
