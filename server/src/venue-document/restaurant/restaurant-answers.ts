import { type Static, Type } from 'typebox';
import { LANGUAGES } from '../../core/languages.ts';
import { FIRST_MENUS } from '../../core/venue/first-menu.ts';
import { oneOf } from '../../http/schema.ts';
import { accountSchema } from '../access/access-document-schema.ts';
import { settingsFields } from '../venue/settings-document-schema.ts';

const MOST_TABLES = 200;
const MOST_SEATS = 20;

const { email, name: personName, password } = accountSchema.properties;

const OwnerAnswers = Type.Object(
  { name: personName, email, password: Type.Required(Type.Object({ password })).properties.password },
  { title: 'OwnerAnswers', additionalProperties: false },
);

/** What is asked about a new restaurant. */
export const RestaurantAnswers = Type.Object(
  {
    name: settingsFields.name,
    countryCode: Type.String({
      pattern: '^[A-Z]{2}$',
      examples: ['TR'],
      description: 'Of ISO 3166: decides how phone numbers are read, and which VAT classes it begins with.',
    }),
    timeZone: Type.String({ maxLength: 64, description: 'Whose clock it goes by.' }),
    language: oneOf(LANGUAGES, 'The language of its menu.'),
    owner: OwnerAnswers,
    tables: Type.Integer({ minimum: 0, maximum: MOST_TABLES, description: 'How many tables it has.' }),
    seatsPerTable: Type.Integer({
      minimum: 1,
      maximum: MOST_SEATS,
      description: 'How many seats a table has.',
    }),
    takesTakeaway: Type.Boolean({ description: 'Whether its till offers orders to take away.' }),
    takesDelivery: Type.Boolean({ description: 'Whether its till offers deliveries.' }),
    takesBookings: Type.Boolean({
      description: 'Whether tables can be booked, on its page too; accepted at once while there are seats.',
    }),
    takesMealCards: Type.Optional(
      Type.Boolean({
        description:
          'Whether meal cards pay for what its menu begins with, except alcohol. Left out: `false`.',
      }),
    ),
    menu: oneOf(FIRST_MENUS, 'What its menu begins with.'),
    isPractice: Type.Optional(
      Type.Boolean({
        description:
          'Whether it is a practice venue: no bill and no reservation of it is real. A one-time link decides it by itself. Left out: `false`.',
      }),
    ),
  },
  {
    title: 'RestaurantAnswers',
    additionalProperties: false,
    examples: [
      {
        name: 'Ada Kahvesi',
        countryCode: 'TR',
        timeZone: 'Europe/Istanbul',
        language: 'tr',
        owner: { name: 'Ada', email: 'ada@example.com', password: 'kahve ve lokum' },
        tables: 8,
        seatsPerTable: 4,
        takesTakeaway: true,
        takesDelivery: false,
        takesBookings: true,
        menu: 'Cafe',
      },
    ],
  },
);
export type RestaurantAnswers = Static<typeof RestaurantAnswers>;
