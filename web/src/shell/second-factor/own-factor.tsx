import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { canUsePasskeys } from '../../session/second-factor/passkeys.ts';
import { SecondFactorWords } from '../../session/second-factor/second-factor-words.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import css from '../sessions/own-sessions.module.css';
import { type FactorAct, FactorStep } from './factor-step.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';

const ownFactorQuery = queryOptions({
  queryKey: ['own-factor'],
  queryFn: () => dataOf(api.GET('/venue/v1/session/second-factor')),
  staleTime: 0,
});

/** The person's own two-step sign-in: an app, passkeys, recovery codes, and turning it off. */
export default function OwnFactor() {
  return (
    <SecondFactorWords>
      <Factor />
    </SecondFactorWords>
  );
}

function Factor() {
  const t = useTranslations('secondFactor');
  const { data: factor, error, refetch } = useQuery(ownFactorQuery);
  const [act, setAct] = useState<FactorAct | null>(null);
  if (factor === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  return (
    <section className={css.part} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {act === null ? (
        <FactorOverview factor={factor} onAct={setAct} />
      ) : (
        <FactorStep
          act={act}
          hasFactor={factor.since !== null || factor.passkeys.length > 0}
          onEnd={() => {
            setAct(null);
            void refetch();
          }}
        />
      )}
    </section>
  );
}

interface FactorOverviewProps {
  factor: Schemas['OwnFactor'];
  onAct: (act: FactorAct) => void;
}

function FactorOverview({ factor, onAct }: FactorOverviewProps) {
  const t = useTranslations('secondFactor');
  const { since, passkeys, passkeyHost, recoveryCodesLeft: count } = factor;
  const isOn = since !== null || passkeys.length > 0;
  return (
    <>
      {!isOn && <p>{t('text')}</p>}
      <AuthenticatorApp factor={factor} onAct={onAct} />
      {passkeys.length > 0 && (
        <OwnPasskeys passkeys={passkeys} onRemove={(passkey) => onAct({ kind: 'removePasskey', passkey })} />
      )}
      <AddPasskey host={passkeyHost} onAdd={() => onAct({ kind: 'addPasskey' })} />
      {isOn && (
        <>
          <p role={count === 0 ? 'alert' : undefined}>
            {count === 0 ? t('noCodesLeft') : t('codesLeft', { count })}
          </p>
          <Button onClick={() => onAct({ kind: 'newCodes' })}>{t('newCodes')}</Button>
          <Button tone="Quiet" onClick={() => onAct({ kind: 'turnOff' })}>
            {t('turnOff')}
          </Button>
        </>
      )}
    </>
  );
}

function AuthenticatorApp({ factor: { since, passkeys }, onAct }: FactorOverviewProps) {
  const t = useTranslations('secondFactor');
  const format = useFormatter();
  if (since === null) return <Button onClick={() => onAct({ kind: 'setUp' })}>{t('setUp')}</Button>;
  const at = format.dateTime(new Date(since), { dateStyle: 'medium' });
  return (
    <>
      <p>{t('onSince', { at })}</p>
      <Button onClick={() => onAct({ kind: 'otherPhone' })}>{t('otherPhone')}</Button>
      {passkeys.some(({ isUsable }) => isUsable) && (
        <Button onClick={() => onAct({ kind: 'removeApp' })}>{t('removeApp')}</Button>
      )}
    </>
  );
}

/** The button that adds a passkey, or the reason why none can be added here. */
function AddPasskey({ host, onAdd }: { host: string | null; onAdd: () => void }) {
  const t = useTranslations('secondFactor');
  if (host === location.hostname && canUsePasskeys())
    return <Button onClick={onAdd}>{t('addPasskey')}</Button>;
  // This browser does not support passkeys: there is nothing to explain.
  if (host === location.hostname) return null;
  // If the service has no configured address, passkeys only work on the machine of the service.
  const isElsewhere = host !== null && host !== 'localhost';
  return <p>{isElsewhere ? t('passkeysAt', { host }) : t('passkeysNot')}</p>;
}
