import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Clash } from '../../acts/reservation-acts.ts';
import css from './clashes.module.css';

/** What speaks against a party, in words. Nothing is refused for it: people decide. */
export function Clashes({ clashes }: { clashes: readonly Clash[] | null | undefined }) {
  const t = useTranslations('host.clashes');
  if (!clashes || clashes.length === 0) return null;
  return (
    <ul className={css.clashes}>
      {clashes.map((clash) => (
        <li key={clash}>
          <TriangleAlert aria-hidden />
          {t(clash)}
        </li>
      ))}
    </ul>
  );
}
