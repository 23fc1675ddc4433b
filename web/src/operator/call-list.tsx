import { useFormatter } from 'use-intl';
import type { OperatorSchemas } from './operator-api.ts';
import css from './operator-page.module.css';

/** An API call. Only a call with an error needs a trace id. */
type ListedCall = Pick<OperatorSchemas['TracedCall'], 'at' | 'operation' | 'status' | 'code'> & {
  traceId?: string;
};

/** A list of API calls with their status, and with trace ids for errors. */
export function CallList({ calls }: { calls: readonly ListedCall[] }) {
  const format = useFormatter();
  return (
    <ul className={css.calls}>
      {calls.map(({ at, traceId, operation, status, code }) => (
        <li key={`${at} ${traceId ?? ''} ${operation}`} dir="ltr">
          <time dateTime={at}>
            {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}
          </time>{' '}
          <strong>{status}</strong> {operation} {code}
          {traceId !== undefined && <code>{traceId}</code>}
        </li>
      ))}
    </ul>
  );
}
