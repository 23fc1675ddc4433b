import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import type { Category } from '../menu-queries.ts';
import css from './menu-list.module.css';

interface CategoryRemovalProps {
  category: Category;
  isBusy: boolean;
  onRemove: () => void;
}

/** Removes a category after a question that names its products. */
export function CategoryRemoval({ category: { name, products }, isBusy, onRemove }: CategoryRemovalProps) {
  const t = useTranslations('panelMenu.category');
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button tone="Danger" icon={<Trash2 />} onClick={() => setIsAsked(true)}>
        {t('remove')}
      </Button>
    );
  }
  return (
    <div className={css.question} role="alert">
      <p>{t('removeText', { name, count: products.length })}</p>
      <ul className={css.going}>
        {products.map((product) => (
          <li key={product.id}>
            <VenueText>{product.name}</VenueText>
          </li>
        ))}
      </ul>
      <Button onClick={() => setIsAsked(false)}>{t('keep')}</Button>
      <Button tone="Danger" disabled={isBusy} onClick={onRemove}>
        {t('removeAll', { count: products.length })}
      </Button>
    </div>
  );
}
