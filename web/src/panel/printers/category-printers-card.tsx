import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { Card } from '../card.tsx';
import { VenueText } from '../venue-settings/venue-text.tsx';
import { printersOfCategories } from './category-printers.ts';
import css from './category-printers-card.module.css';

interface CategoryPrintersCardProps {
  categories: readonly Schemas['CategorySetup'][];
  printers: readonly Schemas['Printer'][];
}

/** A card that lists the printers of each category. */
export function CategoryPrintersCard({ categories, printers }: CategoryPrintersCardProps) {
  const t = useTranslations('printers');
  return (
    <Card title={t('who')} text={t('whoText')}>
      <ul className={css.categories}>
        {printersOfCategories(categories, printers).map(({ id, name, printers: used, isFallback }) => (
          <li key={id}>
            <strong>
              <VenueText>{name}</VenueText>
            </strong>
            <span className={isFallback ? css.fallback : undefined}>
              {isFallback && <TriangleAlert aria-hidden />}
              {used.length === 0
                ? t('boardOnly')
                : isFallback
                  ? t('fallback', { name: used[0]! })
                  : used.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
