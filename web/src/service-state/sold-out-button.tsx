import { CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { SoldOutSheet } from './sold-out-sheet.tsx';

/**
 * The button that opens the list in which products are marked as sold out or available. Needs a `VenueContext`. Passes
 * its props on to the button.
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
