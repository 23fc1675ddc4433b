import { type Static, Type } from 'typebox';
import { VENUE_TYPES } from '../../core/venue/venue.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import { accountSchema, keySchema } from '../access/access-document-schema.ts';
import { campaignSchema } from '../campaigns/campaign-document-schema.ts';
import {
  idField,
  instantField,
  listField,
  optionalInstant,
  optionalText,
  recordOf,
  textField,
} from '../document-fields.ts';
import { MOST_IN_DOCUMENT } from '../document-limits.ts';
import { categorySchema } from '../menu/menu-document-schema.ts';
import { printerSchema } from '../printing/printer-document-schema.ts';
import { exampleDocument } from './example-document.ts';
import { settingsFields } from './settings-document-schema.ts';

/** What the document says it is, so that a later form can be told from this one. */
export const DOCUMENT_FORMAT = 'sofra-venues/1';

export const tableSchema = recordOf('TableDocument', 'A table.', {
  id: idField('table'),
  name: textField(50, 'What the till calls it.'),
  code: Type.Optional(
    textField(50, 'What its QR card says; it is told apart by it within the venue. Left out: its name.'),
  ),
  capacity: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1_000 }), 'How many it seats.')),
});

export const areaSchema = recordOf('AreaDocument', 'A hall, a garden, a floor.', {
  id: idField('area'),
  name: textField(100, 'What it is called; it is told apart by it within the venue.'),
  tables: listField(tableSchema, MOST_IN_DOCUMENT.tables, 'Its tables, in the order of the till.'),
});

const rushSchema = recordOf('RushDocument', 'A rush.', {
  until: instantField('When the kitchen takes orders again.'),
  reason: optionalText(200, 'A sentence for guests.'),
});

const subscriptionSchema = recordOf(
  'SubscriptionDocument',
  'Whether it may take orders and reservations. Left out: as it is stored, else active.',
  {
    isActive: Type.Boolean({ description: 'Whether it is active.' }),
    endsAt: optionalInstant('When it ends; without end when left out.'),
  },
);

const standing = {
  rush: Type.Optional(
    nullable(rushSchema, 'The rush that is declared, `null` for none. Left out: as it is stored.'),
  ),
  subscription: Type.Optional(subscriptionSchema),
  isActive: Type.Optional(
    Type.Boolean({ description: 'Whether a branch is switched on. Left out: as it is stored, else on.' }),
  ),
  closedAt: optionalInstant('When it closed its account, `null` when it did not. Left out: as it is stored.'),
};

const ofEveryVenue = {
  id: idField('venue'),
  ...settingsFields,
  ...standing,
  areas: listField(
    areaSchema,
    MOST_IN_DOCUMENT.areas,
    'Its areas with their tables, in the order of the till.',
  ),
  categories: listField(categorySchema, MOST_IN_DOCUMENT.categories, 'Its menu, in the order shown.'),
  campaigns: listField(campaignSchema, MOST_IN_DOCUMENT.campaigns, 'Its campaigns.'),
  printers: listField(printerSchema, MOST_IN_DOCUMENT.printers, 'Its printers in kitchen and bar.'),
  accounts: listField(
    accountSchema,
    MOST_IN_DOCUMENT.accounts,
    'Who signs in for it. Stored accounts that are not named here stay.',
  ),
  keys: listField(
    keySchema,
    MOST_IN_DOCUMENT.keys,
    'Its API keys, at most 10 working ones. Stored keys that are not named here stay.',
  ),
};

const branchSchema = recordOf('BranchDocument', 'A branch of a headquarter.', {
  type: Type.Optional(oneOf(['Branch'], 'What it is by standing here.')),
  ...ofEveryVenue,
});

const venueSchema = recordOf(
  'VenueDocument',
  'A venue with all that belongs to it, apart from what happens in it.',
  {
    type: Type.Optional(
      oneOf(
        VENUE_TYPES,
        'Left out: `Headquarter` when it has `branches`, else `Independent`. A `Branch` stands in `branches`.',
      ),
    ),
    ...ofEveryVenue,
    branches: listField(
      branchSchema,
      MOST_IN_DOCUMENT.branches,
      'The branches of a headquarter. Stored branches that are not named here stay.',
    ),
  },
);

const documentSchema = recordOf('VenueDocuments', 'Venues, whole, for import and export.', {
  $schema: Type.Optional(Type.String({ description: 'For editors; it is not read.' })),
  format: Type.Literal(DOCUMENT_FORMAT, { description: 'What the document is.' }),
  venues: Type.Array(venueSchema, {
    minItems: 1,
    maxItems: MOST_IN_DOCUMENT.venues,
    description: 'The venues.',
  }),
});

/** The JSON Schema of the document by which venues are imported and exported. */
export const venueDocumentsSchema = { ...documentSchema, examples: [exampleDocument] };

export type VenueDocuments = Static<typeof venueDocumentsSchema>;
export type VenueDocument = Static<typeof venueSchema>;
export type BranchDocument = Static<typeof branchSchema>;
export type AreaDocument = Static<typeof areaSchema>;
export type TableDocument = Static<typeof tableSchema>;
export type RushDocument = Static<typeof rushSchema>;
export type SubscriptionDocument = Static<typeof subscriptionSchema>;
