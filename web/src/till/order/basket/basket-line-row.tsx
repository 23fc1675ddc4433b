import { CircleAlert, Minus, Plus, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.ts';
import { useCourses } from '../menu/use-courses.ts';
import css from './basket.module.css';
import type { BasketLine } from './basket.ts';
import { LineText } from './line-text.tsx';
import type { LineReason } from './refusal.ts';

const LineCourse = lazyPart(() => import('./line-course.tsx'));

interface BasketLineRowProps {
  line: BasketLine;
  /** Why the line was refused; `null` if it was not refused. */
  reason: LineReason | null;
  /** The total of the line before campaigns; `null` if it is not known. */
  total: number | null;
  /** Whether the shown total is outdated and is being read again. */
  isOld: boolean;
  canGrow: boolean;
  /** Whether the line was added last. */
  isNewest: boolean;
  onOpen: () => void;
  onStep: (by: 1 | -1) => void;
}

/** An unsent line. Reducing its quantity below one removes it. */
export function BasketLineRow(props: BasketLineRowProps) {
  const { line, reason, total, isOld, canGrow, isNewest, onOpen, onStep } = props;
  const t = useTranslations('till.basket');
  const hasCourses = useCourses().length > 0;
  return (
    <li className={classNames(css.line, reason !== null && css.isWrong)}>
      <button type="button" className={css.lineText} onClick={onOpen}>
        <LineText line={line} hasUnits={false} />
        {total !== null && (
          <span className={classNames(css.lineTotal, isOld && css.isOld)}>
            <Amount value={total} />
          </span>
        )}
        <span className="unseen">{t('change')}</span>
      </button>
      <span className={css.units}>
        <Button
          tone="Quiet"
          icon={line.quantity === 1 ? <Trash2 /> : <Minus />}
          label={t(line.quantity === 1 ? 'remove' : 'less')}
          onClick={() => onStep(-1)}
        />
        <output aria-label={t('units')}>{line.quantity}</output>
        <Button
          tone="Quiet"
          icon={<Plus />}
          label={t('more')}
          disabled={!canGrow}
          onClick={() => onStep(1)}
        />
      </span>
      {hasCourses && (
        <Suspense>
          <LineCourse line={line} isNewest={isNewest} />
        </Suspense>
      )}
      {reason !== null && (
        <span className={css.reason}>
          <CircleAlert aria-hidden />
          {t(`reasons.${reason}`)}
        </span>
      )}
    </li>
  );
}
