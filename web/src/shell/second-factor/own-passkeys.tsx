import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import css from '../sessions/own-sessions.module.css';

interface OwnPasskeysProps {
  passkeys: readonly Schemas['OwnPasskey'][];
  onRemove: (passkey: Schemas['OwnPasskey']) => void;
}

/** The passkeys of the person, including those that only work at a former address. */
export function OwnPasskeys({ passkeys, onRemove }: OwnPasskeysProps) {
  const t = useTranslations('secondFactor');
  const format = useFormatter();
  const onDay = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <ul className={css.sessions} aria-label={t('passkeys')}>
      {passkeys.map((passkey) => {
        const { id, name, since, lastUsedAt, isUsable, host } = passkey;
        return (
          <li key={id} className={css.session}>
            <div className={css.facts}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              {!isUsable && <span className={css.mark}>{t('passkeyElsewhere', { host })}</span>}
              <span>{t('passkeySince', { at: onDay(since) })}</span>
              {lastUsedAt !== null && <span>{t('passkeyUsed', { at: onDay(lastUsedAt) })}</span>}
            </div>
            <Button
              tone="Quiet"
              aria-label={t('removePasskeyOf', { name })}
              onClick={() => onRemove(passkey)}
            >
              {t('removePasskey')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
