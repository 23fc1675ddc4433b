import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore, Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Message } from '../../../ui/message.tsx';
import { BackLink } from '../../back-link.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { restoreChangeOf } from '../changes/menu-removal.ts';
import { useMenuEditing } from '../menu-context.tsx';
import { removalsQuery } from '../menu-queries.ts';
import css from './removed.module.css';

/** The products and categories that were recently removed from the menu, each with a button that restores it. */
export default function RemovalsPage() {
  const t = useTranslations('panelMenu.removed');
  const { menuCache } = useMenuEditing();
  const { data, error, refetch } = useQuery(removalsQuery(menuCache.venueId));
  if (data === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  return (
    <section className={css.page}>
      <BackLink>{t('back')}</BackLink>
      <h1>{t('title')}</h1>
      <p className={css.soft}>{t('text')}</p>
      {data.length === 0 && <Message icon={<ArchiveRestore />} title={t('none')} text={t('noneText')} />}
      <ol className={css.removals}>
        {data.map((removal) => (
          <Removal key={removal.id} removal={removal} />
        ))}
      </ol>
    </section>
  );
}

function Removal({ removal }: { removal: Schemas['MenuRemoval'] }) {
  const t = useTranslations('panelMenu.removed');
  const tHistory = useTranslations('panelMenu.history');
  const format = useFormatter();
  const { menuCache, queue, changes } = useMenuEditing();
  const { id, at, by, categories, products, productCount } = removal;
  const [category] = categories;
  const count = category === undefined ? productCount : 1;
  const name = category?.name ?? (productCount === 1 ? products[0]!.name : null);
  const names = products.map((product) => product.name).join(', ');
  const more = productCount - products.length;
  return (
    <li className={css.removal}>
      <div>
        <strong>
          {category === undefined ? <VenueText>{names}</VenueText> : t('category', { name: category.name })}
        </strong>
        {category !== undefined && productCount > 0 && (
          <span>
            <VenueText>{names}</VenueText>
            {more > 0 && ` ${tHistory('more', { count: more })}`}
          </span>
        )}
        <small className={css.soft}>
          {t('by', {
            name: by.name,
            at: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </small>
      </div>
      <Button
        icon={<Undo2 />}
        aria-label={t('bringBackOf', { name: category?.name ?? names })}
        disabled={changes.pending.length > 0}
        onClick={() => void queue.add(restoreChangeOf(menuCache, { name, count }, [id]))}
      >
        {t('bringBack')}
      </Button>
    </li>
  );
}
