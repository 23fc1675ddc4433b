import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { CodeField, createFieldReader } from './code-field.tsx';
import css from './second-factor.module.css';

interface ConfirmSecretProps {
  shown: Schemas['ShownSecret'];
  isPending: boolean;
  error: string | undefined;
  onConfirm: (code: string) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app as a QR code, and asks for the first code of the app. */
export function ConfirmSecret({ shown, isPending, error, onConfirm, onCancel }: ConfirmSecretProps) {
  const t = useTranslations('secondFactor');
  const { submit } = useSubmit({}, (form) => onConfirm(createFieldReader(form)('code')));
  return (
    <form className={css.form} onSubmit={submit}>
      <p>{t('scan')}</p>
      <div className={css.qr}>
        <QrCode text={shown.uri} label={t('qr')} />
      </div>
      <a href={shown.uri}>{t('onThisDevice')}</a>
      <p>{t('key')}</p>
      <output className={css.secret} dir="ltr">
        {shown.secret.match(/.{1,4}/g)?.join(' ')}
      </output>
      <p>{t('enter')}</p>
      <CodeField only="App" error={error} />
      <Button type="submit" tone="Main" size="Large" isWide disabled={isPending}>
        {t('confirm')}
      </Button>
      <Button tone="Quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  );
}
