import type { PanelWords } from '../en.ts';

export const panel: PanelWords['panel'] = {
  title: 'Yönetim',
  sections: {
    overview: 'Genel bakış',
    menu: 'Menü',
    campaigns: 'Kampanyalar',
    hours: 'Çalışma saatleri',
    room: 'Masalar',
    people: 'Çalışanlar',
    printers: 'Yazıcılar',
    money: 'Vergi ve ödeme',
    settings: 'Ayarlar',
    activity: 'Hareketler',
    developers: 'Geliştiriciler',
  },
  ownersOnly: 'Burayı yalnızca işletme sahibi görür',
  ownersOnlyText: 'İşletmeyi kurmak için işletme sahibinin hesabıyla giriş yapın.',
  outOfReach: 'Yönetim için bağlantı gerekli',
  outOfReachText: 'Buradaki ayarlar bu cihazda saklanmaz. Bağlantı geri gelince sayfa kendiliğinden açılır.',
};
