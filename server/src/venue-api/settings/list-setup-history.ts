import { type Static, Type } from 'typebox';
import { SETTINGS_ACCESS } from '../../core/access/policies/venue/settings.ts';
import { SETUP_ACTIONS, SETUP_RECORD_KINDS, type SetupChange } from '../../core/venue/setup/setup-history.ts';
import { instant } from '../../http/answer/envelope.ts';
import { pageParameters } from '../../http/answer/page.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { listSetupChanges } from '../../store/venue/setup-history.ts';
import { venueOperation } from '../venue-operation.ts';

const DEFAULT_PAGE_SIZE = 50;

const ChangedRecordResource = Type.Object(
  {
    kind: oneOf(SETUP_RECORD_KINDS),
    id: nullable(
      uuid(),
      'The id of the record. With `Reordered` products, the id of their category; `null` if all records ' +
        'of the kind were reordered.',
    ),
    name: nullable(Type.String({ examples: ['Adana Kebap'] }), 'Its name at the time of the change.'),
    action: oneOf(SETUP_ACTIONS),
    properties: Type.Array(Type.String({ examples: ['portions'] }), {
      description: 'For `Changed`: the names of the properties that changed.',
    }),
  },
  { title: 'ChangedRecord' },
);

export const SetupAuthorResource = Type.Object(
  { accountId: uuid(), name: Type.String({ examples: ['Defne'] }) },
  { title: 'SetupAuthor', description: 'The owner, with the name at that time.' },
);

const SetupChangeResource = Type.Object(
  {
    number: Type.Integer({ examples: [128], description: 'The number, counted from 1 within the venue.' }),
    at: instantSchema(),
    by: SetupAuthorResource,
    records: Type.Array(ChangedRecordResource, { description: 'The first 200 records that were touched.' }),
  },
  { title: 'SetupChange' },
);

export const listSetupHistory = venueOperation({
  operationId: 'listSetupHistory',
  method: 'GET',
  path: '/venues/{venueId}/setup-history',
  tag: 'Settings',
  summary: 'List the changes of the set-up',
  description:
    'Lists the newest 500 changes of settings, areas, tables, menu, campaigns and printers by owners, ' +
    'newest first. Changes of stock, accounts and keys and imports are not included. For the next ' +
    'page, set `before` to `nextBefore` until that is `null`.',
  access: SETTINGS_ACCESS.readHistory,
  query: Type.Object({
    before: Type.Optional(
      Type.Integer({ minimum: 1, examples: [128], description: 'Only changes with a lower `number`.' }),
    ),
    pageSize: pageParameters.pageSize,
    recordId: Type.Optional(uuid('Only changes of this record.')),
  }),
  answers: {
    200: {
      description: 'The changes.',
      schema: Type.Object(
        {
          items: Type.Array(SetupChangeResource),
          nextBefore: nullable(
            Type.Integer({ examples: [78] }),
            'Send it as `before` to read older changes; `null` if there are none.',
          ),
        },
        { title: 'SetupHistory' },
      ),
    },
  },
  refusals: ['INVALID_PAGE_SIZE'],
  run: async ({ db }, { params: { venueId }, query }) => {
    const { before = null, pageSize = DEFAULT_PAGE_SIZE, recordId = null } = query;
    const found = await listSetupChanges(db, venueId, recordId?.toLowerCase() ?? null, before, pageSize + 1);
    const shown = found.slice(0, pageSize);
    const nextBefore = found.length > pageSize ? shown.at(-1)!.number : null;
    return { status: 200, data: { items: shown.map(toSetupChange), nextBefore } };
  },
});

function toSetupChange({ number, at, by, records }: SetupChange): Static<typeof SetupChangeResource> {
  return { number, at: instant(at), by, records };
}
