import type { RefusalCode } from '../../core/refusals.ts';

export const messages: Record<RefusalCode, string> = {
  VALIDATION_ERROR:
    'Ein Teil der Angaben konnte nicht gelesen werden. Bitte prüfen Sie Ihre Eingaben und versuchen Sie es erneut.',
  INVALID_PAGE_NUMBER: 'Diese Seite der Liste gibt es nicht. Bitte kehren Sie zur ersten Seite zurück.',
  INVALID_PAGE_SIZE:
    'Eine Seite der Liste kann 1 bis 100 Einträge zeigen. Bitte wählen Sie eine Zahl in diesem Bereich.',
  PUBLIC_API_IDEMPOTENCY_KEY_INVALID:
    'Ihre Bestellung wurde wegen eines technischen Fehlers nicht aufgegeben. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  PUBLIC_API_ORDER_INVALID:
    'Ihre Bestellung ist unvollständig oder enthält einen Fehler. Bitte prüfen Sie Ihren Warenkorb und Ihre Angaben.',
  PUBLIC_API_PRODUCT_OPTION_INVALID:
    'Die Auswahl zu einem Artikel in Ihrem Warenkorb ist unvollständig oder passt nicht zusammen. Bitte wählen Sie erneut.',
  PUBLIC_API_RESERVATION_INVALID:
    'Ihre Reservierung ist unvollständig oder enthält einen Fehler. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
  TOO_MANY_GUESTS:
    'Hier können Sie für höchstens 20 Gäste reservieren. Für größere Gruppen wenden Sie sich bitte direkt an das Restaurant.',
  INVALID_RESERVATION_DATE:
    'Der gewählte Zeitpunkt liegt bereits in der Vergangenheit. Bitte wählen Sie einen späteren.',

  PUBLIC_API_KEY_MISSING:
    'Der Online-Service des Restaurants ist zurzeit nicht verfügbar. Bitte wenden Sie sich direkt an das Restaurant.',
  PUBLIC_API_KEY_INVALID:
    'Der Online-Service des Restaurants ist zurzeit nicht verfügbar. Bitte wenden Sie sich direkt an das Restaurant.',
  PUBLIC_API_SCOPE_MISSING:
    'Das ist auf dieser Website nicht möglich. Bitte wenden Sie sich direkt an das Restaurant.',
  CROSS_ORIGIN_NOT_ACCEPTED:
    'Die Anfrage kam von einer anderen Website und wurde nicht angenommen. Bitte öffnen Sie die ursprüngliche Seite und versuchen Sie es erneut.',
  HTTPS_REQUIRED:
    'Das ist nur über eine sichere Verbindung möglich. Bitte verwenden Sie die Adresse, die mit https beginnt.',
  RATE_LIMIT_EXCEEDED:
    'Es wurden zu viele Anfragen gestellt. Bitte warten Sie eine Minute und versuchen Sie es erneut.',

  PUBLIC_API_VENUE_NOT_FOUND:
    'Dieses Restaurant wurde nicht gefunden. Bitte prüfen Sie den Link und versuchen Sie es erneut.',
  PUBLIC_API_ORDER_NOT_FOUND: 'Diese Bestellung wurde nicht gefunden. Bitte fragen Sie im Restaurant nach.',
  PUBLIC_API_TABLE_NOT_FOUND:
    'Dieser Tisch wurde nicht gefunden. Bitte scannen Sie den Code auf Ihrem Tisch erneut oder fragen Sie das Personal.',
  PUBLIC_API_PRODUCT_NOT_FOUND:
    'Ein Artikel in Ihrem Warenkorb steht nicht auf der Speisekarte. Bitte entfernen Sie ihn und wählen Sie einen anderen.',
  PUBLIC_API_RESERVATION_NOT_FOUND:
    'Diese Reservierung wurde nicht gefunden. Bitte wenden Sie sich direkt an das Restaurant.',

  PUBLIC_API_PRODUCT_UNAVAILABLE:
    'Ein Artikel in Ihrem Warenkorb ist zurzeit nicht oder nicht in dieser Menge verfügbar. Bitte ändern Sie Ihren Warenkorb.',
  PUBLIC_API_ORDERING_UNAVAILABLE:
    'Das Restaurant nimmt zurzeit keine Online-Bestellungen an. Bitte bestellen Sie direkt beim Restaurant.',
  PLACE_IS_BUSY:
    'In der Küche ist gerade sehr viel zu tun, sie nimmt keine neuen Bestellungen an. Bitte versuchen Sie es etwas später erneut.',
  OUTSIDE_WORKING_HOURS:
    'Das Restaurant ist zurzeit geschlossen. Bitte bestellen Sie während der Öffnungszeiten.',
  ORDER_CREATION_IN_PROGRESS:
    'Ihre Bestellung wird noch bearbeitet. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
  PUBLIC_API_WEBHOOK_NOT_CONFIGURED:
    'Es ist noch keine Adresse für Benachrichtigungen eingetragen. Bitte tragen Sie zuerst im Verwaltungsbereich des Restaurants eine ein.',
  PUBLIC_API_RESERVATIONS_UNAVAILABLE:
    'Das Restaurant nimmt zurzeit keine Online-Reservierungen an. Bitte wenden Sie sich direkt an das Restaurant.',
  RESERVATIONS_DISABLED:
    'Das Restaurant nimmt online keine Reservierungen an. Bitte wenden Sie sich direkt an das Restaurant, um einen Tisch zu reservieren.',
  RESERVATION_TOO_SOON:
    'Eine Reservierung ist nur mit mindestens 30 Minuten Vorlauf möglich. Bitte wählen Sie eine spätere Uhrzeit.',
  RESERVATION_TOO_FAR:
    'Eine Reservierung ist höchstens 60 Tage im Voraus möglich. Bitte wählen Sie ein früheres Datum.',
  RESERVATION_TIME_UNAVAILABLE:
    'Für die gewählte Zeit nimmt das Restaurant keine Reservierungen an. Bitte wählen Sie eine andere Zeit.',
  TOO_MANY_RESERVATIONS:
    'Über Ihre Verbindung wurden schon viele Reservierungen vorgenommen. Bitte rufen Sie das Restaurant an, oder versuchen Sie es später noch einmal.',
  RESERVATION_NOT_CANCELLABLE:
    'Diese Reservierung kann nicht mehr storniert werden. Bitte wenden Sie sich direkt an das Restaurant.',

  ASSISTANT_DRAFT_NOT_FOUND: 'Diesen Entwurf gibt es nicht mehr. Bitte lassen Sie ihn neu vorbereiten.',
  ASSISTANT_DRAFT_NOT_CONFIRMED:
    'Bestätigt wurde etwas anderes, als vorbereitet war. Bitte sehen Sie es sich noch einmal an und bestätigen Sie es.',
  ASSISTANT_ORDER_LIMIT_EXCEEDED:
    'Die Bestellung kostet mehr, als ein Assistent hier auf einmal bestellen darf. Bitte bestellen Sie weniger oder direkt beim Restaurant.',
  ASSISTANT_DAY_LIMIT_EXCEEDED:
    'Ein Assistent hat hier heute so viel bestellt, wie er darf. Bitte bestellen Sie direkt beim Restaurant.',

  MALFORMED_REQUEST:
    'Die Anfrage konnte nicht verstanden werden. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  ENDPOINT_NOT_FOUND: 'Die gesuchte Seite wurde nicht gefunden. Bitte prüfen Sie die Adresse.',
  METHOD_NOT_ALLOWED:
    'Das ist an dieser Stelle nicht möglich. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  REQUEST_TIMEOUT:
    'Die Angaben sind nicht rechtzeitig angekommen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  BODY_TOO_LARGE:
    'Es wurde mehr gesendet, als auf einmal angenommen werden kann. Bitte kürzen Sie Ihre Angaben und versuchen Sie es erneut.',
  UNSUPPORTED_MEDIA_TYPE:
    'Die Angaben wurden in einer Form gesendet, die nicht gelesen werden kann. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  URI_TOO_LONG: 'Die Adresse der Seite ist zu lang. Bitte prüfen Sie die Adresse.',
  EXPECTATION_FAILED:
    'Die Anfrage kann in dieser Form nicht bearbeitet werden. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  HEADERS_TOO_LARGE:
    'Ihr Browser hat zu viele Zusatzangaben gesendet. Bitte löschen Sie die Cookies dieser Seite und versuchen Sie es erneut.',
  INTERNAL_ERROR: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es etwas später erneut.',
  SERVICE_UNAVAILABLE: 'Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.',

  SIGN_IN_REQUIRED: 'Sie sind nicht angemeldet, oder Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an.',
  SIGN_IN_FAILED:
    'Die E-Mail-Adresse oder das Passwort ist nicht richtig. Bitte prüfen Sie beides und versuchen Sie es erneut.',
  SIGN_IN_THROTTLED:
    'Die Anmeldung ist zu oft fehlgeschlagen. Bitte warten Sie eine Weile und versuchen Sie es erneut.',
  TOO_MANY_LIVE_STREAMS:
    'Es sind zu viele Bildschirme gleichzeitig verbunden. Bitte schließen Sie die, die Sie nicht brauchen, und versuchen Sie es gleich noch einmal.',
  NOT_PERMITTED:
    'Ihr Konto ist dazu nicht berechtigt. Bitte wenden Sie sich an die Inhaberin oder den Inhaber des Restaurants.',
  IDEMPOTENCY_KEY_INVALID:
    'Das war wegen eines technischen Fehlers nicht möglich. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  AMOUNT_TOO_FINE: 'Dieser Betrag hat mehr als zwei Nachkommastellen. Bitte geben Sie Lira und Kuruş ein.',
  AMOUNT_NEGATIVE: 'Ein Betrag kann nicht negativ sein. Bitte geben Sie ihn ohne Minus ein.',
  AMOUNT_TOO_LARGE: 'Dieser Betrag liegt über zehn Millionen Lira. Bitte prüfen Sie ihn.',
  VENUE_NOT_FOUND:
    'Dieses Restaurant gehört nicht zu denen, die Sie mit Ihrem Konto öffnen können. Bitte wählen Sie eines aus Ihrer Liste.',
  VENUE_SUSPENDED:
    'Der Betreiber des Dienstes hat dieses Restaurant gesperrt: Es nimmt keine neuen Bestellungen und Reservierungen an. Offene Rechnungen können bezahlt werden.',
  VAT_CLASS_NOT_FOUND: 'Diese Mehrwertsteuerklasse hat das Restaurant nicht. Bitte wählen Sie eine andere.',
  PAYMENT_METHOD_NOT_FOUND: 'Diese Zahlungsart gibt es im Restaurant nicht. Bitte wählen Sie eine andere.',
  BILL_NOT_FOUND: 'Diese Rechnung wurde nicht gefunden. Bitte aktualisieren Sie die Liste.',
  LINE_NOT_FOUND: 'Diese Position steht nicht auf der Rechnung. Bitte aktualisieren Sie die Rechnung.',
  PAYMENT_NOT_FOUND: 'Diese Zahlung steht nicht auf der Rechnung. Bitte aktualisieren Sie die Rechnung.',
  FISCAL_DOCUMENT_NOT_FOUND: 'Dieser Fiskalbeleg wurde nicht gefunden.',
  TABLE_NOT_FOUND: 'Dieser Tisch wurde nicht gefunden. Bitte aktualisieren Sie die Tischliste.',
  PRODUCT_NOT_FOUND:
    'Dieser Artikel oder diese Portion steht nicht auf Ihrer Speisekarte. Bitte aktualisieren Sie die Speisekarte.',
  RESERVATION_NOT_FOUND: 'Diese Reservierung wurde nicht gefunden. Bitte aktualisieren Sie die Liste.',
  BILL_NOT_OPEN: 'Diese Rechnung ist abgeschlossen oder storniert und kann nicht mehr geändert werden.',
  BILL_NOT_CLOSED:
    'Diese Rechnung ist noch offen. Schließen oder stornieren Sie sie zuerst, dann lässt sie sich ausblenden.',
  TIP_TOO_LARGE: 'Das Trinkgeld ist höher als die Rechnung. Prüfen Sie den Betrag und bestätigen Sie ihn.',
  BILL_TYPE_MISMATCH:
    'Das ist bei dieser Art von Rechnung nicht möglich. Bitte prüfen Sie, ob sie zu einem Tisch, einer Abholung oder einer Lieferung gehört.',
  BILL_CHANGED:
    'Die Rechnung wurde inzwischen von jemand anderem geändert. Bitte sehen Sie sie noch einmal an und wiederholen Sie den Schritt.',
  BILL_CHANGED_SINCE:
    'Diese Rechnung wurde geändert, nachdem Sie sie angesehen haben; Ihre Zahl wurde nicht gespeichert. Bitte sehen Sie sie noch einmal an und geben Sie die jetzt richtige Zahl ein.',
  BILL_HAS_PAYMENTS: 'Zu dieser Rechnung sind Zahlungen erfasst. Bitte nehmen Sie diese zuerst zurück.',
  BILL_TOO_LONG:
    'Diese Rechnung ist voll und nimmt nichts mehr auf. Bitte schließen Sie sie ab und öffnen Sie eine neue.',
  BILL_NOT_PAID:
    'Auf dieser Rechnung ist noch etwas offen. Drucken Sie den Beleg einer Zahlung, oder kassieren Sie erst den Rest.',
  BILL_NOT_PRINTABLE:
    'Es gibt keinen Drucker für Rechnungen. Bitte richten Sie in der Verwaltung einen ein oder schalten Sie einen an.',
  BILL_OVERPAID:
    'Auf diese Rechnung wurde mehr bezahlt, als sie ausmacht. Bitte geben Sie den Unterschied zuerst zurück.',
  LINE_MOVE_NOT_ALLOWED:
    'Eine Position kann vorrücken oder einen Schritt zurückgehen; eine stornierte bleibt storniert.',
  LINE_IS_MEASURED:
    'Diese Position wurde abgemessen; ihre Menge lässt sich nicht ändern. Bitte stornieren Sie sie und messen Sie neu.',
  PRICE_ABOVE_MENU:
    'Dieser Preis liegt über dem der Karte. Bitte geben Sie einen niedrigeren ein oder verkaufen Sie einen freien Artikel.',
  DISCOUNT_TOO_LARGE:
    'Dieser Rabatt ist höher als das, was noch zu zahlen ist. Bitte geben Sie einen kleineren ein.',
  PAYMENT_TOO_LARGE: 'Die Zahlung ist höher als der noch offene Betrag. Bitte prüfen Sie den Betrag.',
  PAYMENT_METHOD_INACTIVE: 'Diese Zahlungsart ist ausgeschaltet. Bitte wählen Sie eine andere.',
  UNIT_ALREADY_PAID:
    'Ein Teil davon ist schon bezahlt. Bitte sehen Sie die Rechnung noch einmal an und wählen Sie, was übrig ist.',
  UNIT_HAS_DOCUMENT:
    'Ein Teil davon steht schon auf einem Fiskalbeleg. Bitte sehen Sie sich die Rechnung noch einmal an und wählen Sie, was übrig ist.',
  MEAL_CARD_NOT_ACCEPTED:
    'Mit einer Essenskarte lässt sich nicht alles davon bezahlen. Bitte nehmen Sie weniger und den Rest auf andere Weise.',
  MEAL_CARD_OVERPAID:
    'Ein Teil davon ist mit Essenskarte bezahlt. Bitte geben Sie diesen Teil zuerst zurück oder lassen Sie ihn auf der Rechnung.',
  TENDERED_TOO_SMALL: 'Es wurde weniger gegeben, als zu zahlen ist. Bitte prüfen Sie die Beträge.',
  CHANGE_NOT_GIVEN:
    'Diese Zahlungsart gibt kein Wechselgeld. Bitte wählen Sie, ob der Rest Trinkgeld ist oder zurückgegeben wird.',
  IDEMPOTENCY_KEY_REUSED:
    'Das wurde schon mit anderen Zahlen erfasst. Bitte sehen Sie die Rechnung an, bevor Sie es erneut eingeben.',
  UNIT_NOT_REFUNDABLE:
    'Ein Teil davon wurde nicht mit dieser Zahlung bezahlt oder ist schon zurückgegeben. Bitte wählen Sie, was übrig ist.',
  REFUND_TOO_LARGE: 'Das ist mehr, als zurückgegeben werden kann. Bitte prüfen Sie den Betrag.',
  PAYMENT_KIND_REQUIRED: 'Ein Teil der Rechnung ist noch offen. Bitte wählen Sie, wie der Rest bezahlt wird.',
  FISCAL_DOCUMENT_EXISTS: 'Dafür gibt es schon einen Fiskalbeleg.',
  FISCAL_DOCUMENT_NOT_ALLOWED: 'Der Fiskalbeleg kann so nicht mehr geändert werden.',
  FISCAL_DOCUMENT_REQUIRED:
    'Der Fiskalbeleg ist noch nicht ausgestellt. Erst danach kann die Rechnung abgeschlossen werden.',
  CHANGES_EXPIRED: 'Seitdem ist zu viel geschehen. Bitte laden Sie alles neu.',
  TABLE_TAKEN: 'Dieser Tisch hat bereits eine offene Rechnung. Bitte wählen Sie einen anderen Tisch.',
  RESERVATION_TABLE_TAKEN:
    'Einer dieser Tische ist zu dieser Zeit für andere Gäste reserviert. Bitte wählen Sie einen anderen Tisch.',
  RESERVATION_MOVE_NOT_ALLOWED:
    'Das ist bei dieser Reservierung im jetzigen Stand nicht möglich. Bitte aktualisieren Sie die Liste.',

  CONTENT_INVALID: 'Das kann noch nicht gespeichert werden. Bitte berichtigen Sie, was markiert ist.',
  FIGURES_RANGE_INVALID:
    'Dieser Zeitraum kann nicht angezeigt werden. Bitte wählen Sie höchstens drei Jahre, von einem früheren bis zu einem späteren Tag.',
  PHOTO_INVALID:
    'Diese Datei ist kein Foto, das verwendet werden kann. Bitte wählen Sie ein Foto in JPEG, PNG oder WebP.',
  PASSWORD_WRONG: 'Das bisherige Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.',
  PASSWORD_LINK_INVALID:
    'Dieser Link funktioniert nicht mehr: Er wurde benutzt oder ist älter als eine Stunde. Bitten Sie um einen neuen.',
  CONTENT_CHANGED:
    'Das wurde geändert, nachdem Sie es geöffnet haben. Bitte sehen Sie den neuen Stand an und speichern Sie erneut.',
  AREA_NOT_FOUND: 'Dieser Bereich wurde nicht gefunden. Bitte aktualisieren Sie die Liste der Tische.',
  CATEGORY_NOT_FOUND: 'Diese Kategorie wurde nicht gefunden. Bitte aktualisieren Sie die Speisekarte.',
  REMOVAL_NOT_FOUND: 'Das ist schon zurück oder lässt sich nicht mehr zurückholen.',
  CAMPAIGN_NOT_FOUND: 'Diese Aktion wurde nicht gefunden. Bitte aktualisieren Sie die Liste der Aktionen.',
  PRINTER_NOT_FOUND: 'Dieser Drucker wurde nicht gefunden. Bitte aktualisieren Sie die Liste der Drucker.',
  TICKET_NOT_FOUND: 'Dieser Bon wurde nicht gefunden. Bitte aktualisieren Sie die Liste der Bons.',
  ACCOUNT_NOT_FOUND: 'Dieses Konto wurde nicht gefunden. Bitte aktualisieren Sie die Liste der Konten.',
  PHOTO_NOT_FOUND: 'Dieses Foto wurde nicht gefunden.',
  DELIVERY_NOT_FOUND:
    'Diese Benachrichtigung wurde nicht gefunden oder war nur ein Test. Bitte aktualisieren Sie die Liste.',
  RESTAURANT_PASS_NEEDED:
    'Ein neues Restaurant braucht einen Link, der noch nicht benutzt und nicht zu alt ist. Bitten Sie den Betreiber des Dienstes um einen.',
  USERNAME_TAKEN: 'Dieser Benutzername gehört einem anderen Betrieb. Bitte wählen Sie einen anderen.',
  EMAIL_TAKEN: 'Diese E-Mail-Adresse gehört schon zu einem Konto. Bitte verwenden Sie eine andere.',
  LAST_OWNER:
    'Das ist die letzte Inhaberin oder der letzte Inhaber. Bitte machen Sie zuerst jemand anderen dazu.',
  TABLE_HAS_OPEN_BILL:
    'An diesem Tisch ist noch eine Rechnung offen. Bitte schließen Sie sie ab oder verlegen Sie sie an einen anderen Tisch.',
  TICKET_NOT_PRINTABLE:
    'Für diesen Bon gibt es keinen Drucker. Bitte richten Sie einen ein oder schalten Sie einen an.',
  PRINTER_NOT_FOR_PRACTICE:
    'Dies ist ein Übungslokal, und dieser Drucker ist nicht für Übungen freigegeben. Bitte geben Sie ihn frei oder wählen Sie einen anderen.',
  PRACTICE_VENUE_NEEDED:
    'Hier ist alles echt, deshalb kann kein Abend gespielt werden. Bitte nehmen Sie ein Übungslokal.',
  EVENING_PLAYING: 'Hier wird schon ein Abend gespielt. Bitte beenden Sie ihn zuerst.',
  PRACTICE_NOT_COUNTED:
    'Dies ist ein Übungslokal. Seine Rechnungen und Reservierungen sind nicht echt, daher gibt es keine Zahlen dazu.',
  PHOTO_TOO_LARGE: 'Dieses Foto ist zu groß. Bitte wählen Sie eines mit höchstens 10 MB.',

  SIGNING_SECRET_ROTATING:
    'Das Signaturgeheimnis wurde vor weniger als einem Tag ersetzt, das alte gilt noch. Bitte warten Sie, oder erzeugen Sie ein neues, das beide beendet.',
  PUBLIC_API_KEY_NOT_FOUND:
    'Dieser Schlüssel wurde nicht gefunden. Bitte aktualisieren Sie die Liste der Schlüssel.',
  PUBLIC_API_KEY_LIMIT_REACHED:
    'Sie haben schon so viele gültige Schlüssel, wie Sie haben dürfen. Bitte widerrufen Sie einen, den Sie nicht mehr brauchen.',
  PUBLIC_API_KEY_NAME_INVALID:
    'Ein Schlüssel braucht einen lesbaren und nicht zu langen Namen. Bitte wählen Sie einen anderen.',
  PUBLIC_API_WEBHOOK_URL_INVALID:
    'An diese Adresse können keine Benachrichtigungen gesendet werden. Bitte geben Sie eine öffentliche Adresse ein, die mit https beginnt.',

  OPERATOR_TOKEN_INVALID:
    'Der Betreiber-Schlüssel fehlt oder ist nicht richtig. Bitte prüfen Sie ihn und versuchen Sie es erneut.',
  OPERATOR_TOKEN_NOT_FOUND: 'Kein Betreiber-Schlüssel hat diesen Namen. Bitte prüfen Sie die Liste.',
  OPERATOR_TOKEN_NAME_TAKEN:
    'Ein anderer Betreiber-Schlüssel hat diesen Namen schon. Bitte wählen Sie einen anderen.',
  DOCUMENT_INVALID:
    'Das Dokument enthält Fehler, es wurde nichts importiert. Bitte beheben Sie die aufgeführten Fehler und importieren Sie es erneut.',
  KEY_NOT_FOUND: 'Dieser API-Schlüssel wurde nicht gefunden. Bitte prüfen Sie seine Kennung.',
  VENUE_NOT_MOVABLE: 'Dieses Restaurant kann nicht dorthin verschoben werden.',
};
