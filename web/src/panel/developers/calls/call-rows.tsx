import { useTranslations } from 'use-intl';
import { CopyButton } from '../../form/copy-button.tsx';
import { useExactInstantText } from '../../use-instant-text.ts';
import css from '../developers.module.css';
import type { ApiCall } from '../key-queries.ts';
import { type StateKind, StateMark } from '../state-mark.tsx';
import calls from './calls.module.css';

type Result = 'ok' | 'refused' | 'fault';

const MARKS: Record<Result, StateKind> = { ok: 'Good', refused: 'Open', fault: 'Bad' };

/**
 * Calls with their results.
 * @param nameOf  returns the name of a key; needed if the calls are of several keys
 */
export function CallRows({
  calls: listed,
  nameOf,
}: {
  calls: readonly ApiCall[];
  nameOf?: (keyId: string) => string | undefined;
}) {
  return (
    <ul className={css.rows}>
      {listed.map((call) => (
        <li key={call.id} className={calls.call}>
          <CallRow call={call} keyName={nameOf?.(call.keyId)} />
        </li>
      ))}
    </ul>
  );
}

function CallRow({ call, keyName }: { call: ApiCall; keyName: string | undefined }) {
  const t = useTranslations('developers');
  const instantText = useExactInstantText();
  const { at, method, path, operation, status, errorCode, durationMs, traceId } = call;
  const result = resultOf(status);
  return (
    <>
      <span className={calls.result}>
        <StateMark mark={MARKS[result]}>
          {status} · {t(`calls.result.${result}`)}
        </StateMark>
        {errorCode !== null && (
          <span className={css.code} dir="ltr">
            {errorCode}
          </span>
        )}
      </span>
      <span className={calls.what}>
        <strong dir="ltr">
          {method} {operation}
        </strong>
        <span className={css.code} dir="ltr">
          {path}
        </span>
        <span className={css.small}>
          {instantText(at)} · {t('calls.durationMs', { durationMs })}
          {keyName !== undefined && ` · ${t('find.withKey', { name: keyName })}`}
        </span>
      </span>
      <span className={calls.trace}>
        <span className={css.code} dir="ltr">
          {traceId}
        </span>
        <CopyButton text={traceId} what={`${t('calls.traceId')} ${traceId.slice(0, 6)}`} />
      </span>
    </>
  );
}

function resultOf(status: number): Result {
  if (status < 400) return 'ok';
  return status < 500 ? 'refused' : 'fault';
}
