import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { CloseStep } from './close-step.tsx';
import { CountStep } from './counting/count-step.tsx';
import css from './day.module.css';
import type { Drawer } from './day-queries.ts';
import { DeclareStep } from './declare-step.tsx';

const STEPS = ['count', 'declare', 'close'] as const;

interface DayClosingProps {
  drawers: Schemas['Drawers'];
  drawer: Drawer;
  onClose: () => void;
}

/** The steps at the end of the day: count the drawer, declare the totals of terminals, close the day. */
export function DayClosing({ drawers, drawer, onClose }: DayClosingProps) {
  const t = useTranslations('day.steps');
  const [at, setAt] = useState(0);
  const next = () => setAt(at + 1);
  return (
    <>
      <ol className={css.steps}>
        {STEPS.map((step, place) => (
          <li key={step} aria-current={place === at ? 'step' : undefined} data-done={place < at}>
            {t(step)}
          </li>
        ))}
      </ol>
      {at === 0 && <CountStep drawers={drawers} drawer={drawer} onNext={next} />}
      {at === 1 && <DeclareStep onNext={next} />}
      {at === 2 && <CloseStep onDone={onClose} />}
    </>
  );
}
