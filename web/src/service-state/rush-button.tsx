import { Flame } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { RushSheet } from './rush-sheet.tsx';
import { useRush } from './use-rush.ts';

/**
 * The button for the rush, with its sheet: two taps declare a rush of half an hour with a usual reason, two taps end
 * it. During a rush it is pressed and shows when the rush ends. Needs a `VenueContext`. Passes its props on to the
 * button.
 */
export function RushButton(button: Pick<ButtonProps, 'className' | 'tone' | 'size' | 'isWide'>) {
  const t = useTranslations('serviceState.rush');
  const format = useFormatter();
  const [isOpen, setIsOpen] = useState(false);
  const { until } = useRush();
  const text =
    until === null
      ? t('button')
      : t('on', { until: format.dateTime(until, { hour: '2-digit', minute: '2-digit' }) });
  return (
    <>
      <Button {...button} icon={<Flame />} aria-pressed={until !== null} onClick={() => setIsOpen(true)}>
        <span>{text}</span>
      </Button>
      <RushSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
