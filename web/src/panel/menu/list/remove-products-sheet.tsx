import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { removeProduct, restoreChangeOf } from '../changes/menu-removal.ts';
import { useMenuEditing } from '../menu-context.tsx';
import type { Product } from '../menu-queries.ts';
import css from './menu-list.module.css';

interface RemoveProductsSheetProps {
  products: readonly Product[];
  onClose: () => void;
  /** Called after all products are removed. */
  onEnd: () => void;
}

/**
 * Asks before products are removed, and names them. The person can hide them instead. The undo button of the change bar
 * restores removed products.
 */
export function RemoveProductsSheet({ products, onClose, onEnd }: RemoveProductsSheetProps) {
  const t = useTranslations('panelMenu.remove');
  const sentenceOf = useFaultSentence();
  const { menuCache, queue } = useMenuEditing();
  const [state, setState] = useState<'Asking' | 'Removing' | { fault: unknown }>('Asking');
  const remove = async () => {
    setState('Removing');
    const removalIds: string[] = [];
    try {
      try {
        for (const product of products) {
          const removalId = await removeProduct(menuCache, product);
          if (removalId !== null) removalIds.push(removalId);
        }
      } finally {
        // If a removal is refused, the undo still covers the earlier ones.
        const { length: count } = removalIds;
        const name = count === 1 ? products[0]!.name : null;
        if (count > 0) queue.addUndo(restoreChangeOf(menuCache, { name, count }, removalIds));
      }
      onEnd();
    } catch (fault) {
      setState({ fault });
    }
  };
  return (
    <Sheet
      title={t('title', { count: products.length })}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button isWide disabled={state === 'Removing'} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button tone="Danger" isWide disabled={state === 'Removing'} onClick={() => void remove()}>
            {t('remove', { count: products.length })}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
      <ul className={css.going}>
        {products.map(({ id, name }) => (
          <li key={id}>
            <VenueText>{name}</VenueText>
          </li>
        ))}
      </ul>
      {typeof state === 'object' && (
        <p role="alert" className={css.fault}>
          {sentenceOf(state.fault)}
        </p>
      )}
    </Sheet>
  );
}
