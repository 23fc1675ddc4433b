import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import css from './sheet.module.css';

export interface SheetProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** What is pressed to finish: stays visible while the rest scrolls. */
  foot?: ReactNode;
  /** `Side`: beside the screen on wide ones, from below on phones. */
  place?: 'Middle' | 'Side';
}

/** Something on top of the screen that is dealt with and closed: from below on a phone, in the middle elsewhere. */
export function Sheet({ title, isOpen, onClose, children, foot, place = 'Middle' }: SheetProps) {
  const t = useTranslations('app');
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.veil} />
        <Dialog.Popup className={classNames(css.sheet, place === 'Side' && css.side)}>
          <header className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close render={<Button tone="Quiet" icon={<X />} label={t('close')} />} />
          </header>
          <div className={css.body}>{children}</div>
          {foot !== undefined && <footer className={css.foot}>{foot}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
