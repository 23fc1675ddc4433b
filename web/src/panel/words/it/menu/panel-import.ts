import type { PanelWords } from '../../en.ts';

export const panelImport: PanelWords['panelImport'] = {
  title: 'Importa un menù',
  back: 'Al menù',
  source: {
    title: 'L’elenco',
    paste: 'Copi le righe dal foglio di calcolo e le incolli qui',
    example: 'Categoria\tProdotto\tPrezzo\nZuppe\tZuppa di lenticchie\t95\nZuppe\tEzogelin\t95',
    columns:
      'Una riga è un prodotto, o una sua porzione. Categoria, descrizione e porzione possono mancare; fino a 2.000 righe. Niente viene salvato prima che Lei l’abbia visto.',
    file: 'Scegli un file CSV',
    again: 'Ricomincia con un altro elenco',
  },
  columns: {
    of: 'Colonna {number}',
    hasHeader: 'La prima riga dà il nome alle colonne',
    category: 'Categoria delle righe che non ne hanno',
    categoryHint: 'Alcune righe non hanno categoria.',
    kinds: {
      Ignore: 'Tralascia',
      Category: 'Categoria',
      Name: 'Prodotto',
      Description: 'Descrizione',
      Portion: 'Porzione',
      Price: 'Prezzo',
      Vat: 'IVA',
    },
  },
  rows: {
    table: 'Le righe dell’elenco',
    row: 'Riga',
    state: 'Che cosa succede',
    count:
      '{count, plural, one {# riga} other {# righe}}, {faulty, plural, =0 {nessuna con errori} one {# con errori} other {# con errori}}',
    faultyOnly: 'Solo le righe con errori',
    cell: 'Riga {row}, colonna {column}',
    heading: 'Categoria delle righe che seguono',
    there: 'Già nel menù',
    new: 'Nuovo',
    vatClass: 'IVA: {name}',
    faults: {
      noName: 'Il prodotto non ha nome.',
      noPrice: 'Manca il prezzo.',
      price: 'Questo non è un prezzo.',
      noCategory: 'Manca la categoria.',
      nameTooLong: 'Un nome supera i 100 caratteri.',
      descriptionTooLong: 'La descrizione supera i 1.000 caratteri.',
      vat: 'Nessuna classe IVA del locale ha questa aliquota o questo nome.',
      twice: 'Questo prodotto è già nell’elenco con questa porzione.',
      tooMany: 'Più di 2.000 righe: importi il resto dopo.',
    },
  },
  foot: {
    send: 'Importa {count, plural, one {# prodotto} other {# prodotti}}',
    sending: 'Salvati {sent} di {count, plural, one {# prodotto} other {# prodotti}}…',
    all: 'Tutte le righe vanno bene.',
    without:
      '{count, plural, one {# riga resta fuori finché non è corretta.} other {# righe restano fuori finché non sono corrette.}}',
    existing: 'Prodotti che sono già nel menù',
    keep: 'Lasciali come sono',
    change: 'Prendi dall’elenco',
    tooMuch:
      'Un menù contiene 1.000 prodotti. C’è ancora posto per {room, plural, one {# prodotto} other {# prodotti}}.',
  },
  done: {
    title: 'Il menù è importato',
    added:
      '{count, plural, =0 {Nessun prodotto nuovo} one {# prodotto aggiunto} other {# prodotti aggiunti}}, {categories, plural, =0 {nessuna categoria creata} one {# categoria creata} other {# categorie create}}.',
    changed: '{count, plural, one {# prodotto modificato} other {# prodotti modificati}}.',
    kept: '{count, plural, one {# prodotto c’era già e resta com’è} other {# prodotti c’erano già e restano come sono}}.',
    toMenu: 'Vedi il menù',
  },
};
