import { Flame } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { RushSheet } from './rush-sheet.tsx';
import { useRush } from './use-rush.ts';

/**
 * The button that declares and ends a rush, with its sheet: two taps for half an hour with a usual reason, two to
 * end it. It needs a venue above it. While there is a rush it is pressed and says until when. The props of a
 * button, such as `className`, go to it.
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
