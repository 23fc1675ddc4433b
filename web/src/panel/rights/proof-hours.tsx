import { useTranslations } from 'use-intl';
import { Card } from '../card.tsx';
import { NumberSetting } from '../venue-settings/number-setting.tsx';

const CHOICES = [0, 1, 4, 12, 24, 168];

/** The setting after how many hours the panel asks owners and managers for their password again. */
export function ProofHoursSetting() {
  const t = useTranslations('rights.proof');
  return (
    <Card title={t('title')} text={t('text')}>
      <NumberSetting
        name="proofHours"
        label={t('after')}
        hint={t('hint')}
        choices={CHOICES}
        textOf={(hours) => t('hours', { hours })}
      />
    </Card>
  );
}
