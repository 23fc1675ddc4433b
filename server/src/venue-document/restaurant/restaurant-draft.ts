import { type Problem, Refusal } from '../../core/refusals.ts';
import type { VenueDraft } from '../../core/venue/drafts/venue-draft.ts';
import { reasonsOfNewVenue } from '../../core/venue/reasons.ts';
import { type UsualVat, usualVatOf } from '../../core/venue/setup/usual-vat.ts';
import { WORDS } from '../../words/words.ts';
import { readVenueDocuments } from '../venue/read-venue-document.ts';
import { firstMenuIn } from './first-menu.ts';
import type { RestaurantAnswers } from './restaurant-answers.ts';

/**
 * The restaurant that the answers describe, read like an imported document.
 * @throws Refusal CONTENT_INVALID with every problem, at the answer that causes it
 */
export async function restaurantDraftOf(answers: RestaurantAnswers): Promise<VenueDraft> {
  const document = { format: 'sofra-venues/1', venues: [await restaurantDocumentOf(answers)] };
  try {
    const [draft] = readVenueDocuments(document);
    return draft!;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('CONTENT_INVALID', { problems: error.problems.map(withAnswerField) });
  }
}

function withAnswerField(problem: Problem): Problem {
  const field = problem.field.replace(/^venues\[0\]\./, '').replace(/^accounts\[0\]\./, 'owner.');
  return { ...problem, field };
}

async function restaurantDocumentOf(answers: RestaurantAnswers): Promise<object> {
  const { name, countryCode, timeZone, language, owner, takesTakeaway, takesDelivery, takesBookings } =
    answers;
  const vat = usualVatOf(countryCode);
  const words = WORDS[language].newVenues;
  return {
    ...{ name, countryCode, timeZone, takesTakeaway, takesDelivery },
    languages: [{ code: language, name: ownNameOf(language), isDefault: true }],
    ...(vat !== null && vatOf(vat, words)),
    reservations: {
      isEnabled: takesBookings,
      confirmsAutomatically: takesBookings,
      isOfferedOnPage: takesBookings,
      seatSharePercent: 100,
    },
    areas: areasOf(answers, words.area),
    reasons: reasonsOfNewVenue((kind) => Object.values(words.reasons[kind])),
    categories: withMealCards(withVat(await firstMenuIn(language, answers.menu), vat), answers),
    accounts: [{ role: 'Owner', ...owner }],
    ...(answers.isPractice === true && { isPractice: true }),
  };
}

function vatOf({ food, alcohol }: UsualVat, words: { food: string; alcohol: string }): object {
  const classOf = (code: 'food' | 'alcohol', section: number, percent: number) => ({
    ...{ code, name: words[code], section },
    rates: [{ percent }],
  });
  return { vatClasses: [classOf('food', 1, food), classOf('alcohol', 2, alcohol)], vatClass: 'food' };
}

/** The categories, with a VAT class for each alcoholic product. */
function withVat(categories: unknown[], vat: UsualVat | null): unknown[] {
  if (vat === null) return categories;
  return (categories as { products: { containsAlcohol?: boolean }[] }[]).map((category) => ({
    ...category,
    products: category.products.map((product) =>
      product.containsAlcohol ? { ...product, vatClass: 'alcohol' } : product,
    ),
  }));
}

/** The categories, with meal cards for all products without alcohol if the restaurant takes meal cards. */
function withMealCards(categories: unknown[], { takesMealCards = false }: RestaurantAnswers): unknown[] {
  if (!takesMealCards) return categories;
  return (categories as { products: { containsAlcohol?: boolean }[] }[]).map((category) => ({
    ...category,
    acceptsMealCard: category.products.some(({ containsAlcohol }) => !containsAlcohol),
    products: category.products.map((product) =>
      product.containsAlcohol ? { ...product, acceptsMealCard: false } : product,
    ),
  }));
}

function areasOf({ tables, seatsPerTable }: RestaurantAnswers, name: string): object[] {
  if (tables === 0) return [];
  const numbers = Array.from({ length: tables }, (_, at) => String(at + 1));
  return [{ name, tables: numbers.map((number) => ({ name: number, capacity: seatsPerTable })) }];
}

function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
