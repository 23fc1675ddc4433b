/** Texts of the import of a menu. */
export const panelImport = {
  title: 'Import a menu',
  back: 'To the menu',
  source: {
    title: 'The list',
    paste: 'Copy the rows in your spreadsheet and paste them here',
    example: 'Category\tProduct\tPrice\nSoups\tLentil soup\t95\nSoups\tEzogelin\t95',
    columns:
      'A row is a product, or one portion of it. Category, description and portion may be missing; up to 2,000 rows. Nothing is saved before you have seen it.',
    file: 'Choose a CSV file',
    again: 'Start with another list',
  },
  columns: {
    of: 'Column {number}',
    hasHeader: 'The first row names the columns',
    category: 'Category of the rows that name none',
    categoryHint: 'Some rows say no category.',
    kinds: {
      Ignore: 'Leave out',
      Category: 'Category',
      Name: 'Product',
      Description: 'Description',
      Portion: 'Portion',
      Price: 'Price',
      Vat: 'VAT',
    },
  },
  rows: {
    table: 'The rows of the list',
    row: 'Row',
    state: 'What happens',
    count:
      '{count, plural, one {# row} other {# rows}}, {faulty, plural, =0 {none with a fault} one {# with a fault} other {# with a fault}}',
    faultyOnly: 'Only rows with a fault',
    cell: 'Row {row}, column {column}',
    heading: 'Category of the rows below',
    there: 'On the menu already',
    new: 'New',
    vatClass: 'VAT: {name}',
    faults: {
      noName: 'The product has no name.',
      noPrice: 'The price is missing.',
      price: 'This is no price.',
      noCategory: 'The category is missing.',
      nameTooLong: 'A name is longer than 100 characters.',
      descriptionTooLong: 'The description is longer than 1,000 characters.',
      vat: 'No VAT class of the venue has this rate or this name.',
      twice: 'This product stands in the list already with this portion.',
      tooMany: 'More than 2,000 rows: import the rest afterwards.',
    },
  },
  foot: {
    send: 'Import {count, plural, one {# product} other {# products}}',
    sending: '{sent} of {count, plural, one {# product} other {# products}} saved…',
    all: 'All rows are good.',
    without:
      '{count, plural, one {# row is left out until it is put right.} other {# rows are left out until they are put right.}}',
    existing: 'Products that are on the menu already',
    keep: 'Leave as they are',
    change: 'Take over from the list',
    tooMuch: 'A menu holds 1,000 products. There is room for {room, plural, one {# more} other {# more}}.',
  },
  done: {
    title: 'The menu is imported',
    added:
      '{count, plural, =0 {No product was new} one {# product added} other {# products added}}, {categories, plural, =0 {no category} one {# category} other {# categories}} made.',
    changed: '{count, plural, one {# product changed} other {# products changed}}.',
    kept: '{count, plural, one {# product was there already and stays as it is} other {# products were there already and stay as they are}}.',
    toMenu: 'See the menu',
  },
};
