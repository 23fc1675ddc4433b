import { useTranslations } from 'use-intl';
import { MoreWords } from '../../../device/more-words.tsx';
import { Field } from '../../../ui/field.tsx';
import { Card } from '../../card.tsx';
import type { MoneyPart } from '../money-part.ts';
import { DRAWER_WORDS } from './drawer-words.ts';

/** To whom each day report is mailed. */
export function ReportMailCard(part: MoneyPart) {
  return (
    <MoreWords words={DRAWER_WORDS}>
      <ReportMail {...part} />
    </MoreWords>
  );
}

function ReportMail({ settings, form: { value, set }, faultOf }: MoneyPart) {
  const t = useTranslations('drawers.mail');
  const tFields = useTranslations('money.fields');
  return (
    <Card title={t('title')} text={settings.sendsMail ? t('text') : t('off')}>
      <Field
        label={tFields('reportEmails')}
        hint={t('hint')}
        error={faultOf('reportEmails')}
        value={value.reportEmails}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={1_300}
        onChange={({ target }) => set({ reportEmails: target.value })}
      />
    </Card>
  );
}
