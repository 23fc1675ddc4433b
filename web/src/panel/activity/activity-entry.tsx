import { useTranslations } from 'use-intl';
import { leftToRight } from '../../ui/text/left-to-right.ts';
import { RecordDifferences } from '../differences/record-differences.tsx';
import { useExactInstantText } from '../use-instant-text.ts';
import css from './activity.module.css';
import type { AuditEntry } from './activity-filter.ts';

/** An entry of the audit log: who made a change, when and from where, and the changed values. */
export function ActivityEntry({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('activity');
  const tMenu = useTranslations('panelMenu.history');
  const instantText = useExactInstantText();
  const { at, by, address, traceId, records, recordCount } = entry;
  const names = { Account: by.name, Operator: t('operator'), Nobody: t('nobody') };
  return (
    <li className={css.entry}>
      <time dateTime={at}>{instantText(at)}</time>
      <div className={css.what}>
        <p>
          <strong>{names[by.kind]}</strong>{' '}
          {address !== null && (
            <span className={css.soft}>{t('from', { address: leftToRight(address) })}</span>
          )}
        </p>
        {records.map((record) => (
          <RecordDifferences key={`${record.kind} ${record.action} ${record.id}`} record={record} />
        ))}
        {recordCount > records.length && <p>{tMenu('more', { count: recordCount - records.length })}</p>}
        {traceId !== null && <p className={css.trace}>{t('trace', { traceId: leftToRight(traceId) })}</p>}
      </div>
    </li>
  );
}
