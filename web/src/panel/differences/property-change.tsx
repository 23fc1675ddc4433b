import { useTranslations } from 'use-intl';
import css from './differences.module.css';
import type { DifferingRecord } from './differing-record.ts';
import { usePropertyName } from './use-property-name.ts';
import { useValueText } from './use-value-text.ts';
import { type Difference, differencesOf } from './value-differences.ts';

interface PropertyChangeProps {
  kind: DifferingRecord['kind'];
  action: DifferingRecord['action'];
  property: DifferingRecord['properties'][number];
}

/** More of one property are only counted. */
const MOST_LINES = 20;

/** What differs in one property: from what to what, in a line for each thing within it. */
export function PropertyChange({ kind, action, property: { name, values } }: PropertyChangeProps) {
  const t = useTranslations('activity');
  const tMenu = useTranslations('panelMenu.history');
  const nameOf = usePropertyName();
  const label = nameOf(kind, action, name);
  if (values === null) return <li>{t('changed', { name: label })}</li>;
  if (action === 'Imported') {
    const counts = values.after as { added: number; changed: number; removed: number };
    return <li>{t('counts', { name: label, ...counts })}</li>;
  }
  const differences = differencesOf(name, values.before, values.after);
  return (
    <>
      {differences.slice(0, MOST_LINES).map((difference) => (
        <DifferenceLine
          key={JSON.stringify([difference.records, difference.property])}
          label={label}
          owner={name}
          difference={difference}
        />
      ))}
      {differences.length > MOST_LINES && (
        <li>{tMenu('more', { count: differences.length - MOST_LINES })}</li>
      )}
    </>
  );
}

interface DifferenceLineProps {
  label: string;
  /** The property of the record that it is within. */
  owner: string;
  difference: Difference;
}

/** Short values stand in the line, long ones below it. */
function DifferenceLine({ label, owner, difference }: DifferenceLineProps) {
  const t = useTranslations('activity');
  const { property, records } = difference;
  const textOf = useValueText();
  const partName = usePartName();
  const own = property === owner ? undefined : partName(property);
  const name = [label, ...records.map(textOf.place), own].filter((part) => part !== undefined).join(': ');
  const [before, after] = [
    textOf.value(property, difference.before),
    textOf.value(property, difference.after),
  ];
  if (before === null || after === null) return <li>{t('changed', { name })}</li>;
  if (before.length <= LONGEST && after.length <= LONGEST)
    return <li>{t('change', { name, before, after })}</li>;
  return (
    <li>
      <details>
        <summary>{t('changed', { name })}</summary>
        <LongValue label={t('before')} text={before} />
        <LongValue label={t('after')} text={after} />
      </details>
    </li>
  );
}

/** Characters that still stand in a line. */
const LONGEST = 80;

/** The words of the product's form for what parts have. */
const PART_NAMES: Partial<
  Record<
    string,
    'name' | 'description' | 'unit' | 'weight' | 'calories' | 'isDefault' | 'selection' | 'isRequired'
  >
> = {
  ...{
    name: 'name',
    description: 'description',
    pricingUnit: 'unit',
    weight: 'weight',
    calories: 'calories',
  },
  ...{ isDefault: 'isDefault', selectionType: 'selection', isRequired: 'isRequired' },
};

/** Names what is within a property; `undefined` where its value says enough. */
function usePartName(): (property: string) => string | undefined {
  const t = useTranslations('panelMenu.product');
  return (property) => {
    const word = PART_NAMES[property];
    return word === undefined ? undefined : t(word);
  };
}

function LongValue({ label, text }: { label: string; text: string }) {
  return (
    <>
      <p className={css.soft}>{label}</p>
      <p className={css.value} dir="auto">
        {text}
      </p>
    </>
  );
}
