import { Type } from 'typebox';
import { DEMO_ROLES } from '../../core/access/sign-in/demo-sign-in.ts';
import { Refusal } from '../../core/refusals.ts';
import { isFromThisMachine } from '../../http/request/local-host.ts';
import { nullable, oneOf, uuid } from '../../http/schema.ts';
import { listVenueSummaries } from '../../store/venue/venues.ts';
import { venueOperation } from '../venue-operation.ts';

const DemoResource = Type.Object(
  {
    signIns: Type.Array(
      Type.Object(
        {
          role: oneOf(DEMO_ROLES, 'The work of the account: the kitchen, the till, or everything.'),
          venueId: uuid(),
          venueName: Type.String({ examples: ['Köşe Lokantası'] }),
        },
        { title: 'DemoSignIn' },
      ),
      {
        description:
          'The accounts that need no password; those of the first venue come first. Empty without the demo.',
      },
    ),
    guestPage: nullable(
      Type.String({ examples: ['http://127.0.0.1:3000/sofra-beyoglu'] }),
      'The guest page of the first demo venue.',
    ),
  },
  { title: 'Demo' },
);

export const getDemo = venueOperation({
  operationId: 'getDemo',
  method: 'GET',
  path: '/demo',
  tag: 'Demo',
  summary: 'List the sign-ins of the demo',
  description:
    'Returns the accounts of the demo that anyone on this machine may sign in to. The list is empty on ' +
    'a service without the demo. A service with the demo answers only calls to a name of this machine, ' +
    'such as `localhost`, and refuses calls with `X-Forwarded-*`, `Forwarded` or `Via`. The demo is ' +
    'never served publicly or in production.',
  access: 'Anyone',
  answers: { 200: { description: 'The demo.', schema: DemoResource } },
  refusals: ['VENUE_NOT_FOUND'],
  run: async ({ db, demoSignIns, publicSite }, { request }) => {
    if (demoSignIns.length === 0) return { status: 200, data: { signIns: [], guestPage: null } };
    if (!isFromThisMachine(request.headers)) throw new Refusal('VENUE_NOT_FOUND');
    const venues = await listVenueSummaries(db, [...new Set(demoSignIns.map(({ venueId }) => venueId))]);
    const names = new Map(venues.map(({ id, name }) => [id, name]));
    const username = venues.find((venue) => venue.username !== null)?.username ?? null;
    return {
      status: 200,
      data: {
        signIns: demoSignIns.flatMap(({ role, venueId }) => {
          const venueName = names.get(venueId);
          return venueName === undefined ? [] : [{ role, venueId, venueName }];
        }),
        guestPage: username === null ? null : `${publicSite()}/${username}`,
      },
    };
  },
});
