import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../../api/client.ts';
import { ApiFault } from '../../../api/fault.ts';
import { ifMatch } from '../../../api/revision.ts';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { setMenu } from '../changes/menu-change.ts';
import { useMenuEditing } from '../menu-context.tsx';
import type { Product } from '../menu-queries.ts';
import css from './menu-list.module.css';

interface RemoveSheetProps {
  products: readonly Product[];
  onClose: () => void;
  /** Called once all of them are gone. */
  onEnd: () => void;
}

/** Asks once before products go for good, and names them. Hiding them is offered in their place. */
export function RemoveSheet({ products, onClose, onEnd }: RemoveSheetProps) {
  const t = useTranslations('panelMenu.remove');
  const sentenceOf = useFaultSentence();
  const { place } = useMenuEditing();
  const [state, setState] = useState<'Asking' | 'Removing' | { fault: unknown }>('Asking');
  const remove = async () => {
    setState('Removing');
    try {
      for (const { id: productId, revision } of products) {
        const params = { path: { venueId: place.venueId, productId }, header: ifMatch(revision) };
        await dataOf(api.DELETE('/venue/v1/venues/{venueId}/products/{productId}', { params })).catch(
          exceptGone,
        );
        setMenu(place, (menu) =>
          menu.map((category) => ({
            ...category,
            products: category.products.filter(({ id }) => id !== productId),
          })),
        );
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
          <Button isWide onClick={onClose}>
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
          <li key={id}>{name}</li>
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

/** What somebody else removed already is gone as wanted. */
function exceptGone(fault: unknown): void {
  if (!(fault instanceof ApiFault) || fault.status !== 404) throw fault;
}
