import { type Static, Type } from 'typebox';
import { ACCOUNT_ROLES } from '../../core/access/account.ts';
import type { Session } from '../../core/access/session.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, oneOf, uuid } from '../../http/schema.ts';
import type { VenueSummary } from '../../store/venue/venues.ts';
import { toVenueSummaryResource, VenueSummaryResource } from '../venues/venue-summary-resource.ts';

export const SessionResource = Type.Object(
  {
    account: Type.Object(
      {
        id: uuid(),
        name: Type.String(),
        email: Type.String(),
        role: oneOf(
          ACCOUNT_ROLES,
          'An owner may do all that staff may, and reaches the branches of a headquarter.',
        ),
      },
      { title: 'Account' },
    ),
    venues: Type.Array(VenueSummaryResource, {
      description:
        'The venues in reach: the own venue first, then the active branches of a headquarter by name, in the order of the language of its menu.',
    }),
    expiresAt: instantSchema('When the session expires: 30 days after the sign-in.'),
  },
  { title: 'Session' },
);

/** The JSON of a session, with the venues in its reach. */
export function toSessionResource(
  { accountId, name, email, role, expiresAt }: Session,
  venues: readonly VenueSummary[],
): Static<typeof SessionResource> {
  return {
    account: { id: accountId, name, email, role },
    venues: venues.map(toVenueSummaryResource),
    expiresAt: instant(expiresAt),
  };
}
