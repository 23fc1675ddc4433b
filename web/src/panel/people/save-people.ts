import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { removeRecord, type SeenRecord, writeRecord } from '../../api/record-writes.ts';
import { proveSession } from '../../session/prove-session.ts';
import { accountsQuery } from '../panel-queries.ts';

/** Runs a change of the accounts of a venue and reads them again, also if the change failed. */
export function usePeopleChange<Input, Answer>(venueId: string, change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: accountsQuery(venueId).queryKey }),
        client.invalidateQueries({ queryKey: keys.session }),
      ]),
  });
}

const ACCOUNT = '/venue/v1/venues/{venueId}/accounts/{accountId}';

export const addAccount = async (venueId: string, body: Schemas['NewAccount']) => {
  await proveByPassword(body);
  return dataOf(api.POST('/venue/v1/venues/{venueId}/accounts', { params: { path: { venueId } }, body }));
};

export const changeAccount = async (venueId: string, seen: SeenRecord, body: Schemas['AccountChange']) => {
  await proveByPassword(body);
  return writeRecord(seen, (header) =>
    dataOf(api.PATCH(ACCOUNT, { params: { path: { venueId, accountId: seen.id }, header }, body })),
  );
};

/**
 * Uses the password in a request also as the proof that the service requires, so that the person types it only once.
 */
async function proveByPassword({ currentPassword }: { currentPassword?: string | undefined }): Promise<void> {
  if (currentPassword !== undefined) await proveSession({ currentPassword });
}

export const removeAccount = (venueId: string, seen: SeenRecord) =>
  removeRecord(seen, (header) =>
    dataOf(api.DELETE(ACCOUNT, { params: { path: { venueId, accountId: seen.id }, header } })),
  );

/** Ends all sessions of the own account except this one. */
export const signOutElsewhere = () => dataOf(api.DELETE('/venue/v1/session/others'));

/** Removes the second factor of a colleague. */
export const removeSecondFactor = (venueId: string, accountId: string) =>
  dataOf(api.DELETE(`${ACCOUNT}/second-factor`, { params: { path: { venueId, accountId } } }));

/** Resends the invitation of a person by e-mail. */
export const sendInvitation = (venueId: string, accountId: string) =>
  dataOf(api.POST(`${ACCOUNT}/invitation`, { params: { path: { venueId, accountId } } }));

/** Withdraws an invitation: its link stops working. */
export const withdrawInvitation = (venueId: string, accountId: string) =>
  dataOf(api.DELETE(`${ACCOUNT}/invitation`, { params: { path: { venueId, accountId } } }));

/** Makes a link with which the person of an account sets a new password. */
export const makePasswordLink = (venueId: string, accountId: string, body: Schemas['PasswordLinkWish']) =>
  dataOf(api.POST(`${ACCOUNT}/password-link`, { params: { path: { venueId, accountId } }, body }));
