import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Act } from '../../acts/act.ts';
import { useActQueue } from '../../acts/acts-provider.tsx';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { ApiFault, type FaultDescription } from '../../api/fault.ts';
import { approvalQuery } from '../../api/queries.ts';

type Needed = Omit<Schemas['ApprovalQuestion'], 'reason'>;

const RETRY_MS = 3_000;

/**
 * Requests the approval of an act, sends the act again once a colleague approves it, and marks it as refused if one
 * declines.
 */
export function useApprovalRequest(act: Act) {
  const t = useTranslations('approvals.sheet');
  const queue = useActQueue();
  const client = useQueryClient();
  const { key, venueId, fault, approvalId } = act;
  const { data: approval = null } = useQuery({
    ...approvalQuery(venueId, approvalId ?? ''),
    enabled: approvalId !== undefined,
  });
  /**
   * The id of the approval with which the act was last sent. If it was refused again, the act deducts more than was
   * approved.
   */
  const tried = useRef<string | null>(null);
  const ask = useMutation({
    networkMode: 'always',
    retry: (_count, error) => error instanceof ApiFault && error.isTransient,
    retryDelay: RETRY_MS,
    mutationFn: () =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/approvals', {
          params: { path: { venueId } },
          body: { ...(fault?.details as Needed), ...reasonOf(act) },
        }),
      ),
    onSuccess: (asked) => {
      client.setQueryData(approvalQuery(venueId, asked.id).queryKey, asked);
      queue.noteApproval(key, asked.id);
    },
  });
  const isNew = approvalId === undefined || tried.current === approvalId;
  const { mutate, isIdle } = ask;
  useEffect(() => {
    if (isNew && isIdle) mutate();
  }, [isNew, isIdle, mutate]);
  const isAgreed = approval?.state === 'Agreed' && approval.id === approvalId;
  const decliner = approval?.state === 'Declined' ? (approval.answeredBy?.name ?? '') : null;
  useEffect(() => {
    if (isAgreed && tried.current !== approvalId) {
      tried.current = approvalId ?? null;
      queue.retry(key);
    }
  }, [isAgreed, approvalId, queue, key]);
  useEffect(() => {
    if (decliner !== null) queue.markRefused(key, declinedFault(t('declined', { name: decliner })));
  }, [decliner, queue, key, t]);
  const stop = () => {
    queue.markRefused(key, declinedFault(t('stopped')));
    if (approvalId !== undefined) void takeBack(venueId, approvalId);
  };
  return { approval, ask, stop, isOver: approval?.state === 'Expired' || approval?.state === 'TakenBack' };
}

/** Withdraws the request. If this fails, the request expires after a few minutes. */
async function takeBack(venueId: string, approvalId: string): Promise<void> {
  await api
    .DELETE('/venue/v1/venues/{venueId}/approvals/{approvalId}', {
      params: { path: { venueId, approvalId } },
    })
    .catch(() => null);
}

function reasonOf({ input }: Act): { reason?: string } {
  const { reason } = input as { reason?: string | null };
  return reason ? { reason } : {};
}

/** The fault that is shown where the act was made: the act was not done, and the entered text is still there. */
function declinedFault(message: string): FaultDescription {
  const nothing = { problems: [], details: null, retryAfterSeconds: null, traceId: null };
  return { code: 'APPROVAL_DECLINED', status: 403, message, ...nothing };
}
