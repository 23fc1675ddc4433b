import { type Static, Type } from 'typebox';
import { MOST_PRODUCTS } from '../../../core/menu/product-revision.ts';
import { AuditedRecordResource } from '../../../http/resources/audit-resource.ts';
import { nullable, oneOf, uuid } from '../../../http/schema.ts';
import { textField } from '../../../venue-document/document-fields.ts';
import { MOST_IN_DOCUMENT } from '../../../venue-document/document-limits.ts';
import { revisionSchema } from '../../record-revision.ts';
import { CategoryChange } from '../categories/category-body.ts';
import { ListedProduct } from './product-body.ts';

const OUTCOMES = ['Added', 'Changed', 'Unchanged', 'Kept'] as const;
export type ImportOutcome = (typeof OUTCOMES)[number];

const { name: _, ...categoryProperties } = CategoryChange.properties;

/** A list of products that is imported into a menu. */
export const ProductImport = Type.Object(
  {
    existing: Type.Optional(
      oneOf(
        ['Keep', 'Change', 'Replace'],
        'What to do with products and categories that are already on the menu. `Keep` (the default): they ' +
          'stay as they are. `Change`: the properties in the request change; parts, labels and texts that ' +
          'are not in the request stay. `Replace`: the menu becomes the list. Products, categories and parts ' +
          'that are not in the request are removed, and the list sets the order.',
      ),
    ),
    setsStock: Type.Optional(
      Type.Boolean({
        description:
          'Whether `stock.quantity` replaces the current stock of existing products. Left out: their stock ' +
          'stays.',
      }),
    ),
    isPreview: Type.Optional(
      Type.Boolean({
        description: '`true`: nothing is saved, and the answer says what would happen to each product.',
      }),
    ),
    categories: Type.Optional(
      Type.Array(
        Type.Object(
          {
            name: textField(100, 'The name of the category on the menu, or of a new category.'),
            ...categoryProperties,
          },
          { title: 'ImportedCategory', additionalProperties: false },
        ),
        {
          maxItems: MOST_IN_DOCUMENT.categories,
          description: 'Categories with more properties than the name, or without products.',
        },
      ),
    ),
    products: Type.Array(
      Type.Object(
        {
          id: Type.Optional(
            uuid(
              'The id of the product on the menu, for example if its name changes. An unknown id is ignored.',
            ),
          ),
          category: textField(100, 'The name of its category. If the menu does not have it, it is added.'),
          ...ListedProduct,
        },
        { title: 'ImportedProduct', additionalProperties: false },
      ),
      { minItems: 1, maxItems: MOST_PRODUCTS, description: 'The products, in the order shown.' },
    ),
  },
  {
    title: 'ProductImport',
    additionalProperties: false,
    examples: [
      {
        existing: 'Keep',
        products: [
          { category: 'Çorbalar', name: 'Ezogelin', portions: [{ name: 'Porsiyon', price: 95 }] },
          { category: 'Çorbalar', name: 'Mercimek', portions: [{ name: 'Porsiyon', price: 90 }] },
        ],
      },
    ],
  },
);

export type ImportBody = Static<typeof ProductImport>;

/** What an import does, or would do. */
export const ImportedProducts = Type.Object(
  {
    menuRevision: {
      ...revisionSchema(),
      description:
        'The revision of the menu that the list was compared with. Send it as `If-Match` to save exactly ' +
        'what a preview showed.',
    },
    categoriesAdded: Type.Integer({ examples: [1] }),
    products: Type.Array(
      Type.Object(
        {
          id: uuid('The id of the product. For a new product in a preview, an id that will not be used.'),
          outcome: oneOf(
            OUTCOMES,
            'The result. `Unchanged`: it already existed with these properties. `Kept`: it already existed ' +
              'with other properties.',
          ),
        },
        { title: 'ImportedProductOutcome' },
      ),
      { description: 'The products, in the order of the request.' },
    ),
    differences: Type.Array(AuditedRecordResource, {
      description:
        'Each category, product, campaign and printer that differs, with the values before and after.',
    }),
    removalId: nullable(
      uuid(),
      'The id with which `returnMenuRemoval` restores what was removed; `null` if nothing was removed.',
    ),
  },
  { title: 'ImportedProducts' },
);
