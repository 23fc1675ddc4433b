import { type Static, Type } from 'typebox';
import { ALLERGENS, PRICING_UNITS, SELECTION_TYPES } from '../../core/menu/menu.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import {
  choiceField,
  countField,
  courseField,
  idField,
  liraField,
  listField,
  nameTranslations,
  optionalLira,
  optionalSwitch,
  optionalText,
  pictureField,
  recordOf,
  switchField,
  textField,
  translationsField,
  vatClassField,
  withAnswerWords,
  withDefault,
} from '../document-fields.ts';
import { MOST_IN_DOCUMENT } from '../document-limits.ts';

/** The most portions of a product, far more than a guest chooses from. */
const MOST_PORTIONS = 30;
const MOST_GROUPS = 30;
/** The most extras without a group, choices of a group, or ingredients. */
const MOST_PARTS = 100;

const portionSchema = recordOf('PortionDocument', 'A size that a product is sold in.', {
  id: idField('portion'),
  name: textField(100, 'The name of the size, which identifies the portion within the product.', 'Tam'),
  price: liraField('The price in lira, VAT included.'),
  isDefault: withAnswerWords(
    Type.Optional(
      Type.Boolean({
        description: 'Whether this portion is the default of the product. If none is, the first one is used.',
      }),
    ),
    { description: 'Whether it is the default portion of the product. Exactly one portion is.' },
  ),
  pricingUnit: choiceField(
    PRICING_UNITS,
    'Piece',
    'The unit of the price. Only a `Piece` can be ordered online; the other units are sold by measure, ' +
      'at the venue.',
  ),
  weight: optionalText(50, 'A label such as `250 g`; the price does not depend on it.', '250 g'),
  calories: withAnswerWords(
    Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100_000 }), 'Kilocalories; a label only.')),
    { examples: [640] },
  ),
  translations: nameTranslations('Full'),
});

const allergensField = (description: string) =>
  withDefault(Type.Array(oneOf(ALLERGENS), { uniqueItems: true, maxItems: ALLERGENS.length, description }));

const extraSchema = recordOf('ExtraDocument', 'An extra that is added to a portion.', {
  id: idField('extra'),
  name: textField(
    100,
    'The name. It identifies the extra within its group, or among the extras without a group.',
    'Lavaş',
  ),
  price: optionalLira('The price that is added to the portion, in lira.'),
  allergens: allergensField('The declared allergens, for staff. Guests see the allergens of the product.'),
  translations: nameTranslations('Flatbread'),
});

export const optionGroupSchema = recordOf('OptionGroupDocument', 'A group of extras to choose from.', {
  id: idField('option group'),
  name: textField(100, 'The name of the choice, which identifies the group within the product.', 'Pişirme'),
  selectionType: choiceField(
    SELECTION_TYPES,
    'Single',
    '`Single`: at most one choice. `Multiple`: any number.',
  ),
  isRequired: switchField(false, 'Whether one of the choices is required.'),
  choices: Type.Array(extraSchema, {
    maxItems: MOST_PARTS,
    description: 'The choices, in the order shown.',
  }),
  translations: nameTranslations('Doneness'),
});

const ingredientSchema = recordOf('IngredientDocument', 'An ingredient that can be left out.', {
  id: idField('ingredient'),
  name: textField(100, 'The name, which identifies the ingredient within the product.', 'Soğan'),
  translations: nameTranslations('Onion'),
});

const stockSchema = recordOf('StockDocument', 'The stock. Left out: stock is not tracked.', {
  quantity: withAnswerWords(
    Type.Optional(
      nullable(
        Type.Integer({ minimum: 0, maximum: 1_000_000 }),
        'The number of units, of any portion. It applies only when tracking starts: if stock is already ' +
          'tracked, the current number stays. `null` or left out: stock is not tracked.',
      ),
    ),
    { examples: [12], description: 'The number of units left; `null` if stock is not tracked.' },
  ),
  lowThreshold: countField(
    { minimum: 0, maximum: 1_000_000, default: 0 },
    'At this number and below, the product is low on stock.',
  ),
  isSoldOut: withAnswerWords(
    Type.Optional(
      Type.Boolean({
        description: 'Whether it is marked as sold out. Left out: unchanged; `false` for a new product.',
      }),
    ),
    { description: 'Whether it is marked as sold out, even if units are left.' },
  ),
});

const describedTranslations = withAnswerWords(
  translationsField({
    name: optionalText(100, 'The name in that language.'),
    description: optionalText(1_000, 'The description in that language.'),
  }),
  { examples: [{ en: { name: 'Adana kebab', description: 'From the charcoal' } }] },
);

export const productSchema = recordOf('ProductDocument', 'A product.', {
  id: idField('product'),
  name: textField(100, 'The name, which identifies the product within the category.', 'Adana Kebap'),
  description: optionalText(1_000, 'The description for guests.', 'El kıyması, közlenmiş domates ve biberle'),
  imageUrl: withAnswerWords(pictureField('A picture of it.'), {
    description: 'The URL of the photo. For a photo that was added here, `?width=` selects a size.',
  }),
  isVisible: switchField(true, 'Whether it is shown on the menu and can be ordered.'),
  portions: Type.Array(portionSchema, {
    minItems: 1,
    maxItems: MOST_PORTIONS,
    description: 'The sizes, in the order shown.',
  }),
  extras: listField(extraSchema, MOST_PARTS, 'The extras without a group, in the order shown.'),
  optionGroups: listField(optionGroupSchema, MOST_GROUPS, 'The groups of choices, in the order shown.'),
  removableIngredients: listField(
    ingredientSchema,
    MOST_PARTS,
    'The ingredients that can be left out, in the order shown.',
  ),
  allergens: allergensField('The declared allergens, of the 14 of the EU regulation.'),
  containsAlcohol: switchField(false, 'Whether it contains alcohol.'),
  containsPorkDerivatives: switchField(false, 'Whether it contains anything from pork.'),
  acceptsMealCard: optionalSwitch('Whether it can be paid with a meal card. Left out: as for its category.'),
  vatClass: vatClassField('Left out: as for its category.'),
  course: courseField('Left out: as for its category.'),
  stock: Type.Optional(stockSchema),
  translations: describedTranslations,
});

export const categorySchema = recordOf('CategoryDocument', 'A part of the menu.', {
  id: idField('category'),
  name: textField(100, 'The name, which identifies the category within the menu.', 'Izgara'),
  description: optionalText(1_000, 'The description for guests.', 'Odun ateşinde'),
  imageUrl: withAnswerWords(pictureField('A picture of it.'), { description: 'The address of the picture.' }),
  isVisible: switchField(true, 'Whether it and its products are shown on the menu and can be ordered.'),
  vatClass: vatClassField(
    'Applies to its products without their own VAT class. Left out: the VAT class of the venue.',
  ),
  acceptsMealCard: switchField(
    false,
    'Whether its products can be paid with a meal card, unless they say otherwise.',
  ),
  course: courseField(
    'Applies to its products without their own course. Left out: no course; they are made immediately.',
  ),
  products: listField(productSchema, MOST_IN_DOCUMENT.products, 'The products, in the order shown.'),
  translations: describedTranslations,
});

export type PortionDocument = Static<typeof portionSchema>;
export type OptionGroupDocument = Static<typeof optionGroupSchema>;
export type ProductDocument = Static<typeof productSchema>;
export type CategoryDocument = Static<typeof categorySchema>;
