import { useTranslations } from 'use-intl';
import { useExactMoment } from '../use-moment.ts';
import css from './activity.module.css';
import type { AuditEntry, AuditedRecord } from './activity-filter.ts';
import { PropertyChange } from './property-change.tsx';

/** Keeps addresses and ids in their order within a text from right to left. */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** One act: when, who, from where, and what differs since. */
export function ActivityEntry({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('activity');
  const tMenu = useTranslations('panelMenu.history');
  const moment = useExactMoment();
  const { at, by, address, traceId, records, recordCount } = entry;
  const names = { Account: by.name, Operator: t('operator'), Nobody: t('nobody') };
  return (
    <li className={css.entry}>
      <time dateTime={at}>{moment(at)}</time>
      <div className={css.what}>
        <p>
          <strong>{names[by.kind]}</strong>{' '}
          {address !== null && (
            <span className={css.soft}>{t('from', { address: leftToRight(address) })}</span>
          )}
        </p>
        {records.map((record) => (
          <RecordText key={`${record.kind} ${record.action} ${record.id}`} record={record} />
        ))}
        {recordCount > records.length && <p>{tMenu('more', { count: recordCount - records.length })}</p>}
        {traceId !== null && <p className={css.trace}>{t('trace', { traceId: leftToRight(traceId) })}</p>}
      </div>
    </li>
  );
}

function RecordText({ record }: { record: AuditedRecord }) {
  const { kind, name, action, properties } = record;
  const text = useActionText();
  return (
    <>
      <p>
        {text(record)} {action !== 'SignedIn' && <em>{name}</em>}
      </p>
      {properties.length > 0 && (
        <ul className={css.changes}>
          {properties.map((property) => (
            <PropertyChange key={property.name} kind={kind} action={action} property={property} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Says what was done, such as `changed: product`. */
function useActionText(): (record: AuditedRecord) => string {
  const t = useTranslations('activity');
  const tMenu = useTranslations('panelMenu.history');
  const kindOf = (kind: AuditedRecord['kind']) => {
    switch (kind) {
      case 'Account':
      case 'Key':
      case 'Venue':
      case 'Service':
        return t(`kinds.${kind}`);
      default:
        return tMenu(`kinds.${kind}`);
    }
  };
  return ({ kind, action }) => {
    switch (action) {
      case 'SignedIn':
      case 'SignInSlowed':
        return t(`actions.${action}`);
      case 'Imported':
      case 'Exported':
        return t(`actions.${action}`, { kind: kindOf(kind) });
      default:
        return tMenu(`actions.${action}`, { kind: kindOf(kind) });
    }
  };
}
