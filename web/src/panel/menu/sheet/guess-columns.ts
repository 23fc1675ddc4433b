import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { readPrice } from '../../form/price-text.ts';
import type { Table } from './read-table.ts';

/** What a column of a table may hold; `Rule` is how many choices of a group are taken. */
export const COLUMN_NAMES = [
  ...(['Category', 'Name', 'Description', 'Portion', 'Price', 'Vat', 'Allergens', 'Stock'] as const),
  ...(['Group', 'Rule', 'Extra', 'Id'] as const),
] as const;
export type ColumnName = (typeof COLUMN_NAMES)[number];

/** The columns that hold texts in further languages of the menu, too. */
export const TEXT_COLUMNS = ['Category', 'Name', 'Description', 'Portion', 'Group', 'Extra'] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];

/** What a column holds, such as `Name` or `Name:en`; `Ignore` for nothing that is read. */
export type ColumnKind = 'Ignore' | ColumnName | `${TextColumn}:${string}`;

/** The column and the language of a kind that holds translations; `null` for any other kind. */
export function translationOf(kind: ColumnKind): { column: TextColumn; language: string } | null {
  const [name, language] = kind.split(':');
  return language === undefined ? null : { column: name as TextColumn, language };
}

/** All kinds that a column can have where the menu is in these further languages. */
export function kindsIn(languages: readonly string[]): ColumnKind[] {
  return [
    'Ignore',
    ...COLUMN_NAMES,
    ...languages.flatMap((language) => TEXT_COLUMNS.map((name): ColumnKind => `${name}:${language}`)),
  ];
}

/** What the columns of a table seem to hold. */
export interface GuessedColumns {
  /** Whether the first row names the columns. */
  hasHeader: boolean;
  kinds: ColumnKind[];
}

/** The names of columns in the languages of the app, without case and accents. */
const NAMES: Record<ColumnName, readonly string[]> = {
  Category: names(
    'kategori, kategoriler, bölüm, grup, category, categories, section, group, kategorie, rubrik, gruppe, catégorie, rubrique, categoria, sezione, categoría, sección, grupo, الفئة, فئة, التصنيف, القسم, категория, раздел, группа',
  ),
  Name: names(
    'ad, adı, isim, ürün, ürün adı, yemek, yemek adı, name, product, product name, item, item name, dish, title, produkt, produktname, artikel, gericht, bezeichnung, nom, produit, plat, article, nom du produit, nome, prodotto, piatto, articolo, nombre, producto, plato, artículo, الاسم, اسم, المنتج, اسم المنتج, الصنف, الطبق, название, наименование, позиция, продукт, блюдо, товар',
  ),
  Description: names(
    'açıklama, tanım, içerik, içindekiler, description, details, ingredients, beschreibung, zutaten, descrizione, ingredienti, descripción, ingredientes, الوصف, وصف, المكونات, описание, состав',
  ),
  Portion: names(
    'porsiyon, boy, boyut, ölçü, portion, size, variant, größe, grösse, taille, variante, porzione, taglia, formato, porción, ración, tamaño, الحصة, الحجم, порция, размер, объем',
  ),
  Price: names(
    'fiyat, fiyatı, satış fiyatı, tutar, ücret, price, amount, cost, preis, verkaufspreis, betrag, prix, tarif, prezzo, costo, precio, importe, السعر, سعر, الثمن, цена, стоимость',
  ),
  Vat: names(
    'kdv, kdv oranı, kdv %, vergi, vergi oranı, vat, vat rate, tax, tax rate, mwst, mwst-satz, ust, mehrwertsteuer, steuersatz, tva, taux de tva, iva, aliquota, aliquota iva, tipo de iva, ضريبة القيمة المضافة, الضريبة, ضريبة, نسبة الضريبة, ндс, ставка ндс, налог',
  ),
  Allergens: names(
    'alerjenler, alerjen, allergens, allergen, allergene, allergènes, allergène, allergeni, alérgenos, alérgeno, مسببات الحساسية, аллергены, аллерген',
  ),
  Stock: names(
    'stok, stok adedi, stock, quantity, bestand, lagerbestand, vorrat, scorte, giacenza, scorta, existencias, المخزون, مخزون, остаток, запас, в наличии',
  ),
  Group: names(
    'seçim grubu, seçenek grubu, seçim, option group, choice, choices, options, auswahl, auswahlgruppe, choix, groupe de choix, scelta, scelte, elección, elecciones, opciones, الاختيار, خيارات, выбор, варианты',
  ),
  Rule: names(
    'seçim sayısı, seçim kuralı, how many, choice rule, wie viele, anzahl, combien, quante, cuántas, cuántos, كم خيارًا, сколько',
  ),
  Extra: names(
    'ekstra, ekstralar, ek, extra, extras, zusatz, supplément, suppléments, aggiunta, aggiunte, extra u opción, suplemento, suplementos, suplemento u opción, إضافة, الإضافة, добавка, добавки',
  ),
  Id: names('id, kimlik, kennung, identifiant, identificativo, identificador, المعرّف, идентификатор'),
};

function names(list: string): string[] {
  return list.split(', ').map(foldText);
}

/**
 * Guesses what the columns hold: by the names in the first row, and where there are none by what stands in them.
 * @param languages  the further languages of the menu
 */
export function guessColumns(table: Table, languages: readonly string[] = []): GuessedColumns {
  const [first = []] = table;
  const named = first.map((cell) => kindNamed(cell, languages));
  const hasHeader =
    named.some((kind) => kind !== 'Ignore') && first.every((cell) => readPrice(cell) === null);
  if (!hasHeader) return { hasHeader, kinds: byContent(table) };
  return { hasHeader, kinds: completed(onceEach(named), table.slice(1)) };
}

/** The kind that a cell of the first row names, perhaps with the currency or a language behind it: `Fiyat (TL)`, `Ürün (en)`. */
function kindNamed(cell: string, languages: readonly string[]): ColumnKind {
  const name = foldText(cell.replace(/[([].*$|[:*]+$/u, '').replace(/[₺€$]|\b(tl|try)\b/giu, ''));
  const found = COLUMN_NAMES.find((kind) => NAMES[kind].includes(name));
  const behind = /[([]\s*([a-z]{2})\s*[)\]]\s*$/iu.exec(cell)?.[1]?.toLowerCase();
  const language = languages.find((code) => code === behind);
  const text = TEXT_COLUMNS.find((column) => column === found);
  if (language !== undefined && text !== undefined) return `${text}:${language}`;
  return found ?? 'Ignore';
}

/** Of two columns with one name the first counts. */
function onceEach(kinds: readonly ColumnKind[]): ColumnKind[] {
  return kinds.map((kind, at) => (kinds.indexOf(kind) === at ? kind : 'Ignore'));
}

/** Finds the name and the price by content where the header does not say them. */
function completed(kinds: ColumnKind[], rows: Table): ColumnKind[] {
  const guessed = byContent(rows, kinds);
  return kinds.map((kind, at) => {
    const found = guessed[at]!;
    return kind === 'Ignore' && (found === 'Name' || found === 'Price') && !kinds.includes(found)
      ? found
      : kind;
  });
}

/** What each column looks like. */
interface Look {
  at: number;
  prices: number;
  distinct: number;
  length: number;
  filled: number;
}

function byContent(rows: Table, taken: readonly ColumnKind[] = []): ColumnKind[] {
  const width = rows[0]?.length ?? 0;
  const looks = Array.from({ length: width }, (_, at) => lookOf(rows, at)).filter(
    ({ at, filled }) => filled > 0 && (taken[at] ?? 'Ignore') === 'Ignore',
  );
  const kinds = Array.from({ length: width }, (): ColumnKind => 'Ignore');
  // Prices often stand behind other numbers, such as a code.
  const price = looks.findLast(({ prices, filled }) => prices >= filled * 0.6);
  const texts = looks.filter(({ prices, filled }) => prices < filled * 0.6);
  const long = texts.filter(({ length }) => length > 30).toSorted((a, b) => b.length - a.length)[0];
  const short = texts.filter((look) => look !== long || texts.length === 1);
  const category = short.find(({ distinct, filled }, place) => {
    const follows = short[place + 1];
    return follows !== undefined && distinct < filled && distinct < follows.distinct;
  });
  const name = short.find((look) => look !== category);
  const portion = short.find((look) => look !== category && look !== name && look.distinct < look.filled);
  if (price !== undefined) kinds[price.at] = 'Price';
  if (long !== undefined && long !== name) kinds[long.at] = 'Description';
  if (category !== undefined) kinds[category.at] = 'Category';
  if (portion !== undefined) kinds[portion.at] = 'Portion';
  if (name !== undefined) kinds[name.at] = 'Name';
  return kinds;
}

function lookOf(rows: Table, at: number): Look {
  const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  return {
    at,
    prices: cells.filter((cell) => readPrice(cell) !== null).length,
    distinct: new Set(cells.map(foldText)).size,
    length: cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length),
    filled: cells.length,
  };
}
