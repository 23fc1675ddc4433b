import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import type { Settings } from '../../panel-queries.ts';
import { useKeptState, useUndoAfterLeaving } from '../../undo/panel-undo.tsx';
import type { RemovalUndo } from '../../undo/undo-toast.tsx';
import { saveSpecialDays } from './save-special-days.ts';
import type { SpecialDay } from './year.ts';

export interface RemovedDays {
  /** Restores all days of the last removal; `null` if there is none. */
  removalUndo: RemovalUndo | null;
  remember: (days: readonly SpecialDay[]) => void;
}

/**
 * The special days that were removed last. They can be restored on this page, and on the next page that the person
 * opens.
 */
export function useRemovedDays(settings: Settings): RemovedDays {
  const t = useTranslations('hours');
  const dateOf = useDateName();
  const client = useQueryClient();
  const [removed, remember] = useKeptState<readonly SpecialDay[]>('special-days', () => []);
  const [first, last] = [removed[0], removed.at(-1)];
  const undo = async () => {
    for (const day of removed) await saveSpecialDays(client, settings, [day.date], day);
    remember([]);
  };
  const removalUndo =
    first === undefined || last === undefined
      ? null
      : {
          text: t('removed', {
            date: first === last ? dateOf(first.date) : `${dateOf(first.date)} – ${dateOf(last.date)}`,
          }),
          undo,
        };
  useUndoAfterLeaving('special-days', () => removalUndo);
  return { removalUndo, remember };
}

/** @returns a function that writes a date with its weekday. */
export function useDateName(): (date: string) => string {
  const format = useFormatter();
  return (date) =>
    format.dateTime(new Date(`${date}T12:00:00Z`), {
      ...{ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    });
}
