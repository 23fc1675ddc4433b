import type { Language } from '../../../core/languages.ts';

/** The texts of the cards and their page, in each language. */
interface QrCardWords {
  /** Tells a guest what the code is for. */
  scan: string;
  /** Tells the owner that there is nothing to print. */
  none: string;
  /** Tells the owner that the venue has no page to lead to. */
  noPage: string;
  /** Tells the owner that guests do not reach the page. */
  onlyHere: string;
}

export const QR_CARD_WORDS: Record<Language, QrCardWords> = {
  tr: {
    scan: 'Menüyü görmek için okutun',
    none: 'Kart basılacak masa yok.',
    noPage:
      'Bu kartlar misafirleri menüye götüremez: işletmenin henüz sayfası yok. Ayarlar’da ona bir adres verin, sonra basın.',
    onlyHere:
      'Bu kartlar yalnızca bu makinenin ulaştığı bir adrese götürür. Misafirlere herkese açık bir adres gerekir: hizmeti işleten PUBLIC_SITE ayarını yapar.',
  },
  en: {
    scan: 'Scan to see the menu',
    none: 'There is no table to print a card for.',
    noPage:
      'These cards cannot lead guests to the menu: the venue has no page yet. Give it an address under Settings, then print them.',
    onlyHere:
      'These cards lead to an address that only this machine reaches. Guests need a public one: whoever runs the service sets PUBLIC_SITE.',
  },
  de: {
    scan: 'Für die Speisekarte scannen',
    none: 'Es gibt keinen Tisch, für den eine Karte gedruckt werden kann.',
    noPage:
      'Diese Karten können Gäste nicht zur Speisekarte führen: Der Betrieb hat noch keine Seite. Geben Sie ihm unter Einstellungen eine Adresse und drucken Sie dann.',
    onlyHere:
      'Diese Karten führen zu einer Adresse, die nur dieser Rechner erreicht. Gäste brauchen eine öffentliche: Wer den Dienst betreibt, setzt PUBLIC_SITE.',
  },
  fr: {
    scan: 'Scannez pour voir la carte',
    none: 'Il n’y a aucune table pour laquelle imprimer une carte.',
    noPage:
      'Ces cartes ne peuvent pas mener à la carte : l’établissement n’a pas encore de page. Donnez-lui une adresse dans les réglages, puis imprimez.',
    onlyHere:
      'Ces cartes mènent à une adresse que seule cette machine atteint. Il en faut une publique : l’exploitant du service définit PUBLIC_SITE.',
  },
  es: {
    scan: 'Escanee para ver la carta',
    none: 'No hay ninguna mesa para la que imprimir una tarjeta.',
    noPage:
      'Estas tarjetas no pueden llevar a la carta: el local aún no tiene página. Dele una dirección en los ajustes y luego imprima.',
    onlyHere:
      'Estas tarjetas llevan a una dirección a la que solo llega esta máquina. Hace falta una pública: quien opera el servicio define PUBLIC_SITE.',
  },
  it: {
    scan: 'Inquadri il codice per vedere il menù',
    none: 'Non c’è alcun tavolo per cui stampare un cartoncino.',
    noPage:
      'Questi cartoncini non possono portare al menù: il locale non ha ancora una pagina. Assegni un indirizzo nelle impostazioni, poi stampi.',
    onlyHere:
      'Questi cartoncini portano a un indirizzo che solo questa macchina raggiunge. Ne serve uno pubblico: chi gestisce il servizio imposta PUBLIC_SITE.',
  },
  ru: {
    scan: 'Отсканируйте, чтобы открыть меню',
    none: 'Нет столов, для которых можно напечатать карточку.',
    noPage:
      'Эти карточки не могут привести гостей к меню: у заведения ещё нет страницы. Задайте адрес в настройках, затем печатайте.',
    onlyHere:
      'Эти карточки ведут на адрес, доступный только этой машине. Гостям нужен общедоступный: тот, кто управляет сервисом, задаёт PUBLIC_SITE.',
  },
  ar: {
    scan: 'امسح الرمز لعرض القائمة',
    none: 'لا توجد طاولة لطباعة بطاقة لها.',
    noPage:
      'لا يمكن لهذه البطاقات أن تقود الضيوف إلى القائمة: لا صفحة للمنشأة بعد. امنحها عنوانًا في الإعدادات ثم اطبع.',
    onlyHere:
      'تقود هذه البطاقات إلى عنوان لا يصل إليه إلا هذا الجهاز. يحتاج الضيوف إلى عنوان عام: يضبط مشغّل الخدمة PUBLIC_SITE.',
  },
};
