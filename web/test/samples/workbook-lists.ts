import { type OtherList, SOUPS } from './separated-lists.ts';
import { rowsOf } from './workbook-file.ts';

const STYLES =
  '<numFmts><numFmt numFmtId="170" formatCode="d\\.mmm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs>';
const shared = (places: readonly (readonly (number | string)[])[]) =>
  places
    .map(
      (row) =>
        `<row>${row.map((cell) => (typeof cell === 'string' ? cell : `<c t="s"><v>${cell}</v></c>`)).join('')}</row>`,
    )
    .join('');
const value = (number: number, style = 0) => `<c s="${style}"><v>${number}</v></c>`;

/** Lists as workbooks of different programs. */
export const WORKBOOK_LISTS: OtherList[] = [
  {
    of: 'Excel: cells that it took for dates',
    file: {
      sheets: {
        Menü: shared([
          [0, 1, 2, 3],
          [4, 5, value(46023, 1), value(120)],
          [4, 6, 7, value(46154, 2)],
          [4, 8, 7, value(90)],
        ]),
      },
      strings: ['Kategori', 'Ürün', 'Porsiyon', 'Fiyat', 'Izgara', 'Köfte', 'Şiş', 'Tam', 'Urfa'],
      styles: STYLES,
    },
    dishes: ['Izgara | Urfa Tam 90'],
    faults: ['2 3 date', '3 4 date'],
  },
  {
    of: '1C: shared strings in another letter case',
    file: {
      sheets: {
        TDSheet: shared([
          [0, 1, 2],
          [3, 4, value(350)],
          [3, 5, value(420)],
        ]),
      },
      strings: ['Номенклатурная группа', 'Номенклатура', 'Цена, руб.', 'Супы', 'Борщ', 'Уха'],
      nameOf: (path) => path.replace('sharedStrings', 'SharedStrings'),
      textOf: (xml, path) => (path.endsWith('.rels') ? xml.replace('SharedStrings', 'sharedStrings') : xml),
    },
    dishes: ['Супы | Борщ 350', 'Супы | Уха 420'],
  },
  {
    of: '1C: its printed price list, with a title, numbers of rows and groups in rows of their own',
    file: {
      sheets: {
        TDSheet: rowsOf([
          ['Прайс-лист на 29.11.2026', null, null],
          ['ООО «Море», Анталья', null, null],
          ['№', 'Номенклатура', 'Розничная цена'],
          [null, 'Супы', null],
          [1, 'Борщ', 350],
          [2, 'Уха', 420],
          [null, 'Напитки', null],
          [3, 'Квас', 90],
          ['№', 'Номенклатура', 'Розничная цена'],
          [4, 'Морс', 95],
        ]),
      },
    },
    dishes: ['Супы | Борщ 350', 'Супы | Уха 420', 'Напитки | Квас 90', 'Напитки | Морс 95'],
  },
  {
    of: 'a program: backslashes in the archive, single quotes in its XML',
    file: {
      sheets: {
        Menü: rowsOf([
          ['Kategori', 'Ürün', 'Fiyat'],
          ['Çorbalar', 'Mercimek', 90],
        ]),
      },
      nameOf: (path) => path.replaceAll('/', '\\'),
      textOf: (xml) => xml.replaceAll('"', "'"),
    },
    dishes: ['Çorbalar | Mercimek 90'],
  },
  {
    of: 'Excel: a cover sheet, a hidden one, and merged cells for categories',
    file: {
      sheets: {
        Kapak: '',
        Eski: rowsOf([
          ['Ürün', 'Fiyat'],
          ['Eski', 1],
        ]),
        Menü: rowsOf([
          ['Kategori', 'Ürün', 'Fiyat'],
          ['Çorbalar', 'Mercimek', 90.5],
          [null, 'Ezogelin', 95],
          ['Tatlılar', 'Sütlaç', 120],
        ]),
        İçkiler: rowsOf([['Rakı', 300]]),
      },
      states: { Eski: 'state="veryHidden"' },
    },
    dishes: SOUPS,
    sheet: 'Menü',
  },
  {
    of: 'Excel: errors, truths and formulas without a result',
    file: {
      sheets: {
        Menü: `${rowsOf([['Kategori', 'Ürün', 'Fiyat']])}<row><c t="inlineStr"><is><t>A</t></is></c><c t="e"><v>#REF!</v></c><c><v>5</v></c></row><row><c t="inlineStr"><is><t>A</t></is></c><c t="inlineStr"><is><t>Çay</t></is></c><c t="b"><v>1</v></c></row><row><c t="inlineStr"><is><t>A</t></is></c><c t="inlineStr"><is><t>Su</t></is></c><c><f>B1*2</f></c></row><row><c t="inlineStr"><is><t>A</t></is></c><c t="inlineStr"><is><r><t>Ay</t></r><r><t>ran</t></r></is></c><c><f>30*1.5</f><v>45</v></c></row>`,
      },
    },
    dishes: ['A | Ayran 45'],
    faults: ['2 2 noValue', '3 3 price', '4 3 noValue'],
  },
  {
    of: 'Google Sheets: escaped characters and a line break in a description',
    file: {
      sheets: {
        Menü: rowsOf([
          ['Kategori', 'Ürün', 'Açıklama', 'Fiyat'],
          ['Çorbalar', 'Mercimek', 'Limonlu_x000D_\nacılı', 90],
        ]),
      },
    },
    dishes: ['Çorbalar | Mercimek 90'],
  },
  {
    of: 'LibreOffice: a quarter of a thousand empty columns, prices by formulas',
    file: {
      sheets: {
        Menü: `${rowsOf([['Kategori', 'Ürün', 'Fiyat']])}<row r="2"><c r="A2" t="inlineStr"><is><t>Çorbalar</t></is></c><c r="B2" t="str"><f>"Merci"&amp;"mek"</f><v>Mercimek</v></c><c r="C2"><f>100*0.905</f><v>90.50000000000001</v></c><c r="IV2"/></row>`,
      },
    },
    dishes: ['Çorbalar | Mercimek 90.5'],
  },
  {
    of: 'Excel: VAT as a percentage at a restaurant without VAT classes',
    file: {
      sheets: {
        Menü: shared([
          [0, 1, 2, 3],
          [4, 5, value(90), value(0.1, 3)],
          [4, 6, value(95), value(0.01, 3)],
        ]),
      },
      strings: ['Kategori', 'Ürün', 'Fiyat', 'KDV Oranı (%)', 'Çorbalar', 'Mercimek', 'Ezogelin'],
      styles: STYLES,
    },
    dishes: [],
    faults: ['2 4 vat', '3 4 vat'],
  },
  {
    of: 'an export of another system in English, with a list of its own in a language of the menu',
    file: {
      sheets: {
        Export: rowsOf([
          ['Menu export', null, null, null],
          ['Generated by Till 4', null, null, null],
          ['Category (EN)', 'Item (EN)', 'Item (FR)', 'Price (TRY)'],
          ['Soups', 'Lentil', 'Lentilles', 90],
        ]),
      },
    },
    dishes: ['Soups | Lentil 90'],
    leftOut: ['3 Language Name fr'],
  },
];
