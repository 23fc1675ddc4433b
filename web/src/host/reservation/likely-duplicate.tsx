import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../api/client.ts';
import css from './clashes.module.css';

/**
 * A notice that a request likely repeats another booking of its guest, with a link to that booking. Staff decide which
 * one to keep.
 */
export function LikelyDuplicate({ reservation }: { reservation: Schemas['VenueReservation'] }) {
  const t = useTranslations('host.duplicate');
  const { status, likelyDuplicateOf } = reservation;
  if (status !== 'Pending' || likelyDuplicateOf === null) return null;
  return (
    <ul className={css.clashes}>
      <li>
        <Copy aria-hidden />
        <span>
          {t('text')} <Link href={`/${likelyDuplicateOf}${location.search}`}>{t('show')}</Link>
        </span>
      </li>
    </ul>
  );
}
