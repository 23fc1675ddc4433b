import { CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { SoldOutSheet } from './sold-out-sheet.tsx';

/**
 * The button that opens the list where products are sold out and put back: two taps each, and typing to find one.
 * It needs a venue above it. The props of a button, such as `className`, go to it.
 */
export function SoldOutButton(button: Pick<ButtonProps, 'className' | 'tone' | 'size' | 'isWide'>) {
  const t = useTranslations('serviceState.soldOut');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} icon={<CircleSlash />} onClick={() => setIsOpen(true)}>
        <span>{t('button')}</span>
      </Button>
      <SoldOutSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
