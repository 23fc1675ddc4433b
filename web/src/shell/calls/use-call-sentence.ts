import { useTranslations } from 'use-intl';
import { minutesSince } from '../../time/use-time-ago.ts';
import type { Call } from './calls.ts';

/**
 * Who calls, such as “Table 12”, and why, such as “Adana ready for 3 min”. For a printer, the reason includes its name.
 */
export interface CallTexts {
  who: string | null;
  reason: string;
}

export function useCallTexts(): (call: Call, now: number) => CallTexts {
  const t = useTranslations('app.calls');
  const ofPrinters = useTranslations('pay.printers');
  return ({ kind, who, what, since, areaId, trouble }, now) => {
    if (kind === 'Printer') {
      const reason = ofPrinters('failing', {
        name: who ?? '',
        trouble: ofPrinters(`trouble.${trouble ?? 'none'}`),
      });
      return { who: null, reason };
    }
    const minutes = minutesSince(since, now);
    const named = areaId !== null && /^\d+$/.test(who ?? '') ? t('table', { name: who ?? '' }) : who;
    const reason =
      kind === 'Waits' && what === null
        ? t('noOrder', { minutes })
        : what !== null && kind !== 'Request'
          ? minutes === 0
            ? t('ready', { what })
            : t('readyFor', { what, minutes })
          : [t(`kinds.${kind}`), what].filter((part) => part !== null).join(' · ');
    return { who: named, reason };
  };
}

/** Who calls and why in one line, such as “Table 12 · Adana ready for 3 min”. */
export function useCallSentence(): (call: Call, now: number) => string {
  const textsOf = useCallTexts();
  return (call, now) => {
    const { who, reason } = textsOf(call, now);
    return who === null ? reason : `${who} · ${reason}`;
  };
}
