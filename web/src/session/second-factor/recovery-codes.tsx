import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import css from './second-factor.module.css';

/** Shows new recovery codes, which are never shown again, with buttons to save them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('secondFactor');
  const text = `${t('recoveryTitle')} · Sofra · ${location.host}\n\n${codes.join('\n')}\n`;
  return (
    <section className={css.form} aria-label={t('recoveryTitle')}>
      <h3>{t('recoveryTitle')}</h3>
      <p>{t('recoveryText')}</p>
      <ol className={css.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <a
        className={css.save}
        download="sofra-recovery-codes.txt"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
      >
        {t('save')}
      </a>
      <Button tone="Main" size="Large" isWide onClick={onDone}>
        {t('kept')}
      </Button>
    </section>
  );
}
