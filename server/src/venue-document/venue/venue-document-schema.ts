import { type Static, Type } from 'typebox';
import {
  LONGEST_SIDE,
  MOST_WALLS,
  PLAN_SQUARES,
  SHORTEST_SIDE,
  TABLE_SHAPES,
} from '../../core/venue/tables/plan.ts';
import { VENUE_TYPES } from '../../core/venue/venue.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import { accountSchema, keySchema } from '../access/access-document-schema.ts';
import { rolesSchema } from '../access/roles-document-schema.ts';
import { campaignSchema } from '../campaigns/campaign-document-schema.ts';
import {
  idField,
  instantField,
  listField,
  optionalInstant,
  optionalText,
  recordOf,
  textField,
  withAnswerWords,
} from '../document-fields.ts';
import { MOST_IN_DOCUMENT } from '../document-limits.ts';
import { categorySchema } from '../menu/menu-document-schema.ts';
import { printerSchema } from '../printing/printer-document-schema.ts';
import { exampleDocument } from './example-document.ts';
import { settingsFields } from './settings-document-schema.ts';

/** The version of the format of the document. */
export const DOCUMENT_FORMAT = 'sofra-venues/1';

const squareField = (description: string) => Type.Integer({ minimum: 0, maximum: PLAN_SQUARES, description });

const sideField = (description: string) =>
  Type.Integer({ minimum: SHORTEST_SIDE, maximum: LONGEST_SIDE, description });

export const placeSchema = recordOf(
  'TablePlaceDocument',
  `The position of a table on the plan of its area. The plan is a grid of ${PLAN_SQUARES} × ` +
    `${PLAN_SQUARES} squares of about 20 cm; tables may touch, but not overlap.`,
  {
    x: squareField('The number of squares to the left of the table.'),
    y: squareField('The number of squares above the table.'),
    width: sideField('The width, in squares.'),
    height: sideField('The height, in squares.'),
    shape: oneOf(TABLE_SHAPES, 'The shape. A round table fills its rectangle: it is a circle or an ellipse.'),
  },
);

export const wallSchema = recordOf('WallDocument', 'A straight wall, between two corners of squares.', {
  x1: squareField('The start of the wall: the number of squares to the left.'),
  y1: squareField('The start of the wall: the number of squares above.'),
  x2: squareField('The end of the wall: the number of squares to the left.'),
  y2: squareField('The end of the wall: the number of squares above.'),
});

const wallsField = listField(wallSchema, MOST_WALLS, 'The walls on the plan of the area.');

export const tableSchema = recordOf('TableDocument', 'A table.', {
  id: idField('table'),
  name: textField(50, 'The name of the table, as on the till.', 'Bahçe 4'),
  code: withAnswerWords(
    Type.Optional(
      textField(
        50,
        'The code on the QR card, which identifies the table within the venue. Left out: the code of the ' +
          'stored table with this name in the area; for a new table, eight random letters and digits.',
      ),
    ),
    { description: 'The code on the QR card of the table.', examples: ['B4'] },
  ),
  capacity: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1_000 }), 'The number of seats.')),
  place: Type.Optional(
    nullable(placeSchema, 'The position on the plan of the area; `null` if the table is not on the plan.'),
  ),
});

export const areaSchema = recordOf('AreaDocument', 'An area, such as a hall, a garden or a floor.', {
  id: idField('area'),
  name: textField(100, 'The name, which identifies the area within the venue.', 'Bahçe'),
  tables: listField(tableSchema, MOST_IN_DOCUMENT.tables, 'The tables, in the order of the till.'),
  walls: wallsField,
});

const rushSchema = recordOf('RushDocument', 'A rush.', {
  until: instantField('When the rush ends.'),
  reason: optionalText(200, 'The reason, as a sentence for guests.'),
});

const subscriptionSchema = recordOf(
  'SubscriptionDocument',
  'Whether the venue may take orders and reservations. Left out: unchanged; active for a new venue.',
  {
    isActive: Type.Boolean({ description: 'Whether the subscription is active.' }),
    endsAt: optionalInstant('When the subscription ends; left out: never.'),
  },
);

const statusFields = {
  rush: Type.Optional(
    nullable(rushSchema, 'The declared rush; `null` if there is none. Left out: unchanged.'),
  ),
  subscription: Type.Optional(subscriptionSchema),
  isPractice: Type.Optional(
    Type.Boolean({
      description:
        'Whether it is a practice venue: none of its bills and reservations are real. It cannot change ' +
        'once the venue has any. Left out: unchanged; `false` for a new venue.',
    }),
  ),
  isActive: Type.Optional(
    Type.Boolean({
      description: 'Whether a branch is switched on. Left out: unchanged; `true` for a new branch.',
    }),
  ),
  roles: Type.Optional(
    nullable(rolesSchema, 'The rights of each role; `null` for the default rights. Left out: unchanged.'),
  ),
  closedAt: optionalInstant('When the account was closed; `null` when it is open. Left out: unchanged.'),
};

const commonVenueFields = {
  id: idField('venue'),
  ...settingsFields,
  ...statusFields,
  areas: listField(
    areaSchema,
    MOST_IN_DOCUMENT.areas,
    'The areas with their tables, in the order of the till.',
  ),
  categories: listField(
    categorySchema,
    MOST_IN_DOCUMENT.categories,
    'The categories of the menu, in the order shown.',
  ),
  campaigns: listField(campaignSchema, MOST_IN_DOCUMENT.campaigns, 'The campaigns.'),
  printers: listField(printerSchema, MOST_IN_DOCUMENT.printers, 'The printers in kitchen and bar.'),
  accounts: listField(
    accountSchema,
    MOST_IN_DOCUMENT.accounts,
    'The accounts of the venue. Stored accounts that are not in the document stay.',
  ),
  keys: listField(
    keySchema,
    MOST_IN_DOCUMENT.keys,
    'The API keys, at most 10 working ones. Stored keys that are not in the document stay.',
  ),
};

const branchSchema = recordOf('BranchDocument', 'A branch of a headquarter.', {
  type: Type.Optional(oneOf(['Branch'], 'Always `Branch`.')),
  ...commonVenueFields,
});

const venueSchema = recordOf(
  'VenueDocument',
  'A venue with its settings, menu, tables and accounts, without its orders and reservations.',
  {
    type: Type.Optional(
      oneOf(
        VENUE_TYPES,
        'The type of venue. Left out: `Headquarter` if there are `branches`, otherwise `Independent`. A ' +
          '`Branch` is listed in `branches`.',
      ),
    ),
    ...commonVenueFields,
    branches: listField(
      branchSchema,
      MOST_IN_DOCUMENT.branches,
      'The branches of a headquarter. Stored branches that are not in the document stay.',
    ),
  },
);

const documentSchema = recordOf('VenueDocuments', 'Complete venues, for import and export.', {
  $schema: Type.Optional(Type.String({ description: 'For editors; the service ignores it.' })),
  format: Type.Literal(DOCUMENT_FORMAT, { description: 'The version of the format.' }),
  venues: Type.Array(venueSchema, {
    minItems: 1,
    maxItems: MOST_IN_DOCUMENT.venues,
    description: 'The venues.',
  }),
});

/** The JSON Schema of the document for importing and exporting venues. */
export const venueDocumentsSchema = { ...documentSchema, examples: [exampleDocument] };

export type VenueDocuments = Static<typeof venueDocumentsSchema>;
export type VenueDocument = Static<typeof venueSchema>;
export type BranchDocument = Static<typeof branchSchema>;
export type AreaDocument = Static<typeof areaSchema>;
export type TableDocument = Static<typeof tableSchema>;
export type RushDocument = Static<typeof rushSchema>;
export type SubscriptionDocument = Static<typeof subscriptionSchema>;
