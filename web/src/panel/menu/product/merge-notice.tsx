import { Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { LastAuthor } from '../changes/last-author.tsx';
import type { ProductDraft, ProductProperty } from './draft/product-draft.ts';
import type { useProductDraft } from './draft/use-product-draft.ts';
import css from './product.module.css';

interface MergeNoticeProps {
  editing: ReturnType<typeof useProductDraft>;
  recordId: string | null;
}

/** The changes that another person saved while this form was open: those now in the form, and the conflicts to resolve. */
export function MergeNotice({ editing, recordId }: MergeNoticeProps) {
  const t = useTranslations('panelMenu.meanwhile');
  const tField = useTranslations('panelMenu.properties');
  const { conflicts, taken, base, draft, resolveConflict } = editing;
  if (conflicts.length === 0 && taken.length === 0) return null;
  return (
    <div className={css.meanwhile} role="alert">
      <p className={css.meanwhileTitle}>
        <Users aria-hidden /> {t('title')} <LastAuthor recordId={recordId} />
      </p>
      {taken.length > 0 && <p>{t('taken', { fields: taken.map((name) => tField(name)).join(', ') })}</p>}
      {conflicts.map((name) => (
        <div key={name} className={css.conflict}>
          <strong>{tField(name)}</strong>
          <p>
            {t('theirs')}: <q>{textOf(base, name)}</q>
          </p>
          <p>
            {t('mine')}: <q>{textOf(draft, name)}</q>
          </p>
          <Button onClick={() => resolveConflict(name, false)}>{t('takeTheirs')}</Button>
          <Button onClick={() => resolveConflict(name, true)}>{t('keepMine')}</Button>
        </div>
      ))}
    </div>
  );
}

/** A short text for the value of a property; parts are listed by name and price. */
function textOf(draft: ProductDraft, name: ProductProperty): string {
  const value = draft[name];
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return value
    .map((part) =>
      typeof part === 'string' ? part : `${part.name}${'price' in part ? ` ${part.price}` : ''}`,
    )
    .join(', ');
}
