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
        'What becomes of what the menu already has. `Keep` (the default): it stays as it is. `Change`: the stated properties change; ' +
          'parts, labels and texts that the request does not name stay. `Replace`: the menu becomes the list. Products, categories, ' +
          'and parts of a stated list that the request does not name are removed, and the list gives the order.',
      ),
    ),
    setsStock: Type.Optional(
      Type.Boolean({
        description:
          'Whether a stated `stock.quantity` replaces the running count of a product that is there. Left out: the count stays.',
      }),
    ),
    isPreview: Type.Optional(
      Type.Boolean({ description: 'Nothing is saved; the answer says what would become of each product.' }),
    ),
    categories: Type.Optional(
      Type.Array(
        Type.Object(
          { name: textField(100, 'Its name on the menu, or that of a new one.'), ...categoryProperties },
          { title: 'ImportedCategory', additionalProperties: false },
        ),
        {
          maxItems: MOST_IN_DOCUMENT.categories,
          description: 'Categories of which more than the name is stated, or that have no products.',
        },
      ),
    ),
    products: Type.Array(
      Type.Object(
        {
          id: Type.Optional(
            uuid(
              'The product on the menu that it is, also under another name. An unknown id counts as left out.',
            ),
          ),
          category: textField(100, 'The name of its category. A category that the menu lacks is made.'),
          ...ListedProduct,
        },
        { title: 'ImportedProduct', additionalProperties: false },
      ),
      { minItems: 1, maxItems: MOST_PRODUCTS, description: 'In the order shown.' },
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
        'Of the menu that the list was compared with: send it as `If-Match` to save what a preview showed.',
    },
    categoriesAdded: Type.Integer({ examples: [1] }),
    products: Type.Array(
      Type.Object(
        {
          id: uuid('Of a new product in a preview: an id that nothing will have.'),
          outcome: oneOf(
            OUTCOMES,
            '`Unchanged`: it was there with these properties. `Kept`: it was there with others.',
          ),
        },
        { title: 'ImportedProductOutcome' },
      ),
      { description: 'In the order of the request.' },
    ),
    differences: Type.Array(AuditedRecordResource, {
      description: 'Every category, product, campaign and printer that differs, from what to what.',
    }),
    removalId: nullable(uuid(), 'Brings back what was removed; `null` when nothing was.'),
  },
  { title: 'ImportedProducts' },
);
