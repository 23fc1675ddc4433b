import type { PanelWords } from '../en.ts';

export const form: PanelWords['form'] = {
  unsaved: 'Henüz kaydedilmedi',
  saving: 'Kaydediliyor…',
  save: 'Kaydet',
  discard: 'Vazgeç',
  notSaved: 'Kaydedilmedi: {reason}',
  notKnown:
    'Hizmetten yanıt gelmedi; bunun yapılıp yapılmadığı bilinmiyor. Şu anki duruma bakın ya da yeniden deneyin.',
  changedMeanwhile: 'Bu arada başka biri değiştirdi: {fields}. Hangisi geçerli olsun?',
  changedBy: '{name} bu arada değiştirdi: {fields}. Hangisi geçerli olsun?',
  takeTheirs: 'Onunki',
  keepMine: 'Benimki',
  missing: 'Bu alan gerekli.',
  refusedField: 'Bu değer kabul edilmedi.',
  number: '{least} ile {most} arasında bir sayı girin.',
  move: '{name} öğesini taşı',
  moveHint:
    'Tutmak için boşluk ya da enter, taşımak için ok tuşları, bırakmak için boşluk ya da enter, vazgeçmek için escape.',
  lifted: '{name} tutuldu.',
  movedTo: '{name} şimdi {place}. sırada, toplam {count}.',
  dropped: '{name} {place}. sıraya bırakıldı, toplam {count}.',
  dropCancelled: '{name} yerinde kaldı.',
  saved: 'Kaydedildi',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
};
