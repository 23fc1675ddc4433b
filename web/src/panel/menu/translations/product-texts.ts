import type { Product } from '../menu-queries.ts';

/** A text of a product or a category that can be translated, with its translation into one language. */
export interface ProductText {
  kind: 'Name' | 'Description' | 'Portion' | 'Extra' | 'Group' | 'Choice' | 'Ingredient';
  /** The path of the part that has the text: `portions.0`, `optionGroups.1.choices.2`; empty for the product itself. */
  path: string;
  /** In the default language of the menu. */
  text: string;
  /** The translation; empty if it is missing. */
  translated: string;
}

/** Texts by language code. */
type Translations = Product['translations'];

interface NamedText {
  name: string;
  translations: Translations;
}

/** A record with texts: a stored product, the draft of a product, or a category. */
export interface TextSource extends NamedText {
  description: string | null;
  portions?: readonly NamedText[];
  extras?: readonly NamedText[];
  optionGroups?: readonly (NamedText & { choices: readonly NamedText[] })[];
  removableIngredients?: readonly NamedText[];
}

/** All texts of a product or a category with their translations into a language, in the order of the editor. */
export function textsOf(source: TextSource, language: string): ProductText[] {
  const named = (
    kind: ProductText['kind'],
    path: string,
    { name, translations }: NamedText,
  ): ProductText => ({
    ...{ kind, path, text: name },
    translated: translations[language]?.name ?? '',
  });
  const textsOfParts = (kind: ProductText['kind'], path: string, parts: readonly NamedText[] = []) =>
    parts.map((part, at) => named(kind, `${path}.${at}`, part));
  const { description, translations, optionGroups = [] } = source;
  const described: ProductText[] = description
    ? [
        {
          ...{ kind: 'Description', path: '', text: description },
          translated: translations[language]?.description ?? '',
        },
      ]
    : [];
  return [
    named('Name', '', source),
    ...described,
    ...textsOfParts('Portion', 'portions', source.portions),
    ...textsOfParts('Extra', 'extras', source.extras),
    ...optionGroups.flatMap((group, at) => [
      named('Group', `optionGroups.${at}`, group),
      ...textsOfParts('Choice', `optionGroups.${at}.choices`, group.choices),
    ]),
    ...textsOfParts('Ingredient', 'removableIngredients', source.removableIngredients),
  ];
}

/** The number of texts of a product or a category without a translation into a language. */
export function countMissingTexts(source: TextSource, language: string): number {
  return textsOf(source, language).filter(({ translated }) => translated === '').length;
}

/** Finds a text in a product that changed in the meantime: at the same path or another; `undefined` if it is gone. */
export function findText(source: TextSource, { kind, path, text }: ProductText): ProductText | undefined {
  const same = textsOf(source, '').filter((one) => one.kind === kind && one.text === text);
  return same.find((one) => one.path === path) ?? same[0];
}

/**
 * The changed properties after one text was translated. A blank text removes the translation: then guests read the text
 * in the default language.
 */
export function withTranslation<Source extends TextSource>(
  source: Source,
  { path, kind }: Pick<ProductText, 'path' | 'kind'>,
  language: string,
  text: string,
): Partial<Source> {
  const property = kind === 'Description' ? 'description' : 'name';
  const own = { translations: setTranslation(source.translations, language, property, text) };
  if (path === '') return own as Partial<Source>;
  const [list, ...steps] = path.split('.') as [keyof Source & string, ...string[]];
  const copy = structuredClone(source[list]);
  let part = copy as unknown as Record<string, unknown>;
  for (const step of steps) part = part[step] as Record<string, unknown>;
  part['translations'] = setTranslation(part['translations'] as Translations, language, 'name', text);
  return { [list]: copy } as unknown as Partial<Source>;
}

function setTranslation(
  translations: Translations,
  language: string,
  property: 'name' | 'description',
  text: string,
): Translations {
  const { [language]: { [property]: _, ...others } = {}, ...rest } = translations;
  const texts = text.trim() === '' ? others : { ...others, [property]: text.trim() };
  return Object.keys(texts).length === 0 ? rest : { ...rest, [language]: texts };
}
