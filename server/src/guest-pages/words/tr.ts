import type { GuestWords } from '../guest-words.ts';

export const tr: GuestWords = {
  ownName: 'Türkçe',
  languageSwitch: 'Dil',

  reservation: {
    heading: 'Rezervasyonunuz',
    states: {
      Pending: {
        title: 'Restoranın yanıtı bekleniyor',
        text: 'Talebiniz restorana ulaştı. Masanız henüz onaylanmadı; yanıtı bu sayfada göreceksiniz.',
      },
      Confirmed: {
        title: 'Masanız onaylandı',
        text: 'Sizi ağırlamayı sabırsızlıkla bekliyoruz. Geldiğinizde lütfen bu sayfadaki kodu gösterin.',
      },
      Due: {
        title: 'Masanız sizi bekliyor',
        text: 'Geldiğinizde lütfen bu sayfadaki kodu gösterin.',
      },
      Declined: {
        title: 'Restoran talebinizi kabul edemedi',
        text: 'Bu saat için size yer ayıramadığımız için üzgünüz. Dilerseniz başka bir zaman seçebilirsiniz.',
      },
      CancelledByGuest: {
        title: 'Bu rezervasyonu iptal ettiniz',
        text: 'Haber verdiğiniz için teşekkür ederiz. Sizi başka bir zaman ağırlamayı dileriz.',
      },
      CancelledByVenue: {
        title: 'Restoran bu rezervasyonu iptal etti',
        text: 'Özür dileriz; sizi başka bir zaman ağırlamayı umuyoruz.',
      },
      Unanswered: {
        title: 'Talebiniz yanıtlanmadı',
        text: 'Restoran zamanında yanıt vermediği için masa ayrılamadı. Özür dileriz.',
      },
      Seated: { title: 'Masanızdasınız', text: 'Hoş geldiniz! Afiyet olsun.' },
      Completed: {
        title: 'Ziyaretiniz için teşekkür ederiz',
        text: 'Sizi ağırlamak bir zevkti. Yine bekleriz.',
      },
      NoShow: {
        title: 'Sizi göremedik',
        text: 'Masanızı ayırdık ama geldiğiniz kaydedilmedi. Bir yanlışlık varsa lütfen restoranla iletişime geçin.',
      },
    },
    reasonGiven: 'Gerekçe',
    when: 'Tarih ve saat',
    localTime: 'restoranın yerel saatiyle',
    guests: 'Misafir',
    guestCount: { other: '{n} kişi' },
    name: 'Ad',
    note: 'Notunuz',
    where: 'Adres',
    showCode: 'Geldiğinizde lütfen bunu gösterin',
    qrTitle: 'Rezervasyonunuzun karekodu',
    code: 'Kod',
    addToCalendar: 'Takvime ekle',
    seeMenu: 'Menüye göz atın',
    refreshes: 'Restoran yanıtladığında bu sayfa kendiliğinden yenilenir.',
    cancel: 'Rezervasyonu iptal et',
    obstacles: {
      TimeHasCome:
        'Saati geldiği için rezervasyon artık buradan iptal edilemez. Gelemeyecekseniz lütfen restoranla iletişime geçin.',
      CheckedIn: 'Girişiniz yapıldığı için rezervasyon artık iptal edilemez.',
      Over: 'Rezervasyon sona erdi, artık iptal edilemez.',
      Declined: 'Restoran talebi kabul edemediği için iptal edilecek bir rezervasyon yok.',
      Cancelled: 'Rezervasyon zaten iptal edildi.',
    },
    privacy:
      'Bu sayfa yalnızca size özeldir: adresini bilen herkes rezervasyonu görebilir ve iptal edebilir.',
  },

  booking: {
    heading: 'Masa ayırtın',
    day: 'Gün',
    earlier: 'Önceki günler',
    later: 'Sonraki günler',
    time: 'Saat',
    noTimes: 'Şu anda internetten ayırtılabilecek bir saat yok. Lütfen restoranı arayın.',
    largerParty: 'Daha kalabalık gruplar için lütfen restoranı arayın.',
    phone: 'Telefon numarası',
    phoneHint: 'Bir değişiklik olursa restoran sizi bu numaradan arar.',
    note: 'Not (isteğe bağlı)',
    noteHint: (most) => `Örneğin alerji ya da mama sandalyesi; en fazla ${most} karakter.`,
    book: 'Masayı ayırt',
    request: 'Masa iste',
    confirmedAtOnce: 'Formu gönderdiğinizde masanız hemen onaylanır.',
    confirmedIfRoom:
      'Yer varsa formu gönderdiğinizde masanız hemen onaylanır; yoksa restoranın yanıtını bir sonraki sayfada görürsünüz.',
    answeredLater: 'Talebinizi restoran yanıtlar. Yanıtı bir sonraki sayfada göreceksiniz.',
    privacy: 'Bu bilgiler, masanızı ayırması ve size ulaşabilmesi için restorana iletilir.',
    leaveEmpty: 'Lütfen bu alanı boş bırakın',
    faults: {
      summary: 'Lütfen aşağıda işaretlenenleri kontrol edin.',
      sendAgain: 'Form gönderilemedi. Lütfen girdiklerinizi kontrol edip bir kez daha gönderin.',
      missing: {
        startsAt: 'Lütfen bir saat seçin.',
        guests: 'Lütfen kişi sayısını seçin.',
        name: 'Lütfen adınızı yazın.',
        phone:
          'Lütfen size ulaşılabilecek bir telefon numarası yazın; başka bir ülkenin numarasını ülke koduyla, örneğin +49 ile.',
      },
      tooLong: (length, most) => `Bu metin ${length} karakter. Lütfen en fazla ${most} karaktere kısaltın.`,
      unreadable: 'Bazı karakterler okunamadı. Lütfen yeniden yazın.',
    },
    formUsed: {
      title: 'Bu formla zaten bir masa ayırttınız',
      text: 'Değiştirdikleriniz restorana iletilmedi. Başka bir saat isterseniz lütfen bu rezervasyonu iptal edip yeniden ayırtın.',
      see: 'Rezervasyonu gör',
      another: 'Bir masa daha ayırt',
    },
  },

  cancelling: {
    heading: 'Bu rezervasyonu iptal etmek istiyor musunuz?',
    reasonLabel: 'Gerekçe (isteğe bağlı)',
    reasonHint: 'Restoran okuyacaktır; en fazla 250 karakter.',
    reasonTooLong: (length, most) =>
      `Gerekçeniz ${length} karakter uzunluğunda. Lütfen en fazla ${most} karaktere kısaltın.`,
    confirm: 'Evet, iptal et',
    keep: 'Hayır, vazgeç',
  },

  venue: {
    description: (venue) => `${venue}: fiyatlarıyla menü, çalışma saatleri ve adres.`,
    showMap: 'Haritada göster',
    phone: 'Telefon',
    call: 'Restoranı arayın',
    table: 'Masanız',
    hours: 'Çalışma saatleri',
    today: 'bugün',
    openNow: 'Şu an açık',
    openUntil: (time) => `kapanış ${time}`,
    closedNow: 'Şu an kapalı',
    opensToday: (time) => `açılış bugün ${time}`,
    opensOn: (day, time) => `açılış ${day} ${time}`,
    closed: 'kapalı',
    roundTheClock: '24 saat açık',
    hoursUnknown: 'belirtilmedi',
    rush: (time) => `Mutfak çok yoğun; saat ${time} olana kadar yeni sipariş alınmıyor.`,
  },

  menu: {
    heading: 'Menü',
    language: 'Menünün dili',
    empty: 'Burada henüz bir menü yok.',
    soldOut: 'Tükendi',
    regularPrice: 'Normal fiyat',
    reducedPrice: 'Şimdiki fiyat',
    units: { Kilogram: 'kg', Gram: 'g', Litre: 'l', Millilitre: 'ml', Metre: 'm' },
    calories: (count) => `${count} kcal`,
    extras: 'Ekstralar',
    free: 'ücretsiz',
    choices: {
      one: 'birini seçin',
      oneOrNone: 'isterseniz birini seçin',
      some: 'en az birini seçin',
      any: 'dilediğinizi seçin',
    },
    removable: 'Çıkarılabilir',
    allergens: 'Alerjenler',
    allergenNames: {
      Gluten: 'gluten',
      Crustaceans: 'kabuklu deniz ürünleri',
      Eggs: 'yumurta',
      Fish: 'balık',
      Peanuts: 'yer fıstığı',
      Soybeans: 'soya',
      Milk: 'süt',
      Nuts: 'sert kabuklu yemişler',
      Celery: 'kereviz',
      Mustard: 'hardal',
      Sesame: 'susam',
      SulphurDioxide: 'sülfit',
      Lupin: 'acı bakla',
      Molluscs: 'yumuşakçalar',
    },
    containsAlcohol: 'alkol içerir',
    containsPork: 'domuz ürünü içerir',
    pricesNote: 'Fiyatlar Türk lirasıdır, KDV dahildir.',
    allergenNote:
      'Alerjiniz varsa lütfen çalışanlarımıza danışın: notu olmayan bir ürün alerjen içeriyor olabilir.',
  },

  calendarEntry: {
    summary: (venue) => `${venue} – masa rezervasyonu`,
    page: 'Rezervasyonunuz',
  },

  refusals: {
    notFoundTitle: 'Bu sayfayı bulamadık',
    notFoundText:
      'Adresin bir kısmı eksik olabilir ya da sayfa artık yoktur. Lütfen bağlantıyı kontrol edin veya restorana danışın.',
    waitTitle: 'Bir dakika lütfen',
    sorryTitle: 'Özür dileriz',
    reference: 'Referans',
  },
};
