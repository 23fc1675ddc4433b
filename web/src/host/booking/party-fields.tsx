import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import type { Party } from '../tables/table-choices.ts';
import css from './booking-sheet.module.css';
import { Choices } from './choices.tsx';

const TableChoice = lazyPart(() => import('../tables/table-choice.tsx'));

/** The usual numbers of guests. */
const GUESTS = ['1', '2', '3', '4', '5', '6', '8', '10'].map((value) => ({ value }));

interface GuestsFieldProps {
  guests: string;
  onChange: (guests: string) => void;
  error: string | undefined;
}

/** The field for the number of guests. */
export function GuestsField({ guests, onChange, error }: GuestsFieldProps) {
  const t = useTranslations('host.booking');
  return (
    <Choices
      label={t('guests')}
      other={t('otherGuests')}
      otherType="number"
      value={guests}
      options={GUESTS}
      onChange={onChange}
      error={error}
    />
  );
}

interface TablesFieldProps {
  party: Party;
  chosen: readonly string[];
  onChoose: (tableIds: readonly string[]) => void;
  error: string | undefined;
}

/** The field for the tables of a party. */
export function TablesField({ party, chosen, onChoose, error }: TablesFieldProps) {
  const t = useTranslations('host.booking');
  return (
    <fieldset className={css.tables} aria-label={t('tables')}>
      {error !== undefined && (
        <p className={css.wrong} data-fault>
          {error}
        </p>
      )}
      <Suspense>
        <TableChoice {...{ party, chosen, onChoose }} />
      </Suspense>
    </fieldset>
  );
}
