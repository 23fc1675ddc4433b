import { useFormatter, useTranslations } from 'use-intl';
import { useAmount } from '../../ui/amount.tsx';
import css from './activity.module.css';
import type { AuditedRecord } from './activity-filter.ts';
import { type PartChange, partChangesOf } from './part-changes.ts';
import { isShort, readValue, type Value } from './property-value.ts';
import { usePropertyName } from './use-property-name.ts';

interface PropertyChangeProps {
  kind: AuditedRecord['kind'];
  action: AuditedRecord['action'];
  property: AuditedRecord['properties'][number];
}

/** What differs in one property: short values in the line, long ones when it is opened. */
export function PropertyChange({ kind, action, property: { name, values } }: PropertyChangeProps) {
  const t = useTranslations('activity');
  const nameOf = usePropertyName();
  const text = useValueText();
  const label = nameOf(kind, action, name);
  if (values === null) return <li>{t('changed', { name: label })}</li>;
  if (action === 'Imported') {
    const counts = values.after as { added: number; changed: number; removed: number };
    return <li>{t('counts', { name: label, ...counts })}</li>;
  }
  const parts = partChangesOf(values.before, values.after);
  if (parts !== null) return parts.map((part) => <PartText key={part.name} label={label} part={part} />);
  const [before, after] = [readValue(name, values.before), readValue(name, values.after)];
  if (isShort(before) && isShort(after))
    return <li>{t('change', { name: label, before: text(before), after: text(after) })}</li>;
  return (
    <li>
      <details>
        <summary>{t('changed', { name: label })}</summary>
        <LongValue label={t('before')} value={values.before} />
        <LongValue label={t('after')} value={values.after} />
      </details>
    </li>
  );
}

/** From what to what the price of a portion, an extra or a choice went. */
function PartText({ label, part: { name, before, after } }: { label: string; part: PartChange }) {
  const t = useTranslations('activity');
  const amount = useAmount();
  const text = (kurus: number | null) => (kurus === null ? t('nothing') : amount(kurus / 100));
  return <li>{t('change', { name: `${label}: ${name}`, before: text(before), after: text(after) })}</li>;
}

function LongValue({ label, value }: { label: string; value: unknown }) {
  return (
    <>
      <p className={css.soft}>{label}</p>
      <pre className={css.value} dir="ltr">
        {JSON.stringify(value, null, 2)}
      </pre>
    </>
  );
}

/** Writes a value as the language does. */
function useValueText(): (value: Value) => string {
  const t = useTranslations('activity');
  const tRoles = useTranslations('people.roles');
  const format = useFormatter();
  const amount = useAmount();
  return (value) => {
    switch (value.kind) {
      case 'Nothing':
        return t('nothing');
      case 'Switch':
        return t(value.isOn ? 'yes' : 'no');
      case 'Moment':
        return format.dateTime(new Date(value.at), { dateStyle: 'medium', timeStyle: 'short' });
      case 'Percent':
        return format.number(value.share, { style: 'percent', maximumFractionDigits: 2 });
      case 'Amount':
        return amount(value.lira);
      case 'Role':
        return tRoles(value.role);
      default:
        return value.text;
    }
  };
}
