import { useTranslations } from 'use-intl';
import { Segments } from '../../../ui/segments.tsx';
import css from '../pay.module.css';
import type { Paying } from '../use-paying.ts';
import { restingField, type Share } from './entry.ts';

/** The parts of a bill that can be paid, in one row of equal places. */
const SHARES: readonly Share[] = ['All', 'Equal', 'Units'];

/** What is paid next: what remains, an equal share, or dishes that are tapped. */
export function ShareChoice({ paying: { entry, change } }: { paying: Paying }) {
  const t = useTranslations('payments.sheet');
  return (
    <div className={css.shares}>
      <Segments
        label={t('share')}
        value={entry.share}
        options={SHARES.map((value) => ({ value, text: t(`shares.${value}`) }))}
        onChange={(share) =>
          change({ share, given: '', field: share === 'Equal' ? 'people' : restingField(share) })
        }
      />
    </div>
  );
}
