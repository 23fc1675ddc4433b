import type { PanelWords } from '../../en.ts';

export const panelImport: PanelWords['panelImport'] = {
  title: 'Speisekarte importieren',
  back: 'Zur Speisekarte',
  source: {
    title: 'Die Liste',
    paste: 'Kopieren Sie die Zeilen in Ihrer Tabelle und fügen Sie sie hier ein',
    example: 'Kategorie\tArtikel\tPreis\nSuppen\tLinsensuppe\t95\nSuppen\tEzogelin\t95',
    columns:
      'Eine Zeile ist ein Artikel oder eine Portion davon. Kategorie, Beschreibung und Portion dürfen fehlen; bis zu 2.000 Zeilen. Nichts wird gespeichert, bevor Sie es gesehen haben.',
    file: 'CSV-Datei wählen',
    again: 'Mit einer anderen Liste beginnen',
  },
  columns: {
    of: 'Spalte {number}',
    hasHeader: 'Die erste Zeile benennt die Spalten',
    category: 'Kategorie der Zeilen, die keine nennen',
    categoryHint: 'Einige Zeilen nennen keine Kategorie.',
    kinds: {
      Ignore: 'Weglassen',
      Category: 'Kategorie',
      Name: 'Artikel',
      Description: 'Beschreibung',
      Portion: 'Portion',
      Price: 'Preis',
      Vat: 'Mehrwertsteuer',
    },
  },
  rows: {
    table: 'Die Zeilen der Liste',
    row: 'Zeile',
    state: 'Was geschieht',
    count:
      '{count, plural, one {# Zeile} other {# Zeilen}}, {faulty, plural, =0 {keine fehlerhaft} one {# fehlerhaft} other {# fehlerhaft}}',
    faultyOnly: 'Nur fehlerhafte Zeilen',
    cell: 'Zeile {row}, Spalte {column}',
    heading: 'Kategorie der Zeilen darunter',
    there: 'Schon auf der Karte',
    new: 'Neu',
    vatClass: 'Mehrwertsteuer: {name}',
    faults: {
      noName: 'Der Artikel hat keinen Namen.',
      noPrice: 'Der Preis fehlt.',
      price: 'Das ist kein Preis.',
      noCategory: 'Die Kategorie fehlt.',
      nameTooLong: 'Ein Name hat mehr als 100 Zeichen.',
      descriptionTooLong: 'Die Beschreibung hat mehr als 1.000 Zeichen.',
      vat: 'Keine Steuerklasse des Hauses hat diesen Satz oder diesen Namen.',
      twice: 'Dieser Artikel steht mit dieser Portion schon in der Liste.',
      tooMany: 'Mehr als 2.000 Zeilen: Importieren Sie den Rest danach.',
    },
  },
  foot: {
    send: '{count, plural, one {# Artikel importieren} other {# Artikel importieren}}',
    sending: '{sent} von {count, plural, one {# Artikel} other {# Artikeln}} gespeichert\u00a0…',
    all: 'Alle Zeilen sind in Ordnung.',
    without:
      '{count, plural, one {# Zeile wird ausgelassen, bis sie berichtigt ist.} other {# Zeilen werden ausgelassen, bis sie berichtigt sind.}}',
    existing: 'Artikel, die schon auf der Karte stehen',
    keep: 'So lassen, wie sie sind',
    change: 'Aus der Liste übernehmen',
    tooMuch:
      'Eine Karte fasst 1.000 Artikel. Es ist noch Platz für {room, plural, one {# weiteren} other {# weitere}}.',
  },
  done: {
    title: 'Die Speisekarte ist importiert',
    added:
      '{count, plural, =0 {Kein neuer Artikel} one {# Artikel hinzugefügt} other {# Artikel hinzugefügt}}, {categories, plural, =0 {keine Kategorie} one {# Kategorie} other {# Kategorien}} angelegt.',
    changed: '{count, plural, one {# Artikel geändert} other {# Artikel geändert}}.',
    kept: '{count, plural, one {# Artikel war schon da und bleibt, wie er ist} other {# Artikel waren schon da und bleiben, wie sie sind}}.',
    toMenu: 'Speisekarte ansehen',
  },
};
