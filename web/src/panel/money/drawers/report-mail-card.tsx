import { useTranslations } from 'use-intl';
import { PartWordsProvider } from '../../../device/part-words-provider.tsx';
import { Field } from '../../../ui/field.tsx';
import { Card } from '../../card.tsx';
import type { MoneyCardProps } from '../money-card-props.ts';
import { DRAWER_WORDS } from './drawer-words.ts';

interface ReportMailProps extends Pick<MoneyCardProps, 'settings' | 'form'> {
  /** Whether the person tried to save invalid addresses. */
  isWrong: boolean;
}

/** The e-mail addresses to which each day report is sent. */
export function ReportMailCard(part: ReportMailProps) {
  return (
    <PartWordsProvider words={DRAWER_WORDS}>
      <ReportMail {...part} />
    </PartWordsProvider>
  );
}

function ReportMail({ settings, form: { value, set }, isWrong }: ReportMailProps) {
  const t = useTranslations('drawers.mail');
  return (
    <Card title={t('title')} text={settings.sendsMail ? t('text') : t('off')}>
      <Field
        label={t('to')}
        hint={t('hint')}
        error={isWrong ? t('wrong') : undefined}
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
