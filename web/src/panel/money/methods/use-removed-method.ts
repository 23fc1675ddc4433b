import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type Settings, settingsQuery } from '../../panel-queries.ts';
import { useKeptState, useUndoAfterLeaving } from '../../undo/panel-undo.tsx';
import type { RemovalUndo } from '../../undo/undo-toast.tsx';
import { saveSettings } from '../../venue-settings/use-save-settings.ts';
import { type RemovedMethod, restoreMethod } from './payment-methods.ts';

export interface MethodRemoval {
  /** Restores the payment method that was removed last; `null` if there is none. */
  removalUndo: RemovalUndo | null;
  remember: (removed: RemovedMethod) => void;
}

/** The payment method that was removed last. It can be restored on this page, and on the next page that the person opens. */
export function useRemovedMethod({ id: venueId }: Settings): MethodRemoval {
  const t = useTranslations('money.methods');
  const client = useQueryClient();
  const [removed, remember] = useKeptState<RemovedMethod | null>('payment-method', () => null);
  const undo = async () => {
    if (removed === null) return;
    // The list may have changed in the meantime: the method is added to the present list.
    const now = await client.fetchQuery({ ...settingsQuery(venueId), staleTime: 0, retry: false });
    const paymentMethods = restoreMethod(now.paymentMethods, removed);
    await saveSettings(client, now, { paymentMethods });
    remember(null);
  };
  const removalUndo = removed && {
    ...{ text: t('removed', { name: removed.method.name }) },
    undo,
  };
  useUndoAfterLeaving('payment-method', () => removalUndo);
  return { removalUndo, remember };
}
