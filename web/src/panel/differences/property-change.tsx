import { Fragment } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { languageAttributes, useVenueTextAttributes, VenueText } from '../venue-settings/venue-text.tsx';
import { useWeekdayName, WEEKDAYS } from '../weekdays.ts';
import type { ChangedRecord } from './changed-record.ts';
import css from './differences.module.css';
import { usePropertyName } from './use-property-name.ts';
import { useValueText } from './use-value-text.ts';
import { type Difference, differencesOf } from './value-differences.ts';

interface PropertyChangeProps {
  kind: ChangedRecord['kind'];
  action: ChangedRecord['action'];
  property: ChangedRecord['properties'][number];
}

/** How many differences are listed for a property. Of the others, only the number is shown. */
const MOST_LINES = 20;

/** The differences of one property, with old and new values. A property with several parts has a line for each part. */
export function PropertyChange({ kind, action, property: { name, values } }: PropertyChangeProps) {
  const t = useTranslations('activity');
  const tMenu = useTranslations('panelMenu.history');
  const nameOf = usePropertyName();
  const label = nameOf(kind, action, name);
  if (values === null) return <li>{t.rich('changed', { name: label, place: (text) => text })}</li>;
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
  /** The property of the record that contains the value. */
  owner: string;
  difference: Difference;
}

/** A difference with its old and new value: short values in the line, long values below it. */
function DifferenceLine({ label, owner, difference }: DifferenceLineProps) {
  const t = useTranslations('activity');
  const { property, records } = difference;
  const textOf = useValueText();
  const partName = usePartName();
  const venueText = useVenueTextAttributes();
  const language = records.findLast(isLanguage);
  const written = language === undefined ? venueText : languageAttributes(language);
  const own = property === owner ? undefined : partName(property, owner);
  const name = [label, ...records, own].filter((part) => part !== undefined).join(': ');
  const place = () => <Place key="place" owner={owner} label={label} records={records} own={own} />;
  const [before, after] = [textOf(property, difference.before), textOf(property, difference.after)];
  if (before === null || after === null) return <li>{t.rich('changed', { name, place })}</li>;
  if (before.text.length <= LONGEST && after.text.length <= LONGEST)
    return (
      <li>
        {t.rich('change', {
          ...{ name, place, before: before.text, after: after.text },
          from: (text) => <span {...(before.isWritten && written)}>{text}</span>,
          to: (text) => <span {...(after.isWritten && written)}>{text}</span>,
        })}
      </li>
    );
  return (
    <li>
      <details>
        <summary>{t.rich('changed', { name, place })}</summary>
        <LongValue label={t('before')} text={before.text} written={written} />
        <LongValue label={t('after')} text={after.text} written={written} />
      </details>
    </li>
  );
}

interface PlaceProps {
  /** The property of the record that changed. */
  owner: string;
  label: string;
  records: readonly string[];
  own: string | undefined;
}

/**
 * The place of a value: the property of the record, the parts within it that contain the value, and the value's own
 * property in the innermost part.
 */
function Place({ label, owner, records, own }: PlaceProps) {
  const languages = new Intl.DisplayNames([useLocale()], { type: 'language' });
  const nameOfDay = useWeekdayName();
  const tReasons = useTranslations('money.reasons');
  const written = (record: string) => {
    if (owner === 'reasons') return tReasons(`kinds.${record}` as 'title');
    const day = owner === 'workingHours' ? WEEKDAYS.find((one) => one === record) : undefined;
    return day === undefined ? <VenueText>{record}</VenueText> : nameOfDay(day);
  };
  return (
    <>
      {label}
      {records.map((record, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group and its choice may have the same name
        <Fragment key={at}>
          {': '}
          {isLanguage(record) ? (languages.of(record) ?? record) : written(record)}
        </Fragment>
      ))}
      {own !== undefined && `: ${own}`}
    </>
  );
}

/** Whether a part is named by a language code, because it contains translations. */
function isLanguage(record: string): boolean {
  return /^[a-z]{2}$/.test(record);
}

/** A value with more characters is shown below the line. */
const LONGEST = 80;

/** The keys of the texts for properties of the parts of a product; they are those of the product form. */
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

/** For each settings property, the group of texts that names the properties within it. */
const PART_LISTS: Readonly<Record<string, string>> = {
  paymentMethods: 'money.methods.fields',
  billPaper: 'money.fields',
  reasons: 'money.reasons.fields',
  reservations: 'settings.fields',
};

/**
 * @returns a function that names a property within a property; `undefined` if its value is clear without a
 * name.
 */
function usePartName(): (property: string, owner: string) => string | undefined {
  const t = useTranslations('panelMenu.product');
  const tAll = useTranslations();
  return (property, owner) => {
    const list = PART_LISTS[owner];
    const field = property === 'tipBasisPoints' ? 'tips' : property.replace(/Percent$/, '');
    const ofForm = `${list}.${field}` as 'app.undo';
    if (list !== undefined && tAll.has(ofForm)) return tAll(ofForm);
    const word = PART_NAMES[property];
    return word === undefined ? undefined : t(word);
  };
}

interface LongValueProps {
  label: string;
  text: string;
  written: ReturnType<typeof useVenueTextAttributes>;
}

function LongValue({ label, text, written }: LongValueProps) {
  return (
    <>
      <p className={css.soft}>{label}</p>
      <p className={css.value} {...written}>
        {text}
      </p>
    </>
  );
}
