import { type Static, Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { hashSessionToken } from '../../crypto/tokens/session-token.ts';
import { findCallerAtDevice } from '../../store/access/devices.ts';
import { listVenueSummaries } from '../../store/venue/venues.ts';
import { SessionResource, toSessionResource } from '../session/session-resource.ts';
import type { VenueParts } from '../venue-operation.ts';

export const DeviceSessionResource = Type.Object(
  {
    token: Type.String({
      examples: ['kCmYl3Zq0v1hJm9o8rN5b2tXw7eD4gS6uP0aQfRzVcE'],
      description:
        'The token of the person: send it in the header `Sofra-Person` with calls from this device. Shown ' +
        'only in this answer.',
    }),
    session: SessionResource,
  },
  { title: 'BegunAtDevice' },
);

/**
 * The JSON for a person who has just signed in at a shared device.
 * @throws Refusal PERSON_REQUIRED if their account was removed in the meantime
 */
export async function deviceSessionAnswer(
  { db }: Pick<VenueParts, 'db'>,
  deviceHash: string,
  token: string,
  now: number,
): Promise<Static<typeof DeviceSessionResource>> {
  const found = await findCallerAtDevice(db, { deviceHash, personHash: hashSessionToken(token) }, now);
  if (found === null || found.session.proof === null) throw new Refusal('PERSON_REQUIRED');
  const venues = await listVenueSummaries(db, found.session.reach);
  return { token, session: toSessionResource(found.session, venues) };
}
