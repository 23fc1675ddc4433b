import type { TrustWords } from '../trust-texts.ts';

export const tr: TrustWords = {
  heading: 'Bu cihazı bağlayın',
  lead: 'Bu tablet, telefon veya bilgisayar restoranınızın sertifikasına bir kez güvensin. Sonra kamera çalışır, ekran açık kalır ve uygulama ağ olmadan da devam eder.',
  scan: 'Sıradaki cihaz için: bunu okutun veya adresi açın.',
  qrTitle: 'Bu sayfanın QR kodu',
  download: 'Sertifikayı indirin',
  steps: {
    ipad: {
      name: 'iPad ve iPhone',
      steps: [
        'Bu sayfayı Safari’de açın. Sertifikayı indirin ve “İzin Ver”e dokunun.',
        'Ayarlar → Genel → VPN ve Aygıt Yönetimi: “Sofra …” profiline, sonra “Yükle”ye dokunun.',
        'Ayarlar → Genel → Hakkında → Sertifika Güven Ayarları: “Sofra …” için açın.',
      ],
    },
    android: {
      name: 'Android',
      steps: [
        'Sertifikayı indirin.',
        'Ayarlar → Güvenlik ve gizlilik → Diğer güvenlik ayarları → Şifreleme ve kimlik bilgileri → Sertifika yükle → CA sertifikası. Bazı cihazlarda: ayarlarda “CA sertifikası” diye arayın.',
        '“Yine de yükle”ye dokunun ve İndirilenler’den dosyayı seçin.',
      ],
    },
    windows: {
      name: 'Windows',
      steps: [
        'Sertifikayı indirin ve dosyayı açın: “Sertifika Yükle…”, “Geçerli Kullanıcı”.',
        '“Tüm sertifikaları aşağıdaki depolama alanına yerleştir”i, sonra “Güvenilen Kök Sertifika Yetkilileri”ni seçin.',
        'Onaylayın ve tarayıcıyı yeniden başlatın.',
      ],
    },
    mac: {
      name: 'Mac',
      steps: [
        'Sertifikayı indirin ve dosyayı açın: Anahtar Zinciri Erişimi onu ekler.',
        'Orada açın: Güven → Bu sertifika kullanılırken: “Her Zaman Güven”.',
      ],
    },
  },
  openHeading: 'Sonra Sofra’yı açın',
  openText: 'Tarayıcı artık uyarmaz. Uygulamayı tarayıcının menüsünden ana ekrana ekleyin.',
  open: 'Sofra’yı açın',
  limits:
    'Sertifika yalnızca restoranınızın makinesi ve özel ağ adresleri için geçerlidir, İnternet’teki hiçbir site için değil.',
  fingerprint: 'Parmak izi (SHA-256). Makine açılırken aynısını gösterir:',
};
