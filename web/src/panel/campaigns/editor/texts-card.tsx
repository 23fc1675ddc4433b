import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Field } from '../../../ui/field.tsx';
import { Card } from '../../card.tsx';
import { languageAttributes, VenueField } from '../../venue-settings/venue-text.tsx';
import type { CampaignCardProps } from '../campaign-card-props.ts';
import css from '../campaign-part.module.css';

interface TextsCardProps extends CampaignCardProps {
  languages: readonly Schemas['Language'][];
}

/** The name of a campaign on bills, its badge on the menu, and their translations. */
export function TextsCard({ form: { value, set }, faults, languages }: TextsCardProps) {
  const t = useTranslations('campaigns');
  const { translations } = value;
  return (
    <Card title={t('texts')}>
      <div className={css.fields}>
        <VenueField
          label={t('fields.name')}
          hint={t('nameHint')}
          value={value.name}
          maxLength={100}
          onChange={({ target }) => set({ name: target.value })}
          error={faults.name && t(`faults.${faults.name}`)}
        />
        <VenueField
          label={t('fields.badgeText')}
          hint={t('badgeHint')}
          value={value.badgeText}
          maxLength={40}
          onChange={({ target }) => set({ badgeText: target.value })}
        />
        {languages
          .filter(({ isDefault }) => !isDefault)
          .flatMap(({ code, name }) =>
            (['name', 'badgeText'] as const).map((field) => (
              <Field
                key={`${code}.${field}`}
                label={t(`translated.${field}`, { language: name })}
                {...languageAttributes(code)}
                value={translations[code]?.[field] ?? ''}
                maxLength={field === 'name' ? 100 : 40}
                onChange={({ target }) =>
                  set({
                    translations: {
                      ...translations,
                      [code]: {
                        ...(translations[code] ?? { name: '', badgeText: '' }),
                        [field]: target.value,
                      },
                    },
                  })
                }
              />
            )),
          )}
      </div>
    </Card>
  );
}
