import type { PanelWords } from '../en.ts';

export const panelFirstHour: PanelWords['panelFirstHour'] = {
  title: 'İlk saatiniz',
  done: '{count} adımdan {done} tanesi tamam',
  isDone: 'Tamam',
  isOpen: 'Yapılacak',
  dismiss: 'Bu listeyi gizle',
  steps: {
    details: 'Ad ve adres',
    hours: 'Çalışma saatleri',
    tables: 'Masalar',
    menu: 'Menü',
    kitchen: 'Mutfak',
    people: 'Çalışanlar',
    order: 'Deneme siparişi',
  },
  hints: {
    details: 'Misafirlerin sayfanızda ve adisyonda okuduğu.',
    hours: 'Misafirler ne zaman sipariş ve rezervasyon verebilir.',
    tables: 'Her birine bir QR kartı.',
    menu: 'Kategoriler ve ürünler: elinizdeki listeyi yapıştırın.',
    kitchen: 'Bir yazıcı ya da herhangi bir cihazda mutfak ekranı.',
    people: 'Sizinle çalışan herkese bir hesap.',
    order: 'Kasadan bir sipariş verin, mutfağa düştüğünü görün.',
  },
  needed: 'İlk sipariş için gerekli',
  missing: {
    address: 'Sokak ve şehir eksik: misafirler onları sayfanızda ve adisyonda okur.',
    hours: 'Hiçbir günün saati yok: sipariş her saat alınır, masa ayırtılamaz.',
    tables: 'Sipariş verilecek masa yok.',
    tablesLater: 'Henüz masa yok; gel-al ve paket masasız çalışır.',
    products: 'Menüde henüz bir şey yok: elinizdeki listeyi yapıştırın.',
    orderable: 'Menüden sipariş verilemez: her ürün gizli ya da tartıyla satılıyor.',
    printer: 'Henüz yazıcı yok; mutfak ekranı her cihazda yazıcısız çalışır.',
    people: 'Yalnızca siz giriş yapabilirsiniz: sizinle çalışan herkese bir hesap.',
    orderBlocked: 'Henüz olmaz: yukarıda işaretli olan eksik.',
  },
};
