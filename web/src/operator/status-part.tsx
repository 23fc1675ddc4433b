import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ApiFault } from '../api/fault.ts';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Loading } from '../ui/loading.tsx';
import { CallList } from './call-list.tsx';
import type { OperatorSchemas } from './operator-api.ts';
import { useOperator } from './operator-context.tsx';
import css from './operator-page.module.css';

type Status = OperatorSchemas['Status'];

const READ_EVERY_MS = 5_000;

/** The state of the service, read every five seconds. @param onRefused  called when the token is not accepted */
export function StatusPart({ onRefused }: { onRefused: () => void }) {
  const operator = useOperator();
  const { data, error, refetch } = useQuery({
    queryKey: ['operator-status'],
    queryFn: () => operator<Status>('/status'),
    refetchInterval: READ_EVERY_MS,
    gcTime: 0,
  });
  const isRefused = error instanceof ApiFault && error.status === 401;
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  if (data === undefined)
    return error === null || isRefused ? (
      <Loading />
    ) : (
      <FaultMessage fault={error} onRetry={() => void refetch()} />
    );
  return (
    <>
      {error !== null && <FaultMessage fault={error} onRetry={() => void refetch()} />}
      <CurrentState status={data} />
      <Load status={data} />
    </>
  );
}

function CurrentState({ status }: { status: Status }) {
  const t = useTranslations('operator');
  const format = useFormatter();
  const at = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'short', timeStyle: 'short' });
  const { versions, server, waiting } = status;
  const troubles = useTroubles(status);
  const queue = (name: 'papers' | 'changes', { count, since }: Status['waiting']['printing']) => (
    <Fact name={t(name)}>
      {format.number(count)}
      {since !== null && ` (${t('oldest', { at: at(since) })})`}
    </Fact>
  );
  return (
    <section className={css.part} aria-labelledby="operator-now">
      <h2 id="operator-now">{t('now')}</h2>
      {troubles.length === 0 ? (
        <p className={css.well}>{t('allWell')}</p>
      ) : (
        <ul className={css.troubles}>
          {troubles.map((trouble) => (
            <li key={trouble}>{trouble}</li>
          ))}
        </ul>
      )}
      <dl className={css.facts}>
        {queue('papers', waiting.printing)}
        {queue('changes', waiting.webhooks)}
        <Fact name={t('imports')}>{format.number(waiting.imports)}</Fact>
        <Fact name={t('backup')}>{useBackupAge(status.backup)}</Fact>
      </dl>
      <p className={css.soft}>
        {t('versions', {
          release: versions.release,
          schema: String(versions.schema ?? ''),
          postgres: versions.postgres,
        })}
        <br />
        {t('since', { at: at(server.startedAt) })}
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The present troubles as sentences, each only once. */
function useTroubles({ failing, server, backup, disk }: Status): string[] {
  const t = useTranslations('operator');
  const tTrouble = useTranslations('pay.printers.trouble');
  // A newer service may report a trouble for which this app has no text.
  const printerTrouble = (trouble: string | null) => {
    const name = (trouble ?? 'none') as 'none';
    return tTrouble.has(name) ? tTrouble(name) : name;
  };
  const withVenueName = (name: string, venue: string) => `${name} (${venue})`;
  const troubles = [
    ...(disk.state === 'Full' ? [t('diskFull')] : []),
    ...(disk.state === 'Little' ? [t('diskLittle')] : []),
    ...failing.printers.map(({ name, venueName, trouble }) =>
      t('printerFails', { name: withVenueName(name, venueName), trouble: printerTrouble(trouble) }),
    ),
    ...failing.endpoints.map(({ name, venueName, lastError }) =>
      t('webhookFails', { name: withVenueName(name, venueName), trouble: lastError ?? t('noAnswer') }),
    ),
    ...server.failingJobs.map((name) => t('jobFails', { name })),
    ...(backup?.isMade === false ? [t('backupsNotMade')] : []),
    ...(backup?.isFailing ? [t('backupFailed')] : []),
    ...(backup?.isLostWithData ? [t('backupOnDisk')] : []),
    ...server.spentBudgets.map(({ keyName, budget, perMinute }) =>
      t('budget', { name: `${keyName ?? t('anAddress')} (${budget})`, perMinute }),
    ),
  ];
  return [...new Set(troubles)];
}

const HOUR_SECONDS = 3_600;

function useBackupAge(backup: Status['backup']): string {
  const t = useTranslations('operator');
  if (backup === null || !backup.isMade) return '–';
  if (backup.ageSeconds === null) return t('noBackup');
  return t('backupAge', { hours: Math.round(backup.ageSeconds / HOUR_SECONDS) });
}

function Load({ status: { server } }: { status: Status }) {
  const t = useTranslations('operator');
  const { minutes, groups, connections, liveStreams, database, errors } = server;
  return (
    <section className={css.part} aria-labelledby="operator-load">
      <h2 id="operator-load">{t('load')}</h2>
      <p className={css.soft}>
        {t('lastMinutes', { minutes })}. {t('ofThisServer')}
      </p>
      <div className={css.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('group')}</th>
              <th scope="col">{t('requests')}</th>
              <th scope="col">{t('errors')}</th>
              <th scope="col">{t('p95')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ group, requests, errors: failed, p95Ms }) => (
              <tr key={group}>
                <th scope="row" dir="ltr">
                  {group}
                </th>
                <td>{requests}</td>
                <td>{failed}</td>
                <td>{t('milliseconds', { ms: p95Ms })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {t('connections', {
          callers: connections,
          streams: liveStreams,
          busy: database.open - database.idle,
          queued: database.waiting,
        })}
      </p>
      <h3>{t('lastErrors')}</h3>
      {errors.length === 0 ? <p className={css.soft}>{t('noErrors')}</p> : <CallList calls={errors} />}
    </section>
  );
}
