import type { Words } from '../en.ts';

export const fiscal: Words['fiscal'] = {
  title: 'Mali belgeler',
  kinds: { Sale: 'Mali fiş', Refund: 'İade belgesi', Void: 'İptal belgesi', TableSlip: 'Masa fişi' },
  issued: '{kind}, no. {number}',
  takenBack: 'geri alındı',
  pending: '{kind}: cihaz bekleniyor',
  failed: '{kind} kesilemedi: {reason}',
  again: 'Yeniden dene',
  missing: 'Bazı ödemelerin henüz mali belgesi yok. Hepsi kesilince adisyon kapanır.',
  closeWithout: {
    open: 'Belgesiz kapat',
    title: 'Mali belge olmadan kapatılsın mı?',
    text: 'Neden geçmişte kalır. Belge sonradan kesilebilir.',
    reasons: { Broken: 'Cihaz bozuk', NoPower: 'Elektrik veya ağ yok' },
    other: 'Başka bir neden',
    now: 'Adisyonu kapat',
  },
};
