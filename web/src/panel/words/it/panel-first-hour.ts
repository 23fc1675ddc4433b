import type { PanelWords } from '../en.ts';

export const panelFirstHour: PanelWords['panelFirstHour'] = {
  title: 'La prima ora',
  done: '{done} di {count} fatti',
  isDone: 'Fatto',
  isOpen: 'Da fare',
  dismiss: 'Nascondi questo elenco',
  steps: {
    details: 'Nome e indirizzo',
    hours: 'Orari di apertura',
    tables: 'Tavoli',
    menu: 'Menù',
    kitchen: 'Cucina',
    people: 'Personale',
    order: 'Un ordine di prova',
  },
  hints: {
    details: 'Ciò che gli ospiti leggono sulla pagina e sul conto.',
    hours: 'Quando gli ospiti possono ordinare e prenotare.',
    tables: 'Con un cartoncino QR per ciascuno.',
    menu: 'Categorie e prodotti: incolli l’elenco che ha già.',
    kitchen: 'Una stampante, o lo schermo della cucina su qualsiasi dispositivo.',
    people: 'Un account per chiunque lavori con Lei.',
    order: 'Ordini qualcosa in cassa e lo guardi arrivare in cucina.',
  },
};
