import { randomUUID } from 'node:crypto';
import type { Campaign } from '../../server/src/core/campaigns/campaign.ts';
import type { Category, Product } from '../../server/src/core/menu/menu.ts';
import type { VenueSetup } from '../../server/src/core/venue/setup/venue-setup.ts';
import { type Database, inTransaction } from '../../server/src/store/database.ts';
import { saveVenueSetup } from '../../server/src/store/venue/venue-records.ts';
import { always, amount, coverageOf, percent } from '../../server/test/samples/sample-campaigns.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import {
  type SampleKey,
  sampleCategory,
  sampleExtra,
  sampleGroup,
  sampleKey,
  samplePortion,
  sampleProduct,
  sampleVenue,
} from '../../server/test/samples/sample-venue.ts';

/** A venue that the benchmark orders from. */
export interface Restaurant {
  id: string;
  key: SampleKey;
  products: Product[];
}

const CATEGORIES = 8;
const PRODUCTS = 60;
/** A product with its portions, three extras, a group and an ingredient; one in four is plain. */
const PLAIN_EVERY = 4;

/**
 * Opens a restaurant with a menu of 60 products in 8 categories and two languages, which takes orders round the clock.
 * @param revise  changes the record before it is saved
 */
export async function openRestaurant(
  db: Database,
  id: string = randomUUID(),
  campaignsOf: (products: readonly Product[]) => Campaign[] = () => [],
  revise: (record: VenueSetup) => void = () => {},
): Promise<Restaurant> {
  const key = sampleKey();
  const categories = Array.from({ length: CATEGORIES }, (_, at) =>
    sampleCategory({ name: `Kategori ${at + 1}`, translations: { en: { name: `Category ${at + 1}` } } }),
  );
  const products = Array.from({ length: PRODUCTS }, (_, at) => productAt(at, categories));
  const record: VenueSetup = {
    venue: sampleVenue({
      id,
      serviceFeeBasisPoints: 500,
      workingHours: everyDay('11:00', '23:00'),
      enforcesHours: false,
    }),
    areas: [],
    menu: { categories, products },
    campaigns: campaignsOf(products),
    printers: [],
    accounts: [],
    keys: [key.record],
  };
  revise(record);
  await inTransaction(db, (tx) => saveVenueSetup(tx, record, 0));
  return { id, key, products };
}

function productAt(at: number, categories: readonly Category[]): Product {
  const number = at + 1;
  const isPlain = at % PLAIN_EVERY === 3;
  const group = sampleGroup({ isRequired: false });
  return sampleProduct(categories[at % CATEGORIES]!.id, {
    name: `Ürün ${number}`,
    description: isPlain ? null : `Közlenmiş biber ve pilavla, ${number} numaralı tabak`,
    translations: { en: { name: `Dish ${number}`, description: 'With roasted pepper and rice' } },
    portions: isPlain
      ? [samplePortion({ priceKurus: 4_000 + at * 50 })]
      : [
          samplePortion({ priceKurus: 12_050 + at * 50 }),
          samplePortion({ name: 'Bir buçuk', priceKurus: 18_075 + at * 75, isDefault: false }),
        ],
    optionGroups: isPlain ? [] : [group],
    extras: isPlain
      ? []
      : [
          sampleExtra({ name: 'Közlenmiş biber', priceKurus: 1_500 }),
          sampleExtra({ name: 'Az pişmiş', priceKurus: 0, optionGroupId: group.id }),
          sampleExtra({ name: 'Çok pişmiş', priceKurus: 0, optionGroupId: group.id }),
        ],
    removableIngredients: isPlain ? [] : [{ id: randomUUID(), name: 'Soğan', translations: {} }],
    allergens: ['Gluten', 'Milk'],
  });
}

/** A takeaway of three lines with extras, as it is sent: ASCII, so that its bytes are its characters. */
export function orderOf({ products }: Restaurant): string {
  const lines = [0, 4, 8].map((at) => {
    const { id, portions, extras, removableIngredients } = products[at]!;
    return {
      productId: id,
      portionId: portions[0]!.id,
      quantity: 2,
      extraIds: [extras[0]!.id, extras[1]!.id],
      removedIngredientIds: [removableIngredients[0]!.id],
    };
  });
  return JSON.stringify({
    type: 'Takeaway',
    customer: { name: 'Ada Yilmaz', phone: '+905321234567' },
    paymentMethod: 'Card',
    note: 'No plastic cutlery, please',
    lines,
  });
}

/** Ten campaigns that run, of every kind, most of them over what {@link orderOf} asks for. */
export function tenCampaigns(products: readonly Product[]): Campaign[] {
  const [first, second, third] = [0, 4, 8].map((at) => products[at]!.id) as [string, string, string];
  const named = (number: number) => ({ ...always(randomUUID()), name: `Kampanya ${number}` });
  const discount = (number: number, basisPoints: number, ...covered: string[]): Campaign => ({
    ...named(number),
    kind: 'PortionDiscount',
    reduction: percent(basisPoints),
    covers: coverageOf(...covered),
  });
  const group = (number: number, buy: number, ...covered: string[]): Campaign => ({
    ...named(number),
    kind: 'BuyXPayY',
    buy,
    pay: buy - 1,
    covers: coverageOf(...covered),
  });
  const set = (number: number, priceKurus: number, ...parts: string[]): Campaign => ({
    ...named(number),
    kind: 'SetMenu',
    priceKurus,
    parts: parts.map((id, at) => ({ name: `Parça ${at + 1}`, covers: coverageOf(id) })),
  });
  return [
    discount(1, 1_000, first),
    discount(2, 1_500, second, third),
    discount(3, 500, ...products.slice(20, 40).map(({ id }) => id)),
    group(4, 2, first),
    group(5, 3, first, second, third),
    group(6, 4, second, third),
    set(7, 24_000, first, second),
    set(8, 36_000, first, second, third),
    { ...named(9), kind: 'BillDiscount', minimumKurus: 30_000, reduction: amount(2_500) },
    { ...named(10), kind: 'BillDiscount', minimumKurus: 50_000, reduction: percent(500) },
  ];
}
