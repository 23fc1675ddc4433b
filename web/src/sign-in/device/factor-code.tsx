import { useTranslations } from 'use-intl';
import { CodeField } from '../../session/second-factor/code-field.tsx';
import { SecondFactorWords } from '../../session/second-factor/second-factor-words.tsx';

/** The field for a code of the second factor, next to the password. */
export default function FactorCode({ error }: { error: string | undefined }) {
  return (
    <SecondFactorWords>
      <Code error={error} />
    </SecondFactorWords>
  );
}

function Code({ error }: { error: string | undefined }) {
  const t = useTranslations('secondFactor');
  return (
    <>
      <p>{t('passkeysNotShared')}</p>
      <CodeField error={error} />
    </>
  );
}
