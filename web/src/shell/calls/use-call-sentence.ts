import { useTranslations } from 'use-intl';
import { minutesSince } from '../../time/use-time-ago.ts';
import type { Call } from './calls.ts';

/** Says who calls and for what, such as “Table 12 · Adana ready for 3 min”, or which printer does not print, and why. */
export function useCallSentence(): (call: Call, now: number) => string {
  const t = useTranslations('app.calls');
  const ofPrinters = useTranslations('pay.printers');
  return ({ kind, who, what, since, areaId, trouble }, now) => {
    if (kind === 'Printer')
      return ofPrinters('failing', { name: who ?? '', trouble: ofPrinters(`trouble.${trouble ?? 'none'}`) });
    const minutes = minutesSince(since, now);
    const named = areaId !== null && /^\d+$/.test(who ?? '') ? t('table', { name: who ?? '' }) : who;
    const said =
      kind === 'Waits' && what === null
        ? t('noOrder', { minutes })
        : what !== null && kind !== 'Request'
          ? minutes === 0
            ? t('ready', { what })
            : t('readyFor', { what, minutes })
          : [t(`kinds.${kind}`), what].filter((part) => part !== null).join(' · ');
    return `${named} · ${said}`;
  };
}
