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
  needed: 'Serve per un primo ordine',
  missing: {
    address: 'Mancano via e città: gli ospiti le leggono sulla pagina e sul conto.',
    hours: 'Nessun giorno ha orari: si ordina a ogni ora e non si prenotano tavoli.',
    tables: 'Non c’è un tavolo a cui ordinare.',
    tablesLater: 'Ancora nessun tavolo; asporto e consegna funzionano senza.',
    products: 'Il menù è vuoto: incolli la lista che ha.',
    orderable: 'Niente si può ordinare: ogni prodotto è nascosto o venduto a peso.',
    printer: 'Ancora nessuna stampante; lo schermo della cucina funziona senza, ovunque.',
    people: 'Solo Lei può accedere: un account per chi lavora con Lei.',
    orderBlocked: 'Non ancora possibile: manca ciò che è segnato sopra.',
  },
};
