import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { VenueField } from '../../venue-settings/venue-text.tsx';
import type { CampaignCardProps } from '../campaign-card-props.ts';
import css from '../campaign-part.module.css';
import { CoveredProductsPicker } from '../covers/covered-products-picker.tsx';
import type { SetMenuPart } from './campaign-form.ts';

interface SetMenuPartsProps {
  form: CampaignCardProps['form'];
  categories: readonly Schemas['CategorySetup'][];
  error: string | undefined;
}

const MOST_PARTS = 10;

/** The parts of a set menu, each with the products that a guest may choose for it. */
export function SetMenuParts({ form: { value, set }, categories, error }: SetMenuPartsProps) {
  const t = useTranslations('campaigns');
  const { parts } = value;
  const change = (at: number, part: Partial<SetMenuPart>) =>
    set({ parts: parts.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity while they are entered
        <div key={at} className={css.part}>
          <div className={css.partHead}>
            <VenueField
              label={t('partName', { number: at + 1 })}
              placeholder={t('partExample')}
              value={part.name}
              maxLength={100}
              onChange={({ target }) => change(at, { name: target.value })}
            />
            {parts.length > 1 && (
              <Button
                tone="Quiet"
                icon={<Trash2 />}
                label={t('removePart', { number: at + 1 })}
                onClick={() => set({ parts: parts.filter((_, place) => place !== at) })}
              />
            )}
          </div>
          <CoveredProductsPicker
            label={t('partCovers', { number: at + 1 })}
            covers={part.covers}
            categories={categories}
            onChange={(covers) => change(at, { covers })}
          />
        </div>
      ))}
      {error !== undefined && <p className={css.fault}>{error}</p>}
      {parts.length < MOST_PARTS && (
        <div>
          <Button icon={<Plus />} onClick={() => set({ parts: [...parts, { name: '', covers: [] }] })}>
            {t('addPart')}
          </Button>
        </div>
      )}
    </>
  );
}
