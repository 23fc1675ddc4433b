import { useTranslations } from 'use-intl';
import type { Call } from './calls.ts';

/** Says who calls and for what, such as “Table 12 · Adana ready for 3 min”. */
export function useCallSentence(): (call: Call, now: number) => string {
  const t = useTranslations('app.calls');
  return ({ kind, who, what, since, areaId }, now) => {
    const minutes = Math.max(0, Math.floor((now - since) / 60_000));
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
