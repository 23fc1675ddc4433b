import type { Words } from '../en.ts';

export const front: Words['front'] = {
  sentence: 'Restoranın siparişleri, mutfağı, kasası ve rezervasyonları; web sitesi için de bir API.',
  signIn: 'Giriş yap',
  continue: '{name} olarak devam et',
  demo: {
    title: 'Deneme restoranını gezin',
    text: 'Tek dokunuşla giriş yapılır. Her şey denenebilir; bu makinede kalır.',
    Cook: 'Aşçı',
    Cashier: 'Kasiyer',
    Owner: 'İşletme sahibi',
    CookText: 'Mutfak ekranı',
    CashierText: 'Masalar, siparişler ve ödemeler',
    OwnerText: 'Her şey, rezervasyonlar da',
    watch: 'Bir akşam izleyin',
    watchText: 'Misafirler, mutfak ve ödemeler birkaç dakika kendiliğinden işler.',
    guest: 'Misafirlerin gördüğü sayfa',
    ownRestaurant: 'Restoranınızı açın',
    ownRestaurantText: 'Birkaç soru, sonra kasa sizin',
  },
  developers: 'Geliştiriciler için',
  documentation: 'Dokümanlar',
  publicApi: 'Genel API (OpenAPI)',
  venueApi: 'İşletme API’si (OpenAPI)',
  health: 'Hizmetin durumu',
};
