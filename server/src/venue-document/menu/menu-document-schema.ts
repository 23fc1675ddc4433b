import { type Static, Type } from 'typebox';
import { ALLERGENS, PRICING_UNITS, SELECTION_TYPES } from '../../core/menu/menu.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import {
  choiceField,
  countField,
  idField,
  liraField,
  listField,
  nameTranslations,
  optionalText,
  pictureField,
  recordOf,
  switchField,
  textField,
  translationsField,
} from '../document-fields.ts';
import { MOST_IN_DOCUMENT } from '../document-limits.ts';

/** Of one product. Far beyond what anybody chooses from. */
const MOST_PORTIONS = 30;
const MOST_GROUPS = 30;
/** Extras of no group, choices of a group, ingredients. */
const MOST_PARTS = 100;

const portionSchema = recordOf('PortionDocument', 'A size that a product is sold in.', {
  id: idField('portion'),
  name: textField(100, 'What the size is called; it is told apart by it within the product.'),
  price: liraField('The price in lira, VAT included.'),
  isDefault: Type.Optional(
    Type.Boolean({
      description: 'The portion that is chosen at first: one of the product. When none is, the first.',
    }),
  ),
  pricingUnit: choiceField(
    PRICING_UNITS,
    'Piece',
    'What the price is for. Only a `Piece` can be ordered; the other units are sold by measure, at the venue.',
  ),
  weight: optionalText(50, 'A label such as `250 g`; the price is not worked out from it.'),
  calories: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100_000 }), 'Kilocalories, a label.')),
  translations: nameTranslations(),
});

const extraSchema = recordOf('ExtraDocument', 'Something that is added to a portion.', {
  id: idField('extra'),
  name: textField(
    100,
    'What it is called; it is told apart by it within its group, or among those of no group.',
  ),
  price: Type.Optional(liraField('Added to the price of the portion, in lira.', { default: 0 })),
  translations: nameTranslations(),
});

const optionGroupSchema = recordOf('OptionGroupDocument', 'A rule over some extras: its choices.', {
  id: idField('option group'),
  name: textField(100, 'What is being chosen; it is told apart by it within the product.'),
  selectionType: choiceField(
    SELECTION_TYPES,
    'Single',
    '`Single`: at most one choice. `Multiple`: any number.',
  ),
  isRequired: switchField(false, 'Whether one of the choices is needed.'),
  choices: Type.Array(extraSchema, {
    maxItems: MOST_PARTS,
    description: 'What can be chosen, in the order shown.',
  }),
  translations: nameTranslations(),
});

const ingredientSchema = recordOf('IngredientDocument', 'Something that can be left out.', {
  id: idField('ingredient'),
  name: textField(100, 'What it is called; it is told apart by it within the product.'),
  translations: nameTranslations(),
});

const stockSchema = recordOf('StockDocument', 'How much there is. Left out: it is not tracked.', {
  quantity: Type.Optional(
    nullable(
      Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      'Units of any portion. It counts when tracking begins: a product whose stock is tracked already keeps what is left of it. `null` or left out: it is not tracked.',
    ),
  ),
  lowThreshold: countField(
    { minimum: 0, maximum: 1_000_000, default: 0 },
    'From this number down it is low on stock.',
  ),
  isSoldOut: Type.Optional(
    Type.Boolean({
      description: 'The sold-out switch. Left out: as staff have left it, off for a new product.',
    }),
  ),
});

const describedTranslations = translationsField({
  name: optionalText(100, 'The name in that language.'),
  description: optionalText(1_000, 'The description in that language.'),
});

export const productSchema = recordOf('ProductDocument', 'Something that is sold.', {
  id: idField('product'),
  name: textField(100, 'What it is called; it is told apart by it within the category.'),
  description: optionalText(1_000, 'What it is, for guests.'),
  imageUrl: pictureField('A picture of it.'),
  isVisible: switchField(true, 'Whether it is shown on the menu and can be ordered.'),
  portions: Type.Array(portionSchema, {
    minItems: 1,
    maxItems: MOST_PORTIONS,
    description: 'Its sizes, in the order shown.',
  }),
  extras: listField(
    extraSchema,
    MOST_PARTS,
    'What can be added that is no choice of a group, in the order shown.',
  ),
  optionGroups: listField(optionGroupSchema, MOST_GROUPS, 'Its groups of choices, in the order shown.'),
  removableIngredients: listField(ingredientSchema, MOST_PARTS, 'What can be left out, in the order shown.'),
  allergens: Type.Optional(
    Type.Array(oneOf(ALLERGENS), {
      uniqueItems: true,
      maxItems: ALLERGENS.length,
      description: 'The declared allergens, of the 14 of the EU regulation.',
    }),
  ),
  containsAlcohol: switchField(false, 'Whether it contains alcohol.'),
  containsPorkDerivatives: switchField(false, 'Whether it contains anything from pork.'),
  acceptsMealCard: switchField(false, 'Whether it can be paid with a meal card.'),
  stock: Type.Optional(stockSchema),
  translations: describedTranslations,
});

export const categorySchema = recordOf('CategoryDocument', 'A part of the menu.', {
  id: idField('category'),
  name: textField(100, 'What it is called; it is told apart by it within the menu.'),
  description: optionalText(1_000, 'What is in it, for guests.'),
  imageUrl: pictureField('A picture of it.'),
  isVisible: switchField(true, 'Whether it and its products are shown on the menu and can be ordered.'),
  products: listField(productSchema, MOST_IN_DOCUMENT.products, 'Its products, in the order shown.'),
  translations: describedTranslations,
});

export type PortionDocument = Static<typeof portionSchema>;
export type ExtraDocument = Static<typeof extraSchema>;
export type OptionGroupDocument = Static<typeof optionGroupSchema>;
export type IngredientDocument = Static<typeof ingredientSchema>;
export type StockDocument = Static<typeof stockSchema>;
export type ProductDocument = Static<typeof productSchema>;
export type CategoryDocument = Static<typeof categorySchema>;
