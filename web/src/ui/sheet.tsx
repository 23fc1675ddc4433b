import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { lazyPart } from './parts/lazy-part.ts';
import css from './sheet.module.css';
import { useTyping } from './way-back/use-typing.ts';
import { useWayBack } from './way-back/way-back.ts';

const UnsavedTyping = lazyPart(() => import('./way-back/unsaved-typing.tsx'));

export interface SheetProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The buttons that finish the sheet; they stay visible while the content scrolls. */
  foot?: ReactNode;
  /** `Side`: at the side of wide screens, at the bottom of phones. */
  place?: 'Middle' | 'Side';
  /**
   * Whether the address of the page opens and closes the sheet. It then needs no entry in the history.
   * @default false
   */
  hasAddress?: boolean;
  /**
   * Whether the sheet keeps typed text when it is closed. Otherwise it asks before it discards the text.
   * @default false
   */
  keepsTyped?: boolean;
  /** Whether there is an unsaved choice. Typed text is noticed without it. @default false */
  hasChosen?: boolean;
}

/** A dialog over the screen: at the bottom of a phone, in the middle of other screens. */
export function Sheet(props: SheetProps) {
  const { title, isOpen, onClose, children, foot, place = 'Middle' } = props;
  const { hasAddress = false, keepsTyped = false, hasChosen = false } = props;
  const t = useTranslations('app');
  const typing = useTyping();
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    // Going back while the question is shown returns to the sheet.
    if (!keepsTyped && (hasChosen || typing.isUnsaved())) setIsAsking(!isAsking);
    else onClose();
  };
  if (isAsking && !isOpen) setIsAsking(false);
  const discard = () => {
    setIsAsking(false);
    onClose();
  };
  useWayBack(isOpen && !hasAddress, leave);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && leave()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.veil} />
        <Dialog.Popup
          className={classNames(css.sheet, place === 'Side' && css.side)}
          onFocusCapture={typing.onFocus}
        >
          <header className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close render={<Button tone="Quiet" icon={<X />} label={t('close')} />} />
          </header>
          <div className={css.body}>{children}</div>
          {isAsking && (
            <Suspense>
              <UnsavedTyping onDiscard={discard} onKeep={() => setIsAsking(false)} />
            </Suspense>
          )}
          {!isAsking && foot !== undefined && foot !== false && <footer className={css.foot}>{foot}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
