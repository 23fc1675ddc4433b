import { type Static, Type } from 'typebox';
import { ACCOUNT_ROLES } from '../../core/access/account.ts';
import { DEVICE_KINDS } from '../../core/access/device.ts';
import { RIGHTS } from '../../core/access/rights.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { VenueSummary } from '../../store/venue/venues.ts';
import { toVenueSummaryResource, VenueSummaryResource } from '../venues/venue-summary-resource.ts';

export const SessionResource = Type.Object(
  {
    account: Type.Object(
      {
        id: uuid(),
        name: Type.String(),
        email: nullable(
          Type.String(),
          'The e-mail address; `null` for a person who has only a name and a PIN.',
        ),
        role: oneOf(
          ACCOUNT_ROLES,
          'The role. An owner may do everything; the owner of a headquarter also reaches its branches.',
        ),
        rights: Type.Array(oneOf(RIGHTS), { description: 'The rights of the person at the venue.' }),
        mostOffPercent: Type.Number({
          minimum: 0,
          maximum: 100,
          description:
            'The largest part of a bill, in percent, that the person may deduct without an approval.',
        }),
      },
      { title: 'Account' },
    ),
    venues: Type.Array(VenueSummaryResource, {
      description:
        'The venues that the person reaches: their own venue first, then the active branches of a ' +
        'headquarter, sorted by name in the language of its menu.',
    }),
    device: nullable(
      Type.Object(
        { id: uuid(), name: Type.String({ examples: ['Till at the bar'] }), kind: oneOf(DEVICE_KINDS) },
        { title: 'SessionDevice' },
      ),
      'The shared device at which the person works; `null` if they use their own browser.',
    ),
    expiresAt: instantSchema(
      'When the session expires: 30 days after the sign-in; at a shared device, 12 hours after the PIN.',
    ),
  },
  { title: 'Session' },
);

/** The JSON of a session, with the venues in its reach. */
export function toSessionResource(
  { accountId, name, email, role, rights, mostOffBasisPoints, device, expiresAt }: Session,
  venues: readonly VenueSummary[],
): Static<typeof SessionResource> {
  return {
    account: {
      id: accountId,
      name,
      email,
      role,
      rights: [...rights],
      mostOffPercent: mostOffBasisPoints / 100,
    },
    venues: venues.map(toVenueSummaryResource),
    device,
    expiresAt: instant(expiresAt),
  };
}
