import type { Alphabet } from '../../src/panel/menu/sheet-file/decode-text.ts';
import { inCodePage } from './code-pages.ts';
import type { SampleWorkbook } from './workbook-file.ts';

/** A list as a program or a person made it, and what comes of it at a restaurant whose menu is in Turkish and English. */
export interface OtherList {
  of: string;
  /** The text of a file, its bytes, or a workbook. */
  file: string | Uint8Array<ArrayBuffer> | SampleWorkbook;
  /** `category | name price`, with each portion that has another name than the usual. */
  dishes: readonly string[];
  /** Faults as `row column kind`, from 1. */
  faults?: readonly string[];
  /** Columns that are left out and say why, from 1. */
  leftOut?: readonly string[];
  alphabet?: Alphabet;
  sheet?: string;
}

export const SOUPS = ['Çorbalar | Mercimek 90.5', 'Çorbalar | Ezogelin 95', 'Tatlılar | Sütlaç 120'];

const utf16 = (text: string, isBig: boolean, mark = true) => {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

/** Lists as text files, and as they are copied. */
export const SEPARATED_LISTS: OtherList[] = [
  {
    of: 'Excel: CSV with semicolons and sep=',
    file: '\ufeffsep=;\r\nKategori;Ürün;Fiyat\r\nÇorbalar;Mercimek;90,50\r\nÇorbalar;Ezogelin;95\r\nTatlılar;Sütlaç;120\r\n',
    dishes: SOUPS,
  },
  {
    of: 'by hand: a title with a comma and an address above the list',
    file: 'Lokanta Deniz, İzmir;;\nKordon, 35220, İzmir;;\n;;\nKategori;Ürün;Fiyat\nÇorbalar;Mercimek;90,5\nÇorbalar;Ezogelin;95\nTatlılar;Sütlaç;120',
    dishes: SOUPS,
  },
  {
    of: 'by hand: a quotation mark at the start of a cell',
    file: 'Kategori;Ürün;Fiyat\nIzgara;"Köfte" özel;120\nIzgara;Şiş;130\nIzgara;Urfa;150\nFırın;Lahmacun "büyük";50\nFırın;Pide;110',
    dishes: [
      ...['Izgara | "Köfte" özel 120', 'Izgara | Şiş 130', 'Izgara | Urfa 150'],
      ...['Fırın | Lahmacun "büyük" 50', 'Fırın | Pide 110'],
    ],
  },
  {
    of: 'by hand: a quotation mark that another one closes rows later',
    file: 'Kategori;Ürün;Fiyat\nIzgara;"Köfte;120\nIzgara;Şiş";130\nIzgara;Urfa;150',
    dishes: ['Izgara | "Köfte 120', 'Izgara | Şiş" 130', 'Izgara | Urfa 150'],
  },
  {
    of: 'by hand: a quotation mark that is never closed',
    file: 'Kategori;Ürün;Fiyat\nIzgara;Şiş;130\nIzgara;"Köfte; özel;120\nIzgara;Urfa;150',
    dishes: ['Izgara | Şiş 130', 'Izgara | Urfa 150'],
    faults: ['3 3 price'],
  },
  {
    of: 'a program: spaces before quoted cells',
    file: 'category, name, price\nGrill, "Steak, medium", 12.50\nGrill, "Fish", 11.00\n',
    dishes: ['Grill | Steak, medium 12.5', 'Grill | Fish 11'],
  },
  {
    of: 'LibreOffice: every text quoted, a line break in a description',
    file: '"Kategori","Ürün","Açıklama","Fiyat"\n"Çorbalar","Mercimek","Limonlu,\nacılı","90,5"\n"Çorbalar","Ezogelin","",95\n"Tatlılar","Sütlaç","Fırında, ""ev işi""",120\n',
    dishes: SOUPS,
  },
  {
    of: 'Google Sheets: copied rows with tabs',
    file: 'Kategori\tÜrün\tFiyat\nÇorbalar\tMercimek\t₺90,50\nÇorbalar\tEzogelin\t₺95,00\nTatlılar\tSütlaç\t₺120,00',
    dishes: SOUPS,
  },
  {
    of: 'Excel: Unicode text',
    file: utf16(
      'Kategori\tÜrün\tFiyat\r\nÇorbalar\tMercimek\t90,5\r\nÇorbalar\tEzogelin\t95\r\nTatlılar\tSütlaç\t120\r\n',
      false,
    ),
    dishes: SOUPS,
  },
  {
    of: 'a program: UTF-16 in the other order, and without a mark',
    file: utf16('Kategori;Ürün;Fiyat\nÇorbalar;Mercimek;90\n', true, false),
    dishes: ['Çorbalar | Mercimek 90'],
  },
  {
    of: 'old Excel: the Turkish code page',
    file: inCodePage(
      'Kategori;Ürün;Fiyat\r\nÇorbalar;Mercimek;90,5\r\nÇorbalar;Ezogelin;95\r\nTatlılar;Sütlaç;120',
      'windows-1254',
    ),
    dishes: SOUPS,
    alphabet: 'Latin',
  },
  {
    of: 'old Excel: the Cyrillic code page',
    file: inCodePage('Категория;Название;Цена\r\nСупы;Борщ;350\r\nСупы;Уха;420', 'windows-1251'),
    dishes: ['Супы | Борщ 350', 'Супы | Уха 420'],
    alphabet: 'Cyrillic',
  },
  {
    of: 'old Excel: the Arabic code page',
    file: inCodePage('الفئة;الاسم;السعر\r\nشوربات;عدس;25\r\nمشروبات;شاي;5', 'windows-1256'),
    dishes: ['شوربات | عدس 25', 'مشروبات | شاي 5'],
    alphabet: 'Arabic',
  },
  {
    of: 'a till: ids, codes and a category that is written once',
    file: 'ID;Kod;Kategori;Ürün Adı;Satış Fiyatı (KDV Dahil)\n1;M-1;Çorbalar;Mercimek;90,5\n2;M-2;;Ezogelin;95\n3;T-1;Tatlılar;Sütlaç;120',
    dishes: SOUPS,
    leftOut: ['1 ForeignIds'],
  },
  {
    of: 'by hand: categories in rows of their own, in their own column',
    file: 'Kategori;Ürün;Fiyat\nÇorbalar;;\n;Mercimek;90,5\n;Ezogelin;95\nTatlılar;;\n;Sütlaç;120',
    dishes: SOUPS,
  },
  {
    of: 'by hand: an empty column for categories, which stand among the products',
    file: 'Kategori;Ürün;Fiyat\n;Çorbalar;\n;Mercimek;90,5\n;Ezogelin;95\n;Tatlılar;\n;Sütlaç;120',
    dishes: SOUPS,
  },
  {
    of: 'by hand: no names of columns, categories once in a column of their own',
    file: 'Çorbalar\t\t\n\tMercimek\t90,5\n\tEzogelin\t95\nTatlılar\t\t\n\tSütlaç\t120',
    dishes: SOUPS,
  },
  {
    of: 'by hand: names that look alike are one dish in one category',
    file: "Kategori;Ürün;Porsiyon;Fiyat\nIZGARA;Ada’nın  Köftesi;Tam;120\nIzgara;ADA'NIN KÖFTESİ;Yarım;70",
    dishes: ['IZGARA | Ada’nın  Köftesi Tam 120, Yarım 70'],
  },
  {
    of: 'a program with a column of a further language',
    file: 'Category,Name,Name (EN),Name_de,Price\nÇorbalar,Mercimek,Lentil soup,Linsensuppe,90\n',
    dishes: ['Çorbalar | Mercimek (en: Lentil soup) 90'],
    leftOut: ['4 Language Name de'],
  },
  {
    of: 'Square: its export of items',
    file: 'Token,Item Name,Variation Name,SKU,Description,Reporting Category,Price\nAB12,Latte,Small,1,,Coffee,3.50\nAB12,Latte,Large,2,,Coffee,4.25\nCD34,Tea,Regular,3,,Drinks,2.00\n',
    dishes: ['Coffee | Latte Small 3.5, Large 4.25', 'Drinks | Tea Regular 2'],
  },
  {
    of: 'WooCommerce: numbers as ids',
    file: 'ID,Type,SKU,Name,"Short description","Regular price",Categories\n17,simple,,Pizza,"Tomato, cheese",12.5,Mains\n18,simple,,Cola,,3,Drinks\n',
    dishes: ['Mains | Pizza 12.5', 'Drinks | Cola 3'],
    leftOut: ['1 ForeignIds'],
  },
];
