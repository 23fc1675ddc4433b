import { type Static, Type } from 'typebox';
import { LANGUAGES } from '../../core/languages.ts';
import { FIRST_MENUS } from '../../core/venue/setup/first-menu.ts';
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

/** The answers of a person to the questions about a new restaurant. */
export const RestaurantAnswers = Type.Object(
  {
    name: settingsFields.name,
    countryCode: Type.String({
      pattern: '^[A-Z]{2}$',
      examples: ['TR'],
      description:
        'The ISO 3166 code of the country. It decides how phone numbers are read, and the VAT classes at ' +
        'the start.',
    }),
    timeZone: Type.String({ maxLength: 64, description: 'The IANA name of the time zone.' }),
    language: oneOf(LANGUAGES, 'The language of the menu.'),
    owner: OwnerAnswers,
    tables: Type.Integer({ minimum: 0, maximum: MOST_TABLES, description: 'The number of tables.' }),
    seatsPerTable: Type.Integer({
      minimum: 1,
      maximum: MOST_SEATS,
      description: 'The number of seats at each table.',
    }),
    takesTakeaway: Type.Boolean({ description: 'Whether the till offers takeaway orders.' }),
    takesDelivery: Type.Boolean({ description: 'Whether the till offers deliveries.' }),
    takesBookings: Type.Boolean({
      description:
        'Whether tables can be booked, also on the page of the venue. Bookings are confirmed automatically ' +
        'while there are seats.',
    }),
    takesMealCards: Type.Optional(
      Type.Boolean({
        description:
          'Whether the products of the first menu, except alcohol, can be paid with a meal card. Left out: ' +
          '`false`.',
      }),
    ),
    menu: oneOf(FIRST_MENUS, 'The first menu.'),
    isPractice: Type.Optional(
      Type.Boolean({
        description:
          'Whether it is a practice venue: none of its bills and reservations are real. With a one-time ' +
          'link, the link decides this. Left out: `false`.',
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
