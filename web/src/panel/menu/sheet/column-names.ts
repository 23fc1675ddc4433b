import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import { MENU_LANGUAGES } from '../../venue-settings/menu-languages.ts';

/** The possible contents of a column. `Rule`: how many choices of a group a guest makes. */
export const COLUMN_NAMES = [
  ...(['Category', 'Name', 'Description', 'Portion', 'Price', 'Vat'] as const),
  ...(['MealCard', 'Course', 'Allergens', 'Stock', 'Group', 'Rule', 'Extra', 'Id'] as const),
] as const;
export type ColumnName = (typeof COLUMN_NAMES)[number];

/** The contents that can be translated. */
export const TEXT_COLUMNS = ['Category', 'Name', 'Description', 'Portion', 'Group', 'Extra'] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];

/** The content of a column, such as `Name`, or `Name:en` for translations. `Ignore`: the column is not read. */
export type ColumnKind = 'Ignore' | ColumnName | `${TextColumn}:${string}`;

/** The column and the language of a kind that holds translations; `null` for any other kind. */
export function translationOf(kind: ColumnKind): { column: TextColumn; language: string } | null {
  const [name, language] = kind.split(':');
  return language === undefined ? null : { column: name as TextColumn, language };
}

/** All kinds of columns for a menu with translations into the given languages. */
export function columnKindsFor(languages: readonly string[]): ColumnKind[] {
  return [
    'Ignore',
    ...COLUMN_NAMES,
    ...languages.flatMap((language) => TEXT_COLUMNS.map((name): ColumnKind => `${name}:${language}`)),
  ];
}

/** The usual names of columns in the languages of the app. They are compared without case and accents. */
const NAMES: Record<ColumnName, readonly string[]> = {
  Category: names(
    'kategori, kategoriler, bölüm, grup, category, categories, section, group, kategorie, rubrik, gruppe, catégorie, rubrique, categoria, sezione, categoría, sección, grupo, الفئة, فئة, التصنيف, القسم, категория, раздел, группа, kategori adı, kategori ismi, kategorisi, grup adı, grubu, ürün grubu, ürün kategorisi, menü grubu, ana grup, departman, reyon, category name, item category, product category, menu section, menu category, reporting category, categories, warengruppe, artikelgruppe, speisekategorie, famille, reparto, categoria merceologica, familia, номенклатурная группа, группа товаров, товарная группа, категория товара, категория блюда',
  ),
  Name: names(
    "ad, adı, isim, ürün, ürün adı, yemek, yemek adı, name, product, product name, item, item name, dish, title, produkt, produktname, artikel, gericht, bezeichnung, nom, produit, plat, article, nom du produit, nome, prodotto, piatto, articolo, nombre, producto, plato, artículo, الاسم, اسم, المنتج, اسم المنتج, الصنف, الطبق, название, наименование, позиция, продукт, блюдо, товар, ürün ismi, ürünün adı, stok adı, malzeme adı, menü adı, mamul adı, yemeğin adı, yemek ismi, menu item, menu item name, dish name, product title, artikelname, artikelbezeichnung, produktbezeichnung, gerichtname, speise, désignation, libellé, nom de l'article, nom du plat, denominazione, nome prodotto, nome articolo, nome piatto, descrizione articolo, nombre del producto, nombre del artículo, nombre del plato, номенклатура, наименование товара, наименование блюда, название блюда, اسم الصنف, اسم الطبق",
  ),
  Description: names(
    'açıklama, tanım, içerik, içindekiler, description, details, ingredients, beschreibung, zutaten, descrizione, ingredienti, descripción, ingredientes, الوصف, وصف, المكونات, описание, состав, ürün açıklaması, kısa açıklama, item description, product description, short description, body, artikelbeschreibung, description du produit, descrizione prodotto, descripción del producto, описание блюда',
  ),
  Portion: names(
    'porsiyon, boy, boyut, ölçü, portion, size, variant, größe, grösse, taille, variante, porzione, taglia, formato, porción, ración, tamaño, الحصة, الحجم, порция, размер, объем, porsiyon adı, varyant, variation, variation name, variant name, portion name, portionsgröße, вариант, выход',
  ),
  Price: names(
    "fiyat, fiyatı, satış fiyatı, tutar, ücret, price, amount, cost, preis, verkaufspreis, betrag, prix, tarif, prezzo, costo, precio, importe, السعر, سعر, الثمن, цена, стоимость, birim fiyat, birim fiyatı, satış fiyat, liste fiyatı, perakende fiyat, perakende satış fiyatı, kdv dahil fiyat, kdv dahil satış fiyatı, kdv'li fiyat, sale price, sales price, selling price, base price, unit price, regular price, variant price, list price, retail price, price incl. vat, einzelpreis, bruttopreis, vk, vk-preis, vk brutto, verkaufspreis brutto, preis brutto, prix ttc, prix de vente, prix de vente ttc, prix unitaire, prezzo di vendita, prezzo unitario, prezzo al pubblico, precio de venta, precio unitario, pvp, розничная цена, цена розничная, цена продажи, цена за единицу, سعر البيع, سعر الوحدة",
  ),
  Vat: names(
    'kdv, kdv oranı, kdv %, vergi, vergi oranı, vat, vat rate, tax, tax rate, mwst, mwst-satz, ust, mehrwertsteuer, steuersatz, tva, taux de tva, iva, aliquota, aliquota iva, tipo de iva, ضريبة القيمة المضافة, الضريبة, ضريبة, نسبة الضريبة, ндс, ставка ндс, налог, kdv yüzdesi, kdv oran, kdv grubu, vat %, tax %, steuer, mwst %, mwst.-satz, mwst.satz, umsatzsteuer, tva %, iva %, ставка налога',
  ),
  MealCard: names(
    'yemek kartı, yemek kartları, yemek çeki, yemek kartı geçerli, yemek kartı geçer, yemek kartı kabul, yemek kartıyla ödenebilir, yemek kartı ile ödenebilir, meal card, meal cards, meal voucher, meal vouchers, accepts meal card, accepts meal cards, meal card accepted, can be paid with a meal card, lunch card, luncheon voucher, luncheon vouchers, essenskarte, essenskarten, essensgutschein, essensgutscheine, essensmarke, essensmarken, essenscheck, essensschecks, mit essenskarte, mit essenskarte bezahlbar, titre-restaurant, titres-restaurant, titre restaurant, titres restaurant, ticket restaurant, tickets restaurant, buono pasto, buoni pasto, vale de comida, vales de comida, ticket restaurante, tarjeta restaurante, карта питания, карты питания, بطاقة الوجبات, بطاقة وجبات',
  ),
  Course: names(
    'servis sırası, servis, sıra, course, courses, menu course, gang, gänge, speisenfolge, service, ordre de service, portata, portate, orden, orden de servicio, tiempo, tiempos, подача, очередь подачи, دور التقديم, ترتيب التقديم',
  ),
  Allergens: names(
    'alerjenler, alerjen, allergens, allergen, allergene, allergènes, allergène, allergeni, alérgenos, alérgeno, مسببات الحساسية, аллергены, аллерген',
  ),
  Stock: names(
    'stok, stok adedi, stock, quantity, bestand, lagerbestand, vorrat, scorte, giacenza, scorta, existencias, المخزون, مخزون, остаток, запас, в наличии, stok miktarı, mevcut stok, in stock, stock quantity, on hand, остатки',
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
  return list.split(', ').map(plainHead);
}

/**
 * A column name in the form in which names are compared: without case, accents, brackets and their content, anything
 * after a comma, currencies, signs, and a number at the end.
 */
function plainHead(head: string): string {
  return foldText(head.replace(/[([].*$|,.*$/u, ''))
    .replace(/[₺€$%*:#№.]|\b(?:tl|try|eur|usd)\b/gu, '')
    .replace(/\s*\d+$/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The content that a column name means. `language`: the language of its texts; `null` if not named. */
export interface NamedColumn {
  name: ColumnName;
  language: string | null;
}

/**
 * Reads the name of a column, with or without a currency or a language: `Fiyat (TL)`, `Name (EN)`, `product_de`,
 * `English description`. Returns `null` if the name is unknown.
 * @param codes  the languages of the menu
 */
export function readColumnName(head: string, codes: readonly string[]): NamedColumn | null {
  const named = withoutLanguage(head, codes);
  const text = named === null ? undefined : TEXT_COLUMNS.find((column) => column === nameOf(named.plain));
  if (text !== undefined) return { name: text, language: named!.language };
  const name = nameOf(plainHead(head));
  return name === undefined ? null : { name, language: null };
}

function nameOf(plain: string): ColumnName | undefined {
  return plain === '' ? undefined : COLUMN_NAMES.find((kind) => NAMES[kind].includes(plain));
}

/** Separates a column name from the language in brackets after it, or at its beginning or end; `null` if it has none. */
function withoutLanguage(head: string, codes: readonly string[]): { plain: string; language: string } | null {
  const bracket = /^(.+?)[([]\s*([a-z]{2,3}(?:-[a-z]+)?)\s*[)\]]\s*$/iu.exec(head);
  const behind = bracket?.[2]?.toLowerCase();
  const code = [...codes, ...MENU_LANGUAGES].find((each) => each.toLowerCase() === behind);
  if (code !== undefined) return { plain: plainHead(bracket![1]!), language: code };
  const words = foldText(head)
    .split(/[\s()[\]_/:.\-–—|]+/u)
    .filter((word) => word !== '');
  const [first, last] = [languageWords().get(words[0] ?? ''), languageWords().get(words.at(-1) ?? '')];
  const language = last ?? first;
  if (language === undefined || words.length < 2) return null;
  const others = last === undefined ? words.slice(1) : words.slice(0, -1);
  return { plain: plainHead(others.join(' ')), language };
}

let found: Map<string, string> | undefined;

/** Language codes by the words for them: the code itself, and the name in each language of the app and in the language itself. */
function languageWords(): ReadonlyMap<string, string> {
  if (found !== undefined) return found;
  const inLanguage = (reader: string, code: string) =>
    foldText(new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code);
  // Not `no` and `id`: in `Item no` and `Product ID` they do not mean a language.
  const codes = MENU_LANGUAGES.filter((code) => code !== 'no' && code !== 'id');
  found = new Map([
    ...MENU_LANGUAGES.flatMap((code) =>
      [...LANGUAGES, code].map((reader) => [inLanguage(reader, code), code] as const),
    ),
    ...codes.map((code) => [code, code] as const),
  ]);
  return found;
}
