import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import type { CoveredEntry } from '../editor/campaign-form.ts';
import { coveredNames } from '../use-summary.ts';
import css from './covered-products-picker.module.css';
import { CoveredProductsSheet } from './covered-products-sheet.tsx';

interface CoveredProductsPickerProps {
  label: string;
  covers: readonly CoveredEntry[];
  categories: readonly Schemas['CategorySetup'][];
  onChange: (covers: CoveredEntry[]) => void;
  error?: string | undefined;
}

/** The most covered products that are listed. */
const MOST_SHOWN = 30;

/** The products and portions that a campaign covers. Each can be removed; a sheet adds others. */
export function CoveredProductsPicker({
  label,
  covers,
  categories,
  onChange,
  error,
}: CoveredProductsPickerProps) {
  const t = useTranslations('campaigns');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const nameOf = coveredNames(categories);
  return (
    <fieldset className={css.picker} aria-describedby={error && id} data-fault={error && true}>
      <legend>{label}</legend>
      <ul className={css.covers}>
        {covers.slice(0, MOST_SHOWN).map((one) => (
          <li key={`${one.product}.${one.portion}`}>
            <VenueText>{nameOf(one)}</VenueText>
            <button
              type="button"
              aria-label={t('takeOut', { name: nameOf(one) })}
              onClick={() => onChange(covers.filter((other) => other !== one))}
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
        {covers.length > MOST_SHOWN && <li>{t('more', { count: covers.length - MOST_SHOWN })}</li>}
        <li className={css.add}>
          <Button icon={<Plus />} onClick={() => setIsOpen(true)}>
            {t('choose')}
          </Button>
        </li>
      </ul>
      {error !== undefined && (
        <p id={id} className={css.fault}>
          {error}
        </p>
      )}
      {isOpen && (
        <CoveredProductsSheet
          title={label}
          covers={covers}
          categories={categories}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </fieldset>
  );
}
