import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../card.tsx';
import type { Settings } from '../../panel-queries.ts';
import { OwnText } from '../../venue-settings/own-text.tsx';
import css from '../money-list.module.css';
import { REASON_KINDS, type ReasonKind } from './reasons-form.ts';
import { ReasonsSheet } from './reasons-sheet.tsx';

/** Why things are taken off: the reasons of each kind, and which kinds need one. */
export function ReasonsCard({ settings }: { settings: Settings }) {
  const t = useTranslations('money.reasons');
  const [opened, setOpened] = useState<ReasonKind | null>(null);
  return (
    <Card title={t('title')} text={t('text')}>
      <div className={css.list}>
        {REASON_KINDS.map((kind) => {
          const { usual, isNeeded } = settings.reasons[kind];
          return (
            <button key={kind} type="button" className={css.row} onClick={() => setOpened(kind)}>
              <strong>{t(`kinds.${kind}`)}</strong>
              <small>
                {t(isNeeded ? 'needed' : 'optional')} ·{' '}
                {usual.length === 0 ? t('empty') : <OwnText>{usual.join(', ')}</OwnText>}
              </small>
            </button>
          );
        })}
      </div>
      {opened !== null && (
        <ReasonsSheet key={opened} settings={settings} kind={opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}
