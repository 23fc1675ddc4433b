import type { PanelWords } from '../en.ts';

export const panelFirstHour: PanelWords['panelFirstHour'] = {
  title: 'Die erste Stunde',
  done: '{done} von {count} erledigt',
  isDone: 'Erledigt',
  isOpen: 'Noch zu tun',
  dismiss: 'Diese Liste ausblenden',
  steps: {
    details: 'Name und Adresse',
    hours: 'Öffnungszeiten',
    tables: 'Tische',
    menu: 'Speisekarte',
    kitchen: 'Küche',
    people: 'Team',
    order: 'Eine Testbestellung',
  },
  hints: {
    details: 'Was Gäste auf Ihrer Seite und auf der Rechnung lesen.',
    hours: 'Wann Gäste bestellen und reservieren können.',
    tables: 'Mit einer QR-Karte für jeden.',
    menu: 'Kategorien und Artikel: Fügen Sie die Liste ein, die Sie schon haben.',
    kitchen: 'Ein Drucker, oder der Küchenbildschirm auf einem beliebigen Gerät.',
    people: 'Ein Konto für alle, die mit Ihnen arbeiten.',
    order: 'Bestellen Sie etwas an der Kasse und sehen Sie, wie es in der Küche ankommt.',
  },
  needed: 'Nötig für eine erste Bestellung',
  missing: {
    address: 'Straße und Ort fehlen: Gäste lesen sie auf Ihrer Seite und auf der Rechnung.',
    hours: 'Kein Tag hat Zeiten: Bestellungen gehen jederzeit, Tische lassen sich nicht reservieren.',
    tables: 'Es gibt keinen Tisch, an dem bestellt werden kann.',
    tablesLater: 'Noch kein Tisch; Bestellungen außer Haus gehen auch so.',
    products: 'Noch steht nichts auf der Karte: Fügen Sie die Liste ein, die Sie haben.',
    orderable: 'Nichts auf der Karte ist bestellbar: Jeder Artikel ist ausgeblendet oder geht nach Gewicht.',
    printer: 'Noch kein Drucker; der Küchenbildschirm läuft auf jedem Gerät auch ohne.',
    people: 'Nur Sie können sich anmelden: ein Konto für alle, die mit Ihnen arbeiten.',
    orderBlocked: 'Noch nicht möglich: Es fehlt, was oben markiert ist.',
  },
};
