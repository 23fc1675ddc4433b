import { passkeyHostOf } from '../../../core/access/sign-in/passkey.ts';
import type { Session } from '../../../core/access/sign-in/session.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import {
  hasSecondFactor,
  isFactorRequired,
  updateFactorRequired,
} from '../../../store/access/sign-in/second-factors.ts';
import type { Database } from '../../../store/database.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';

/**
 * Sets whether owners and managers of a venue need a second factor to sign in. People without one set it up at their
 * next sign-in; existing sessions stay.
 * @throws Refusal VENUE_NOT_FOUND; SECOND_FACTOR_MISSING if the person who requires it has no factor that works here
 */
export async function requireFactors(
  db: Database,
  venueId: string,
  isRequired: boolean,
  session: Pick<Session, 'venueId' | 'accountId'>,
  { publicUrl, by, now }: ActStamp & { publicUrl: string | null },
): Promise<void> {
  if (isRequired && !(await hasSecondFactor(db, session, passkeyHostOf(publicUrl))))
    throw new Refusal('SECOND_FACTOR_MISSING');
  await changeVenue(db, venueId, 'Accounts', now, async (tx) => {
    const before = await isFactorRequired(tx, venueId);
    if (before === isRequired) return;
    await updateFactorRequired(tx, venueId, isRequired);
    const properties = [{ name: 'requiresSecondFactor', values: { before, after: isRequired } }];
    const records = [{ kind: 'Settings', id: null, name: null, action: 'Changed', properties } as const];
    await recordAct(tx, venueId, by, { part: 'Accounts', at: now, records });
  });
}
