import type { PanelWords } from '../en.ts';

export const panel: PanelWords['panel'] = {
  title: 'Verwaltung',
  sections: {
    overview: 'Übersicht',
    menu: 'Speisekarte',
    campaigns: 'Aktionen',
    hours: 'Öffnungszeiten',
    room: 'Tische',
    people: 'Team',
    printers: 'Drucker',
    money: 'Steuer und Zahlung',
    settings: 'Einstellungen',
    activity: 'Aktivität',
    developers: 'Entwickler',
  },
  ownersOnly: 'Das sehen nur Inhaber',
  ownersOnlyText:
    'Melden Sie sich mit dem Konto einer Inhaberin oder eines Inhabers an, um den Betrieb einzurichten.',
  outOfReach: 'Die Verwaltung braucht die Verbindung',
  outOfReachText:
    'Was hier eingerichtet ist, wird auf diesem Gerät nicht aufbewahrt. Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.',
};
