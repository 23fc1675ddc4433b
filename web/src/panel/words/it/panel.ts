import type { PanelWords } from '../en.ts';

export const panel: PanelWords['panel'] = {
  title: 'Gestione',
  sections: {
    overview: 'Panoramica',
    menu: 'Menù',
    campaigns: 'Promozioni',
    hours: 'Orari',
    room: 'Tavoli',
    people: 'Personale',
    printers: 'Stampanti',
    money: 'IVA e pagamenti',
    settings: 'Impostazioni',
    activity: 'Attività',
    developers: 'Sviluppatori',
  },
  ownersOnly: 'Solo per i titolari',
  ownersOnlyText: 'Acceda con l’account di un titolare per configurare il locale.',
  outOfReach: 'La gestione ha bisogno della connessione',
  outOfReachText:
    'Le impostazioni di qui non restano su questo dispositivo. La pagina si apre da sola appena torna la connessione.',
};
