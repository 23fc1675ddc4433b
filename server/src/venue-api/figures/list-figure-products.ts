import { type Static, Type } from 'typebox';
import { FIGURE_ACCESS } from '../../core/access/policies/money/figures.ts';
import { lira } from '../../http/answer/envelope.ts';
import { liraSchema, uuid } from '../../http/schema.ts';
import { countFinishedBills, requireRange } from '../../operations/figures/read-figures.ts';
import { type ProductSales, readSellers } from '../../operations/figures/read-sellers.ts';
import { venueOperation } from '../venue-operation.ts';
import { rangeParameters } from './figure-resource.ts';
import { inFigureTurn } from './figure-turns.ts';

/** The most products on the list. The downloaded table has all products. */
const SHOWN = 25;

const SellerResource = Type.Object(
  {
    productId: uuid(),
    name: Type.String({ description: 'The current name; for a removed product, the name on its last bill.' }),
    isOnMenu: Type.Boolean({ description: 'Whether guests see it on the menu now.' }),
    units: Type.Integer({
      description: 'The number of units that were charged on closed bills or are on open bills of today.',
    }),
    amount: liraSchema('The price before campaigns and service fee.'),
    giftUnits: Type.Integer(),
    struckUnits: Type.Integer(),
  },
  { title: 'ProductFigures' },
);

const SellersResource = Type.Object(
  {
    best: Type.Array(SellerResource, {
      description: `The products with most units first, at most ${SHOWN}.`,
    }),
    slowest: Type.Array(SellerResource, {
      description:
        'The products on the menu with fewest units first, including those that were not ordered, at most ' +
        `${SHOWN}.`,
    }),
    products: Type.Integer({ description: 'The number of all products that were sold or are on the menu.' }),
  },
  { title: 'FigureProducts' },
);

export const listFigureProducts = venueOperation({
  operationId: 'listFigureProducts',
  method: 'GET',
  path: '/venues/{venueId}/figures/products',
  tag: 'Figures',
  summary: 'Read the best-selling and slowest-selling products',
  description: 'Returns the products that sold most and least. `getFigureTable` has all products.',
  access: FIGURE_ACCESS.read,
  query: Type.Object(rangeParameters),
  answers: { 200: { description: 'The products.', schema: SellersResource } },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async (parts, { session, params: { venueId }, query, now }) => {
    const sellers = await inFigureTurn(parts, session, async (stepped) => {
      const { cached, today } = await countFinishedBills(stepped, venueId, now);
      return readSellers(stepped.db, venueId, cached, requireRange(query, today), now);
    });
    const best = sellers.filter(({ units }) => units > 0).slice(0, SHOWN);
    const slowest = sellers
      .filter(({ isOnMenu }) => isOnMenu)
      .slice(-SHOWN)
      .reverse();
    const data = { best: best.map(toSeller), slowest: slowest.map(toSeller), products: sellers.length };
    return { status: 200, data };
  },
});

function toSeller({ amountKurus, ...seller }: ProductSales): Static<typeof SellerResource> {
  const { productId, name, isOnMenu, units, giftUnits, struckUnits } = seller;
  return { productId, name, isOnMenu, units, amount: lira(amountKurus), giftUnits, struckUnits };
}
