import { BellRing, Check, ChefHat, Clock, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { LineState } from '../../acts/bill-acts.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './bill.module.css';

const ICONS: Record<LineState, typeof Clock> = {
  Pending: Clock,
  Preparing: ChefHat,
  Ready: BellRing,
  Served: Check,
  Cancelled: X,
};

/** The state of a line as an icon and a word. */
export function LineStateMark({ state, isHeld = false }: { state: LineState; isHeld?: boolean }) {
  const t = useTranslations('app.line');
  const tHeld = useTranslations('pay.held');
  const Icon = isHeld ? Clock : ICONS[state];
  return (
    <span className={classNames(css.state, css[`tone${state}`])}>
      <Icon aria-hidden />
      {isHeld ? tHeld('title') : t(state)}
    </span>
  );
}
