import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useVenue } from '../../session/venue-context.tsx';
import { useAmount } from '../../ui/amount.tsx';
import { categoriesQuery, settingsQuery } from '../panel-queries.ts';
import { useWeekdayName, WEEKDAYS } from '../weekdays.ts';
import { readValue } from './property-value.ts';
import type { PlainValue } from './value-differences.ts';

/** The text of a value in the language of the app. */
interface ValueText {
  text: string;
  /** Whether a person wrote it, in any language. */
  isWritten: boolean;
}

/**
 * @returns a function that writes a value of a record in the language of the app. For a reference to another record, it
 * writes the name of that record. `null` for values that mean nothing to people, such as ids.
 */
export function useValueText(): (property: string, value: PlainValue) => ValueText | null {
  const t = useTranslations('activity');
  const format = useFormatter();
  const single = useSingleText();
  return (property, plain) => {
    if (plain === null || plain === '') return { text: t('nothing'), isWritten: false };
    const known = [plain].flat().flatMap((each) => single(property, each) ?? []);
    if (known.length === 0) return null;
    const text = format.list(
      known.map((one) => one.text),
      { type: 'unit' },
    );
    return { text, isWritten: known.some(({ isWritten }) => isWritten) };
  };
}

type Single = string | number | boolean;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function useSingleText(): (property: string, value: Single) => ValueText | null {
  const t = useTranslations('activity');
  const tRoles = useTranslations('people.roles');
  const format = useFormatter();
  const amount = useAmount();
  const wordOf = useWord();
  const referenceName = useReferenceName();
  return (property, raw) => {
    const word = wordOf(property, raw);
    if (word !== undefined) return appText(word);
    const name = referenceName(property, raw);
    if (name !== undefined) return { text: name, isWritten: true };
    const value = readValue(property, raw);
    switch (value.kind) {
      case 'Nothing':
        return appText(t('nothing'));
      case 'Switch':
        return appText(t(value.isOn ? 'yes' : 'no'));
      case 'Moment':
        return appText(format.dateTime(new Date(value.at), { dateStyle: 'medium', timeStyle: 'short' }));
      case 'Percent':
        return appText(format.number(value.share, { style: 'percent', maximumFractionDigits: 2 }));
      case 'Amount':
        return appText(amount(value.lira));
      case 'Role':
        return appText(tRoles(value.role));
      default:
        return ID.test(value.text) ? null : { text: value.text, isWritten: typeof raw === 'string' };
    }
  };
}

const appText = (text: string): ValueText => ({ text, isWritten: false });

/** @returns a function that gives the word for a value of an enumeration. */
function useWord(): (property: string, value: Single) => string | undefined {
  const t = useTranslations('panelMenu.product');
  const tAll = useTranslations();
  const nameOfDay = useWeekdayName();
  return (property, value) => {
    const day = WEEKDAYS.find((one) => one === value);
    if (day !== undefined && DAYS.has(property)) return nameOfDay(day);
    if (property === 'isClosed') return tAll(`hours.modes.${value ? 'Closed' : 'Open'}`);
    // `true` for a day means that it is closed.
    if (value === true && DAYS.has(property)) return tAll('hours.modes.Closed');
    const key = `${property === 'allergens' ? 'allergen' : 'units'}.${value}` as 'name';
    if (property === 'allergens' || property === 'pricingUnit') return t.has(key) ? t(key) : undefined;
    if (property === 'selectionType') return t(value === 'Single' ? 'single' : 'multiple');
    const kind = String(value);
    const words = (KINDS[property] ?? []).flatMap((list) => [
      `${list}.${kind}` as 'app.undo',
      `${list}.${kind.charAt(0).toLowerCase()}${kind.slice(1)}` as 'app.undo',
    ]);
    const found = words.find((word) => tAll.has(word));
    // Long names have soft hyphens for the narrow buttons of the till.
    return found && tAll(found).replaceAll('\u00AD', '');
  };
}

const DAYS = new Set(['weekdays', 'workingHours', 'specialDays']);

/** For each property with enumerated values, the groups of texts that name these values. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  kind: ['pay.kinds', 'campaigns.by'],
  paymentMethods: ['pay.kinds'],
  orderTypes: ['campaigns.types'],
  purpose: ['printers.purposes'],
  drawerPin: ['printers.drawers'],
  fiscalDocuments: ['money.fiscal.choices'],
};

/** @returns a function that gives the name of the category or VAT class that a value refers to. */
function useReferenceName(): (property: string, value: Single) => string | undefined {
  const { venueId } = useVenue();
  const { data: categories = [] } = useQuery(categoriesQuery(venueId));
  const { data: settings } = useQuery(settingsQuery(venueId));
  return (property, value) => {
    if (property === 'categoryId' || property === 'categoryIds')
      return categories.find(({ id }) => id === value)?.name;
    if (property === 'vatClass' || property === 'serviceFeeVatClass')
      return settings?.vatClasses.find(({ code }) => code === value)?.name;
    return undefined;
  };
}
