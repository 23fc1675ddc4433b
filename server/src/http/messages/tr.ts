import type { RefusalCode } from '../../core/refusals.ts';

export const messages: Record<RefusalCode, string> = {
  VALIDATION_ERROR:
    'Gönderilen bilgilerin bir kısmı okunamadı. Lütfen girdiğiniz bilgileri kontrol edip tekrar deneyin.',
  INVALID_PAGE_NUMBER: 'Listede böyle bir sayfa yok. Lütfen ilk sayfaya dönün.',
  INVALID_PAGE_SIZE:
    'Bir sayfada 1 ile 100 arasında kayıt gösterilebilir. Lütfen bu aralıkta bir sayı seçin.',
  PUBLIC_API_IDEMPOTENCY_KEY_INVALID:
    'Teknik bir sorun nedeniyle siparişiniz alınamadı. Lütfen sayfayı yenileyip tekrar deneyin.',
  PUBLIC_API_ORDER_INVALID:
    'Siparişinizde eksik veya hatalı bir bilgi var. Lütfen sepetinizi ve bilgilerinizi kontrol edin.',
  PUBLIC_API_PRODUCT_OPTION_INVALID:
    'Sepetinizdeki bir ürünün seçenekleri eksik veya birbiriyle uyumsuz. Lütfen seçiminizi yeniden yapın.',
  PUBLIC_API_RESERVATION_INVALID:
    'Rezervasyonunuzda eksik veya hatalı bir bilgi var. Lütfen bilgilerinizi kontrol edip tekrar deneyin.',
  TOO_MANY_GUESTS:
    'Buradan en fazla 20 kişilik rezervasyon yapılabilir. Daha kalabalık gruplar için lütfen restoranla doğrudan iletişime geçin.',
  INVALID_RESERVATION_DATE: 'Seçtiğiniz saat geçmişte kaldı. Lütfen daha ileri bir zaman seçin.',

  PUBLIC_API_KEY_MISSING:
    'Restoranın çevrim içi hizmeti şu anda kullanılamıyor. Lütfen restoranla doğrudan iletişime geçin.',
  PUBLIC_API_KEY_INVALID:
    'Restoranın çevrim içi hizmeti şu anda kullanılamıyor. Lütfen restoranla doğrudan iletişime geçin.',
  PUBLIC_API_SCOPE_MISSING:
    'Bu işlem bu internet sitesinden yapılamıyor. Lütfen restoranla doğrudan iletişime geçin.',
  CROSS_ORIGIN_NOT_ACCEPTED:
    'İstek başka bir internet sitesinden geldiği için kabul edilmedi. Lütfen asıl sayfayı açıp tekrar deneyin.',
  HTTPS_REQUIRED:
    'Bu işlem yalnızca güvenli bağlantıyla yapılabilir. Lütfen https ile başlayan adresi kullanın.',
  RATE_LIMIT_EXCEEDED: 'Çok fazla istek gönderildi. Lütfen bir dakika bekleyip tekrar deneyin.',

  PUBLIC_API_VENUE_NOT_FOUND: 'Bu restoran bulunamadı. Lütfen bağlantıyı kontrol edip tekrar deneyin.',
  PUBLIC_API_ORDER_NOT_FOUND: 'Bu sipariş bulunamadı. Lütfen restorana danışın.',
  PUBLIC_API_TABLE_NOT_FOUND:
    'Bu masa bulunamadı. Lütfen masanızdaki kodu yeniden okutun veya görevlilere danışın.',
  PUBLIC_API_PRODUCT_NOT_FOUND:
    'Sepetinizdeki bir ürün menüde yer almıyor. Lütfen onu çıkarıp başka bir ürün seçin.',
  PUBLIC_API_RESERVATION_NOT_FOUND: 'Bu rezervasyon bulunamadı. Lütfen restoranla doğrudan iletişime geçin.',

  PUBLIC_API_PRODUCT_UNAVAILABLE:
    'Sepetinizdeki bir ürün şu anda yok veya istediğiniz miktarda kalmadı. Lütfen sepetinizi düzenleyin.',
  PUBLIC_API_ORDERING_UNAVAILABLE:
    'Restoran şu anda çevrim içi sipariş almıyor. Lütfen siparişinizi doğrudan restorana verin.',
  PLACE_IS_BUSY: 'Mutfak şu anda çok yoğun ve yeni sipariş alamıyor. Lütfen biraz sonra tekrar deneyin.',
  OUTSIDE_WORKING_HOURS: 'Restoran şu anda kapalı. Lütfen siparişinizi çalışma saatleri içinde verin.',
  ORDER_CREATION_IN_PROGRESS: 'Siparişiniz hâlâ işleniyor. Lütfen biraz bekleyip tekrar deneyin.',
  PUBLIC_API_WEBHOOK_NOT_CONFIGURED:
    'Henüz bir bildirim adresi girilmemiş. Lütfen önce restoranın panelinden bir adres girin.',
  PUBLIC_API_RESERVATIONS_UNAVAILABLE:
    'Restoran şu anda çevrim içi rezervasyon almıyor. Lütfen restoranla doğrudan iletişime geçin.',
  RESERVATIONS_DISABLED:
    'Restoran internet üzerinden rezervasyon almıyor. Masa ayırtmak için lütfen restoranla doğrudan iletişime geçin.',
  RESERVATION_TOO_SOON: 'Rezervasyon en az 30 dakika önceden yapılmalıdır. Lütfen daha geç bir saat seçin.',
  RESERVATION_TOO_FAR:
    'Rezervasyon en fazla 60 gün öncesinden yapılabilir. Lütfen daha yakın bir tarih seçin.',
  RESERVATION_TIME_UNAVAILABLE:
    'Restoran seçtiğiniz saat için rezervasyon almıyor. Lütfen başka bir saat seçin.',
  TOO_MANY_RESERVATIONS:
    'Bağlantınızdan çok sayıda rezervasyon yapıldı. Lütfen restoranı arayın ya da daha sonra tekrar deneyin.',
  RESERVATION_NOT_CANCELLABLE:
    'Bu rezervasyon artık iptal edilemez. Lütfen restoranla doğrudan iletişime geçin.',

  ASSISTANT_DRAFT_NOT_FOUND: 'Bu taslak artık yok. Lütfen yeniden hazırlatın.',
  ASSISTANT_DRAFT_NOT_CONFIRMED: 'Onaylanan, hazırlananla aynı değil. Lütfen yeniden bakıp onaylayın.',
  ASSISTANT_ORDER_LIMIT_EXCEEDED:
    'Sipariş, bir yardımcının burada bir kerede verebileceği tutarı aşıyor. Lütfen daha az sipariş edin ya da restorana sipariş verin.',
  ASSISTANT_DAY_LIMIT_EXCEEDED:
    'Bir yardımcı bugün burada verebileceği kadar sipariş verdi. Lütfen restorana sipariş verin.',

  MALFORMED_REQUEST: 'Gönderilen istek anlaşılamadı. Lütfen sayfayı yenileyip tekrar deneyin.',
  ENDPOINT_NOT_FOUND: 'Aradığınız sayfa bulunamadı. Lütfen adresi kontrol edin.',
  METHOD_NOT_ALLOWED: 'Bu işlem burada yapılamıyor. Lütfen sayfayı yenileyip tekrar deneyin.',
  REQUEST_TIMEOUT: 'Bilgiler zamanında ulaşmadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
  BODY_TOO_LARGE: 'Tek seferde kabul edilebilecekten fazla bilgi gönderildi. Lütfen kısaltıp tekrar deneyin.',
  UNSUPPORTED_MEDIA_TYPE:
    'Bilgiler okunamayan bir biçimde gönderildi. Lütfen sayfayı yenileyip tekrar deneyin.',
  URI_TOO_LONG: 'Sayfanın adresi çok uzun. Lütfen adresi kontrol edin.',
  EXPECTATION_FAILED: 'İstek bu biçimde yerine getirilemiyor. Lütfen sayfayı yenileyip tekrar deneyin.',
  HEADERS_TOO_LARGE:
    'Tarayıcınız çok fazla ek bilgi gönderdi. Lütfen bu sitenin çerezlerini silip tekrar deneyin.',
  INTERNAL_ERROR: 'Beklenmeyen bir sorun oluştu. Lütfen biraz sonra tekrar deneyin.',
  SERVICE_UNAVAILABLE: 'Hizmete şu anda ulaşılamıyor. Lütfen kısa bir süre sonra tekrar deneyin.',

  SIGN_IN_REQUIRED: 'Oturumunuz açık değil veya süresi dolmuş. Lütfen giriş yapın.',
  SIGN_IN_FAILED: 'E-posta adresi veya parola hatalı. Lütfen ikisini de kontrol edip tekrar deneyin.',
  SIGN_IN_THROTTLED: 'Çok fazla hatalı giriş denemesi yapıldı. Lütfen bir süre bekleyip tekrar deneyin.',
  TOO_MANY_LIVE_STREAMS:
    'Aynı anda çok fazla ekran bağlı. Lütfen kullanmadığınız ekranları kapatın ve biraz sonra yeniden deneyin.',
  NOT_PERMITTED: 'Hesabınızın bu işlem için yetkisi yok. Lütfen restoranın sahibine danışın.',
  IDEMPOTENCY_KEY_INVALID:
    'Teknik bir sorun nedeniyle işlem yapılamadı. Lütfen sayfayı yenileyip tekrar deneyin.',
  AMOUNT_TOO_FINE: 'Bu tutarda ikiden fazla ondalık var. Lütfen lira ve kuruş olarak girin.',
  AMOUNT_NEGATIVE: 'Tutar sıfırın altında olamaz. Lütfen eksi işareti olmadan girin.',
  AMOUNT_TOO_LARGE: 'Bu tutar on milyon liranın üzerinde. Lütfen kontrol edin.',
  VENUE_NOT_FOUND: 'Bu restoran, hesabınızla açabildikleriniz arasında yok. Lütfen listenizden birini seçin.',
  VENUE_SUSPENDED:
    'Hizmetin işletmecisi bu restoranı durdurdu: yeni sipariş ve rezervasyon alınmıyor. Açık adisyonlar ödenebilir.',
  VAT_CLASS_NOT_FOUND: 'Bu KDV sınıfı işletmenin sınıfları arasında yok. Lütfen başka bir sınıf seçin.',
  PAYMENT_METHOD_NOT_FOUND: 'Bu ödeme yöntemi işletmede yok. Lütfen başka bir yöntem seçin.',
  BILL_NOT_FOUND: 'Bu adisyon bulunamadı. Lütfen listeyi yenileyin.',
  LINE_NOT_FOUND: 'Bu satır adisyonda yok. Lütfen adisyonu yenileyin.',
  PAYMENT_NOT_FOUND: 'Bu ödeme adisyonda yok. Lütfen adisyonu yenileyin.',
  FISCAL_DOCUMENT_NOT_FOUND: 'Bu mali belge bulunamadı.',
  TABLE_NOT_FOUND: 'Bu masa bulunamadı. Lütfen masa listesini yenileyin.',
  PRODUCT_NOT_FOUND: 'Bu ürün veya porsiyon menünüzde yok. Lütfen menüyü yenileyin.',
  RESERVATION_NOT_FOUND: 'Bu rezervasyon bulunamadı. Lütfen listeyi yenileyin.',
  BILL_NOT_OPEN: 'Bu adisyon kapatılmış veya iptal edilmiş, artık değiştirilemez.',
  BILL_NOT_CLOSED: 'Bu adisyon hâlâ açık. Önce kapatın veya iptal edin, sonra gizleyebilirsiniz.',
  TIP_TOO_LARGE: 'Bahşiş hesabın kendisinden yüksek. Tutarı kontrol edip onaylayın.',
  BILL_TYPE_MISMATCH:
    'Bu işlem bu tür bir adisyonda yapılamaz. Lütfen adisyonun türünü (masa, gel-al, paket servis) kontrol edin.',
  BILL_CHANGED: 'Adisyon bu sırada başkası tarafından değiştirildi. Lütfen yeniden bakıp işlemi tekrarlayın.',
  BILL_CHANGED_SINCE:
    'Siz baktıktan sonra bu adisyonu başkası değiştirdi; sayınız kaydedilmedi. Lütfen yeniden bakıp şu an doğru olan sayıyı girin.',
  BILL_HAS_PAYMENTS: 'Bu adisyona ödeme kaydedilmiş. Lütfen önce ödemeleri geri alın.',
  BILL_TOO_LONG: 'Bu adisyon doldu, artık bir şey eklenemez. Lütfen kapatıp yeni bir adisyon açın.',
  BILL_NOT_PAID:
    'Bu adisyonda ödenecek tutar var. Tek bir ödeme için bilgi fişi basın veya önce kalanı alın.',
  BILL_NOT_PRINTABLE:
    'Adisyon için yazıcı yok. Lütfen yönetim ekranında bir yazıcı tanımlayın veya birini açın.',
  BILL_OVERPAID: 'Bu adisyona tutarından fazla ödeme yapılmış. Lütfen önce fazlasını geri verin.',
  LINE_MOVE_NOT_ALLOWED: 'Bir satır ileriye veya bir adım geriye alınabilir; iptal edilen satır iptal kalır.',
  LINE_IS_MEASURED: 'Bu ürün tartılarak satıldı, adedi değiştirilemez. Lütfen iptal edip yeniden tartın.',
  PRICE_ABOVE_MENU:
    'Bu fiyat menüdekinden yüksek. Lütfen daha düşük bir fiyat girin ya da serbest ürün olarak satın.',
  DISCOUNT_TOO_LARGE: 'Bu indirim kalan tutardan fazla. Lütfen daha küçük bir indirim girin.',
  PAYMENT_TOO_LARGE: 'Ödeme, kalan tutardan fazla. Lütfen tutarı kontrol edin.',
  PAYMENT_METHOD_INACTIVE: 'Bu ödeme yöntemi kapalı. Lütfen başka bir yöntem seçin.',
  UNIT_ALREADY_PAID: 'Bunların bir kısmı zaten ödendi. Lütfen adisyona yeniden bakıp kalanları seçin.',
  UNIT_HAS_DOCUMENT:
    'Bunların bir kısmı için mali belge düzenlenmiş. Lütfen adisyona yeniden bakıp kalanları seçin.',
  MEAL_CARD_NOT_ACCEPTED:
    'Yemek kartı bunların hepsini ödeyemez. Lütfen daha küçük bir tutar alın, kalanı başka yöntemle ödetin.',
  MEAL_CARD_OVERPAID:
    'Bunların bir kısmını yemek kartı ödemiş. Lütfen önce o kısmı iade edin ya da adisyonda bırakın.',
  TENDERED_TOO_SMALL: 'Verilen para ödenecek tutardan az. Lütfen tutarları kontrol edin.',
  CHANGE_NOT_GIVEN:
    'Bu ödeme yöntemi para üstü vermez. Lütfen fazlanın bahşiş mi olacağını, geri mi verileceğini seçin.',
  IDEMPOTENCY_KEY_REUSED:
    'Bu daha önce başka tutarlarla girildi. Lütfen yeniden girmeden önce adisyona bakın.',
  UNIT_NOT_REFUNDABLE:
    'Bunların bir kısmı bu ödemeyle ödenmedi ya da zaten iade edildi. Lütfen kalanları seçin.',
  REFUND_TOO_LARGE: 'Bu, iade edilebilecek tutardan fazla. Lütfen tutarı kontrol edin.',
  PAYMENT_KIND_REQUIRED: 'Adisyonun bir kısmı henüz ödenmedi. Lütfen kalanın nasıl ödendiğini seçin.',
  FISCAL_DOCUMENT_EXISTS: 'Bunun için zaten bir mali belge var.',
  FISCAL_DOCUMENT_NOT_ALLOWED: 'Mali belge artık bu şekilde değiştirilemez.',
  FISCAL_DOCUMENT_REQUIRED: 'Mali belge henüz kesilmedi. Kesilince adisyon kapatılabilir.',
  CHANGES_EXPIRED: 'Bu arada çok şey değişti. Lütfen her şeyi yeniden yükleyin.',
  TABLE_TAKEN: 'Bu masanın zaten açık bir adisyonu var. Lütfen başka bir masa seçin.',
  RESERVATION_TABLE_TAKEN:
    'Bu masalardan biri o saatte başka misafirlere ayrılmış. Lütfen başka bir masa seçin.',
  RESERVATION_MOVE_NOT_ALLOWED:
    'Rezervasyonun şu anki durumunda bu işlem yapılamaz. Lütfen listeyi yenileyin.',

  CONTENT_INVALID: 'Bu henüz kaydedilemiyor. Lütfen işaretlenen yerleri düzeltin.',
  FIGURES_RANGE_INVALID:
    'Bu tarihler birlikte gösterilemiyor. Lütfen önceki bir günden sonraki bir güne, en fazla üç yıl seçin.',
  PHOTO_INVALID: 'Bu dosya kullanılabilir bir fotoğraf değil. Lütfen JPEG, PNG veya WebP bir fotoğraf seçin.',
  PASSWORD_WRONG: 'Mevcut parola doğru değil. Lütfen yeniden girin.',
  PASSWORD_LINK_INVALID:
    'Bu bağlantı artık çalışmıyor: kullanıldı ya da üzerinden bir saatten fazla geçti. Lütfen yenisini isteyin.',
  CONTENT_CHANGED: 'Bu kayıt, siz bakarken değiştirildi. Lütfen yeni halini görüp yeniden kaydedin.',
  AREA_NOT_FOUND: 'Bu bölüm bulunamadı. Lütfen masa listesini yenileyin.',
  CATEGORY_NOT_FOUND: 'Bu kategori bulunamadı. Lütfen menüyü yenileyin.',
  REMOVAL_NOT_FOUND: 'Bu zaten geri geldi ya da artık geri getirilemiyor.',
  CAMPAIGN_NOT_FOUND: 'Bu kampanya bulunamadı. Lütfen kampanya listesini yenileyin.',
  PRINTER_NOT_FOUND: 'Bu yazıcı bulunamadı. Lütfen yazıcı listesini yenileyin.',
  TICKET_NOT_FOUND: 'Bu mutfak fişi bulunamadı. Lütfen fiş listesini yenileyin.',
  ACCOUNT_NOT_FOUND: 'Bu hesap bulunamadı. Lütfen hesap listesini yenileyin.',
  PHOTO_NOT_FOUND: 'Bu fotoğraf bulunamadı.',
  DELIVERY_NOT_FOUND: 'Bu bildirim bulunamadı veya yalnızca bir denemeydi. Lütfen listeyi yenileyin.',
  RESTAURANT_PASS_NEEDED:
    'Yeni bir restoran için kullanılmamış ve süresi dolmamış bir bağlantı gerekir. Lütfen hizmeti işletenden bir bağlantı isteyin.',
  USERNAME_TAKEN: 'Bu kullanıcı adını başka bir işletme kullanıyor. Lütfen başka bir ad seçin.',
  EMAIL_TAKEN: 'Bu e-posta adresi zaten bir hesaba ait. Lütfen başka bir adres kullanın.',
  LAST_OWNER: 'Bu, işletmenin son sahibi. Lütfen önce başka birini sahip yapın.',
  TABLE_HAS_OPEN_BILL:
    'Bu masada hâlâ açık bir adisyon var. Lütfen önce kapatın veya başka bir masaya taşıyın.',
  TICKET_NOT_PRINTABLE: 'Bu fiş için yazıcı yok. Lütfen bir yazıcı tanımlayın veya birini açın.',
  PRINTER_NOT_FOR_PRACTICE:
    'Bu işletme alıştırma içindir ve bu yazıcı alıştırma için işaretlenmemiş. Lütfen onu işaretleyin veya başka bir yazıcı seçin.',
  PRACTICE_VENUE_NEEDED:
    'Burada her şey gerçek olduğu için akşam canlandırılamaz. Lütfen bir alıştırma işletmesi kullanın.',
  EVENING_PLAYING: 'Burada zaten bir akşam canlandırılıyor. Lütfen önce onu durdurun.',
  PRACTICE_NOT_COUNTED:
    'Bu işletme alıştırma içindir. Adisyonları ve rezervasyonları gerçek olmadığı için rakamları yoktur.',
  PHOTO_TOO_LARGE: 'Bu fotoğraf çok büyük. Lütfen en fazla 10 MB olan bir fotoğraf seçin.',

  SIGNING_SECRET_ROTATING:
    'İmza anahtarı bir günden kısa süre önce değiştirildi, eskisi hâlâ geçerli. Lütfen bekleyin ya da ikisini de sona erdiren yeni bir anahtar oluşturun.',
  PUBLIC_API_KEY_NOT_FOUND: 'Bu anahtar bulunamadı. Lütfen anahtar listesini yenileyin.',
  PUBLIC_API_KEY_LIMIT_REACHED:
    'Olabilecek kadar geçerli anahtarınız var. Lütfen artık kullanmadığınız birini iptal edin.',
  PUBLIC_API_KEY_NAME_INVALID:
    'Anahtarın okunabilir ve çok uzun olmayan bir adı olmalıdır. Lütfen başka bir ad seçin.',
  PUBLIC_API_WEBHOOK_URL_INVALID:
    'Bildirimler bu adrese gönderilemiyor. Lütfen https ile başlayan, internetten erişilebilen bir adres girin.',

  OPERATOR_TOKEN_INVALID: 'İşletmeci anahtarı eksik veya hatalı. Lütfen kontrol edip tekrar deneyin.',
  OPERATOR_TOKEN_NOT_FOUND: 'Bu adda bir işletmeci anahtarı yok. Lütfen listeyi kontrol edin.',
  OPERATOR_TOKEN_NAME_TAKEN: 'Başka bir işletmeci anahtarının adı bu. Lütfen başka bir ad seçin.',
  DOCUMENT_INVALID:
    'Belgede hatalar var, hiçbir şey içe aktarılmadı. Lütfen listelenenleri düzeltip yeniden içe aktarın.',
  KEY_NOT_FOUND: 'Bu API anahtarı bulunamadı. Lütfen anahtarın kimliğini kontrol edin.',
  VENUE_NOT_MOVABLE: 'Bu restoran oraya taşınamaz.',
};
